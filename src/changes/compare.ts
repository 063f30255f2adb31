import { isOfProjectFolder, pathBelow, withoutProjectFolder } from '../declarations/paths.ts';
import { alterationsOf } from '../launch/environment.ts';
import type { Alteration, ChangeKind, Dependency } from '../model.ts';

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

/** What became of the dependencies of a base. */
export interface Comparison {
  /** For each dependency of the head what the change does to it, and what it was before. */
  readonly changes: ReadonlyMap<Dependency, Change>;
  /** Dependencies of the base that are gone, and that nothing took the place of. */
  readonly removed: readonly Dependency[];
}

export interface Change {
  readonly kind: ChangeKind;
  readonly before: Dependency | null;
  /**
   * All that it may have taken the place of, where that is told by the place alone: one list for all
   * that came to the same place.
   */
  readonly replaced: readonly Dependency[];
}

/**
 * Compares two trees. A dependency is unchanged where the base has one of the same client file (or of
 * the identical file that was renamed) with the same identity, version and its source, state, command,
 * arguments, address, folder and altering environment; its alias does not count, for it is no identity.
 * Of the others each has what it was before: the same package, or what has left its place. There what
 * is gone stands for all that came, so that nothing is let pass by what was put beside it.
 *
 * @param renamed paths of the base by those of the head that are identical files under a new name
 */
export function compare(base: Side, head: Side, renamed: ReadonlyMap<string, string>): Comparison {
  const inBase = ({ declaration: { file } }: Dependency): string => renamed.get(file) ?? file;
  const prints = new Map(
    base.dependencies.map((each) => [each, fingerprint(each, each.declaration.file, base)]),
  );
  const known = new Map([...prints].map(([each, print]) => [print, each]));
  const changes = new Map<Dependency, Change>();
  const kept = new Set<string>();
  for (const dependency of head.dependencies) {
    const print = fingerprint(dependency, inBase(dependency), head);
    const before = known.get(print);
    if (before === undefined) continue;
    changes.set(dependency, { kind: 'unchanged', before, replaced: [] });
    kept.add(print);
  }
  // The same launch may stand twice in the base: what is there is not gone.
  const gone = base.dependencies.filter((each) => !kept.has(prints.get(each) ?? ''));
  const isGone = new Set(gone);
  /** What of the gone is told to be before something. */
  const followed = new Set<Dependency>();
  /** What of the gone is still started, elsewhere or in another way. */
  const alive = new Set<Dependency>();
  const left = (): Dependency[] => head.dependencies.filter((each) => !changes.has(each));
  const pair = (dependency: Dependency, before: Dependency, replaced: readonly Dependency[]) => {
    // Who switches a server on brings it in.
    const isEnabled = before.declaration.disabled && !dependency.declaration.disabled;
    const isFirst = isGone.has(before) && !followed.has(before);
    changes.set(dependency, {
      kind: isEnabled || !isFirst ? 'added' : 'changed',
      before,
      replaced,
    });
    followed.add(before);
  };
  const bySelf = (place: Place): void => {
    const waiting = Map.groupBy(
      gone.filter((each) => !followed.has(each)),
      (each) => place(each, each.declaration.file),
    );
    for (const dependency of left()) {
      const key = place(dependency, inBase(dependency));
      const before = key === null ? undefined : waiting.get(key)?.shift();
      if (before === undefined) continue;
      pair(dependency, before, []);
      // What is switched off at the same time is as good as gone.
      if (before.declaration.disabled || !dependency.declaration.disabled) alive.add(before);
    }
  };
  const byPlace = (place: Place, hasLeft: (each: Dependency) => boolean): void => {
    const identified = (each: Dependency, key: string): string =>
      JSON.stringify([key, each.type, each.name]);
    const staying = new Set(
      head.dependencies.flatMap((each) => {
        const key = each.declaration.disabled ? null : place(each, inBase(each));
        return key === null ? [] : [identified(each, key)];
      }),
    );
    const waiting = Map.groupBy(base.dependencies.filter(hasLeft), (each) => {
      const key = place(each, each.declaration.file);
      return key === null || staying.has(identified(each, key)) ? null : key;
    });
    const next = new Map<string, number>();
    for (const dependency of left()) {
      const key = place(dependency, inBase(dependency));
      const there = key === null ? undefined : waiting.get(key);
      if (key === null || there === undefined) continue;
      const at = next.get(key) ?? 0;
      next.set(key, at + 1);
      const before = there[at] ?? there[0];
      if (before !== undefined) pair(dependency, before, there);
    }
  };
  const [filesThen, filesNow] = [
    new Set(base.dependencies.map((each) => each.declaration.file)),
    new Set(head.dependencies.map(inBase)),
  ];
  const isDead = (each: Dependency): boolean => isGone.has(each) && !alive.has(each);
  bySelf(({ type, name, role }, file) => JSON.stringify([file, role, type, name]));
  // Who calls for the alias gets what stands there now, wherever its server went.
  byPlace(
    ({ role, declaration }, file) => inFile(declaration, [file, role, declaration.alias]),
    () => true,
  );
  bySelf(({ type, name, role }) => JSON.stringify([role, type, name]));
  byPlace(
    ({ role, declaration }) => inFile(declaration, [role, declaration.alias]),
    (each) => isDead(each) || !filesNow.has(each.declaration.file),
  );
  // The last ones keep a server from losing its grade by being renamed at the same time.
  byPlace(({ role, declaration }, file) => inFile(declaration, [file, role]), isDead);
  byPlace(
    ({ role, declaration }, file) =>
      filesThen.has(file) && filesNow.has(file) ? null : inFile(declaration, [role]),
    isDead,
  );
  for (const dependency of left())
    changes.set(dependency, { kind: 'added', before: null, replaced: [] });
  return { changes, removed: gone.filter((each) => !followed.has(each)) };
}

