import { decidingReport } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { gradeRank } from '../../model/grade.ts';
import type { Finding } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import { type Block, type Cell, moreOf, type Row, table } from '../document/block.ts';
import {
  asLine,
  firstFew,
  type Inline,
  type Line,
  line,
  lineBreak,
  link,
  nothing,
  own,
  prose,
  small,
  strong,
  value,
  verdictSign,
} from '../document/line.ts';
import type { ReportLinks } from '../links.ts';
import { neededRemedy, serverName, shownGrade, versionOf } from '../words.ts';
import { changeWords } from './change-words.ts';
import { distinctServers, serverKey } from './distinct.ts';
import { graverFirst, worstServersFirst } from './order.ts';
import { placeLine } from './problem-items.ts';

/*
 * Servers of a report: which of them are shown as one, and their table.
 */

/** Servers that differ in their places and aliases alone. */
export interface ServerGroup {
  readonly first: JudgedDependency;
  readonly members: readonly JudgedDependency[];
}

/** The groups of some servers, worst first. */
export function grouped(servers: readonly JudgedDependency[]): ServerGroup[] {
  const numbers = new Map<Finding, number>();
  const numberOf = (finding: Finding): number => {
    const number = numbers.get(finding) ?? numbers.size;
    numbers.set(finding, number);
    return number;
  };
  const sorted = servers.toSorted(worstServersFirst);
  return [...Map.groupBy(sorted, (server) => textOf(server, numberOf)).values()].flatMap(
    (members) => members.slice(0, 1).map((first) => ({ first, members })),
  );
}

/**
 * All that is shown of a server but its places and aliases: equal for the members of a group.
 *
 * @param numberOf stands for a finding: servers of one score share findings, whose evidence may be long
 */
function textOf(server: JudgedDependency, numberOf: (finding: Finding) => number): string {
  const problems = server.problems.map(({ file, span, facts, findings, ...rest }) => [
    rest,
    findings.map(numberOf),
  ]);
  return JSON.stringify([
    serverKey(server.dependency),
    server.dependency.declaration.disabled,
    server.verdict,
    versionCell(server),
    fromTo(server, gradeLine),
    remedyLines(server),
    changeWords(server),
    problems,
  ]);
}

/** Of many places so many are shown: nobody looks up more. */
const mostPlaces = 8;

/** Beyond so many rows they stand under the folders of their projects. */
const mostUngrouped = 10;

/**
 * A row for each server: what and where it is, what it was before, why it does not pass, and the version
 * that would. A cell has what is to be said of any of its places. Many rows stand under their folders,
 * unless most folders have one alone.
 *
 * @param servers in the order of their rows
 * @param withReasons whether to show why each does not pass, and what would
 */
export function serverTable(
  servers: readonly JudgedDependency[],
  links: ReportLinks,
  withReasons = true,
): Block {
  const all = distinctServers(servers);
  const byFolder = Map.groupBy(all, folderOf);
  const rowsOf = (some: typeof all): Row[] =>
    some.map((places) => cellsOf(places, links, withReasons));
  const isByFolder = all.length > mostUngrouped && byFolder.size * 2 <= all.length;
  const rows = isByFolder
    ? [...byFolder].flatMap(([folder, some]) => [{ group: folderLine(folder) }, ...rowsOf(some)])
    : rowsOf(all);
  return withReasons
    ? table(['Verdict', 'Server', 'Version', 'Grade', 'Why', 'Would pass'], rows)
    : table(['Verdict', 'Server', 'Version', 'Grade'], rows);
}

/** The folder of the project that all places share; null if they have several. */
function folderOf([first, ...others]: readonly JudgedDependency[]): string | null {
  const folder = first?.dependency.declaration.folder ?? '';
  const isShared = others.every(({ dependency }) => dependency.declaration.folder === folder);
  return isShared ? folder : null;
}

function folderLine(folder: string | null): Line {
  if (folder === null) return line`In several folders`;
  return folder === '' ? line`In the root folder` : line`In ${`${folder}/`}`;
}

