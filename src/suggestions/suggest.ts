import { createHash } from 'node:crypto';
import { clientFileOf } from '../declarations/client-files.ts';
import { formats } from '../declarations/formats.ts';
import type { TreeNode } from '../declarations/tree.ts';
import type { Dependency, Inventory, JudgedDependency, Remedy } from '../model.ts';
import { shownName } from '../policy/words.ts';
import { applyEdit, editsOf, lineOf, type TextEdit } from './edit.ts';
import { isProved } from './proof.ts';

/** A version that a line gives a dependency. */
export interface SuggestedPin {
  readonly type: Dependency['type'];
  /** As reports show it. */
  readonly name: string;
  readonly alias: string;
  /** The version as it is written now; null where none is. */
  readonly from: string | null;
  readonly to: string;
  readonly grade: string;
  readonly score: number;
}

/** A line of a file with versions that pass. */
export interface Suggestion {
  /** From the judged folder. */
  readonly file: string;
  readonly line: number;
  /** The new text of the line, without its end. */
  readonly text: string;
  readonly lineEnd: '\n' | '\r\n';
  /** In the order of the line; seldom more than one. */
  readonly pins: readonly SuggestedPin[];
  /** How many lines above it in its file have the same pins. */
  readonly nth: number;
  /** Git's ids of the content that the line is counted in, for the ways in which a checkout may write it. */
  readonly contents: readonly string[];
}

/** A dependency that has a version that passes, and no line that could be suggested, with the reason. */
export interface LeftOut {
  readonly dependency: Dependency;
  readonly reason: string;
}

export interface Suggestions {
  /** The worst first. */
  readonly suggestions: readonly Suggestion[];
  readonly leftOut: readonly LeftOut[];
}

/** The judged tree, to be read once more with other texts in it. */
export interface Rereading {
  /** A file's text; null where it cannot be had. */
  readonly read: (file: string) => Promise<string | null>;
  /** What the tree would declare if some of its files had these texts. */
  readonly take: (
    edited: ReadonlyMap<string, string>,
    withCandidates: boolean,
  ) => Promise<Inventory>;
  /** Characters that were read for both so far. */
  readonly spent: () => number;
}

/**
 * How often the declarations are read again, and after how many characters no more. A few times what is
 * given in one run is proved; how long that takes is for a pull request to choose, but for this.
 */
const maxRereadings = 40;
const maxCharacters = 4_000_000;

/** Longer lines are nothing that a reviewer could read. */
const longestLine = 2000;

/** What would not be seen, or would turn the line round, and is no tab. */
const hidden = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * What may be a secret in a line: user-info of an address, the value behind a name that tells of one,
 * and long words of letters and digits. A comment would keep it where the change takes it out again.
 */
