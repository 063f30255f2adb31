import { mayRunTasks, recipesIn, wordsIn } from '../../detection/project.ts';
import type { Dependency } from '../../model/model.ts';

/** The variables that may decide what an unidentified launch starts, with their values. */
export function hiddenVariables(dependency: Dependency): (readonly [string, string])[] {
  const { launch, environments = [] } = dependency.declaration;
  const named = hiddenBehind(dependency);
  // A recipe may use any of them.
  const isByRecipe = recipesOf(dependency).length > 0;
  return [launch, ...environments]
    .flatMap(({ env }) => [...env])
    .filter(([name]) => isByRecipe || named.has(name))
    .map(([name, { text }]) => [name, text] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The variables in the texts of an unidentified launch; none for any other. */
export function hiddenBehind(dependency: Dependency): ReadonlySet<string> {
  return new Set(
    hidingTexts(dependency).flatMap((text) =>
      [...text.matchAll(/(?:[$%!]\{?\{?\s*(?:env[:.])?|\{env:)(\w+)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}

/** The texts of an unidentified launch, whose variables hide what it starts; none for any other. */
function hidingTexts({ type, declaration, through }: Dependency): readonly string[] {
  if (type !== 'unidentified') return [];
  const { command, args, url, cwd } = declaration.launch;
  return [...[command, url, cwd, ...args].map((word) => word?.text ?? ''), ...through];
}

/** The words of the scripts of a launch that may run tasks; none for any other. */
export function scriptWords(dependency: Dependency): readonly string[] {
  if (!mayRunTasks(dependency)) return [];
  const { through } = dependency;
  return through.flatMap((text) => wordsIn(text.replace(/^[ \t]*#.*$/gm, '')));
}

/** Names of the files that a launch may read to find what to start; none where it runs no tasks. */
export function recipesOf(dependency: Dependency): readonly string[] {
  if (!mayRunTasks(dependency)) return [];
  const { command, args } = dependency.declaration.launch;
  const words = [command, ...args].flatMap((word) => wordsIn(word?.text ?? ''));
  return recipesIn([...words, ...scriptWords(dependency)]);
}

/** Expressions with nothing but settings of GitHub, which no step and no other line can change. */
const ofSettings = /\$\{\{(?:\s|\|\||&&|(?:vars|secrets)\.[\w-]+|'[^']*')+\}\}/g;

const runsCommand = (text: string): boolean => /\$\(|`/.test(text);

/** A digest of the surroundings that decide what an entry starts; null where they do not. */
export function surroundingsOf(dependency: Dependency): string | null {
  const { surroundings } = dependency.declaration;
  const texts = hidingTexts(dependency);
  const hides = (text: string): boolean => /[$%!`]/.test(text);
  if (surroundings === undefined) return null;
  const isByRecipe = recipesOf(dependency).length > 0;
  if (isByRecipe || texts.some((text) => hides(text.replaceAll(ofSettings, '')))) {
    // A script, or a command for a value, may use any of them.
    const isOpen = isByRecipe || dependency.through.length > 0 || texts.some(runsCommand);
    return isOpen ? surroundings.ofVariables : surroundings.ofNamed;
  }
  return texts.some(hides) ? surroundings.ofSettings : null;
}
