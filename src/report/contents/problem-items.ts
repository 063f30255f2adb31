import type { Finding, Problem } from '../../model/model.ts';
import { type Item, item, list, table } from '../document/block.ts';
import {
  advicePrefix,
  emptyLine,
  type Inline,
  joinLines,
  type Line,
  levelLabel,
  line,
  lineBreak,
  link,
  prose,
  strong,
  value,
} from '../document/line.ts';
import type { ReportLinks } from '../links.ts';
import { evidenceLines } from './evidence.ts';
import { compareGravity } from './order.ts';

/**
 * Returns a problem as a line: its level, its rule, the message, and either the advice or the reason for the
 * waiver.
 */
export function problemLine(problem: Problem, links: ReportLinks, at: Line = emptyLine): Line {
  const { rule, level, message, advice, waived } = problem;
  const [state, rest] =
    waived === null
      ? ([level, isEmpty(advice) ? emptyLine : line`${advicePrefix}${advice}`] as const)
      : (['waived', line` ${waivedLine(problem)}`] as const);
  return line`${levelLabel(state)} ${ruleName(rule, links)}${at}: ${message}${rest}`;
}

const isEmpty = ({ words, values }: Problem['advice']): boolean =>
  values.length === 0 && words.join('') === '';

/** Formats a problem's waiver with its reason, such as `Waived until 2027-01-31: reviewed`. */
export function waivedLine({ waived, waivedUntil }: Problem): Line {
  const until = waivedUntil === undefined ? emptyLine : line` until ${prose(waivedUntil)}`;
  return line`Waived${until}: ${value(waived ?? '')}`;
}

/** Returns a rule's id, linked to the rule's section of the manual. */
export const ruleName = (rule: string, links: ReportLinks): Line =>
  strong(link(links.rule(rule), prose(rule)));

/**
 * Returns a link to a place in a file.
 * @param isUnderFile whether the link appears below the file's name, so that a line number is enough
 */
export function placeLine(
  { file, span }: Pick<Problem, 'span'> & { readonly file: string },
  links: ReportLinks,
  isUnderFile = false,
): Line {
  const number = span?.start.line ?? null;
  const ofFile = number === null ? file : `${file}:${number}`;
  return link(
    links.place(file, number),
    isUnderFile && number !== null ? line`line ${number}` : ofFile,
  );
}

/**
 * Returns problems as list items, worst first. Each finding appears only once, with the worst problem that
 * includes it.
 *
 * @param withPlaces whether to show the place of each problem; unnecessary if the surrounding output shows it
 */
export function problemItems(
  problems: readonly Problem[],
  links: ReportLinks,
  withPlaces: boolean,
): Item[] {
  const listed = new Set<Finding>();
  return problems.toSorted(compareGravity).map((problem) => {
    const { file, span, findings } = problem;
    const further = findings.filter((finding) => !listed.has(finding));
    for (const finding of further) listed.add(finding);
    const at =
      withPlaces && file !== null ? line` in ${placeLine({ file, span }, links)}` : emptyLine;
    return item(problemLine(problem, links, at), ...findingLists(further));
  });
}

/**
 * Returns up to two lists with the full findings. The list of failing findings has the lower detail level, so
 * that if space is short, it is omitted only after the other list.
 */
export function findingLists(findings: readonly Finding[]) {
  const isFailing = ({ result }: Finding): boolean => result === 'fail';
  const [failing, others] = [
    findings.filter(isFailing),
    findings.filter((each) => !isFailing(each)),
  ];
  return [
    ...(failing.length === 0 ? [] : [list(failing.map(findingItem), { detail: 2 })]),
    ...(others.length === 0 ? [] : [list(others.map(findingItem), { detail: 3 })]),
  ];
}

function findingItem(finding: Finding): Item {
  const lines = evidenceLines(finding.evidence);
  const head = findingHead(finding);
  if (lines.length > 1 && lines.every(({ label }) => label !== null)) {
    const rows = lines.map(({ label, text }) => [value(label ?? ''), value(text, longestEvidence)]);
    return item(head, table([], rows));
  }
  const texts = lines.map(
    ({ label, text }): Inline =>
      line`${lineBreak}${label === null ? emptyLine : line`${label}: `}${value(text, longestEvidence)}`,
  );
  return item(line`${head}${joinLines(texts, emptyLine)}`);
}

/** Maximum length of an evidence line, in characters. */
const longestEvidence = 1000;

/**
 * Limits for a finding below its server's row: the number of evidence lines, and the number of characters per
 * line.
 */
const mostEvidence = 6;
const briefEvidence = 400;

/** Reports whether `findingNote` shows a finding in full. */
export function isBrief({ evidence }: Finding): boolean {
  const lines = evidenceLines(evidence);
  return lines.length <= mostEvidence && lines.every(({ text }) => text.length <= briefEvidence);
}

/** Returns a finding on one line: its check, result, weight and shortened evidence. */
export function findingNote(finding: Finding): Line {
  const texts = evidenceLines(finding.evidence, mostEvidence).map(
    ({ label, text }) =>
      line`${label === null ? emptyLine : line`${label}: `}${value(text, briefEvidence)}`,
  );
  const evidence = texts.length === 0 ? emptyLine : line`: ${joinLines(texts, line`; `)}`;
  return line`${findingHead(finding)}${evidence}`;
}

function findingHead({ check, reference, result, weight }: Finding): Line {
  const shown = /^(?:pass|warn|fail|unscannable)$/.test(result) ? prose(result) : value(result);
  return line`${check ?? reference} (${shown}${weight === null ? emptyLine : line`, weight ${weight}`})`;
}
