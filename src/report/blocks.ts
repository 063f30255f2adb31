import type { Finding, JudgedDependency, Phrase, Problem, Report, Verdict } from '../model.ts';
import { renderPhrase } from '../phrase.ts';
import { evidenceLines } from './evidence.ts';
import { graverFirst, worstServersFirst } from './order.ts';
import { html, htmlCode } from './text.ts';
import {
  gradeOf,
  lead,
  moveWords,
  nameOf,
  plural,
  scoreOf,
  teamWords,
  verdictWord,
  versionOf,
  wordPlaceOf,
} from './words.ts';

/*
 * The pieces that the job summary and the comment are put together from: HTML blocks without blank
 * lines inside, where Markdown has no say, so a stranger's text can only be text.
 */

/** How much is shown, from all to least; of an output the first that fits is taken. */
export const details = [
  'findings',
  'failing findings',
  'sentences',
  'servers',
  'the worst',
  'counts',
] as const;
export type Detail = (typeof details)[number];

/** Whether findings are left out that might be there. */
export function isWithoutFindings(detail: Detail): boolean {
  return detail !== 'findings' && detail !== 'failing findings';
}

export const marks: Readonly<Record<Verdict, string>> = {
  pass: '✅',
  warn: '⚠️',
  fail: '❌',
  error: '⛔',
};

/** The verdict on a server with its mark. */
function verdictCell(server: JudgedDependency): string {
  return server.verdict === null
    ? verdictWord(server)
    : // Not broken between the two, however narrow the table.
      `${marks[server.verdict]}\u00a0${server.verdict}`;
}

/**
 * The blocks with a blank line between them, or null as soon as they exceed the limit.
 *
 * @param sizeOf how the limit counts a text
 */
export function joinWithin(
  blocks: Iterable<string>,
  limit: number,
  sizeOf: (text: string) => number,
): string | null {
  const kept: string[] = [];
  let size = 0;
  for (const block of blocks) {
    size += sizeOf(block) + 2;
    if (size > limit) return null;
    kept.push(block);
  }
  return `${kept.join('\n\n')}\n`;
}

/** The heading, which is the verdict. */
export function heading({ verdict }: Pick<Report, 'verdict'>): string {
  return `<h2>${marks[verdict]} MCP Grade Gate: ${verdict}</h2>`;
}

/** The verdict in words, the team's own message, remarks, and why nothing could be decided. */
export function* verdictBlocks(report: Report): Generator<string> {
  yield `<p><strong>${html(lead(report))}</strong></p>`;
  const message = teamWords(report);
  if (message.length > 0) yield `<p>${message.map(html).join('<br>')}</p>`;
  const { remarks } = report.run;
  if (remarks.length > 0) yield list(remarks.map(html));
  if (report.failure === null) return;
  const { details: matters, remedy } = report.failure;
  if (matters.length > 0) yield list(matters.map(html));
  yield `<p><strong>What to do:</strong> ${html(remedy)}</p>`;
}

/** A list of items that are HTML already. */
export function list(items: readonly string[]): string {
  return ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>'].join('\n');
}

/** Servers of which the same is said: they differ in their places and aliases alone. */
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
  return [...Map.groupBy(sorted, (server) => saidOf(server, numberOf)).values()].flatMap(
    (members) => members.slice(0, 1).map((first) => ({ first, members })),
  );
}

/**
 * All that is said of a server but its places, to tell it from others.
 *
 * @param numberOf a finding's number: servers of one score share its findings, whose evidence may be long
 */
function saidOf(server: JudgedDependency, numberOf: (finding: Finding) => number): string {
  const problems = server.problems.map(({ file, span, findings, ...said }) => [
    said,
    findings.map(numberOf),
  ]);
  return JSON.stringify([rowOf(server), moveWords(server), problems]);
}

/** More places than a reader looks up. */
const mostPlaces = 8;

