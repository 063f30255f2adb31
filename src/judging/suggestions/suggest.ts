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

export interface Suggestion {
  /** The path, relative to the judged folder. */
  readonly file: string;
  readonly line: number;
  /** The new text of the line, without the line ending. */
  readonly text: string;
  readonly lineEnd: '\n' | '\r\n';
  /** The pins, in the order in which they appear on the line; rarely more than one. */
  readonly pins: readonly SuggestedPin[];
  /** Number of suggestions that set the same pins on earlier lines of the same file. */
  readonly nth: number;
  /**
   * Possible Git object ids of the file in which `nth` was counted: one for each form in which Git might
   * store the file.
   */
  readonly contents: readonly string[];
  /** The subset of `contents` for forms in which every line ends with a bare line feed. */
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

/** Maximum length of a suggested line, in characters. Reviewers cannot read a longer line. */
const longestLine = 2000;

/** Characters, other than tabs, that are invisible or change the text direction. */
const hidden = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns replacement lines that set failing and unpinned dependencies to the version that satisfies the
 * policy. Each edit is proven by reading the tree again with the new line. An edit counts only if it sets
 * exactly the intended version and changes nothing else. Without proof, there is no suggestion.
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
 * Returns the failing or unpinned dependencies that have a passing version, worst first. Dependencies
 * declared by the same word in a file yield only one entry.
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

export const isUnpinned = ({ problems }: JudgedDependency): boolean =>
  problems.some(({ rule, waived }) => rule === 'unpinned' && waived === null);

/** Returns a sort key that puts failing servers first and, within each group, the lowest scores first. */
function rank({ verdict, match }: JudgedDependency): number {
  return (verdict === 'fail' ? 0 : 1000) + (decidingReport(match)?.score ?? 0);
}

const isSamePlace = (one: ProvedPin, other: ProvedPin): boolean =>
  one.file === other.file && one.edit.offset === other.edit.offset;

/**
 * Merges the proven edits to one line into a suggestion. Edits are applied from the end of the line so that
 * earlier offsets stay valid. An edit that is not proven in the edited text is skipped.
 */
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

function unfit(line: string): string | null {
  if (line.length > longestLine) return 'the line is too long to show in a comment';
  if (hidden.test(line)) return 'the line contains invisible characters';
  // The comment would still show the secret after a later commit removes it.
  return mayHoldSecret(line) ? 'the line may contain a secret' : null;
}

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
 * Returns the Git object ids of a file's text in every form that Git might store: unchanged and with LF line
 * endings. For lines after the first, the same forms with a restored byte order mark are also included.
 */
function contentIds(text: string, line: number): string[] {
  const plain = [text, text.replaceAll('\r\n', '\n')];
  const blobTexts = line > 1 ? [...plain, ...plain.map((each) => `\ufeff${each}`)] : plain;
  return [...new Set(blobTexts)].map((each) => {
    const bytes = Buffer.from(each);
    return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  });
}

function numbered(suggestions: readonly Omit<Suggestion, 'nth'>[]): Suggestion[] {
  const key = ({ file, pins }: Omit<Suggestion, 'nth'>): string =>
    JSON.stringify([file, pins.map(({ type, name, alias, to }) => [type, name, alias, to])]);
  return suggestions.map((each) => ({
    ...each,
    nth: suggestions.filter((other) => key(other) === key(each) && other.line < each.line).length,
  }));
}
