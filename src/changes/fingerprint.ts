import { isOfProjectFolder, pathBelow, withoutProjectFolder } from '../declarations/paths.ts';
import { alterationsOf } from '../launch/environment.ts';
import type { Alteration, Dependency } from '../model.ts';

/** A side of a comparison: what a tree brings in, and what else counts for whether it is the same. */
export interface Side {
  readonly dependencies: readonly Dependency[];
  /** Paths of regular files, and of links. */
  readonly paths: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /**
   * Names the content of a file, or the target of a link; equal for what is equal, and for what cannot
   * be read equal to nothing on the other side.
   */
  readonly contentOf: (file: string) => string;
}

/**
 * Everything that makes a dependency what it is, as one text.
 *
 * @param nameInBase gives each path of the side the name that the file has in the base
 */
export function fingerprint(
  dependency: Dependency,
  side: Side,
  nameInBase: (path: string) => string,
): string {
  const { role, type, specifier, pin, version, digest, resolved, reason, through } = dependency;
  const { file, client, disabled, launch } = dependency.declaration;
  const program = programOf(dependency);
  const name = program === null ? dependency.name : nameInBase(program);
  const { command, args, cwd, url, registry, plugin, envFile, hooks } = launch;
  return JSON.stringify([
    nameInBase(file),
    client,
    [role, type, name, specifier, pin, version, digest, reason],
    resolved === null ? null : [resolved.version, nameInBase(resolved.file)],
    disabled,
    [command, cwd, url, registry, plugin, envFile].map((word) => word?.text ?? null),
    args.map(({ text }) => text),
    alteringVariables(dependency),
    surroundingsOf(dependency),
    hooks.map(({ what, mark }) => [what, mark]),
    inOrder(dependency.alterations).map((each) => [
      each.kind,
      each.what,
      each.file === null ? null : nameInBase(each.file),
      each.address,
      // What alters it from elsewhere may have kept its name and have another value.
      each.mark ?? (each.file === null ? null : side.contentOf(each.file)),
    ]),
    decidingFiles(dependency, side).map((path) => [nameInBase(path), side.contentOf(path)]),
    through.map(withPlainLineEnds),
  ]);
}

/** The file of the project that is started; null where a dependency is none. */
function programOf({ type, name }: Dependency): string | null {
  return type === 'local' ? name : null;
}

/** A text whose line ends are those of git, whatever the system of the checkout makes of them. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** In an order that does not hang on that of keys; what has one name stays as it stands. */
function inOrder(alterations: readonly Alteration[]): Alteration[] {
  const key = ({ kind, what, file }: Alteration): string => JSON.stringify([kind, what, file]);
  return alterations.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** The variables of an entry that decide what is fetched or run, with their values. */
function alteringVariables(dependency: Dependency): (readonly [string, string])[] {
  const { env } = dependency.declaration.launch;
  const altering = new Set(alterationsOf(env).map(({ what }) => what));
  const named = hiddenBehind(dependency);
  return [...env]
    .filter(([name]) => altering.has(name) || named.has(name))
    .map(([name, { text }]) => [name, text] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The variables behind which a launch hides what it starts; none where that is known. */
function hiddenBehind(dependency: Dependency): ReadonlySet<string> {
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

/** Expressions of nothing but settings of GitHub, which no step and no other line can set. */
const ofSettings = /\$\{\{(?:\s|\|\||&&|(?:vars|secrets)\.[\w-]+|'[^']*')+\}\}/g;

/** What stands around an entry and decides what is started; null where nothing there does. */
function surroundingsOf(dependency: Dependency): string | null {
  const { surroundings } = dependency.declaration;
  const texts = hidingTexts(dependency);
  const hides = (text: string): boolean => /[$%!`]/.test(text);
  if (surroundings === undefined || !texts.some(hides)) return null;
  return texts.some((text) => hides(text.replaceAll(ofSettings, '')))
    ? surroundings.ofVariables
    : surroundings.ofSettings;
}

/**
 * Files of the tree that decide what is started, though neither their names nor the entry change: links
 * on the way to what its words name, and where a launch is altered or hides what it starts the files
 * that it names.
 */
function decidingFiles(
  dependency: Dependency,
  { paths, links }: Omit<Side, 'contentOf'>,
): string[] {
  const { folder, launch } = dependency.declaration;
  const isOpen = dependency.alterations.length === 0 && hiddenBehind(dependency).size === 0;
  if (isOpen && links.size === 0) return [];
  const { command, args, cwd, envFile } = launch;
  const isHidden = hiddenBehind(dependency).size > 0;
  const below = cwd === null ? null : pathIn(folder, cwd.text);
  const starts = [...new Set([folder, below ?? folder])];
  const words = [command, cwd, isHidden ? envFile : null, ...args].map((word) => word?.text ?? '');
  const values = alteringVariables(dependency).map(([, value]) => value);
  const tokens = [...words, ...values].flatMap((text) => text.split(/[\s=:;,'"]+/));
  const found = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    // A file of variables is understood: what of it matters is an alteration.
    if (token === '' || (!isHidden && /^--env-file/.test(tokens[index - 1] ?? ''))) continue;
    for (const start of starts) {
      const path = pathIn(start, token);
      if (path === null) continue;
      for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
        if (links.has(path.slice(0, at))) found.add(path.slice(0, at));
      }
      if (links.has(path) || (!isOpen && paths.has(path))) found.add(path);
    }
  }
  return [...found].sort();
}

function pathIn(folder: string, text: string): string | null {
  return pathBelow(folder, isOfProjectFolder(`${text}/`) ? withoutProjectFolder(text) : text);
}

/** The files whose content is part of what the dependencies of a side are. */
export function filesThatCount(side: Omit<Side, 'contentOf'>): Set<string> {
  return new Set(
    side.dependencies.flatMap((dependency) => [
      ...dependency.alterations.flatMap(({ file, mark }) =>
        file === null || mark !== undefined ? [] : [file],
      ),
      ...decidingFiles(dependency, side),
    ]),
  );
}

/** Every file that is part of what the dependencies of a side are by its name. */
export function filesNamed(side: Omit<Side, 'contentOf'>): Set<string> {
  const files = side.dependencies.flatMap((dependency) => [
    dependency.declaration.file,
    dependency.resolved?.file,
    programOf(dependency),
    ...dependency.alterations.map(({ file }) => file),
    ...decidingFiles(dependency, side),
  ]);
  return new Set(files.flatMap((file) => file ?? []));
}
