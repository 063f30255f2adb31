import { createHash } from 'node:crypto';
import { plural } from '../../../model/phrase.ts';
import { list, paragraph, prose, strong } from '../../../report/document.ts';
import { firstThatFits, joinWithin } from '../../../report/fit.ts';
import { verdictTitle } from '../../../report/publishing.ts';
import { escapeForHtml } from '../../../report/text.ts';
import { writeBlocks } from '../../../report/write-html.ts';
import { aboutRun, besideServers, failureHead, overviewSections, runNotes } from '../blocks.ts';
import { type GroupedServer, groupSweptServers } from '../counts.ts';
import { trendBlocks } from '../news-blocks.ts';
import { sweepOverview } from '../overview.ts';
import type { SweepOverview, SweepReport } from '../report.ts';
import { newsTitle, resultWords } from '../sweep-messages.ts';
import { trendPicture } from './picture.ts';
import { script } from './script.ts';
import { headRow, serverRows } from './server-rows.ts';
import { style } from './style.ts';

/** Longer tables and larger pages slow browsers down. */
const maxRows = 10_000;
const maxBytes = 20_000_000;

const mostEntries = 100;

/**
 * Renders a sweep as one self-contained page. A content security policy blocks external resources and all
 * scripts except the page's own. With JavaScript disabled, the page shows all rows but no filters.
 */
export function renderSweepPage(report: SweepReport): string {
  const overview = sweepOverview(report);
  const rows = overview === null ? 0 : Math.min(report.servers.length, maxRows);
  const steps = [rows, Math.floor(rows / 4), Math.floor(rows / 16), 0];
  return firstThatFits(steps, (most) => joinWithin(pageParts(report, overview, most), maxBytes));
}

function* pageParts(
  report: SweepReport,
  overview: SweepOverview | null,
  most: number,
): Generator<string> {
  const ofOrganisation = report.organisation === null ? '' : ` of ${report.organisation}`;
  const isInteractive = most > 0;
  yield [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${contentHash(style)}'; script-src '${contentHash(script)}'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeForHtml(`MCP servers${ofOrganisation}: ${report.verdict}`)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<header>',
    ...writeBlocks([verdictTitle(report.verdict), paragraph(strong(prose(resultWords(report))))]),
    ...writeBlocks(failureHead(report)),
    '</header>',
    '<main>',
    '',
  ].join('\n');
  if (overview !== null) yield* serversSection(report, most);
  for (const block of writeBlocks([runNotes(report, overview)])) yield `${block}\n`;
  if (overview !== null) yield* pageSections(report, overview);
  for (const block of writeBlocks([aboutRun(report, overview)])) yield `${block}\n`;
  yield `</main>\n${isInteractive ? `<script>${script}</script>\n` : ''}</body>\n</html>\n`;
}

function* pageSections(report: SweepReport, overview: SweepOverview): Generator<string> {
  // The server list already covers `servers` and `exposure`, and `trendSection` covers `trend`.
  const { servers, exposure, trend, ...rest } = overviewSections(
    report,
    overview,
    mostEntries,
    true,
  );
  const { unread, ...otherSections } = rest;
  for (const block of writeBlocks([unread])) yield `${block}\n`;
  yield* trendSection(report);
  for (const block of writeBlocks([
    ...Object.values(otherSections),
    besideServers(report, mostEntries),
  ])) {
    yield `${block}\n`;
  }
}

function* trendSection(report: SweepReport): Generator<string> {
  const [summary, ...figures] = writeBlocks(trendBlocks(report));
  if (summary === undefined) return;
  yield '<section aria-labelledby="trend">\n<h2 id="trend">Trend of failures</h2>\n';
  yield `${[summary, trendPicture(report.trend), ...figures].join('\n')}\n</section>\n`;
}

function* serversSection(report: SweepReport, most: number): Generator<string> {
  const groupedServers = groupSweptServers(report.servers);
  if (groupedServers.length === 0) return;
  const total = report.servers.length;
  const shownServers = firstPlaces(groupedServers, most);
  const places = Math.min(total, most);
  yield `<section id="places" aria-labelledby="places-title">\n<h2 id="places-title">Servers</h2>\n`;
  if (shownServers.length > 0) {
    yield `${renderFilters(report)}\n<p id="shown" role="status">${plural(shownServers.length, 'server')} in ${plural(places, 'place')}</p>\n`;
    yield `<div class="wide" role="region" aria-labelledby="places-title" tabindex="0">\n<table class="long">\n<thead>${headRow}</thead>\n<tbody>\n`;
    yield* serverRows(report, shownServers);
    yield '</tbody>\n</table>\n</div>\n<button type="button" id="more" hidden>Show 500 more</button>\n';
  }
  const restList = list([], { one: 'place', total: total - places });
  for (const block of writeBlocks([restList])) yield `${block}\n`;
  yield '</section>\n';
}

/**
 * Returns the first servers, with at most `most` places in total. The last server can lose some of its
 * places.
 */
function firstPlaces(servers: readonly GroupedServer[], most: number): GroupedServer[] {
  let room = most;
  return servers.flatMap((server) => {
    const places = server.places.slice(0, room);
    room -= places.length;
    return places.length === 0 ? [] : [{ ...server, places }];
  });
}

const renderFilters = ({ lacksGrades }: SweepReport): string =>
  [
    '<div class="filters" role="search" aria-label="Filter the servers" hidden>',
    '<label>Server<input type="search" data-by="server" autocomplete="off"></label>',
    '<label>Repository<input type="search" data-by="repository" autocomplete="off"></label>',
    renderSelect('Owner', 'owner', 'no owner'),
    renderSelect('Grade', 'grade', lacksGrades ? 'unknown' : 'not graded'),
    renderSelect('Rule', 'rule', 'none'),
    renderSelect('Verdict', 'verdict', ''),
    renderSelect(newsTitle, 'news', 'not new'),
    '<button type="button" id="reset">Show all</button>',
    '</div>',
  ].join('\n');

function renderSelect(title: string, by: string, none: string): string {
  return `<label>${title}<select data-by="${by}" data-none="${none}" autocomplete="off"><option value="">all</option></select></label>`;
}

const contentHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
