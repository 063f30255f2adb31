import { createHash } from 'node:crypto';
import { versionPart } from '../../detection/ecosystems.ts';
import type { Dependency } from '../../model/model.ts';
import { mayHoldSecret } from '../../model/secrets.ts';
import { decidingReport } from '../grading/matched.ts';
import { displayName } from '../policy/rule-messages.ts';
import type { JudgedDependency } from '../report.ts';
import { applyEdit } from './edit.ts';
import {
  createProver,
  type ProvedPin,
  type Prover,
  type Rereading,
  type WantedPin,
} from './prover.ts';

/** The version that a line sets for a dependency. */
export interface SuggestedPin {
  readonly type: Dependency['type'];
  /** The name, as shown in reports. */
  readonly name: string;
  readonly alias: string;
  /** The version as currently written; null if no version is written. */
  readonly from: string | null;
  readonly to: string;
  readonly grade: string;
  readonly score: number;
}

/** A replacement for a line in a file, with versions that pass. */
export interface Suggestion {
  /** The path, relative to the judged folder. */
  readonly file: string;
  readonly line: number;
  /** The new text of the line, without the line ending. */
  readonly text: string;
  readonly lineEnd: '\n' | '\r\n';
  /** The pins, in the order in which they appear on the line; rarely more than one. */
  readonly pins: readonly SuggestedPin[];
  /** Number of earlier lines in the same file with the same pins. */
  readonly nth: number;
  /**
   * Git object ids of the file for which `nth` is counted, one for each form in which a checkout may write
   * the file.
   */
  readonly contents: readonly string[];
  /** The ids among `contents` for forms in which all lines end with only a line feed. */
  readonly plainContents: readonly string[];
}

/** A dependency that has a passing version but no suggested line, and the reason. */
export interface LeftOut {
  readonly dependency: Dependency;
  readonly reason: string;
}

export interface Suggestions {
  /** Worst first. */
  readonly suggestions: readonly Suggestion[];
  readonly leftOut: readonly LeftOut[];
}

/** Maximum length of a suggested line, in characters. Reviewers could not read a longer line. */
const longestLine = 2000;

/** Characters, other than tabs, that are invisible or change the text direction. */
const hidden = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns the lines that would set failing and unpinned dependencies to the version that satisfies the
 * policy. To prove a line, the tree is read again with the new line. An edit is proven only if it sets
 * exactly the intended version of the launch and changes nothing else. In case of doubt, there is no
 * suggestion.
 */
export async function findSuggestions(
  servers: readonly JudgedDependency[],
  tree: Rereading,
): Promise<Suggestions> {
  const leftOut: LeftOut[] = [];
  const proved: ProvedPin[] = [];
  const prover = createProver(tree);
  for (const wantedPin of wantedPins(servers)) {
    const proof = await prover.prove(wantedPin);
    if ('reason' in proof) {
      leftOut.push({ dependency: wantedPin.server.dependency, reason: proof.reason });
    } else if (!proved.some((other) => isSamePlace(other, proof))) {
      proved.push(proof);
    }
  }
  const byLine = Map.groupBy(proved, ({ file, line }) => `${line} ${file}`);
  const made: Omit<Suggestion, 'nth'>[] = [];
  for (const linePins of byLine.values()) {
    const suggestion = await mergeLineEdits(linePins, prover);
    if ('reason' in suggestion) {
      const { reason } = suggestion;
      leftOut.push(...linePins.map(({ server: { dependency } }) => ({ dependency, reason })));
    } else made.push(suggestion);
  }
  return { suggestions: numbered(made), leftOut };
}

/**
 * Returns the failing or unpinned dependencies that have a passing version, worst first. Each word in a file
 * is included only once.
 */
export function wantedPins(servers: readonly JudgedDependency[]): WantedPin[] {
  const allPins = servers.flatMap((server): WantedPin[] => {
    const { remedy, isCounted, verdict } = server;
    const needs = isCounted && (verdict === 'fail' || isUnpinned(server));
    return needs && remedy !== null ? [{ server, remedy }] : [];
  });
  allPins.sort((a, b) => rank(a.server) - rank(b.server));
  const byWord = new Map<string, WantedPin>();
  for (const each of allPins) {
    const { declaration, span, type, name } = each.server.dependency;
    const { specifier } = versionPart(each.server.dependency);
    const key = JSON.stringify([declaration.file, span, type, name, specifier]);
    if (!byWord.has(key)) byWord.set(key, each);
  }
  return [...byWord.values()];
}

