import { join } from 'node:path/posix';
import type { FileSource, FileText } from './tree.ts';

/*
 * The CODEOWNERS file, as GitHub interprets it. The file's lines are untrusted, so the cost of matching them
 * is limited. Source: "About code owners" on docs.github.com.
 */

/** Folders in which GitHub looks for CODEOWNERS, in order. The first file found applies. */
const codeOwnersFolders = ['.github', '', 'docs'] as const;

/** Maximum size of a CODEOWNERS file, in bytes. GitHub does not load larger files. */
const maxCodeOwners = 3 * 1024 * 1024;

/** Maximum number of owners stored for a file. A line can list any number of owners. */
const mostOwners = 50;

/** Maximum number of characters to compare per repository; comparing that many takes less than a second. */
const mostSteps = 20_000_000;

export interface FileOwners {
  /** Owners by file path. Files with unknown owners are omitted. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
  /** A sentence that explains why some owners are unknown; null if all owners are known. */
  readonly fault: string | null;
}

/**
 * Reads the owners of files from CODEOWNERS. Reads nothing if `paths` is empty, and rejects if the source
 * cannot be read at all.
 */
export async function readOwners(
  files: Pick<FileSource, 'namesIn' | 'readFile'>,
  paths: ReadonlySet<string>,
): Promise<FileOwners> {
  const none = { owners: new Map(), fault: null };
  if (paths.size === 0) return none;
  const file = await readCodeOwnersFile(files);
  if (file === null) return none;
  const { path, content } = file;
  if ('reason' in content) {
    const cause = /^larger than/.test(content.reason)
      ? `GitHub ignores ${path}, which is ${content.reason}`
      : `${path} cannot be read: ${content.reason}`;
    return {
      ...none,
      fault: `The owners of the repository's files are unknown, because ${cause}.`,
    };
  }
  const owners = matchCodeOwners(content.text, paths);
  if (owners.size === paths.size) return { owners, fault: null };
  return {
    owners,
    fault: `The owners of the repository's files are unknown, because matching paths against the lines in ${path} takes too long.`,
  };
}

/**
 * Returns the CODEOWNERS file that applies, or null if there is none. Rejects if the source cannot be read at
 * all.
 */
export async function readCodeOwnersFile(
  files: Pick<FileSource, 'namesIn' | 'readFile'>,
): Promise<{ readonly path: string; readonly content: FileText } | null> {
  for (const folder of codeOwnersFolders) {
    if (!(await files.namesIn(folder)).includes('CODEOWNERS')) continue;
    const path = join(folder, 'CODEOWNERS');
    return { path, content: await files.readFile(path, maxCodeOwners) };
  }
  return null;
}

/**
 * A literal character, `one` for any single character except `/`, or `any` for any number of such characters.
 */
type Token = string | typeof one | typeof any;
const one = Symbol('one');
const any = Symbol('any');

/** Matches any number of folders. */
const deep = '**';
type Segment = readonly Token[] | typeof deep;

interface Rule {
  readonly segments: readonly Segment[];
  /** Whether the rule also matches everything below a matching folder. */
  readonly isBelow: boolean;
  readonly owners: readonly string[];
}

/**
 * Returns the owners of files: users, teams and e-mail addresses, in lower case because GitHub ignores case.
 * Omits files whose owners would take too long to find.
 *
 * @param text the content of the CODEOWNERS file
 */
export function matchCodeOwners(
  text: string,
  paths: Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const ownersByPath = new Map<string, readonly string[]>();
  const open = new Map(
    Iterator.from(paths).map((path) => [path, path.split('/').map((part) => [...part])]),
  );
  const work = { steps: 0 };
  // The last matching line applies, so lines are read from the end. Lines are not stored, because there can
  // be a million of them.
  for (let end = text.length; end >= 0 && open.size > 0; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const rule = parseRule(text.slice(start, end));
    work.steps += end - start;
    for (const [path, parts] of rule === null ? [] : open) {
      if (work.steps > mostSteps) return ownersByPath;
      if (rule === null || !matches(rule, parts, work)) continue;
      ownersByPath.set(path, rule.owners);
      open.delete(path);
    }
    end = start - 1;
  }
  for (const path of open.keys()) ownersByPath.set(path, []);
  return ownersByPath;
}

type Parts = readonly (readonly string[])[];

