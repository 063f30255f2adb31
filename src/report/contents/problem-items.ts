import type { Finding, Problem } from '../../model/model.ts';
import { type Item, item, list, paragraph, table } from '../document/block.ts';
import {
  firstFew,
  type Inline,
  joinedLine,
  type Line,
  levelOf,
  line,
  lineBreak,
  link,
  next,
  nothing,
  prose,
  strong,
  value,
} from '../document/line.ts';
import type { ReportLinks } from '../links.ts';
import { evidenceLines, findingLine } from './evidence.ts';
import { graverFirst } from './order.ts';

/*
 * Problems as entries of a list: what a rule found, what to do, and the findings behind it.
 */

/** What a problem says: its level, its rule, what happened, and what to do or why it is waived. */
export function problemLine(problem: Problem, links: ReportLinks, at: Line = nothing): Line {
  const { rule, level, message, advice, waived } = problem;
  const [state, rest] =
    waived === null
      ? ([level, isEmpty(advice) ? nothing : line`${next}${advice}`] as const)
      : (['waived', line` ${waivedWords(problem)}`] as const);
  return line`${levelOf(state)} ${ruleName(rule, links)}${at}: ${message}${rest}`;
}

const isEmpty = ({ words, values }: Problem['advice']): boolean =>
  values.length === 0 && words.join('') === '';

/** `Waived until 2027-01-31: reviewed.` */
export function waivedWords({ waived, waivedUntil }: Problem): Line {
  const until = waivedUntil === undefined ? nothing : line` until ${prose(waivedUntil)}`;
  return line`Waived${until}: ${value(waived ?? '')}`;
}

/** The id of a rule, with a link to its section of the manual. */
export const ruleName = (rule: string, links: ReportLinks): Line =>
  strong(link(links.rule(rule), prose(rule)));

/** A place of a file, with a link to it. */
export function placeLine(
  { file, span }: Pick<Problem, 'span'> & { readonly file: string },
  links: ReportLinks,
): Line {
  const number = span?.start.line ?? null;
  return link(links.place(file, number), number === null ? file : `${file}:${number}`);
}

/**
 * Problems, the worst first: each finding once, at the worst problem that it belongs to.
 *
 * @param withPlaces whether to say where each is, where nothing around it does
 */
export function problemItems(
  problems: readonly Problem[],
  links: ReportLinks,
  withPlaces: boolean,
): Item[] {
  const listed = new Set<Finding>();
  return problems.toSorted(graverFirst).map((problem) => {
    const { file, span, findings } = problem;
    const further = findings.filter((finding) => !listed.has(finding));
    for (const finding of further) listed.add(finding);
    const at =
      withPlaces && file !== null ? line` in ${placeLine({ file, span }, links)}` : nothing;
    return item(problemLine(problem, links, at), ...findingLists(further));
  });
}

/** Findings in full: those that fail stay where the others do not fit. */
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

function findingItem({ check, reference, result, weight, evidence }: Finding): Item {
  const lines = evidenceLines(evidence);
  const shown = /^(?:pass|warn|fail|unscannable)$/.test(result) ? prose(result) : value(result);
  const head = line`${check ?? reference} (${shown}${weight === null ? nothing : line`, weight ${weight}`})`;
  if (lines.length > 1 && lines.every(({ label }) => label !== null)) {
    const rows = lines.map(({ label, text }) => [value(label ?? ''), value(text, longestEvidence)]);
    return item(head, table([], rows));
  }
  const texts = lines.map(
    ({ label, text }): Inline =>
      line`${lineBreak}${label === null ? nothing : line`${label}: `}${value(text, longestEvidence)}`,
  );
  return item(line`${head}${joinedLine(texts, nothing)}`);
}

/** Characters of a line of evidence. */
const longestEvidence = 1000;

/** Of the findings and the places of a problem so many are listed in brief. */
const mostListed = 8;

/** Each sentence once, with its findings in a line each, and its places where the table has them not. */
export function briefItems(
  problems: readonly Problem[],
  unplaced: ReadonlySet<Problem>,
  links: ReportLinks,
): Item[] {
  const sentences = Map.groupBy(problems, ({ rule, level, message, advice, waived, waivedUntil }) =>
    JSON.stringify([rule, level, message, advice, waived, waivedUntil]),
  );
  return [...sentences.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const isInTable = first.file === null || !unplaced.has(first);
    const findings = first.findings.map((each) => prose(findingLine(each, 400)));
    const places = new Set(
      same.flatMap(({ file, span }) =>
        file === null ? [] : [span === null ? file : `${file}:${span.start.line}`],
      ),
    );
    const shown = [...places].map((each) => prose(each));
    return item(
      problemLine(first, links),
      list(findings, { most: mostListed, one: 'finding' }),
      ...(same.length === 1 && isInTable
        ? []
        : [paragraph(line`in ${firstFew(shown, mostListed)}`)]),
    );
  });
}
