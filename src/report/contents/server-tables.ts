import { hasVersions } from '../../detection/ecosystems.ts';
import { decidingReport } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { gradeRank } from '../../model/grade.ts';
import type { Finding, Phrase, Problem } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import {
  type Block,
  type Cell,
  type Detail,
  type Item,
  isCellRow,
  item,
  list,
  moreLine,
  paragraph,
  type Row,
  table,
} from '../document/block.ts';
import {
  advicePrefix,
  dash,
  emptyLine,
  firstItems,
  joinLines,
  type Line,
  line,
  link,
  ownText,
  prose,
  strong,
  value,
  verdictSign,
  verdictSymbol,
} from '../document/line.ts';
import type { ReportLinks } from '../links.ts';
import {
  gradeText,
  neededRemedy,
  scoreOrNull,
  serverName,
  versionText,
} from '../report-messages.ts';
import { changeWords } from './change-words.ts';
import { pluginMarketplace, serverKey } from './distinct.ts';
import { compareGravity, compareServers } from './order.ts';
import { findingNote, isBrief, placeLine, problemItems, problemLine } from './problem-items.ts';

/** Servers that differ only in their places and aliases. */
export interface ServerGroup {
  readonly first: JudgedDependency;
  readonly members: readonly JudgedDependency[];
}

export function groupServers(servers: readonly JudgedDependency[]): ServerGroup[] {
  const numbers = new Map<Finding, number>();
  const findingNumber = (finding: Finding): number => {
    const number = numbers.get(finding) ?? numbers.size;
    numbers.set(finding, number);
    return number;
  };
  const sorted = servers.toSorted(compareServers);
  return [...Map.groupBy(sorted, (server) => groupText(server, findingNumber)).values()].flatMap(
    (members) => members.slice(0, 1).map((first) => ({ first, members })),
  );
}

/**
 * Returns a key for grouping: everything that is shown about a server except its places and aliases.
 *
 * @param findingNumber returns a number that stands for a finding, so that the key contains no long evidence;
 * servers with the same score report share findings
 */
function groupText(server: JudgedDependency, findingNumber: (finding: Finding) => number): string {
  const problems = server.problems.map(({ file, span, facts, findings, ...rest }) => [
    rest,
    findings.map(findingNumber),
  ]);
  return JSON.stringify([
    serverKey(server.dependency),
    server.dependency.declaration.disabled,
    server.verdict,
    versionCell(server),
    fromTo(server, gradeLine),
    neededRemedy(server),
    changeWords(server),
    problems,
  ]);
}

/** Maximum number of places per server: in a list of places, and in a sentence. */
const mostPlaces = 8;
const mostInSentence = 3;

/** Maximum number of findings per server, and of names per line. */
const mostListed = 8;
const mostNames = 20;

interface TableStyle {
  readonly links: ReportLinks;
  /**
   * Whether rows are grouped by file. On a terminal, they are not: each row shows the server's verdict and
   * full place.
   */
  readonly byFile: boolean;
  /** Maximum number of entries that show sentences and findings. */
  readonly open: number;
}

/**
 * Groups that are shown together, because their warnings have the same advice or they fail for the same
 * reason.
 */
export type AlikeGroups = readonly [ServerGroup, ...ServerGroup[]];

/**
 * Merges groups that are shown together, and preserves their order.
 * @param byFile whether to merge only servers in the same file
 */
export function withAlike(groups: readonly ServerGroup[], byFile = true): AlikeGroups[] {
  return [...Map.groupBy(groups, (group) => alike(group, byFile) ?? group).values()].flatMap(
    ([first, ...others]) => (first === undefined ? [] : [[first, ...others]]),
  );
}

/**
 * Limits entries to a number of rows, and returns the number of rows that are left. Each server that needs a
 * row takes one; any other entry takes one row in total.
 */
export function limitRows(
  entries: readonly AlikeGroups[],
  rows: number,
): {
  readonly shown: readonly AlikeGroups[];
  readonly omitted: readonly ServerGroup[];
  readonly left: number;
} {
  const shown: AlikeGroups[] = [];
  const omitted: ServerGroup[] = [];
  let left = rows;
  for (const entry of entries) {
    const isCounted = needsRow(entry[0].first);
    const most = isCounted ? left : Math.min(left, 1) * entry.length;
    const [first, ...others] = entry.slice(0, most);
    omitted.push(...entry.slice(most));
    if (first === undefined) continue;
    shown.push([first, ...others]);
    left -= isCounted ? others.length + 1 : 1;
  }
  return { shown, omitted, left };
}

