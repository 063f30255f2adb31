import { alterationsOf } from '../launch/environment.ts';
import type { Dependency } from '../model.ts';
import { recipesIn, wordsIn } from './recipes.ts';

/** The variables of an entry that decide what is fetched or run, with their values. */
export function alteringVariables(dependency: Dependency): (readonly [string, string])[] {
  const { env } = dependency.declaration.launch;
  if (env.size === 0) return [];
  const altering = new Set(alterationsOf(env).map(({ what }) => what));
  const named = hiddenBehind(dependency);
  // A recipe may read any of them.
  const isByRecipe = recipesOf(dependency).length > 0;
  return [...env]
    .filter(([name]) => isByRecipe || altering.has(name) || named.has(name))
    .map(([name, { text }]) => [name, text] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The variables behind which a launch hides what it starts; none where that is known. */
export function hiddenBehind(dependency: Dependency): ReadonlySet<string> {
  return new Set(
    hidingTexts(dependency).flatMap((text) =>
      [...text.matchAll(/[$%!]\{?\{?\s*(?:env[:.])?(\w+)/g)].map(([, name = '']) => name),
    ),
  );
}

/** The texts of a launch that may hide what it starts; none where that is known. */
function hidingTexts({ type, declaration, through }: Dependency): readonly string[] {
  if (type !== 'unidentified') return [];
  const { command, args, url, cwd } = declaration.launch;
  return [...[command, url, cwd, ...args].map((word) => word?.text ?? ''), ...through];
}

/** The words of the scripts that start what nobody can tell. */
export function scriptWords({ type, through }: Dependency): readonly string[] {
  if (type !== 'unidentified') return [];
  return through.flatMap((text) => wordsIn(text.replace(/^[ \t]*#.*$/gm, '')));
}

/** Names of the files in which a launch may look up what it starts; none where that is known. */
export function recipesOf(dependency: Dependency): readonly string[] {
  const { type, declaration } = dependency;
  if (type !== 'unidentified') return [];
  const { command, args } = declaration.launch;
  const words = [command, ...args].flatMap((word) => wordsIn(word?.text ?? ''));
  return recipesIn([...words, ...scriptWords(dependency)]);
}

/** Expressions of nothing but settings of GitHub, which no step and no other line can set. */
const ofSettings = /\$\{\{(?:\s|\|\||&&|(?:vars|secrets)\.[\w-]+|'[^']*')+\}\}/g;

/** What stands around an entry and decides what is started; null where nothing there does. */
export function surroundingsOf(dependency: Dependency): string | null {
  const { surroundings } = dependency.declaration;
  const texts = hidingTexts(dependency);
  const hides = (text: string): boolean => /[$%!`]/.test(text);
  if (surroundings === undefined) return null;
  const isByRecipe = recipesOf(dependency).length > 0;
  if (isByRecipe || texts.some((text) => hides(text.replaceAll(ofSettings, '')))) {
    return surroundings.ofVariables;
  }
  return texts.some(hides) ? surroundings.ofSettings : null;
}