/**
 * Where a dependency stands; null for nowhere. Those of package manifests are known by their name alone.
 *
 * @param file in the base
 */
type Place = (dependency: Dependency, file: string) => string | null;

function inFile({ client }: Dependency['declaration'], parts: readonly string[]): string | null {
  return client === 'package-manifest' ? null : JSON.stringify(parts);
}

/** Everything that makes a dependency what it is, as one text. */
function fingerprint(dependency: Dependency, file: string, side: Side): string {
  const { role, type, name, specifier, pin, version, digest, resolved, reason, through } =
    dependency;
  const { client, disabled, launch } = dependency.declaration;
  const { command, args, cwd, url, registry, plugin, envFile, hooks } = launch;
  return JSON.stringify([
    file,
    client,
    [role, type, name, specifier, pin, version, digest, reason],
    resolved === null ? null : [resolved.version, resolved.file],
    disabled,
    [command, cwd, url, registry, plugin, envFile].map((word) => word?.text ?? null),
    args.map(({ text }) => text),
    alteringVariables(dependency),
    hooks.map(({ what, mark }) => [what, mark]),
    inOrder(dependency.alterations).map((each) => [
      each.kind,
      each.what,
      each.file,
      each.address,
      // What alters it from elsewhere may have kept its name and have another value.
      each.mark ?? (each.file === null ? null : side.contentOf(each.file)),
    ]),
    decidingFiles(dependency, side).map((path) => [path, side.contentOf(path)]),
    through.map(withPlainLineEnds),
  ]);
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
function hiddenBehind({ type, declaration, through }: Dependency): ReadonlySet<string> {
  if (type !== 'unidentified') return new Set();
  const { command, args, url, cwd } = declaration.launch;
  const texts = [command, url, cwd, ...args].map((word) => word?.text ?? '');
  return new Set(
    [...texts, ...through].flatMap((text) =>
      [...text.matchAll(/[$%!]\{?\{?\s*(?:env[:.])?(\w+)/g)].map(([, name = '']) => name),
    ),
  );
}

/**
 * Files of the tree that decide what is started, though neither their names nor the entry change: links
 * on the way to what its words name, and where a launch is altered or hides what it starts the files
 * that it names.
 */
function decidingFiles(dependency: Dependency, { paths, links }: Side): string[] {
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
  // The variables of a step stand around it, at any level of its workflow.
  const { client, file } = dependency.declaration;
  if (isHidden && client === 'github-workflow-steps') found.add(file);
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
      ...decidingFiles(dependency, { ...side, contentOf: () => '' }),
    ]),
  );
}