/**
 * Returns a key shared by all servers that are shown together: their verdict, marketplace and problems and,
 * with `byFile`, their file. Null for a server with more to show than rule messages.
 */
function alike({ first }: ServerGroup, byFile = true): string | null {
  const { verdict, previous, problems, dependency } = first;
  const marketplace = pluginMarketplace(dependency);
  const isMore = problems.some(({ findings, waived }) => findings.length > 0 || waived !== null);
  const isFolded = verdict === 'warn' || verdict === 'fail';
  if (!isFolded || previous !== null || isMore) return null;
  // A failing server's row already shows its name, so the messages for servers that are shown together can
  // differ in the name, but not in any other value.
  const isNamed = (text: string): boolean => text !== serverName(first);
  const valuesOf = ({ values }: Phrase) => (needsRow(first) ? values.filter(isNamed) : []);
  return JSON.stringify([
    ...[verdict, byFile ? declaringFile(first) : null, marketplace],
    problems.map(({ rule, message, advice }) => [
      ...[rule, message.words, advice.words],
      ...[valuesOf(message), valuesOf(advice)],
    ]),
  ]);
}

/** Returns whether a server needs a row of its own, even among servers that are shown together. */
const needsRow = ({ verdict, dependency }: JudgedDependency): boolean =>
  verdict === 'fail' && pluginMarketplace(dependency) === null;

const declaringFile = ({ dependency }: JudgedDependency): string => dependency.declaration.file;

/**
 * Returns a table of servers: name and version, grade with the missed minimum, the version that would pass,
 * and places. Notes below a row contain everything that does not fit into the row.
 */
export function serverTable(
  entries: readonly AlikeGroups[],
  style: TableStyle,
  omittedCount = 0,
): Block {
  const serverRows = (some: readonly (readonly [AlikeGroups, number])[]): Row[] =>
    some.flatMap(([entry, at]) => entryRows(entry, at < style.open, style));
  const numbered = entries.map((entry, at) => [entry, at] as const);
  const byFile = Map.groupBy(numbered, ([[{ first }]]) => declaringFile(first));
  const rows = [...byFile].flatMap(([file, some]) => [
    { group: line`${file}` },
    ...serverRows(some),
  ]);
  const total = rows.filter(isCellRow).length + omittedCount;
  return style.byFile
    ? table(['Server', 'Grade', 'Fix', 'Declared'], rows, { one: 'server', total })
    : table(['Verdict', 'Server', 'Grade', 'Rule', 'Fix', 'Declared in'], serverRows(numbered));
}

function entryRows(entry: AlikeGroups, isOpen: boolean, style: TableStyle): Row[] {
  if (style.byFile && isSentence(entry)) return [{ note: entryLine(entry, style.links) }];
  const [group, ...others] = entry;
  if (others.length === 0 || needsRow(group.first))
    return [
      ...[serverCells(group, style), ...noteRows(group, isOpen, style.links)],
      ...others.flatMap((each) => [serverCells(each, style), ...alsoNote(each, style.links)]),
    ];
  const rows = entry.flatMap((each): Row[] => [
    serverCells(each, style),
    ...alsoNote(each, style.links),
  ]);
  const [problem] = group.first.problems;
  const hasAdvice = problem !== undefined && neededRemedy(group.first) === null;
  return [...rows, ...(hasAdvice ? [{ note: line`→ ${problem.advice}` }] : [])];
}

/**
 * Reports whether one sentence is enough for an entry. An entry qualifies if it needs no row and has several
 * servers, or a single server with one problem, no score and no remedy.
 */
export function isSentence(entry: AlikeGroups): boolean {
  const [group, ...others] = entry;
  const { first } = group;
  if (needsRow(first)) return false;
  const isBare = scoreOrNull(first) === null && neededRemedy(first) === null;
  return others.length > 0 || (isBare && first.problems.length === 1 && alike(group) !== null);
}

/**
 * Formats an entry as a sentence below its file's name, such as `unlisted: a, b, c`, followed by the advice.
 */
function entryLine(entry: AlikeGroups, links: ReportLinks): Line {
  const [{ first, members }, ...others] = entry;
  const sign = verdictSymbol(first.verdict ?? 'error');
  const rules = strong(joinLines(ruleLines(first, links)));
  if (others.length === 0) {
    const [{ message, advice } = { message: '', advice: '' }] = first.problems;
    return line`${sign}${rules} on ${placesLine(members, links, true, mostInSentence)}: ${message}${advicePrefix}${advice}`;
  }
  const names = entry.map(({ first: server }) => {
    const { file, span } = declarationPlace(server);
    const name = link(links.place(file, span.start.line), nameLine(server));
    const remedy = remedyLine(server);
    return remedy === null ? name : line`${name} → ${remedy}`;
  });
  const advice = neededRemedy(first) === null ? first.problems[0]?.advice : undefined;
  const todo = advice === undefined ? emptyLine : line`.${advicePrefix}${advice}`;
  return line`${sign}${rules}: ${firstItems(names, mostNames)}${todo}`;
}

