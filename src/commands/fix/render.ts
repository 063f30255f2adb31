import type { JudgedDependency, Report } from '../../judging/report.ts';
import type { Fix } from '../../judging/suggestions.ts';
import { isFailing, passes, shownName } from '../../judging/words.ts';
import type { Dependency } from '../../model/model.ts';
import { mayHoldSecret } from '../../model/secrets.ts';
import {
  type Block,
  code,
  counted,
  line,
  list,
  own,
  paragraph,
  prose,
  section,
  table,
  verdictSign,
} from '../../report/document.ts';
import { json, visible } from '../../report/text.ts';
import { plainText, sentence, wordPlace } from '../../report/words.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import type { EditedText, FixedTree } from './fix-tree.ts';

/** What became of the edits. */
export interface FixOutcome extends FixedTree {
  /** Whether files were to be written. */
  readonly isWritten: boolean;
  /** Files that were left as they are, with the reason. */
  readonly unwritten: ReadonlyMap<string, string>;
}

/** The edits as text for a terminal: each with its versions, the lines that differ, and what is left. */
export function renderFixes(outcome: FixOutcome, terminal: TerminalOptions): string {
  return writeText(blocksOf(outcome), terminal);
}

function* blocksOf(outcome: FixOutcome): Generator<Block> {
  const { fixes, texts, leftOut, unwritten, isWritten, report } = outcome;
  yield table(
    ['Server', 'Version', 'Use', 'Declared in'],
    fixes.map(({ name, from, to, grade, score, file, line: at }) => [
      name,
      from ?? own('not pinned'),
      line`${to} (${grade} ${score})`,
      `${file}:${at}`,
    ]),
  );
  for (const [file, text] of texts) yield code(differenceOf(file, text), 'diff');
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
  for (const [reason, all] of byReason) {
    yield section(line`Left as it is: ${prose(reason)}`, [
      list(all.map(({ dependency }) => line`${prose(nameAndPlace(dependency))}`)),
    ]);
  }
  const named = new Set(leftOut.map(({ dependency }) => nameAndPlace(dependency)));
  const others = new Map(failingOf(report).map((each) => [nameAndPlace(each.dependency), each]));
  for (const each of named) others.delete(each);
  yield section(line`Fails all the same`, [
    list([
      ...[...others].map(([each, server]) => failingLine(each, server)),
      ...report.problems.filter(isFailing).map(({ message }) => line`${prose(plainText(message))}`),
    ]),
  ]);
  yield section(line`${own(isWritten ? 'Not written' : '--write leaves')}`, [
    list([...unwritten].map(([file, reason]) => line`${file}: ${prose(reason)}`)),
  ]);
  yield paragraph(
    countLine(outcome),
    line`${verdictSign(report.verdict)}: ${prose(sentence(report))}`,
  );
}

function countLine({ fixes, texts, isWritten, unwritten }: FixOutcome) {
  const made = fixes.filter(({ file }) => !unwritten.has(file)).length;
  if (made === 0) return line`No version has to change that an edit could change.`;
  const files = counted(texts.size - unwritten.size, 'file');
  return isWritten
    ? line`${counted(made, 'edit')} made in ${files}. What a check says now:`
    : line`${counted(made, 'edit')} in ${files}; --write makes them. What a check would say then:`;
}

/** Where it is and why; the reason names it. */
function failingLine(nameWithPlace: string, { dependency, problems, verdict }: JudgedDependency) {
  const problem = problems.find(({ level, waived }) => waived === null && level === verdict);
  return problem === undefined
    ? line`${prose(nameWithPlace)}`
    : line`${wordPlace(dependency)}: ${problem.message}`;
}

const nameAndPlace = (dependency: Dependency): string =>
  `${shownName(dependency)} (${wordPlace(dependency)})`;

/** The lines of a file that differ, as a patch shows them, without context. An edit adds no line. */
function differenceOf(file: string, { before, after }: EditedText): string {
  const [old, now] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const changed = old.flatMap((text, at) =>
    text === now[at]
      ? []
      : [`@@ ${at + 1} @@`, `-${shownLine(text)}`, `+${shownLine(now[at] ?? '')}`],
  );
  const name = visible(file);
  return [`--- ${name}`, `+++ ${name}`, ...changed].join('\n');
}

const shownLine = (text: string): string =>
  mayHoldSecret(text) ? ' (not shown: the line may hold a secret)' : visible(text, longestLine);

/** Longer lines are cut, and say so. */
const longestLine = 2000;

/** The same for other tools. */
export function renderFixesJson(outcome: FixOutcome): string {
  const { fixes, leftOut, unwritten, isWritten, report } = outcome;
  return `${json({
    verdict: report.verdict,
    edits: fixes.map((each: Fix) => ({
      ...each,
      isWritten: isWritten && !unwritten.has(each.file),
    })),
    left: leftOut.map(({ dependency, reason }) => ({ ...entryOf(dependency), reason })),
    unwritten: [...unwritten].map(([file, reason]) => ({ file, reason })),
    failing: failingOf(report).map(({ dependency }) => entryOf(dependency)),
    problems: report.problems
      .filter(isFailing)
      .map(({ file, message }) => ({ file, message: plainText(message) })),
  })}\n`;
}

/** What fails all the same. */
const failingOf = ({ servers }: Report): JudgedDependency[] =>
  servers.filter(({ verdict }) => verdict !== null && !passes(verdict));

const entryOf = (dependency: Dependency) => ({
  file: dependency.declaration.file,
  line: dependency.declaration.span.start.line,
  alias: dependency.declaration.alias,
  name: shownName(dependency),
});