const secrets: readonly RegExp[] = [
  /:\/\/[^\s/"'@]*:[^\s/"'@$]+@/,
  /(?:token|secret|passw|pwd|api[-_]?key|auth|credential|private[-_]?key|dsn)[\w-]*=["']?[^\s"'$%{}<>,\]=]/i,
  /(?:token|secret|passw|pwd|api[-_]?key|auth|credential|private[-_]?key|dsn)[\w-]*(?:["']\s*:|:(?=\s))\s*["']?(?!bearer\s|basic\s)[^\s"'$%{}<>,[\]&*|]/i,
  /(?:authorization|x-api-key):["']?[^\s"'$%{}<>,\]]/i,
  /(?<![\w@/.-])--?[\w-]*(?:token|secret|passw|pwd|key|auth|credential|dsn)[\w-]*["']?[\s,]+["']?[^\s"'$%{}<>,\]-]/i,
  /\b(?:bearer|basic)\s+[^\s"'$%{}<>,\]]/i,
  /\b(?=\w*\d)(?=\w*[A-Za-z])\w{24,}\b/,
];

/**
 * The lines that would give failing and unpinned dependencies the version that meets the policy. Each
 * is proved: the tree is read again with the line in place, and nothing else may have changed.
 */
export async function suggest(
  servers: readonly JudgedDependency[],
  tree: Rereading,
): Promise<Suggestions> {
  const leftOut: LeftOut[] = [];
  const proved: Proved[] = [];
  const prover = openProver(tree);
  for (const each of wanted(servers)) {
    const found = await prover.prove(each);
    if ('reason' in found) {
      leftOut.push({ dependency: each.server.dependency, reason: found.reason });
    } else if (!proved.some((other) => isSamePlace(other, found))) {
      proved.push(found);
    }
  }
  const byLine = Map.groupBy(proved, ({ file, line }) => `${line} ${file}`);
  const made: Omit<Suggestion, 'nth'>[] = [];
  for (const together of byLine.values()) {
    const suggestion = await lineOfAll(together, prover);
    if ('reason' in suggestion) {
      const { reason } = suggestion;
      leftOut.push(...together.map(({ server: { dependency } }) => ({ dependency, reason })));
    } else made.push(suggestion);
  }
  return { suggestions: numbered(made), leftOut };
}

/** A dependency that needs another version, and that version. */
interface Wanted {
  readonly server: JudgedDependency;
  readonly remedy: Remedy;
}

/** A dependency with the edit that is proved to give it its version. */
interface Proved extends Wanted {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly edit: TextEdit;
}

/** What fails or is not pinned, and has a version that passes, the worst first; each word once. */
function wanted(servers: readonly JudgedDependency[]): Wanted[] {
  const all = servers.flatMap((server): Wanted[] => {
    const { remedy, isCounted, problems, verdict } = server;
    const isUnpinned = problems.some(({ rule, waived }) => rule === 'unpinned' && waived === null);
    const needs = isCounted && (verdict === 'fail' || isUnpinned);
    return needs && remedy !== null ? [{ server, remedy }] : [];
  });
  all.sort((a, b) => rank(a.server) - rank(b.server));
  const byWord = new Map<string, Wanted>();
  for (const each of all) {
    const { declaration, span, type, name, specifier } = each.server.dependency;
    const key = JSON.stringify([declaration.file, span, type, name, specifier]);
    if (!byWord.has(key)) byWord.set(key, each);
  }
  return [...byWord.values()];
}

/** The lower the worse: failing before warned of, then by score. */
function rank({ verdict, match }: JudgedDependency): number {
  return (verdict === 'fail' ? 0 : 1000) + (match?.report?.score ?? 0);
}

function isSamePlace(one: Proved, other: Proved): boolean {
  return one.file === other.file && one.edit.offset === other.edit.offset;
}

interface Prover {
  /** The edit that gives a dependency its version and changes nothing else. */
  readonly prove: (wanted: Wanted) => Promise<Proved | { readonly reason: string }>;
  /** Whether an edit that is proved for itself still is with others of its line made. */
  readonly holds: (one: Proved, text: string) => Promise<boolean>;
}

const tooMany = { reason: 'too much would have to be read again to prove a change of its line' };

function openProver(tree: Rereading): Prover {
  let left = maxRereadings;
  let first = 0;
  const isSpent = (): boolean => left <= 0 || tree.spent() - first > maxCharacters;
  const inventories = new Map<boolean, Promise<Inventory>>();
  const original = (withCandidates: boolean): Promise<Inventory> => {
    const known = inventories.get(withCandidates) ?? tree.take(new Map(), withCandidates);
    inventories.set(withCandidates, known);
    return known;
  };
  const isSound = async (
    { server: { dependency }, remedy }: Wanted,
    edit: TextEdit,
    text: string,
    isFirst: boolean,
  ): Promise<boolean> => {
    left -= 1;
    const { file, client } = dependency.declaration;
    const isManifest = client === 'package-manifest';
    const take = (content: string) => tree.take(new Map([[file, content]]), isManifest);
    const before = await (isFirst ? original(isManifest) : take(text));
    const after = await take(applyEdit(text, edit));
    const uses = await usesAt(file, text, edit);
    return isProved(before, after, { dependency, edit, version: remedy.version, uses });
  };
  return {
    prove: async (each) => {
      const { dependency } = each.server;
      const { file } = dependency.declaration;
      if (isSpent()) return tooMany;
      const text = await tree.read(file);
      if (text === null) return { reason: 'the file cannot be read again' };
      const { files } = await original(false);
      // What one look at the tree takes leaves room for a proof, however large it is.
      first ||= tree.spent();
      if (files.some(({ path, status }) => path === file && status === 'unreadable')) {
        return { reason: 'the file has faults' };
      }
      const edits = editsOf(text, dependency, each.remedy.version);
      if ('reason' in edits) return edits;
      for (const edit of edits) {
        if (isSpent()) return tooMany;
        if (await isSound(each, edit, text, true)) {
          return { ...each, file, text, line: lineOf(text, edit), edit };
        }
      }
      return { reason: 'no edit of its line changes its version and nothing else' };
    },
    holds: async (one, text) => !isSpent() && (await isSound(one, one.edit, text, false)),
  };
}

/** How many values of a file stand at an edit; in YAML an anchor stands for all its aliases. */
async function usesAt(file: string, text: string, { offset, old }: TextEdit): Promise<number> {
  const format = clientFileOf(file)?.file.format ?? 'json';
  if (format !== 'yaml' && format !== 'frontmatter') return 1;
  const document = (await formats[format]())(text);
  // What is put in stands behind a letter of the value.
  const at = old === '' ? offset - 1 : offset;
  const count = (node: TreeNode): number =>
    node.children === undefined
      ? Number(node.offset <= at && at < node.offset + node.length)
      : node.children.reduce((sum, child) => sum + count(child), 0);
  return 'message' in document || document.root === null ? 0 : count(document.root);
}

/** The line with all its edits, from its end, so that those before keep their places. */
async function lineOfAll(
  together: readonly Proved[],
  prover: Prover,
): Promise<Omit<Suggestion, 'nth'> | { readonly reason: string }> {
  const [first, ...others] = together.toSorted((a, b) => b.edit.offset - a.edit.offset);
  if (first === undefined) return { reason: 'there is nothing to pin' };
  const { file, line, text: original } = first;
  const kept = [first];
  let text = applyEdit(original, first.edit);
  for (const each of others) {
    if (!(await prover.holds(each, text))) continue;
    text = applyEdit(text, each.edit);
    kept.push(each);
  }
  const written = text.split('\n')[line - 1] ?? '';
  const lineText = written.replace(/\r$/, '');
  if (lineText.length > longestLine) return { reason: 'the line is too long to be read' };
  if (hidden.test(lineText)) return { reason: 'the line holds characters that cannot be seen' };
  if (secrets.some((pattern) => pattern.test(lineText))) {
    return { reason: 'the line may hold a secret' };
  }
  return {
    file,
    line,
    text: lineText,
    lineEnd: written.endsWith('\r') ? '\r\n' : '\n',
    pins: kept.toReversed().map(pinOf),
    contents: contentIds(original, line),
  };
}

function pinOf({ server: { dependency }, remedy }: Proved): SuggestedPin {
  const { type, specifier, declaration } = dependency;
  return {
    type,
    name: shownName(dependency),
    alias: declaration.alias,
    from: specifier,
    to: remedy.version,
    grade: remedy.grade,
    score: remedy.score,
  };
}

/**
 * The ids of a text as git may hold it: as it is, with the line ends that git stores, and below the
 * first line with the mark that a reader takes off.
 */
function contentIds(text: string, line: number): string[] {
  const plain = [text, text.replaceAll('\r\n', '\n')];
  const all = line > 1 ? [...plain, ...plain.map((each) => `\ufeff${each}`)] : plain;
  return [...new Set(all)].map((each) => {
    const bytes = Buffer.from(each);
    return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  });
}

/** Suggestions that can be told apart by their file, their pins and their number. */
function numbered(suggestions: readonly Omit<Suggestion, 'nth'>[]): Suggestion[] {
  const key = ({ file, pins }: Omit<Suggestion, 'nth'>): string =>
    JSON.stringify([file, pins.map(({ type, name, alias, to }) => [type, name, alias, to])]);
  return suggestions.map((each) => ({
    ...each,
    nth: suggestions.filter((other) => key(other) === key(each) && other.line < each.line).length,
  }));
}
