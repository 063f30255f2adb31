import type { Verdict } from '../../model/model.ts';
import { failureBlocks, list, phrase } from '../../report/html.ts';
import { noLinks } from '../../report/links.ts';
import { html, htmlCode, visible } from '../../report/text.ts';
import { instant, plural, sourceWords, verdictSymbols } from '../../report/words.ts';
import { serversOfMany } from './counts.ts';
import { reaches, type SweepOverview } from './overview.ts';
import type { SweepReport } from './report.ts';
import { listBlocks, tableBlocks } from './shortened-blocks.ts';
import {
  causeWords,
  editWords,
  type FoundSentence,
  foundSentences,
  leftOutWords,
  newsWords,
  repositoriesWords,
  shortened,
  sinceWords,
  unreadGroups,
  waiverWords,
  withheldWords,
} from './words.ts';

/*
 * What the job summary and the page of a sweep are made of: HTML in which every text of a stranger is
 * escaped, without blank lines inside of a block.
 */

/** A part with a title of its own. */
export interface ReportSection {
  /** A name for addresses. */
  readonly id: string;
  readonly title: string;
  /** Blocks of HTML. */
  readonly blocks: readonly string[];
}

/** What stands below the verdict: what was judged, and what is to be known of it. */
export function introduction(report: SweepReport, overview: SweepOverview | null): string[] {
  const { failure, notices, export: exported, requests, organisation } = report;
  const leftOut = leftOutWords(report);
  const lines = [
    `${organisation === null ? 'Read' : `Organisation ${htmlCode(organisation)}, read`} at ${html(instant(report.at))}`,
    ...(leftOut === null ? [] : [html(leftOut)]),
    ...(overview === null ? withheldWords.map(html) : pinnedLines(overview)),
    ...(exported.generatedAt === null ? [] : [html(exportWords(report))]),
    `${plural(requests, 'request')} to GitHub's API`,
    ...notices.slice(0, mostNotices).map((notice) => html(visible(notice, 1000))),
  ];
  return [
    ...(failure === null
      ? []
      : [`<p><strong>${html(failure.message)}</strong></p>`, ...failureBlocks(failure, noLinks)]),
    list(lines),
  ];
}

/** Nobody reads more; the JSON report has all. */
const mostNotices = 20;

function pinnedLines({ pinned, unpinned }: SweepOverview): string[] {
  const all = pinned + unpinned;
  if (all === 0) return [];
  const share = Math.floor((100 * pinned) / all);
  return [`Pinned: ${pinned} of ${plural(all, 'place')} (${share}%)`];
}

function exportWords({ export: { source, generatedAt, rubricVersion, caution } }: SweepReport) {
  const rubric = rubricVersion === null ? '' : `, rubric ${rubricVersion}`;
  const at = generatedAt === null ? '' : `generated ${instant(generatedAt)}${rubric}, `;
  return `Export: ${at}${sourceWords[source]}${caution === null ? '' : `. ${caution}`}`;
}

/**
 * The numbers, each list with no more entries than `most`; those that have nothing to show are missing.
 */
