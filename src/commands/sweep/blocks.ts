import type { Verdict } from '../../model/model.ts';
import {
  type Block,
  dash,
  firstItems,
  fold,
  type Inline,
  type Item,
  item,
  type Line,
  levelLabel,
  line,
  lineBreak,
  list,
  ownText,
  paragraph,
  pluralLine,
  prose,
  section,
  strong,
  table,
} from '../../report/document.ts';
import { noLinks } from '../../report/links.ts';
import { failureBlocks } from '../../report/publishing.ts';
import { instant, sourceWords } from '../../report/report-messages.ts';
import { groupSweptServers } from './counts.ts';
import { asOfWords, commonDay } from './last-known.ts';
import { newsBlocks, trendBlocks, verdictCell } from './news-blocks.ts';
import type { FirstEntries } from './overview.ts';
import type { SweepOverview, SweepReport, UsedWaiver } from './report.ts';
import {
  collectSentences,
  commonDayWords,
  editWords,
  failsInWords,
  leftOutWords,
  newsTitle,
  ownerWords,
  type RuleSentence,
  renderUnread,
  shortened,
  waiverSubject,
  withheldWords,
} from './sweep-messages.ts';
import { pinnedShare } from './trend.ts';

export function failureHead({ failure }: SweepReport): Block[] {
  if (failure === null) return [];
  return [paragraph(strong(prose(failure.message))), ...failureBlocks(failure, noLinks)];
}

export function runNotes(report: SweepReport, overview: SweepOverview | null): Block {
  const { notices, export: exported } = report;
  const { caution } = exported;
  const dateSentence = commonDayWords(report);
  return list([
    ...(overview === null ? withheldWords.map((each) => ownText(each)) : []),
    ...(dateSentence === null || overview === null ? [] : [prose(dateSentence)]),
    ...(caution === null ? [] : [prose(caution)]),
    // This limit keeps the report readable; the JSON report contains all notices.
    ...notices.slice(0, 20).map((notice) => prose(notice, 1000)),
  ]);
}

export function aboutRun(report: SweepReport, overview: SweepOverview | null): Block {
  const { export: exported, requests, organisation, toolVersion } = report;
  const leftOutSentence = leftOutWords(report);
  const readWords = organisation === null ? line`Read` : line`Organisation ${organisation}, read`;
  return fold(
    line`About this run`,
    list([
      line`${readWords} at ${prose(instant(report.at))} by version ${prose(toolVersion)}`,
      ...(leftOutSentence === null ? [] : [prose(leftOutSentence)]),
      ...(overview === null ? [] : pinnedLines(overview)),
      ...(exported.generatedAt === null ? [] : [exportLine(report)]),
      line`${pluralLine(requests, 'request')} to GitHub's API`,
    ]),
  );
}

function pinnedLines(overview: SweepOverview): Line[] {
  const { pinned, unpinned } = overview;
  const share = pinnedShare(overview);
  if (share === null) return [];
  return [line`Pinned: ${pinned} of ${pluralLine(pinned + unpinned, 'place')} (${share}%)`];
}

function exportLine({ export: { source, generatedAt, rubricVersion } }: SweepReport): Line {
  const rubric = rubricVersion === null ? ownText('') : line`, rubric ${prose(rubricVersion)}`;
  const generated =
    generatedAt === null ? ownText('') : line`generated ${prose(instant(generatedAt))}${rubric}, `;
  return line`Export: ${generated}${prose(sourceWords[source])}`;
}

/**
 * @param most maximum number of entries in each list
 * @param isListed whether another part of the report already lists the new places
 */