/**
 * A row for each server: what and where it is, what it was before, why it does not pass, and what
 * would. Groups whose sentences alone differ have one row.
 *
 * @param withReasons whether there is something to be done about them
 */
export function serverTable(groups: readonly ServerGroup[], withReasons = true): string {
  const all = groups.map(({ first, members }) => ({ row: rowOf(first, withReasons), members }));
  const rows = [...Map.groupBy(all, ({ row }) => JSON.stringify(row)).values()].flatMap((same) => {
    const places = same.flatMap(({ members }) => members.map(namedAt));
    return same.slice(0, 1).map(({ row: { verdict, name, about, rest } }) => {
      return [verdict, `${name}<br><sub>${about}, ${listOf([...new Set(places)])}</sub>`, ...rest];
    });
  });
  const reasons = withReasons ? ['Why', 'Would pass'] : [];
  return tableOf(['Verdict', 'Server', 'Version', 'Grade', ...reasons], rows);
}

/** What a row says of a server, but for its places. */
function rowOf(server: JudgedDependency, withReasons = true) {
  const { type, role, name, declaration } = server.dependency;
  // Such a server is called by its alias; a word of its launch tells at most what kind of thing it is.
  const launched = type === 'unidentified' && name !== null ? `${type} ${htmlCode(name)}` : type;
  return {
    verdict: verdictCell(server),
    name: htmlCode(nameOf(server)),
    about: [
      ...[launched, ...(role === 'launcher' ? ['launcher'] : [])],
      ...(declaration.disabled ? ['disabled'] : []),
    ].join(', '),
    rest: [
      fromTo(server, (side) => htmlCode(versionOf(side))),
      fromTo(server, gradeCell),
      ...(withReasons ? [reasonCell(server), remedyCell(server)] : []),
    ],
  };
}

function namedAt(server: JudgedDependency): string {
  return htmlCode(wordPlaceOf(server));
}

/** Places that are HTML already; of many the first, and how many there are beside them. */
function listOf(places: readonly string[]): string {
  const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
  return `${places.slice(0, mostPlaces).join(', ')}${more}`;
}

/** Cells that are HTML already, under a head of our own words. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (name: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  return [
    '<table>',
    ...(head.length === 0 ? [] : [row('th', head)]),
    ...rows.map((cells) => row('td', cells)),
    '</table>',
  ].join('\n');
}

/** What something is now, behind what it was before where that was another. */
function fromTo(
  server: JudgedDependency,
  cell: (server: Pick<JudgedDependency, 'dependency' | 'match'>) => string,
): string {
  const { previous, dependency } = server;
  const now = cell(server);
  // What another package was says nothing of this one.
  const isSame =
    previous?.dependency.type === dependency.type && previous.dependency.name === dependency.name;
  const before = isSame ? cell(previous) : now;
  return before === now ? now : `${before} → ${now}`;
}

function gradeCell(server: Pick<JudgedDependency, 'match'>): string {
  const grade = gradeOf(server);
  // Any other text is a stranger's, or a word for why there is no grade.
  const shown = /^[A-F][+-]?$/.test(grade) ? `<strong>${grade}</strong>` : htmlCode(grade);
  return server.match?.report?.score == null ? shown : `${shown}\u00a0${scoreOf(server)}`;
}

/** The rules that speak of it, the worst first. */
function reasonCell({ problems }: JudgedDependency): string {
  const rules = problems
    .toSorted(graverFirst)
    .map(({ rule, waived }) => (waived === null ? html(rule) : `${html(rule)} (waived)`));
  return [...new Set(rules)].join('<br>');
}

function remedyCell({ remedy }: JudgedDependency): string {
  if (remedy === null) return '';
  const { version, grade, score } = remedy;
  return `${htmlCode(version)} ${htmlCode(grade)}\u00a0${score}`;
}