/** Returns whether the policy reports a server as unpinned. */
export const isUnpinned = ({ problems }: JudgedDependency): boolean =>
  problems.some(({ rule, waived }) => rule === 'unpinned' && waived === null);

/**
 * Ranks servers; lower is worse. Failing servers come before servers with warnings; within each group, the
 * lowest score comes first.
 */
function rank({ verdict, match }: JudgedDependency): number {
  return (verdict === 'fail' ? 0 : 1000) + (decidingReport(match)?.score ?? 0);
}

const isSamePlace = (one: ProvedPin, other: ProvedPin): boolean =>
  one.file === other.file && one.edit.offset === other.edit.offset;

/** Returns the line with all its edits, applied from the end so that earlier offsets stay valid. */
async function mergeLineEdits(
  linePins: readonly ProvedPin[],
  prover: Prover,
): Promise<Omit<Suggestion, 'nth'> | { readonly reason: string }> {
  const [first, ...others] = linePins.toSorted((a, b) => b.edit.offset - a.edit.offset);
  if (first === undefined) return { reason: 'there is nothing to pin' };
  const { file, line, text: original } = first;
  const keptPins = [first];
  let text = applyEdit(original, first.edit);
  for (const each of others) {
    if (!(await prover.isProvedIn(each, text))) continue;
    text = applyEdit(text, each.edit);
    keptPins.push(each);
  }
  const written = text.split('\n')[line - 1] ?? '';
  const lineText = written.replace(/\r$/, '');
  const reason = unfit(lineText);
  if (reason !== null) return { reason };
  return {
    file,
    line,
    text: lineText,
    lineEnd: written.endsWith('\r') ? '\r\n' : '\n',
    pins: keptPins.toReversed().map(toSuggestedPin),
    contents: contentIds(original, line),
    plainContents: contentIds(original.replaceAll('\r\n', '\n'), line),
  };
}

/** Returns why a line should not be shown in a comment; null if it may be shown. */
function unfit(line: string): string | null {
  if (line.length > longestLine) return 'the line is too long to be read';
  if (hidden.test(line)) return 'the line contains invisible characters';
  // The comment would still show the secret after a later commit removes it.
  return mayHoldSecret(line) ? 'the line may contain a secret' : null;
}

/** Returns the pin that a proven edit sets, in the form used by suggestions. */
export function toSuggestedPin({ server: { dependency }, remedy }: ProvedPin): SuggestedPin {
  const { type, declaration } = dependency;
  return {
    type,
    name: displayName(dependency),
    alias: declaration.alias,
    from: versionPart(dependency).specifier,
    to: remedy.version,
    grade: remedy.grade,
    score: remedy.score,
  };
}

/**
 * Returns the ids of a file's text in all forms that git may have stored: unchanged, with normalised line
 * endings and, for lines below the first, with the removed byte order mark.
 */
function contentIds(text: string, line: number): string[] {
  const plain = [text, text.replaceAll('\r\n', '\n')];
  const blobTexts = line > 1 ? [...plain, ...plain.map((each) => `\ufeff${each}`)] : plain;
  return [...new Set(blobTexts)].map((each) => {
    const bytes = Buffer.from(each);
    return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  });
}

/** Numbers the suggestions with the same file and pins, so that they can be distinguished. */
function numbered(suggestions: readonly Omit<Suggestion, 'nth'>[]): Suggestion[] {
  const key = ({ file, pins }: Omit<Suggestion, 'nth'>): string =>
    JSON.stringify([file, pins.map(({ type, name, alias, to }) => [type, name, alias, to])]);
  return suggestions.map((each) => ({
    ...each,
    nth: suggestions.filter((other) => key(other) === key(each) && other.line < each.line).length,
  }));
}
