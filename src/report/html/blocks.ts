import type { Finding, JudgedDependency, Phrase, Problem, Report } from '../../model.ts';
import { renderPhrase } from '../../phrase.ts';
import { evidenceLines } from '../evidence.ts';
import { joinWithin } from '../fit.ts';
import { graverFirst } from '../order.ts';
import { html, htmlCode } from '../text.ts';
import {
  lead,
  moveWords,
  plural,
  serverName,
  teamWords,
  verdictSymbols,
  versionOf,
} from '../words.ts';
import { mostPlaces, namedAt, placeList, type ServerGroup, tableOf } from './servers.ts';

/*
 * What the job summary and the comment are made of: HTML blocks without blank lines inside. Markdown
 * is not read in them, so a stranger's text cannot be markup.
 */

/** How much is shown, from all to least. */
export const htmlDetails = [
  'findings',
  'failing findings',
  'sentences',
  'servers',
  'the worst',
  'counts',
] as const;
export type HtmlDetail = (typeof htmlDetails)[number];

/** Whether there may be findings that are not shown. */
export function isWithoutFindings(detail: HtmlDetail): boolean {
  return detail !== 'findings' && detail !== 'failing findings';
}

/**
 * Blocks with a blank line between them, or null where they exceed a limit.
 *
 * @param sizeOf how the limit counts a text
 */
export function joinBlocks(
  blocks: Iterable<string>,
  limit: number,
  sizeOf: (text: string) => number,
): string | null {
  const parts = Iterator.from(blocks).map((block) => `${block}\n\n`);
  return joinWithin(parts, limit, sizeOf)?.slice(0, -1) ?? null;
}

/** The heading, which is the verdict. */
export function heading({ verdict }: Pick<Report, 'verdict'>): string {
  return `<h2>${verdictSymbols[verdict]} MCP Grade Gate: ${verdict}</h2>`;
}

/** The verdict in words, the team's own message, notices, and why nothing could be decided. */
export function* verdictBlocks(report: Report): Generator<string> {
  yield `<p><strong>${html(lead(report))}</strong></p>`;
  const message = teamWords(report);
  if (message.length > 0) yield `<p>${message.map(html).join('<br>')}</p>`;
  const { notices } = report.run;
  if (notices.length > 0) yield list(notices.map(html));
  if (report.failure === null) return;
  const { details, remedy } = report.failure;
  if (details.length > 0) yield list(details.map(html));
  yield `<p><strong>What to do:</strong> ${html(remedy)}</p>`;
}

/** A list of items that are HTML already. */
export function list(items: readonly string[]): string {
  return ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>'].join('\n');
}

/** A group of servers: its name, its places, what the change does to it, and some of its problems. */
export function serverBlock(
  { first, members }: ServerGroup,
  problems: readonly Problem[],
  detail: HtmlDetail,
): string {
  const symbol = first.verdict === null ? '' : verdictSymbols[first.verdict];
  const title = `<h4>${symbol} ${htmlCode(serverName(first))} ${htmlCode(versionOf(first))}</h4>`;
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
    ([alias, same]) => `as ${htmlCode(alias)} in ${placeList([...new Set(same.map(namedAt))])}`,
  );
  const more =
    named.length > mostPlaces ? `; and under ${named.length - mostPlaces} more names` : '';
  return `Declared ${named.slice(0, mostPlaces).join('; ')}${more}`;
}

/**
 * Problems, the worst first, with their advice and, where the detail has them, their findings.
 *
 * @param withPlaces whether each has its place, where nothing around it says it
 */
export function problemList(
  problems: readonly Problem[],
  detail: HtmlDetail,
  withPlaces = false,
): string {
  const items = problems.toSorted(graverFirst).map((problem) => {
    const { rule, level, message, advice, findings, waived, file, span } = problem;
    const shown = findings.filter(
      ({ result }) => detail === 'findings' || (detail === 'failing findings' && result === 'fail'),
    );
    const state = waived === null ? level : `waived: ${html(waived)}`;
    // Of what is waived nothing is to be done.
    const next = waived === null ? `<br>→ ${phrase(advice)}` : '';
    const place = file === null || span === null ? file : `${file}:${span.start.line}`;
    const at = withPlaces && place !== null ? ` in ${htmlCode(place)}` : '';
    return [
      `<li><strong>${html(rule)}</strong> (${state})${at}: ${phrase(message)}${next}`,
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

/** What was there before the change, in one line; null where nothing was. */
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
