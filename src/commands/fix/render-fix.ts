import type { JudgedDependency, Report } from '../../judging/report.ts';
import type { Fix } from '../../judging/suggestions.ts';
import { displayName, isFailing, passes } from '../../judging/verdict-words.ts';
import type { Dependency } from '../../model/model.ts';
import { mayHoldSecret } from '../../model/secrets.ts';
import {
  type Block,
  code,
  line,
  list,
  ownText,
  paragraph,
  pluralLine,
  prose,
  section,
  table,
  verdictSign,
} from '../../report/document.ts';
import { plainText, reportSentence, wordPlace } from '../../report/report-messages.ts';
import { escapeInvisible, safeJson } from '../../report/text.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import type { EditedText, FixedTree } from './fix-tree.ts';

export interface FixOutcome extends FixedTree {
  /** Whether `--write` was given. */
  readonly isWritten: boolean;
  readonly unwritten: ReadonlyMap<string, string>;
}

export function renderFixes(outcome: FixOutcome, terminal: TerminalOptions): string {
  return writeText(fixBlocks(outcome), terminal);
}

function* fixBlocks(outcome: FixOutcome): Generator<Block> {
  const { fixes, texts, leftOut, unwritten, isWritten, report } = outcome;
  yield table(
    ['Server', 'Version', 'Fix', 'Declared in'],
    fixes.map(({ name, from, to, grade, score, file, line: at }) => [
      name,
      from ?? ownText('not pinned'),
      line`${to} (${grade} ${score})`,
      `${file}:${at}`,
    ]),
  );
  for (const [file, text] of texts) yield code(renderDifference(file, text), 'diff');
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
  for (const [reason, sameReason] of byReason) {
    yield section(line`Skipped: ${prose(reason)}`, [
      list(sameReason.map(({ dependency }) => line`${prose(nameAndPlace(dependency))}`)),
    ]);
  }
  const leftOutNames = new Set(leftOut.map(({ dependency }) => nameAndPlace(dependency)));
  const otherFailures = new Map(
    failingServers(report).map((each) => [nameAndPlace(each.dependency), each]),
  );
  for (const each of leftOutNames) otherFailures.delete(each);
  yield section(line`Still failing`, [
    list([
      ...[...otherFailures].map(([each, server]) => failingLine(each, server)),
      ...report.problems.filter(isFailing).map(({ message }) => line`${prose(plainText(message))}`),
    ]),
  ]);
  yield section(line`${ownText(isWritten ? 'Not written' : 'Files that --write would not edit')}`, [
    list([...unwritten].map(([file, reason]) => line`${file}: ${prose(reason)}`)),
  ]);
  yield paragraph(
    countLine(outcome),
    line`${verdictSign(report.verdict)}: ${prose(reportSentence(report))}`,
  );
}

function countLine({ fixes, texts, isWritten, unwritten }: FixOutcome) {
  const editCount = fixes.filter(({ file }) => !unwritten.has(file)).length;
  if (editCount === 0) return line`Nothing to fix.`;
  const files = pluralLine(texts.size - unwritten.size, 'file');
  return isWritten
    ? line`${pluralLine(editCount, 'edit')} made in ${files}. Result of checking the edited files:`
    : line`${pluralLine(editCount, 'edit')} proposed in ${files}; nothing is written without --write. Result of checking the files with these edits:`;
}

/**
 * Describes a failing server. Problem messages already contain the server's name, so only its place precedes
 * them.
 */
function failingLine(nameWithPlace: string, { dependency, problems, verdict }: JudgedDependency) {
  const problem = problems.find(({ level, waived }) => waived === null && level === verdict);
  return problem === undefined
    ? line`${prose(nameWithPlace)}`
    : line`${wordPlace(dependency)}: ${problem.message}`;
}

const nameAndPlace = (dependency: Dependency): string =>
  `${displayName(dependency)} (${wordPlace(dependency)})`;

/**
 * Renders a file's changed lines as a patch without context. Compares lines by number, because edits never
 * add lines.
 */
function renderDifference(file: string, { before, after }: EditedText): string {
  const [old, now] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const changedLines = old.flatMap((text, at) =>
    text === now[at]
      ? []
      : [`@@ ${at + 1} @@`, `-${shownLine(text)}`, `+${shownLine(now[at] ?? '')}`],
  );
  const name = escapeInvisible(file);
  return [`--- ${name}`, `+++ ${name}`, ...changedLines].join('\n');
}

const shownLine = (text: string): string =>
  mayHoldSecret(text)
    ? ' (not shown: the line may contain a secret)'
    : escapeInvisible(text, longestLine);

/** Maximum line length, in characters. Longer lines are truncated, with a note. */
const longestLine = 2000;

export function renderFixesJson(outcome: FixOutcome): string {
  const { fixes, leftOut, unwritten, isWritten, report } = outcome;
  return `${safeJson({
    verdict: report.verdict,
    edits: fixes.map((each: Fix) => ({
      ...each,
      isWritten: isWritten && !unwritten.has(each.file),
    })),
    left: leftOut.map(({ dependency, reason }) => ({ ...dependencyEntry(dependency), reason })),
    unwritten: [...unwritten].map(([file, reason]) => ({ file, reason })),
    failing: failingServers(report).map(({ dependency }) => dependencyEntry(dependency)),
    problems: report.problems
      .filter(isFailing)
      .map(({ file, message }) => ({ file, message: plainText(message) })),
  })}\n`;
}

const failingServers = ({ servers }: Report): JudgedDependency[] =>
  servers.filter(({ verdict }) => verdict !== null && !passes(verdict));

const dependencyEntry = (dependency: Dependency) => ({
  file: dependency.declaration.file,
  line: dependency.declaration.span.start.line,
  alias: dependency.declaration.alias,
  name: displayName(dependency),
});