export function overviewSections(
  report: SweepReport,
  overview: SweepOverview,
  most = Number.POSITIVE_INFINITY,
  isListed = false,
) {
  const { grades, rules, teams, exposure, waivers, edits, decisions } = overview;
  return {
    unread: overviewPart('unread', line`Not read`, unreadList(report, most)),
    trend: overviewPart('trend', line`Failure trend`, ...trendBlocks(report)),
    new: overviewPart('new', ownText(newsTitle), ...newsBlocks(report, overview, most, isListed)),
    edits: overviewPart(
      'edits',
      line`Edits that would clear the most failures`,
      ...withAbout(
        line`Each suggested version meets the policy in every place counted for it.`,
        edits,
        (shown) => list(shown.map(editWords), { most, one: 'edit', total: edits?.total ?? 0 }),
      ),
    ),
    decisions: overviewPart(
      'decisions',
      line`Failures that no version clears`,
      ...withAbout(
        line`Each of these failures needs a decision, because no scored version passes or because the failure concerns no server.`,
        decisions,
        (shown) =>
          list(shown.map(editWords), { most, one: 'decision', total: decisions?.total ?? 0 }),
      ),
    ),
    servers: overviewPart('servers', line`Servers`, sweptServers(report, most, true)),
    teams: overviewPart(
      'teams',
      line`Failures by owner`,
      table(
        ['Owner', 'Places', 'Repositories'],
        (teams?.first ?? []).map((team) => [ownerWords(team), team.places, team.repositories]),
        { most, one: 'owner', total: teams?.total ?? 0 },
      ),
    ),
    rules: overviewPart(
      'rules',
      line`Failures by rule`,
      table(
        ['Rule', 'Places', 'Repositories'],
        (rules ?? []).map(({ rule, places, repositories }) => [prose(rule), places, repositories]),
        { most, one: 'rule' },
      ),
    ),
    grades: overviewPart(
      'grades',
      line`Servers by grade and number of repositories`,
      table(
        [
          'Grade',
          'Servers',
          'Places',
          'In one repository',
          'In 2 to 9',
          'In 10 to 99',
          'In 100 or more',
        ],
        (grades ?? []).map(({ grade, servers, places, byReach }) => [
          grade === null ? line`not graded` : prose(grade),
          servers,
          places,
          ...Object.values(byReach),
        ]),
        { most, one: 'grade' },
      ),
    ),
    exposure: overviewPart(
      'exposure',
      line`Exposure to low scores`,
      ...withAbout(
        line`Exposure is how far the score is below the minimum, summed over the repositories in which the server fails.`,
        exposure,
        (shown) =>
          table(
            ['Server', 'Version', 'Grade', 'Score', 'Fails in', 'Exposure'],
            shown.map((each) => [
              ...[each.name, each.version, each.grade, each.score],
              prose(failsInWords(each)),
              Math.round(each.exposure),
            ]),
            { most, one: 'server', total: exposure?.total ?? 0 },
          ),
      ),
    ),
    waivers: overviewPart(
      'waivers',
      line`Waivers in use, earliest expiry first`,
      table(
        ['Ends', 'Days left', 'Rule', 'For', 'Policy of', 'Reason'],
        (waivers?.first ?? []).map((each) => waiverRow(each, commonDay(report))),
        { one: 'waiver', total: waivers?.total ?? 0 },
      ),
    ),
  } as const;
}

const overviewPart = (id: string, heading: Line, ...blocks: readonly Block[]): Block =>
  section(heading, blocks, { id });

const withAbout = <T>(
  about: Line,
  all: FirstEntries<T> | null,
  createBlock: (shown: readonly T[]) => Block,
): Block[] => (all === null || all.total === 0 ? [] : [paragraph(about), createBlock(all.first)]);

const mostNames = 20;
const mostPlaces = 8;

export function unreadList(report: SweepReport, most: number): Block {
  const common = commonDay(report);
  return list(
    renderUnread(
      report.repositories,
      ({ name, asOf }) => line`${name}${prose(asOfWords(asOf, common))}`,
      mostNames,
    ),
    { most, one: 'reason' },
  );
}

/**
 * Lists each server once, worst first.
 *
 * @param hasPlaces whether to add a column for the number of places. The column does not fit in an 80-column
 * terminal.
 */
export const sweptServers = ({ servers }: SweepReport, most: number, hasPlaces: boolean): Block =>
  table(
    [
      ...(['Verdict', 'Server', 'Version', 'Grade', 'Score'] as const),
      ...(hasPlaces ? (['Places'] as const) : []),
      'Where',
    ],
    groupSweptServers(servers).map(
      ({ shown: { name, version, grade, score, entry }, verdict, places, ...reach }) => [
        verdictCell(verdict),
        ...[name, version, grade, score ?? dash, ...(hasPlaces ? [places.length] : [])],
        reach.repositories === 1 ? entry.repository : prose(failsInWords(reach)),
      ],
    ),
    { most, one: 'server' },
  );

const waiverRow = (waiver: UsedWaiver, common: string | null): Inline[] => [
  ...[waiver.expires, waiver.daysLeft],
  waiver.check === null ? prose(waiver.rule) : line`${waiver.check} (${prose(waiver.rule)})`,
  waiverSubject(waiver),
  waiver.repository === null
    ? line`the organisation${prose(asOfWords(waiver.asOf, common))}`
    : line`${waiver.repository}${prose(asOfWords(waiver.asOf, common))}`,
  prose(shortened(waiver.reason)),
];

export function sentenceItem({ state, rule, text, places }: RuleSentence): Item {
  const level = levelLabel(state as Verdict | 'waived');
  return item(
    line`${level} ${strong(prose(rule))}: ${prose(shortened(text))}${lineBreak}In ${firstItems(places, mostPlaces)}`,
  );
}

/** Lists messages that do not concern a server, such as those about unreadable files. */
export function besideServers(report: SweepReport, most: number): Block {
  const sentences = collectSentences({ ...report, servers: [] });
  return overviewPart(
    'files',
    line`Files and policies`,
    list(sentences.map(sentenceItem), { most, one: 'message' }),
  );
}