/** What is said of a group: its name, its places, what the change does to it, and some of its problems. */
export function serverBlock(
  { first, members }: ServerGroup,
  problems: readonly Problem[],
  detail: Detail,
): string {
  const mark = first.verdict === null ? '' : marks[first.verdict];
  const title = `<h4>${mark} ${htmlCode(nameOf(first))} ${htmlCode(versionOf(first))}</h4>`;
  const move = moveWords(first);
  const moved = move === null ? '' : `<br>This change: ${phrase(move)}`;
  return [title, `<p>${declaredWords(members)}${moved}</p>`, problemList(problems, detail)].join(
    '\n',
  );
}

/** Under which names servers are declared, and where. */
function declaredWords(servers: readonly JudgedDependency[]): string {
  const byAlias = Map.groupBy(servers, ({ dependency }) => dependency.declaration.alias);
  const named = [...byAlias].map(
    ([alias, same]) => `as ${htmlCode(alias)} in ${listOf([...new Set(same.map(namedAt))])}`,
  );
  const more =
    named.length > mostPlaces ? `; and under ${named.length - mostPlaces} more names` : '';
  return `Declared ${named.slice(0, mostPlaces).join('; ')}${more}`;
}

/**
 * Problems with their advice and, where there is room, their findings; the worst first.
 *
 * @param withPlaces whether each says where it is: nothing around it does
 */
export function problemList(
  problems: readonly Problem[],
  detail: Detail,
  withPlaces = false,
): string {
  const items = problems.toSorted(graverFirst).map((problem) => {
    const { rule, level, message, advice, findings, waived, file, span } = problem;
    const shown = findings.filter(
      ({ result }) => detail === 'findings' || (detail === 'failing findings' && result === 'fail'),
    );
    const state = waived === null ? level : `waived: ${html(waived)}`;
    const place = file === null || span === null ? file : `${file}:${span.start.line}`;
    const at = withPlaces && place !== null ? ` in ${htmlCode(place)}` : '';
    return [
      `<li><strong>${html(rule)}</strong> (${state})${at}: ${phrase(message)}<br>→ ${phrase(advice)}`,
      ...(shown.length === 0 ? [] : [`<ul>`, ...shown.map(findingItem), `</ul>`]),
      '</li>',
    ].join('\n');
  });
  return ['<ul>', ...items, '</ul>'].join('\n');
}

function findingItem({ check, reference, result, weight, evidence }: Finding): string {
  const lines = evidenceLines(evidence);
  const heading = `${htmlCode(check ?? reference)} (${/^(?:pass|warn|fail|unscannable)$/.test(result) ? result : htmlCode(result)}${weight === null ? '' : `, weight ${weight}`})`;
  const isRecord = lines.length > 1 && lines.every(({ label }) => label !== null);
  const shown = isRecord
    ? `\n${tableOf(
        [],
        lines.map(({ label, text }) => [htmlCode(label ?? ''), htmlCode(text, 1000)]),
      )}`
    : lines
        .map(
          ({ label, text }) =>
            `<br>${label === null ? '' : `${htmlCode(label)}: `}${htmlCode(text, 1000)}`,
        )
        .join('');
  return `<li>${heading}${shown}</li>`;
}

/** What was there before in one line; null where nothing was. */
export function earlierWords({
  servers,
  earlierProblems,
}: Pick<Report, 'servers' | 'earlierProblems'>): string | null {
  const earlier = servers.filter(({ isCounted }) => !isCounted);
  if (earlier.length + earlierProblems.length === 0) return null;
  const failing = earlier.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').length;
  const wouldFail = failing === 0 ? '' : `, ${failing} of which would fail today`;
  const faulty =
    earlierProblems.length === 0
      ? ''
      : `, ${plural(earlierProblems.length, 'file')} that cannot be read`;
  return `Was there before: ${plural(earlier.length, 'server')}${wouldFail}${faulty}`;
}

/** A sentence as HTML, with what it quotes as code. */
export function phrase(text: Phrase): string {
  return renderPhrase(text, htmlCode, html);
}
