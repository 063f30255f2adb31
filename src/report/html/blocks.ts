import { hasVersions } from '../../detection/ecosystems.ts';
import type { Report } from '../../judging/report.ts';
import type { Finding, Phrase, Problem, RunFailure } from '../../model/model.ts';
import { renderPhrase } from '../../model/phrase.ts';
import { changeWords } from '../contents/change-words.ts';
import { distinctServers } from '../contents/distinct.ts';
import { evidenceLines } from '../contents/evidence.ts';
import { joinWithin } from '../contents/fit.ts';
import { newsOfRun } from '../contents/news-words.ts';
import { graverFirst } from '../contents/order.ts';
import { helpOnFailure, type ReportLinks } from '../links.ts';
import { html, htmlCode } from '../text.ts';
import {
  adviceTitle,
  lead,
  ofTool,
  plural,
  serverCountWords,
  serverName,
  teamWords,
  verdictSymbols,
  versionOf,
} from '../words.ts';
import {
  declaredWords,
  linked,
  placeCode,
  ruleName,
  type ServerGroup,
  tableOf,
} from './servers.ts';

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
export function* verdictBlocks(report: Report, links: ReportLinks): Generator<string> {
  yield `<p><strong>${html(lead(report))}</strong></p>`;
  const message = teamWords(report);
  if (message.length > 0) yield `<p>${message.map(html).join('<br>')}</p>`;
  const { notices } = report.run;
  if (notices.length > 0) yield list(notices.map(html));
  const news = newsOfRun(report);
  if (news.length > 0) yield list(news.map(phrase));
  if (report.failure === null) return;
  yield* failureBlocks(report.failure, links);
}

/** The details of a failure, what to do, and its code, linked to the manual. */
export function* failureBlocks(failure: RunFailure, links: ReportLinks): Generator<string> {
  const { code, details, remedy } = failure;
  if (details.length > 0) yield list(details.map(html));
  const address = links.failure(failure);
  const more =
    address === null
      ? `${htmlCode(helpOnFailure(failure))} ${ofTool}`
      : linked(address, htmlCode(code));
  yield `<p><strong>${adviceTitle(failure) ?? 'What to do:'}</strong> ${html(remedy)} More: ${more}</p>`;
}

/** A list of items that are HTML already. */
export function list(items: readonly string[]): string {
  return ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>'].join('\n');
}

/**
 * A group of servers: its name and version, what the change does to it, and some of its problems.
 *
 * @param withPlaces whether to say where it is declared, where nothing around it does
 */
export function serverBlock(
  { first, members }: ServerGroup,
  problems: readonly Problem[],
  { detail, links, withPlaces }: BlockOptions,
): string {
  const symbol = first.verdict === null ? '' : `${verdictSymbols[first.verdict]} `;
  const version = hasVersions(first.dependency) ? ` ${htmlCode(versionOf(first))}` : '';
  const name = linked(links.server(first), htmlCode(serverName(first)));
  const change = changeWords(first);
  const lines = [
    ...(withPlaces ? [`Declared ${declaredWords(members, links)}`] : []),
    ...(change === null ? [] : [`This change: ${phrase(change)}`]),
  ];
  return [
    `<h4>${symbol}${name}${version}</h4>`,
    ...(lines.length === 0 ? [] : [`<p>${lines.join('<br>')}</p>`]),
    problemList(problems, { detail, links, withPlaces: false }),
  ].join('\n');
}

/** How blocks are shown. */
export interface BlockOptions {
  readonly detail: HtmlDetail;
  readonly links: ReportLinks;
  readonly withPlaces: boolean;
}

/**
 * Problems, the worst first, with their advice and, where the detail has them, their findings: each
 * finding once, at the worst problem that it belongs to.
 */
export function problemList(
  problems: readonly Problem[],
  { detail, links, withPlaces }: BlockOptions,
): string {
  const listed = new Set<Finding>();
  const items = problems.toSorted(graverFirst).map((problem) => {
    const { rule, level, message, advice, waived, file, span } = problem;
    const further = problem.findings.filter((finding) => !listed.has(finding));
    for (const finding of further) listed.add(finding);
    const findings = findingList({ findings: further }, detail);
    const state = waived === null ? level : waivedWords(problem);
    // Of what is waived nothing is to be done.
    const next = waived === null ? `<br>→ ${phrase(advice)}` : '';
    const at = withPlaces && file !== null ? ` in ${placeCode(file, span, links)}` : '';
    return [
      `<li><strong>${ruleName(rule, links)}</strong> (${state})${at}: ${phrase(message)}${next}`,
      ...(findings === '' ? [] : [findings]),
      '</li>',
    ].join('\n');
  });
  return ['<ul>', ...items, '</ul>'].join('\n');
}

/** The findings of a problem that a detail has; empty where there are none. */
export function findingList({ findings }: Pick<Problem, 'findings'>, detail: HtmlDetail): string {
  const shown = findings.filter(
    ({ result }) => detail === 'findings' || (detail === 'failing findings' && result === 'fail'),
  );
  return shown.length === 0 ? '' : ['<ul>', ...shown.map(findingItem), '</ul>'].join('\n');
}

/** `waived until 2027-01-31: reviewed` as HTML. */
export function waivedWords({ waived, waivedUntil }: Problem): string {
  const until = waivedUntil === undefined ? '' : ` until ${html(waivedUntil)}`;
  return `waived${until}: ${html(waived ?? '')}`;
}

function findingItem({ check, reference, result, weight, evidence }: Finding): string {
  const lines = evidenceLines(evidence);
  const heading = `${htmlCode(check ?? reference)} (${/^(?:pass|warn|fail|unscannable)$/.test(result) ? result : htmlCode(result)}${weight === null ? '' : `, weight ${weight}`})`;
  const isRecord = lines.length > 1 && lines.every(({ label }) => label !== null);
  const shown = isRecord
    ? `\n${tableOf(lines.map(({ label, text }) => [htmlCode(label ?? ''), htmlCode(text, 1000)]))}`
    : lines
        .map(
          ({ label, text }) =>
            `<br>${label === null ? '' : `${htmlCode(label)}: `}${htmlCode(text, 1000)}`,
        )
        .join('');
  return `<li>${heading}${shown}</li>`;
}

/** What the change does not touch, in one line; null where there is nothing. */
export function earlierWords({
  servers,
  earlierProblems,
}: Pick<Report, 'servers' | 'earlierProblems'>): string | null {
  const earlier = servers.filter(({ isCounted }) => !isCounted);
  if (earlier.length + earlierProblems.length === 0) return null;
  const failing = distinctServers(
    earlier.filter(({ verdict }) => verdict === 'fail' || verdict === 'error'),
  ).length;
  const wouldFail = failing === 0 ? '' : `, ${failing} of which would fail today`;
  const faulty =
    earlierProblems.length === 0
      ? ''
      : `, ${plural(earlierProblems.length, 'file')} that cannot be read`;
  return `Not touched by this change: ${serverCountWords(earlier)}${wouldFail}${faulty}`;
}

/** A sentence as HTML, with what it quotes as code. */
export function phrase(text: Phrase): string {
  return renderPhrase(text, htmlCode, html);
}
