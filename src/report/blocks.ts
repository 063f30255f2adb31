import type { Finding, JudgedDependency, Phrase, Problem, Report, Verdict } from '../model.ts';
import { renderPhrase } from '../phrase.ts';
import { evidenceLines } from './evidence.ts';
import { html, htmlCode } from './text.ts';
import {
  gradeOf,
  headline,
  moveWords,
  nameOf,
  placeOf,
  plural,
  scoreOf,
  verdictWord,
  versionOf,
  worstFirst,
} from './words.ts';

/*
 * The pieces that the job summary and the comment are put together from: HTML blocks without blank
 * lines inside, where Markdown has no say, so a stranger's text can only be text.
 */

/** How much is shown, from all to least; of an output the first that fits is taken. */
export const details = ['findings', 'failing findings', 'servers', 'counts'] as const;
export type Detail = (typeof details)[number];

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
    : `${marks[server.verdict]} ${server.verdict}`;
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
  yield `<p>${html(headline(report))}</p>`;
  const message = report.policy?.messages.get(report.verdict);
  if (message !== undefined) yield `<p>${lines(message)}</p>`;
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

/** Words of several lines. */
function lines(text: string): string {
  return text.trim().split(/\r?\n/).map(html).join('<br>');
}

/** Servers of which the same is said. */
export interface ServerGroup {
  readonly first: JudgedDependency;
  readonly places: readonly string[];
}

/** One group per server and version, worst first, with every place that declares it. */
export function grouped(servers: readonly JudgedDependency[]): ServerGroup[] {
  const groups = new Map<string, { first: JudgedDependency; places: string[] }>();
  for (const server of servers) {
    const { type, specifier, declaration, reason } = server.dependency;
    const rules = server.problems.map(({ rule, level, waived }) => [rule, level, waived]);
    const before = server.previous?.match?.judgedVersion ?? null;
    const key = JSON.stringify([
      type,
      nameOf(server),
      specifier,
      reason,
      server.verdict,
      rules,
      before,
    ]);
    const known = groups.get(key) ?? { first: server, places: [] };
    known.places.push(placeOf({ file: declaration.file, span: declaration.span }));
    groups.set(key, known);
  }
  const order: readonly Verdict[] = ['error', 'fail', 'warn', 'pass'];
  return [...groups.values()].sort(
    (a, b) => order.indexOf(a.first.verdict ?? 'pass') - order.indexOf(b.first.verdict ?? 'pass'),
  );
}

/** A row for each group. */
export function serverTable(groups: readonly ServerGroup[]): string {
  const rows = groups.map(({ first, places }) => {
    const { type, declaration, role } = first.dependency;
    const remarks = [
      ...(role === 'launcher' ? ['launcher'] : []),
      ...(declaration.disabled ? ['disabled'] : []),
    ];
    const cells = [
      verdictCell(first),
      `${htmlCode(nameOf(first))} ${[type, ...remarks].join(', ')}`,
      htmlCode(versionOf(first)),
      html(gradeOf(first)),
      html(scoreOf(first)),
      places
        .slice(0, 8)
        .map((place) => htmlCode(place))
        .join('<br>') + (places.length > 8 ? `<br>and ${places.length - 8} more` : ''),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const head = ['Verdict', 'Server', 'Version', 'Grade', 'Score', 'Declared in'];
  return [
    '<table>',
    `<tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr>`,
    ...rows,
    '</table>',
  ].join('\n');
}

/** What is said of a group: its name, its places, what the change does to it, and some of its problems. */
export function serverBlock(
  { first, places }: ServerGroup,
  problems: readonly Problem[],
  detail: Detail,
): string {
  const { declaration } = first.dependency;
  const mark = first.verdict === null ? '' : marks[first.verdict];
  const title = `<h4>${mark} ${htmlCode(nameOf(first))} ${htmlCode(versionOf(first))}</h4>`;
  const place = `<p>Declared as ${htmlCode(declaration.alias)} in ${places
    .slice(0, 8)
    .map((each) => htmlCode(each))
    .join(', ')}</p>`;
  const move = moveWords(first);
  const moved = move === null ? [] : [`<p>This change: ${phrase(move)}</p>`];
  return [title, place, ...moved, problemList(problems, detail)].join('\n');
}

/** Problems with their advice and, where there is room, their findings; the worst first. */
export function problemList(problems: readonly Problem[], detail: Detail): string {
  const items = problems.toSorted(worstFirst).map((problem) => {
    const { rule, level, message, advice, findings, waived } = problem;
    const shown = findings.filter(
      ({ result }) => detail === 'findings' || (detail === 'failing findings' && result === 'fail'),
    );
    const state = waived === null ? level : `waived: ${html(waived)}`;
    return [
      `<li><strong>${html(rule)}</strong> (${state}): ${phrase(message)} <em>${phrase(advice)}</em>`,
      ...(shown.length === 0 ? [] : [`<ul>`, ...shown.map(findingItem), `</ul>`]),
      '</li>',
    ].join('\n');
  });
  return ['<ul>', ...items, '</ul>'].join('\n');
}

function findingItem({ check, reference, result, weight, evidence }: Finding): string {
  const lines = evidenceLines(evidence).map(
    ({ label, text }) =>
      `<br>${label === null ? '' : `${htmlCode(label)}: `}${htmlCode(text, 1000)}`,
  );
  const heading = `${htmlCode(check ?? reference)} (${html(result)}${weight === null ? '' : `, weight ${weight}`})`;
  return `<li>${heading}${lines.join('')}</li>`;
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