/**
 * Reports whether a rule matches a path. Follows all possible matches in parallel and counts the steps in
 * `work`.
 */
function matches({ segments, isBelow }: Rule, parts: Parts, work: { steps: number }): boolean {
  const end = segments.length;
  /**
   * Returns the positions that are reachable from `at` without consuming a part of the path. A `**` can match
   * zero folders, so the position after it is also reachable; a final `**` matches at least one part.
   */
  const reached = (at: number): number[] =>
    segments[at] === deep && at + 1 < end ? [at, at + 1] : [at];
  let states = new Set(reached(0));
  for (const part of parts) {
    const next = new Set<number>();
    for (const at of states) {
      const segment = segments[at];
      work.steps += 1;
      if (segment === undefined) {
        if (isBelow) next.add(end);
      } else if (segment === deep) {
        for (const each of [...reached(at), ...(at + 1 === end ? [end] : [])]) next.add(each);
      } else if (fits(segment, part, work)) {
        for (const each of reached(at + 1)) next.add(each);
      }
    }
    states = next;
    if (states.size === 0) return false;
  }
  return states.has(end);
}

/**
 * Reports whether a part of a pattern matches a part of a path. On a mismatch, the last `*` consumes one more
 * character, and matching resumes after that character.
 */
function fits(tokens: readonly Token[], part: readonly string[], work: { steps: number }): boolean {
  let [at, token, star, tried] = [0, 0, -1, 0];
  while (at < part.length) {
    work.steps += 1;
    const wanted = tokens[token];
    if (wanted === any) {
      star = token;
      tried = at;
      token += 1;
    } else if (wanted === one || wanted === part[at]) {
      at += 1;
      token += 1;
    } else if (star >= 0) {
      tried += 1;
      at = tried;
      token = star + 1;
    } else return false;
  }
  // The remaining tokens are not copied, because a pattern can be much longer than any name.
  while (tokens[token] === any) token += 1;
  return token === tokens.length;
}

/** Returns the rule in a line; null for a blank line, a comment, or a line that GitHub cannot parse. */
function parseRule(line: string): Rule | null {
  const words = line.match(/(?:\\.|\\$|[^\s\\])+/g) ?? [];
  const comment = words.findIndex((word) => word.startsWith('#'));
  const [pattern, ...owners] = comment < 0 ? words : words.slice(0, comment);
  if (pattern === undefined || !owners.every(isOwner)) return null;
  const segments = parseSegments(pattern);
  if (segments === null) return null;
  const last = segments.at(-1);
  const isBelow = last !== deep && !(last?.length === 1 && last[0] === any);
  const names = new Set(owners.slice(0, mostOwners).map((owner) => owner.toLowerCase()));
  return { segments, isBelow, owners: [...names] };
}

/** Reports whether a word is `@user`, `@organisation/team` or an e-mail address. */
const isOwner = (word: string): boolean =>
  word.length <= 300 && /^(?:@[\w.-]+(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+)$/.test(word);

/** Returns the segments of a pattern; null if GitHub does not accept the pattern. */
function parseSegments(pattern: string): readonly Segment[] | null {
  if (/^!|^\\#|\*{3}/.test(pattern)) return null;
  const [first, ...others] = pattern.split('/');
  const isName = first !== '' && (others.length === 0 || others.join('/') === '');
  const texts = first === '' ? others : [...(isName ? [deep] : []), first ?? '', ...others];
  // A pattern that ends with a slash denotes a folder and matches everything in that folder.
  if (texts.length > 1 && texts.at(-1) === '') texts[texts.length - 1] = deep;
  const segments = texts
    // Several `**` in a row are equivalent to one.
    .filter((text, at) => text !== deep || texts[at + 1] !== deep)
    .map((text) => (text === deep ? deep : parseTokens(text)));
  return segments.includes(null) ? null : (segments as readonly Segment[]);
}

/**
 * Returns the tokens in one part of a pattern; null if it contains a character that GitHub does not accept.
 * Brackets are literal, because GitHub does not support ranges here.
 */
function parseTokens(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  for (const [found] of text.matchAll(/\\.|\*+|[\s\S]/gu)) {
    if (found === '\\') return null;
    if (found.startsWith('*')) tokens.push(any);
    else tokens.push(found === '?' ? one : found.replace(/^\\/, ''));
  }
  return tokens;
}
