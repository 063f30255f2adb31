import { causes } from '../../judging/history.ts';
import type { Verdict } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import {
  type Block,
  dash,
  type Inline,
  type Line,
  line,
  list,
  ownText,
  paragraph,
  pluralLine,
  prose,
  table,
  verdictSign,
} from '../../report/document.ts';
import { instant } from '../../report/report-messages.ts';
import { groupSweptServers } from './counts.ts';
import type { RemovedPlace, ShownServer, SweepOverview, SweepReport, TrendWeek } from './report.ts';
import { besideWords, causeWords, newsWords, reachWords, sinceWords } from './sweep-messages.ts';
import { pinnedShare } from './trend.ts';

/** Maximum number of news items; more items would push the tasks that follow out of view. */
const mostNews = 20;

export function trendBlocks({ trend }: SweepReport): Block[] {
  const [first, last] = [trend[0], trend.at(-1)];
  if (first === undefined || last === undefined || trend.length < 2) return [];
  const shareCell = (week: TrendWeek): Line => {
    const share = pinnedShare(week);
    return share === null ? dash : line`${share}%`;
  };
  return [
    paragraph(
      line`At the end of the week of ${prose(last.week)}, ${pluralLine(last.failing, 'place')} out of ${last.places} failed and ${shareCell(last)} were pinned. In the week of ${prose(first.week)}, ${first.failing} of ${first.places} failed and ${shareCell(first)} were pinned.`,
    ),
    table(
      [
        ...(['Week of', 'Failing places', 'Places', 'New: commit', 'New: grade'] as const),
        ...(['New: rubric', 'New: policy', 'Pinned'] as const),
      ],
      trend
        .toReversed()
        .map((week) => [
          ...[prose(week.week), week.failing, week.places],
          ...causes.map((cause) => week.news[cause]),
          shareCell(week),
        ]),
      { one: 'week' },
    ),
  ];
}

/** @param isListed whether another part of the report already lists the new places */
export function newsBlocks(
  report: SweepReport,
  overview: SweepOverview,
  most: number,
  isListed: boolean,
): Block[] {
  const { last, servers, removed } = report;
  if (last === null || overview.news === null) return [];
  const [news, beside] = [newsWords(overview), besideWords(report)];
  const places = groupSweptServers(servers)
    .flatMap((server) => server.places)
    .filter(({ entry }) => entry.history?.news != null);
  const options = { most: Math.min(most, mostNews), one: 'place' } as const;
  return [
    paragraph(line`The last run was at ${prose(instant(Date.parse(last.at)))}.`),
    news.length + beside.length === 0
      ? paragraph(line`Nothing is new.`)
      : list(news.map((each) => prose(each))),
    list(
      beside.map((each) => prose(each)),
      { ...options, one: 'entry' },
    ),
    ...(isListed
      ? []
      : [
          table(
            ['Verdict', 'Server', 'Version', 'Grade', 'Why it is new', 'Where'],
            groupNews(places).map(newsRow),
            { ...options, one: 'server' },
          ),
        ]),
    ...(removed.length === 0 ? [] : [paragraph(line`No longer declared:`)]),
    table(
      ['Server', 'Version', 'Grade', 'Removed', 'Where'],
      distinctBy(removed.map(removedRow)),
      options,
    ),
  ];
}

/** Groups places whose rows differ only in location, because one cause can add thousands of places. */
function groupNews(places: readonly ShownServer[]): (readonly [ShownServer, ...ShownServer[]])[] {
  const groups = Map.groupBy(places, ({ name, version, grade, entry: { verdict, history } }) =>
    JSON.stringify([verdict, name, version, grade, history?.news]),
  );
  return [...groups.values()] as [ShownServer, ...ShownServer[]][];
}

function newsRow(places: readonly [ShownServer, ...ShownServer[]]): Inline[] {
  const [{ name, version, grade, entry }] = places;
  const repositories = new Set(places.map((place) => place.entry.repository)).size;
  return [
    verdictCell(entry.verdict),
    ...[name, version, grade],
    entry.history?.news == null ? ownText('') : ownText(causeWords[entry.history.news]),
    places.length === 1
      ? `${entry.repository} ${entry.file}`
      : prose(reachWords({ places: places.length, repositories })),
  ];
}

const removedRow = ({
  name,
  alias,
  version,
  grade,
  repository,
  file,
  gone,
}: RemovedPlace): Inline[] => [
  ...[name ?? alias, version ?? dash, grade ?? dash],
  prose(sinceWords(gone)),
  `${repository} ${file}`,
];

export const verdictCell = (verdict: Verdict | null): Line =>
  verdict === null ? line`not judged` : verdictSign(verdict);