function serverCells({ first, members }: ServerGroup, { links, byFile }: TableStyle): Cell[] {
  const { verdict, dependency } = first;
  const marks = [
    ...(dependency.role === 'server' ? [] : [ownText(dependency.role)]),
    ...(members.every((each) => each.dependency.declaration.disabled) ? [line`disabled`] : []),
  ];
  const marked = marks.length === 0 ? emptyLine : line` (${joinLines(marks)})`;
  const name = line`${link(links.server(first), serverName(first))} ${versionCell(first)}${marked}`;
  const at = placeLine(declarationPlace(first), links, byFile);
  const { alias } = dependency.declaration;
  const isNamed = !byFile || alias === null || serverName(first).includes(alias);
  return [
    ...(byFile ? [] : [verdict === null ? ownText('NOT JUDGED') : verdictSign(verdict)]),
    byFile && verdict !== null ? line`${verdictSymbol(verdict)}${name}` : name,
    ...(byFile
      ? [gradeCell(first, links)]
      : [gradeFigures(first, links) ?? dash, worstRule(first, links)]),
    remedyLine(first) ?? emptyLine,
    isNamed ? at : line`${at} as ${alias}`,
  ];
}

const declarationPlace = ({ dependency: { declaration, span } }: JudgedDependency) => ({
  file: declaration.file,
  span,
});

/**
 * Returns the grade with the missed minimum, such as `D 31 < 75`; null if a rule explains why there is no
 * grade.
 */
function gradeFigures(server: JudgedDependency, links: ReportLinks): Line | null {
  const { match, problems } = server;
  const isGraded = scoreOrNull(server) !== null || match === null || problems.length === 0;
  if (!isGraded) return null;
  const grade = fromTo(server, gradeLine);
  const missed = problems.find((problem) => problem.figures !== undefined);
  return missed === undefined
    ? grade
    : line`${grade}${link(links.rule(missed.rule), line`${missed.figures ?? ''}`)}`;
}

/**
 * Returns the grade with the missed minimum and the rules of all other problems, such as `D 31 < 75,
 * unpinned`.
 */
const gradeCell = (server: JudgedDependency, links: ReportLinks): Line =>
  joinLines(
    [gradeFigures(server, links), ...ruleLines(server, links)].filter((each) => each !== null),
  );

/** Returns the rule of the worst problem and the number of other problems, such as `below-minimum +1`. */
function worstRule(server: JudgedDependency, links: ReportLinks): Line {
  const [worst, ...others] = ruleLines(server, links, true);
  if (worst === undefined) return emptyLine;
  return others.length === 0 ? worst : line`${worst} +${others.length}`;
}

/**
 * Returns the rules that a server violates, worst first.
 *
 * @param isWhole whether to include rules that the figures already express
 */
function ruleLines({ problems }: JudgedDependency, links: ReportLinks, isWhole = false): Line[] {
  return problems
    .toSorted(compareGravity)
    .filter(({ figures, waived }) => isWhole || figures === undefined || waived !== null)
    .map(({ rule, waived }) => {
      const isWaived = waived === null ? emptyLine : line` (waived)`;
      return line`${link(links.rule(rule), prose(rule))}${isWaived}`;
    });
}

/**
 * Returns the version to use with its grade, such as `1.5.0 (B 82)`; null if no remedy is needed or known.
 */
function remedyLine(server: JudgedDependency): Line | null {
  const remedy = neededRemedy(server);
  if (remedy === null) return null;
  return line`${remedy.version} (${letterLine(remedy.grade)}\u00a0${remedy.score})`;
}

/** Formats a grade: a known letter as our own word, anything else as third-party text. */
const letterLine = (grade: string): Line =>
  gradeRank(grade) === null ? value(grade) : prose(grade);

const alsoNote = ({ members }: ServerGroup, links: ReportLinks): { readonly note: Line }[] =>
  members.length < 2 ? [] : [{ note: line`also in ${placesLine(members.slice(1), links, false)}` }];