export function overviewSections(
  report: SweepReport,
  overview: SweepOverview,
  most: number,
): ReportSection[] {
  const { grades, rules, teams, exposure, waivers, edits } = overview;
  const firstOf = <T>(all: readonly T[] | null) => all && { total: all.length, first: all };
  const unread = unreadGroups(report.repositories);
  const sections: readonly ReportSection[] = [
    {
      id: 'unread',
      title: 'Not read',
      blocks: listBlocks(
        firstOf(unread),
        ({ reason, isYet, names }) => {
          const rest = names.length - mostNames;
          const shown = names.slice(0, mostNames).map((name) => htmlCode(name));
          return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}: ${isYet ? 'not yet: ' : ''}${html(reason)}`;
        },
        most,
      ),
    },
    {
      id: 'new',
      title: 'What is new since the last run',
      blocks: newsBlocks(report, overview, most),
    },
    {
      id: 'edits',
      title: 'Edits that would clear the most failures',
      blocks: listBlocks(
        edits,
        (edit) => phrase(editWords(edit)),
        most,
        '<p>Each version that is named here meets the policy in every place that is counted for it. The other entries need somebody to decide.</p>',
      ),
    },
    { id: 'servers', title: 'Servers', blocks: serverBlocks(report, most) },
    {
      id: 'teams',
      title: 'Failures by owner',
      blocks: tableBlocks(
        ['Owner (CODEOWNERS)', 'Places', 'Repositories'],
        teams,
        ({ team, places, repositories }) => [
          team === null ? 'nobody' : htmlCode(team),
          places,
          repositories,
        ],
        most,
      ),
    },
    {
      id: 'rules',
      title: 'Failures by rule',
      blocks: tableBlocks(
        ['Rule', 'Places', 'Repositories'],
        firstOf(rules),
        ({ rule, places, repositories }) => [html(rule), places, repositories],
        most,
      ),
    },
    {
      id: 'grades',
      title: 'Servers by grade and number of repositories',
      blocks: tableBlocks(
        ['Grade', 'Servers', 'Places', ...reaches.map((reach) => reachTitles[reach])],
        firstOf(grades),
        ({ grade, servers, places, byReach }) => [
          grade ?? 'not graded',
          servers,
          places,
          ...reaches.map((reach) => byReach[reach]),
        ],
        most,
      ),
    },
    {
      id: 'exposure',
      title: 'Exposure to low scores',
      blocks: tableBlocks(
        ['Server', 'Version', 'Grade', 'Score', 'Repositories', 'Exposure'],
        exposure,
        (each) => [
          ...[htmlCode(each.name), htmlCode(each.version), htmlCode(each.grade)],
          ...[each.score, each.repositories, Math.round(each.exposure)],
        ],
        most,
        '<p>Exposure is what the score lacks to 100, times the number of repositories.</p>',
      ),
    },
    {
      id: 'waivers',
      title: 'Waivers that end within 30 days',
      blocks: listBlocks(waivers, (waiver) => phrase(waiverWords(waiver)), most),
    },
  ];
  return sections.filter(({ blocks }) => blocks.length > 0);
}

const mostNames = 20;

const reachTitles: Readonly<Record<(typeof reaches)[number], string>> = {
  '1': 'In one repository',
  '2-9': 'In 2 to 9',
  '10-99': 'In 10 to 99',
  '100+': 'In 100 or more',
};

/** The servers, each once, the worst first. */
function serverBlocks({ servers }: SweepReport, most: number): string[] {
  const all = serversOfMany(servers);
  return tableBlocks(
    ['Verdict', 'Server', 'Version', 'Grade', 'Score', 'Where', 'Places'],
    { total: all.length, first: all },
    ({ shown: { name, version, grade, score, entry }, verdict, repositories, places }) => [
      verdictWords(verdict),
      ...[htmlCode(name), htmlCode(version), htmlCode(grade), html(score)],
      repositories === 1 ? htmlCode(entry.repository) : repositoriesWords(repositories),
      places.length,
    ],
    most,
  );
}

/** More would push what there is to do out of sight. */
const mostNews = 20;

/** What is new by cause and place by place, and what is gone; nothing if no last run is known. */
function newsBlocks(
  { last, servers, gone }: SweepReport,
  overview: SweepOverview,
  most: number,
): string[] {
  if (last === null || overview.news === null) return [];
  const news = newsWords(overview);
  const places = serversOfMany(servers)
    .flatMap((server) => server.places)
    .filter(({ entry }) => entry.history?.news != null);
  const since = `<p>The last run was at ${html(instant(Date.parse(last.at)))}.</p>`;
  return [
    `${since}\n${news.length === 0 ? '<p>Nothing is new.</p>' : list(news.map(html))}`,
    ...tableBlocks(
      ['Verdict', 'Server', 'Version', 'Grade', 'Where', 'Why it is new'],
      { total: places.length, first: places },
      ({ name, version, grade, entry: { verdict, repository, file, history } }) => [
        verdictWords(verdict),
        ...[htmlCode(name), htmlCode(version), htmlCode(grade), htmlCode(`${repository} ${file}`)],
        history?.news == null ? '' : causeWords[history.news],
      ],
      Math.min(most, mostNews),
    ),
    ...(gone.length === 0 ? [] : ['<p>No longer there:</p>']),
    ...tableBlocks(
      ['Server', 'Version', 'Grade', 'Where', 'Went'],
      { total: gone.length, first: gone },
      ({ name, alias, version, grade, repository, file, gone: went }) => [
        ...[htmlCode(name ?? alias), htmlCode(version ?? '–'), htmlCode(grade ?? '–')],
        ...[htmlCode(`${repository} ${file}`), html(sinceWords(went))],
      ],
      Math.min(most, mostNews),
    ),
  ];
}

/** The verdict with its symbol, and a space at which no line is broken. */
const verdictWords = (verdict: Verdict | null): string =>
  verdict === null ? 'not judged' : `${verdictSymbols[verdict]}\u00a0${verdict}`;

/** Of the places of a sentence so many are shown. */
const mostPlaces = 8;

/** What a rule found, with the places that it is about. */
export function sentenceItem({ state, rule, text, places }: FoundSentence): string {
  const rest = places.length - mostPlaces;
  const named = places.slice(0, mostPlaces).map((place) => htmlCode(place));
  return `<strong>${html(rule)}</strong> (${state}): ${html(shortened(text))}<br>in ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** What the rules found beside servers, such as files that cannot be read. */
export function besideServers({ repositories }: SweepReport, most: number): ReportSection[] {
  const all = foundSentences({ repositories, servers: [] });
  const blocks = listBlocks({ total: all.length, first: all }, sentenceItem, most);
  return blocks.length === 0 ? [] : [{ id: 'files', title: 'Files and policies', blocks }];
}
