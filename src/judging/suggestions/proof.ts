import { isIdentified, sameVersion, versionPart } from '../../detection/ecosystems.ts';
import type { Declaration, Dependency, Inventory, Word } from '../../model/model.ts';
import type { TextEdit } from './edit.ts';

export interface Claim {
  /** The dependency in the inventory before the edit. */
  readonly dependency: Dependency;
  readonly edit: TextEdit;
  readonly version: string;
  /**
   * Number of values that the edit changes in the file. Editing a YAML anchor also changes all its aliases.
   */
  readonly uses: number;
}

/**
 * Returns whether an edit has exactly the claimed effect. The dependency must be pinned to the claimed
 * version wherever the edited word is used, and all other declarations in the tree must stay unchanged.
 */
export function isProved(before: Inventory, after: Inventory, claim: Claim): boolean {
  const isManifest = claim.dependency.declaration.client === 'package-manifest';
  return (
    before.declarations.length === after.declarations.length &&
    plain(before.files) === plain(after.files) &&
    (isManifest
      ? sameDeclared(before, after) && candidateIsPinned(before, after, claim)
      : plain(before.candidates) === plain(after.candidates) &&
        declaredIsPinned(before, after, claim))
  );
}

/** Serialises a value without source locations, because edits earlier in a file shift them. */
function plain(value: unknown): string {
  return JSON.stringify(value, (key, inner) => {
    // The edited word may be in the surroundings of other entries, but surroundings are not part of a launch.
    if (key === 'span' || key === 'surroundings') return undefined;
    return inner instanceof Map ? [...inner] : inner;
  });
}

function sameDeclared(before: Inventory, after: Inventory): boolean {
  return (
    plain(before.declarations) === plain(after.declarations) &&
    plain(before.dependencies) === plain(after.dependencies)
  );
}

function candidateIsPinned(before: Inventory, after: Inventory, claim: Claim): boolean {
  const { type, name, declaration } = claim.dependency;
  let pinned = 0;
  const isSame = before.candidates.every((candidate, index) => {
    const now = after.candidates[index];
    if (now === undefined) return false;
    if (plain(candidate) === plain(now)) return true;
    pinned += 1;
    const isMeant =
      candidate.declaration.file === declaration.file &&
      candidate.type === type &&
      candidate.name === name;
    return (
      isMeant && isPinned(now, candidate, claim) && plain(now.declaration) === plain(declaration)
    );
  });
  return isSame && pinned === 1 && before.candidates.length === after.candidates.length;
}

function declaredIsPinned(before: Inventory, after: Inventory, claim: Claim): boolean {
  const then = Map.groupBy(before.dependencies, ({ declaration }) => declaration);
  const now = Map.groupBy(after.dependencies, ({ declaration }) => declaration);
  // A file that is read for several clients or folders yields a separate set of declarations for each client
  // or folder.
  const changed = new Map<string, number>();
  const isSame = before.declarations.every((declaration, index) => {
    const other = after.declarations[index] as Declaration;
    const [ours, theirs] = [then.get(declaration) ?? [], now.get(other) ?? []];
    if (plain(declaration) === plain(other)) return haveSameLaunches(ours, theirs);
    const reading = `${declaration.client}\0${declaration.folder}`;
    changed.set(reading, (changed.get(reading) ?? 0) + 1);
    return (
      declaration.file === claim.dependency.declaration.file &&
      isOneWord(declaration, other, claim.edit) &&
      isPinnedAmong(ours, theirs, claim)
    );
  });
  return isSame && changed.size > 0 && [...changed.values()].every((each) => each === claim.uses);
}

const haveSameLaunches = (ours: readonly Dependency[], theirs: readonly Dependency[]): boolean =>
  plain(ours.map(withoutDeclaration)) === plain(theirs.map(withoutDeclaration));

function withoutDeclaration({ declaration: _, ...launch }: Dependency) {
  return launch;
}

/**
 * Returns whether two declarations differ in exactly one word of the launch and whether the edit accounts for
 * the difference.
 */
function isOneWord(before: Declaration, after: Declaration, edit: TextEdit): boolean {
  const [ours, theirs] = [before, after].map(declarationWords) as [
    readonly Word[],
    readonly Word[],
  ];
  const [others, theirOthers] = [before, after].map((declaration) =>
    plain({ ...declaration, launch: { ...declaration.launch, command: 0, args: 0, registry: 0 } }),
  );
  const different = ours.flatMap((word, index) =>
    word.text === theirs[index]?.text ? [] : [{ was: word.text, now: theirs[index]?.text ?? '' }],
  );
  const [only] = different;
  return (
    ours.length === theirs.length &&
    others === theirOthers &&
    different.length === 1 &&
    only !== undefined &&
    isEdited(only.was, only.now, edit)
  );
}

function declarationWords({ launch: { command, args, registry } }: Declaration): readonly Word[] {
  const none: Word = { text: '', span: { start: nowhere, end: nowhere } };
  return [command ?? none, registry ?? none, ...args];
}

const nowhere = { line: 1, column: 1 };

/** Returns whether applying the edit at some position in `then` gives `now`. */
function isEdited(then: string, now: string, { old, text }: TextEdit): boolean {
  if (now.length - then.length !== text.length - old.length) return false;
  for (let at = 0; at <= then.length - old.length; at += 1) {
    const isHere = then.startsWith(old, at) && now.startsWith(text, at);
    if (isHere && now === then.slice(0, at) + text + then.slice(at + old.length)) return true;
  }
  return false;
}

/**
 * Returns whether a declaration's dependencies differ only by the claimed pin. Other versions that the
 * unpinned word could start, such as an installed version, may have disappeared.
 */
function isPinnedAmong(
  ours: readonly Dependency[],
  theirs: readonly Dependency[],
  claim: Claim,
): boolean {
  const { type, name, span } = claim.dependency;
  const isMeant = (each: Dependency): boolean =>
    each.type === type && each.name === name && plain(each.span.start) === plain(span.start);
  const meant = ours.filter(isMeant);
  const rest = ours.filter((each) => !isMeant(each)).map((each) => plain(withoutDeclaration(each)));
  const pinned = theirs.filter((each) => {
    const at = rest.indexOf(plain(withoutDeclaration(each)));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  const versionSpecifier = (each: Dependency) => versionPart(each).specifier;
  const [model] = meant.filter(
    (each) => versionSpecifier(each) === versionSpecifier(claim.dependency),
  );
  return (
    rest.length === 0 &&
    model !== undefined &&
    pinned.length > 0 &&
    pinned.every((each) => isPinned(each, model, claim))
  );
}

/** Returns whether a dependency is pinned to the claimed version and otherwise unchanged. */
function isPinned(now: Dependency, then: Dependency, { version }: Claim): boolean {
  const unversioned = (each: Dependency): string =>
    plain({ ...withoutDeclaration(each), specifier: 0, pin: 0, version: 0 });
  return (
    isIdentified(now) &&
    unversioned(now) === unversioned(then) &&
    now.pin === 'exact' &&
    now.version !== null &&
    sameVersion(now.type, now.version, version)
  );
}
