import { decidingReport } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { gradeRank } from '../../model/grade.ts';
import type { Finding, Span } from '../../model/model.ts';
import { changeWords } from '../contents/change-words.ts';
import { distinctServers, serverKey } from '../contents/distinct.ts';
import { graverFirst, worstServersFirst } from '../contents/order.ts';
import type { ReportLinks } from '../links.ts';
import { html, htmlCode, htmlText } from '../text.ts';
import {
  neededRemedy,
  scoreOf,
  serverName,
  shownGrade,
  verdictSymbols,
  verdictWord,
  versionOf,
} from '../words.ts';

/*
 * Servers as HTML: which of them are shown as one, and their table.
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
    verdictCell(server),
    versionCell(server),
    fromTo(server, gradeCell),
    remedyCell(server),
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
): string {
  const head = ['Verdict', 'Server', 'Version', 'Grade'];
  if (withReasons) head.push('Why', 'Would pass');
  const all = distinctServers(servers);
  const byFolder = Map.groupBy(all, folderOf);
  const rows = (some: typeof all) =>
    some.map((places) => tableRow('td', cellsOf(places, links, withReasons)));
  const isByFolder = all.length > mostUngrouped && byFolder.size * 2 <= all.length;
  return [
    '<table>',
    tableRow('th', head),
    ...(isByFolder
      ? [...byFolder].flatMap(([folder, some]) => [
          `<tr><th colspan="${head.length}" align="left">${folderWords(folder)}</th></tr>`,
          ...rows(some),
        ])
      : rows(all)),
    '</table>',
  ].join('\n');
}

/** The folder of the project that all places share; null if they have several. */
function folderOf([first, ...others]: readonly JudgedDependency[]): string | null {
  const folder = first?.dependency.declaration.folder ?? '';
  const isShared = others.every(({ dependency }) => dependency.declaration.folder === folder);
  return isShared ? folder : null;
}

function folderWords(folder: string | null): string {
  if (folder === null) return 'In several folders';
  return folder === '' ? 'In the root folder' : `In ${htmlCode(`${folder}/`)}`;
}

/** What a row shows about a server. */
function cellsOf(
  places: readonly [JudgedDependency, ...JudgedDependency[]],
  links: ReportLinks,
  withReasons: boolean,
): string[] {
  const worst = places.toSorted(worstServersFirst)[0] ?? places[0];
  const { type, role, name } = worst.dependency;
  // It is called by its alias; the word of its launch shows at most what is started.
  const launch = type === 'unidentified' && name !== null ? `${type} ${htmlCode(name)}` : type;
  const about = [
    ...[launch, ...(role === 'launcher' ? ['launcher'] : [])],
    ...(places.every(({ dependency }) => dependency.declaration.disabled) ? ['disabled'] : []),
    declaredWords(places, links),
  ];
  const each = (cell: (server: JudgedDependency) => readonly string[]): string =>
    [...new Set(places.flatMap(cell))].join('<br>');
  return [
    verdictCell(worst),
    `${linked(links.server(worst), htmlCode(serverName(worst)))}<br><sub>${about.join(', ')}</sub>`,
    each((server) => [versionCell(server)]),
    each((server) => [fromTo(server, gradeCell)]),
    ...(withReasons ? [each((server) => reasonsOf(server, links)), each(remedyCell)] : []),
  ];
}

/** Under which names servers are declared, and where: `as <code>files</code> in …`. */
export function declaredWords(servers: readonly JudgedDependency[], links: ReportLinks): string {
  const byAlias = Map.groupBy(servers, ({ dependency: { declaration, name } }) =>
    // A package of a manifest has no other name.
    declaration.alias === name ? null : declaration.alias,
  );
  const named = [...byAlias].map(([alias, same]) => {
    const places = placeList([...new Set(same.map((server) => namedAt(server, links)))]);
    return alias === null ? `in ${places}` : `as ${htmlCode(alias)} in ${places}`;
  });
  const more =
    named.length > mostPlaces ? `; and under ${named.length - mostPlaces} more names` : '';
  return `${named.slice(0, mostPlaces).join('; ')}${more}`;
}

/** Where a server is named, with a link to the line. */
const namedAt = ({ dependency }: JudgedDependency, links: ReportLinks): string =>
  placeCode(dependency.declaration.file, dependency.span, links);

/** A place of a file as code, with a link to it. */
export function placeCode(file: string, span: Span | null, links: ReportLinks): string {
  const line = span?.start.line ?? null;
  return linked(links.place(file, line), htmlCode(line === null ? file : `${file}:${line}`));
}

/** The id of a rule, with a link to its section of the manual. */
export function ruleName(rule: string, links: ReportLinks): string {
  return linked(links.rule(rule), html(rule));
}

/** HTML as a link where there is an address. */
export function linked(address: string | null, inner: string): string {
  return address === null ? inner : `<a href="${htmlText(address)}">${inner}</a>`;
}

/** Places that are HTML already; of many the first, and how many there are beside them. */
function placeList(places: readonly string[]): string {
  const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
  return `${places.slice(0, mostPlaces).join(', ')}${more}`;
}

/** Rows of cells that are HTML already. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  return ['<table>', ...rows.map((cells) => tableRow('td', cells)), '</table>'].join('\n');
}

const tableRow = (name: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;

/** A cell's value, behind an arrow where it was another before the change. */
function fromTo(
  server: JudgedDependency,
  cell: (server: Pick<JudgedDependency, 'dependency' | 'match'>) => string,
): string {
  const { previous, dependency } = server;
  const now = cell(server);
  // The version of another package cannot be compared with this one's.
  const isSame =
    previous?.dependency.type === dependency.type && previous.dependency.name === dependency.name;
  const before = isSame ? cell(previous) : now;
  return before === now ? now : `${before} → ${now}`;
}

const versionCell = (server: JudgedDependency): string =>
  fromTo(server, (side) => htmlCode(versionOf(side)));

/** The verdict on a server with its symbol. */
function verdictCell(server: JudgedDependency): string {
  return server.verdict === null
    ? verdictWord(server)
    : // A space at which no line is broken, however narrow the table.
      `${verdictSymbols[server.verdict]}\u00a0${server.verdict}`;
}

/** The grade with its score, or a word for why there is none. */
export function gradeCell(server: Pick<JudgedDependency, 'match'>): string {
  const grade = shownGrade(server);
  // Any other text is a stranger's, or a word for why there is no grade.
  const shown = gradeRank(grade) === null ? htmlCode(grade) : `<strong>${html(grade)}</strong>`;
  return decidingReport(server.match)?.score == null ? shown : `${shown}\u00a0${scoreOf(server)}`;
}

/** The rules of its problems, the worst first. */
function reasonsOf({ problems }: JudgedDependency, links: ReportLinks): string[] {
  return problems
    .toSorted(graverFirst)
    .map(({ rule, waived }) => `${ruleName(rule, links)}${waived === null ? '' : ' (waived)'}`);
}

function remedyCell(server: JudgedDependency): string[] {
  const remedy = neededRemedy(server);
  if (remedy === null) return [];
  const { version, grade, score } = remedy;
  return [`${htmlCode(version)} ${htmlCode(grade)}\u00a0${score}`];
}
