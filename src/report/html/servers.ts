import { decidingReport } from '../../grading/matched.ts';
import type { Finding, JudgedDependency } from '../../model.ts';
import { graverFirst, worstServersFirst } from '../order.ts';
import { html, htmlCode } from '../text.ts';
import {
  moveWords,
  neededRemedy,
  scoreOf,
  serverName,
  shownGrade,
  verdictSymbols,
  verdictWord,
  versionOf,
  wordPlaceOf,
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
 * All that is shown of a server but its places: equal for the members of a group.
 *
 * @param numberOf stands for a finding: servers of one score share findings, whose evidence may be long
 */
function textOf(server: JudgedDependency, numberOf: (finding: Finding) => number): string {
  const problems = server.problems.map(({ file, span, facts, findings, ...rest }) => [
    rest,
    findings.map(numberOf),
  ]);
  return JSON.stringify([rowOf(server), moveWords(server), problems]);
}

/** Of many places so many are shown: nobody looks up more. */
export const mostPlaces = 8;

/**
 * A row for each server: what and where it is, what it was before, why it does not pass, and the
 * version that would. Groups that differ in their sentences alone share a row.
 *
 * @param withReasons whether to show why each does not pass, and what would
 */
export function serverTable(groups: readonly ServerGroup[], withReasons = true): string {
  const all = groups.map(({ first, members }) => ({ row: rowOf(first, withReasons), members }));
  const rows = [...Map.groupBy(all, ({ row }) => JSON.stringify(row)).values()].flatMap((same) => {
    const places = same.flatMap(({ members }) => members.map(namedAt));
    return same.slice(0, 1).map(({ row: { verdict, name, about, rest } }) => {
      return [
        verdict,
        `${name}<br><sub>${about}, ${placeList([...new Set(places)])}</sub>`,
        ...rest,
      ];
    });
  });
  const reasons = withReasons ? ['Why', 'Would pass'] : [];
  return tableOf(['Verdict', 'Server', 'Version', 'Grade', ...reasons], rows);
}

/** What a row shows about a server, except for its places. */
function rowOf(server: JudgedDependency, withReasons = true) {
  const { type, role, name, declaration } = server.dependency;
  // It is called by its alias; the word of its launch shows at most what is started.
  const launch = type === 'unidentified' && name !== null ? `${type} ${htmlCode(name)}` : type;
  return {
    verdict: verdictCell(server),
    name: htmlCode(serverName(server)),
    about: [
      ...[launch, ...(role === 'launcher' ? ['launcher'] : [])],
      ...(declaration.disabled ? ['disabled'] : []),
    ].join(', '),
    rest: [
      fromTo(server, (side) => htmlCode(versionOf(side))),
      fromTo(server, gradeCell),
      ...(withReasons ? [reasonCell(server), remedyCell(server)] : []),
    ],
  };
}

/** Where a server is named. */
export function namedAt(server: JudgedDependency): string {
  return htmlCode(wordPlaceOf(server));
}

/** Places that are HTML already; of many the first, and how many there are beside them. */
export function placeList(places: readonly string[]): string {
  const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
  return `${places.slice(0, mostPlaces).join(', ')}${more}`;
}

/** Cells that are HTML already, under a head of our own words. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (name: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  return [
    '<table>',
    ...(head.length === 0 ? [] : [row('th', head)]),
    ...rows.map((cells) => row('td', cells)),
    '</table>',
  ].join('\n');
}

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

/** The verdict on a server with its symbol. */
function verdictCell(server: JudgedDependency): string {
  return server.verdict === null
    ? verdictWord(server)
    : // A space at which no line is broken, however narrow the table.
      `${verdictSymbols[server.verdict]}\u00a0${server.verdict}`;
}

function gradeCell(server: Pick<JudgedDependency, 'match'>): string {
  const grade = shownGrade(server);
  // Any other text is a stranger's, or a word for why there is no grade.
  const shown = /^[A-F][+-]?$/.test(grade) ? `<strong>${grade}</strong>` : htmlCode(grade);
  return decidingReport(server.match)?.score == null ? shown : `${shown}\u00a0${scoreOf(server)}`;
}

/** The rules of its problems, the worst first. */
function reasonCell({ problems }: JudgedDependency): string {
  const rules = problems
    .toSorted(graverFirst)
    .map(({ rule, waived }) => (waived === null ? html(rule) : `${html(rule)} (waived)`));
  return [...new Set(rules)].join('<br>');
}

function remedyCell(server: JudgedDependency): string {
  const remedy = neededRemedy(server);
  if (remedy === null) return '';
  const { version, grade, score } = remedy;
  return `${htmlCode(version)} ${htmlCode(grade)}\u00a0${score}`;
}
