import {
  type Block,
  counted,
  dash,
  firstFew,
  type Inline,
  item,
  levelOf,
  line,
  list,
  own,
  paragraph,
  prose,
  section,
  table,
  verdictSign,
} from '../../report/document.ts';
import { failureLines, instant } from '../../report/words.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import { unreadList } from './blocks.ts';
import { serversOfMany } from './counts.ts';
import { type SweepOverview, sweepOverview } from './overview.ts';
import type { GonePlace, ShownServer, SweepReport } from './report.ts';
import {
  besideWords,
  causeWords,
  editWords,
  type FoundSentence,
  failsInWords,
  foundSentences,
  leftOutWords,
  newsWords,
  ownerWords,
  reachWords,
  resultWords,
  waiverWords,
  withheldWords,
} from './words.ts';

/** Of each list only so many are shown: the JSON report has all. */
const [mostServers, mostSentences, mostFew, mostNews, mostPlaces] = [100, 50, 10, 20, 5];

/** A sweep as text: the servers, what is wrong with them, what to do and who has to, the verdict. */
export function renderSweep(report: SweepReport, terminal: TerminalOptions): string {
  return writeText(blocksOf(report), terminal, line`--json has all of them`);
}

function* blocksOf(report: SweepReport): Generator<Block> {
  const overview = sweepOverview(report);
  yield table(
    ['Verdict', 'Server', 'Version', 'Grade', 'Score', 'Repositories'],
    serversOfMany(report.servers).map(({ shown, verdict, repositories, failing }) => [
      verdictSign(verdict),
      ...[shown.name, shown.version, shown.grade, shown.score ?? dash],
      repositories === 1
        ? shown.entry.repository
        : prose(failing === 0 ? `${repositories}` : `fails in ${failing} of ${repositories}`),
    ]),
    { most: mostServers, one: 'server' },
  );
  yield section(line`What the rules found`, [
    list(foundSentences(report).map(sentenceItem), { most: mostSentences, one: 'sentence' }),
  ]);
  if (overview === null) yield paragraph(...withheldWords.map((each) => own(each)));
  else yield* overviewBlocks(report, overview);
  yield section(line`Not read`, [unreadList(report, mostSentences)]);
  yield paragraph(...verdictLines(report));
}

const sentenceItem = ({ state, rule, text, places }: FoundSentence) =>
  item(
    line`${levelOf(state)} ${prose(rule)}: ${prose(text)}`,
    paragraph(
      line`in ${firstFew(
        places.map((each) => prose(each)),
        mostPlaces,
      )}`,
    ),
  );

function* overviewBlocks(report: SweepReport, overview: SweepOverview): Generator<Block> {
  const { last, gone, servers } = report;
  const { edits, decisions, teams, waivers, exposure } = overview;
  // Without grades nothing of it is known.
  if (edits === null || teams === null || waivers === null) return;
  yield section(line`Edits that would clear the most failures`, [
    list(edits.first.map(editWords), { one: 'edit', total: edits.total }),
  ]);
  yield section(line`What no version clears, so that somebody has to decide`, [
    list(decisions?.first.map(editWords) ?? [], { one: 'decision', total: decisions?.total ?? 0 }),
  ]);
  yield section(line`Exposure: how far below the minimum, added over the repositories`, [
    list(
      (exposure?.first ?? []).map(
        ({ name, version, exposure: sum, ...reach }) =>
          line`${Math.round(sum)}: ${name} ${version} fails in ${prose(failsInWords(reach))}`,
      ),
      { most: mostFew, one: 'server', total: exposure?.total ?? 0 },
    ),
  ]);
  if (teams.first.some(({ team }) => team !== null)) {
    yield section(line`Owners of what fails`, [
      list(
        teams.first.map((team) => line`${ownerWords(team)}: ${prose(reachWords(team))}`),
        { most: mostFew, one: 'owner', total: teams.total },
      ),
    ]);
  }
  yield section(line`Waivers in use, the next to end first`, [
    list(waivers.first.map(waiverWords), { most: mostFew, one: 'waiver', total: waivers.total }),
  ]);
  if (last === null || overview.news === null) return;
  const causes = newsWords(overview).map((each) => prose(each));
  const news = serversOfMany(servers)
    .flatMap(({ places }) => places)
    .flatMap(newsLine);
  const beside = besideWords(report).map((each) => prose(each));
  const isNothing = causes.length + beside.length + news.length + gone.length === 0;
  yield section(line`New since the last run, at ${prose(instant(Date.parse(last.at)))}`, [
    list(isNothing ? [line`nothing`] : causes),
    list(beside, { most: mostNews, one: 'entry' }),
    list(news, { most: mostNews, one: 'new place' }),
    list(gone.map(goneLine), { most: mostFew, one: 'gone place' }),
  ]);
}

function newsLine({ name, version, grade, entry }: ShownServer): Inline[] {
  const { repository, file, history, verdict } = entry;
  if (history === null || history.news === null) return [];
  const where = prose(`${repository} ${file}`);
  const why = own(causeWords[history.news]);
  return [line`${levelOf(verdict ?? 'pass')}: ${name} ${version}, ${grade}, in ${where}: ${why}`];
}

function goneLine({ repository, file, name, alias, version, grade }: GonePlace): Inline {
  const server = version === null ? line`${name ?? alias}` : line`${name ?? alias} ${version}`;
  const graded = grade === null ? own('') : line`, ${grade}`;
  return line`gone: ${server}${graded}, in ${prose(`${repository} ${file}`)}`;
}

function verdictLines(report: SweepReport): Inline[] {
  const { failure, counts, requests } = report;
  const leftOut = leftOutWords(report);
  return [
    line`${verdictSign(report.verdict)}: ${prose(resultWords(report))}`,
    ...[
      ...(leftOut === null ? [] : [leftOut]),
      ...(failure === null ? [] : failureLines(failure)),
    ].map((each) => prose(each)),
    ...(counts.notReadYet === 0 ? [] : [line`Run the sweep again to judge what was not read yet.`]),
    line`${counted(requests, 'request')} to GitHub's API. Dependencies of package manifests are not judged.`,
  ];
}