function placesLine(
  members: readonly JudgedDependency[],
  links: ReportLinks,
  isUnderFile: boolean,
  most = mostPlaces,
): Line {
  const places = members.map((each, at) =>
    placeLine(declarationPlace(each), links, isUnderFile && at === 0),
  );
  return firstItems(distinctBy(places), most);
}

/**
 * Returns the rows below a server's row: its other places and, for an open entry, the change, the sentences
 * and the findings. A closed entry shows the advice instead.
 */
function noteRows({ first, members }: ServerGroup, isOpen: boolean, links: ReportLinks): Row[] {
  const also = alsoNote({ first, members }, links).map(({ note }) => note);
  const change = changeWords(first);
  const sorted = first.problems.toSorted(compareGravity);
  const sentences = sorted
    .filter((problem) => saysMore(problem, first))
    .map((problem) => problemLine(problem, links));
  const [worst] = sorted;
  const todo =
    worst === undefined || worst.waived !== null || neededRemedy(first) !== null
      ? []
      : [line`→ ${worst.advice}`];
  const about = [...(change === null ? [] : [line`This change: ${change}`]), ...sentences];
  const findings = [...new Set(sorted.flatMap((problem) => problem.findings))];
  const shownFindings = findings.slice(0, mostListed);
  const rest = findings.length - shownFindings.length;
  const [failing, others] = [true, false].map((isFailing) =>
    shownFindings.filter(({ result }) => (result === 'fail') === isFailing).map(findingNote),
  );
  const notes: { readonly note: readonly Line[]; readonly detail: Detail }[] = isOpen
    ? [
        { note: [...also, ...about], detail: 1 },
        { note: failing ?? [], detail: 2 },
        {
          note: [...(others ?? []), ...(rest > 0 ? [line`and ${moreLine(rest, 'finding')}`] : [])],
          detail: 3,
        },
      ]
    : [{ note: [...also, ...todo], detail: 1 }];
  return notes.filter(({ note }) => note.length > 0);
}

/** Returns whether an open entry shows everything that was found. */
export function showsAll(entry: AlikeGroups): boolean {
  const findings = new Set(
    entry.flatMap(({ first }) => first.problems.flatMap((each) => each.findings)),
  );
  return isSentence(entry) || (findings.size <= mostListed && [...findings].every(isBrief));
}

/** Returns whether a problem's sentence adds information to the row. */
const saysMore = ({ figures, waived }: Problem, server: JudgedDependency): boolean =>
  figures === undefined ||
  waived !== null ||
  server.previous !== null ||
  neededRemedy(server) === null;

export function serverItem({ first, members }: ServerGroup, links: ReportLinks): Item {
  const symbol = first.verdict === null ? emptyLine : verdictSymbol(first.verdict);
  const change = changeWords(first);
  return item(
    line`${symbol}${nameLine(first, links.server(first))} in ${placesLine(members, links, false, mostInSentence)}`,
    ...(change === null ? [] : [paragraph(line`This change: ${change}`)]),
    list(problemItems(first.problems, links, false), { detail: 1 }),
  );
}

/** Returns the current content of a cell, or `before → now` if the change altered it. */
function fromTo(
  server: JudgedDependency,
  cell: (server: Pick<JudgedDependency, 'dependency' | 'match'>) => Line,
): Line {
  const { previous, dependency } = server;
  const now = cell(server);
  // Versions of different packages cannot be compared.
  const isSame =
    previous?.dependency.type === dependency.type && previous.dependency.name === dependency.name;
  const before = isSame ? cell(previous) : now;
  return JSON.stringify(before) === JSON.stringify(now) ? now : line`${before} → ${now}`;
}

const versionCell = (server: JudgedDependency): Line =>
  fromTo(server, (side) => value(versionText(side)));

/** Returns the grade with its score, or a word that explains why there is no grade. */
export function gradeLine(server: Pick<JudgedDependency, 'match'>): Line {
  const grade = gradeText(server);
  // A string that is not a known grade is third-party text, or a word that explains why there is no grade.
  const shownLetter = gradeRank(grade) === null ? value(grade) : strong(prose(grade));
  const { score, otherRubric } = decidingReport(server.match) ?? {};
  if (score == null) return shownLetter;
  const rubric = otherRubric === undefined ? emptyLine : line`, rubric ${otherRubric}`;
  return line`${shownLetter}\u00a0${score}${rubric}`;
}

export function nameLine(server: JudgedDependency, to: string | null = null): Line {
  const name = link(to, serverName(server));
  return hasVersions(server.dependency) ? line`${name} ${versionText(server)}` : name;
}