/** What a row shows about a server. */
function cellsOf(
  places: readonly [JudgedDependency, ...JudgedDependency[]],
  links: ReportLinks,
  withReasons: boolean,
): Cell[] {
  const worst = places.toSorted(worstServersFirst)[0] ?? places[0];
  const { type, role, name } = worst.dependency;
  // It is called by its alias; the word of its launch shows at most what is started.
  const launch =
    type === 'unidentified' && name !== null ? line`${own(type)} ${name}` : prose(type);
  const about = [
    launch,
    ...(role === 'launcher' ? [line`launcher`] : []),
    ...(places.every(({ dependency }) => dependency.declaration.disabled) ? [line`disabled`] : []),
    declaredLine(places, links),
  ];
  const each = (cell: (server: JudgedDependency) => readonly Inline[]): Cell => {
    const lines = places.flatMap(cell).map(asLine);
    return distinctBy(lines);
  };
  const title = link(links.server(worst), serverName(worst));
  return [
    worst.verdict === null ? line`not judged` : verdictSign(worst.verdict),
    line`${title}${lineBreak}${small(firstFew(about, about.length))}`,
    each((server) => [versionCell(server)]),
    each((server) => [fromTo(server, gradeLine)]),
    ...(withReasons ? [each((server) => reasonsOf(server, links)), each(remedyLines)] : []),
  ];
}

/** Under which names servers are declared, and where: `as files in …`. */
export function declaredLine(servers: readonly JudgedDependency[], links: ReportLinks): Line {
  const byAlias = Map.groupBy(servers, ({ dependency: { declaration, name } }) =>
    // A package of a manifest has no other name.
    declaration.alias === name ? null : declaration.alias,
  );
  const named = [...byAlias].map(([alias, same]) => {
    const places = same.map(({ dependency: { declaration, span } }) =>
      placeLine({ file: declaration.file, span }, links),
    );
    const at = firstFew(distinctBy(places), mostPlaces);
    return alias === null ? line`in ${at}` : line`as ${alias} in ${at}`;
  });
  const rest = named.length - mostPlaces;
  const shown = firstFew(named.slice(0, mostPlaces), mostPlaces, line`; `);
  return rest > 0 ? line`${shown}; and under ${moreOf(rest, 'name')}` : shown;
}

/** A cell's value, behind an arrow where it was another before the change. */
function fromTo(
  server: JudgedDependency,
  cell: (server: Pick<JudgedDependency, 'dependency' | 'match'>) => Line,
): Line {
  const { previous, dependency } = server;
  const now = cell(server);
  // The version of another package cannot be compared with this one's.
  const isSame =
    previous?.dependency.type === dependency.type && previous.dependency.name === dependency.name;
  const before = isSame ? cell(previous) : now;
  return JSON.stringify(before) === JSON.stringify(now) ? now : line`${before} → ${now}`;
}

const versionCell = (server: JudgedDependency): Line =>
  fromTo(server, (side) => value(versionOf(side)));

/** The grade with its score, or a word for why there is none. */
export function gradeLine(server: Pick<JudgedDependency, 'match'>): Line {
  const grade = shownGrade(server);
  // Any other text is a stranger's, or a word for why there is no grade.
  const shown = gradeRank(grade) === null ? value(grade) : strong(prose(grade));
  const { score, otherRubric } = decidingReport(server.match) ?? {};
  if (score == null) return shown;
  const rubric = otherRubric === undefined ? nothing : line`, rubric ${otherRubric}`;
  return line`${shown}\u00a0${score}${rubric}`;
}

/** The rules of its problems, the worst first. */
function reasonsOf({ problems }: JudgedDependency, links: ReportLinks): Line[] {
  return problems.toSorted(graverFirst).map(({ rule, waived }) => {
    const isWaived = waived === null ? nothing : line` (waived)`;
    return line`${link(links.rule(rule), prose(rule))}${isWaived}`;
  });
}

function remedyLines(server: JudgedDependency): Line[] {
  const remedy = neededRemedy(server);
  if (remedy === null) return [];
  const { version, grade, score } = remedy;
  return [line`${version} ${grade}\u00a0${score}`];
}
