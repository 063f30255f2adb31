import { page, section, type TerminalOptions, table, wrapped } from '../../report/terminal.ts';
import { quoted } from '../../report/text.ts';
import { failureLines, instant, plainSentence, plural } from '../../report/words.ts';
import { type ServerOfMany, serversOfMany } from './counts.ts';
import { newPlaceLines } from './news-lines.ts';
import { type SweepOverview, sweepOverview, type TeamCount } from './overview.ts';
import type { SweepReport } from './report.ts';
import {
  editWords,
  foundSentences,
  leftOutWords,
  newsWords,
  reachWords,
  resultWords,
  unreadGroups,
  waiverWords,
  withheldWords,
} from './words.ts';

/** Of each list only so many are shown: the JSON report has all. */
const mostServers = 100;
const mostSentences = 50;
const mostReasons = 50;
const mostOwners = 10;
const mostWaivers = 10;
const mostPlaces = 5;

/** A sweep as text: the servers, what is wrong with them, what to do and who has to, the verdict. */
export function renderSweep(report: SweepReport, terminal: TerminalOptions): string {
  const servers = serversOfMany(report.servers);
  const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'REPOSITORIES'];
  const rows = servers.slice(0, mostServers).map(rowOf);
  const sentences = foundSentences(report).map(({ state, rule, text, places }) => [
    `${state} ${rule}: ${text}`,
    `    in ${firstWords(places)}`,
  ]);
  const overview = sweepOverview(report);
  const unread = unreadGroups(report.repositories).map(
    ({ names, isYet, reason }) => `  ${firstWords(names)}: ${isYet ? 'not yet: ' : ''}${reason}`,
  );
  const lines = [
    ...table(head, rows, terminal.width),
    ...moreWords(servers.length - mostServers, 'server'),
    ...section('What the rules found:', [
      ...sentences.slice(0, mostSentences).flat(),
      ...moreWords(sentences.length - mostSentences, 'sentence'),
    ]),
    ...(overview === null ? ['', ...withheldWords] : overviewLines(report, overview)),
    ...section('Not read:', [
      ...unread.slice(0, mostReasons),
      ...moreWords(unread.length - mostReasons, 'reason'),
    ]),
    '',
    ...verdictLines(report),
  ];
  return page(
    lines.flatMap((line) => wrapped(line, terminal.width)),
    terminal.paint,
  );
}

function rowOf({ shown, verdict, repositories }: ServerOfMany): string[] {
  const { name, version, grade, score, entry } = shown;
  const where = repositories === 1 ? entry.repository : `${repositories}`;
  return [verdict.toUpperCase(), name, version, grade, score, where];
}

const moreWords = (rest: number, one: string): string[] =>
  rest > 0 ? [`and ${plural(rest, `more ${one}`)}; --json has all of them`] : [];

function firstWords(names: readonly string[]): string {
  const rest = names.length - mostPlaces;
  return `${names.slice(0, mostPlaces).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function overviewLines(report: SweepReport, overview: SweepOverview): string[] {
  const { last } = report;
  const { edits, teams, waivers } = overview;
  // Without grades nothing of it is known.
  if (edits === null || teams === null || waivers === null) return [];
  const news = [...newsWords(overview), ...newPlaceLines(report)];
  const hasOwners = teams.first.some(({ team }) => team !== null);
  return [
    ...section('Edits that would clear the most failures:', [
      ...edits.first.map((edit) => `  ${plainSentence(editWords(edit))}`),
      ...moreWords(edits.total - edits.first.length, 'edit'),
    ]),
    ...section(
      'Owners of what fails, by CODEOWNERS:',
      hasOwners
        ? [
            ...teams.first.slice(0, mostOwners).map(ownerLine),
            ...moreWords(teams.total - mostOwners, 'owner'),
          ]
        : [],
    ),
    ...section('Waivers that end within 30 days:', [
      ...waivers.first.slice(0, mostWaivers).map((each) => `  ${plainSentence(waiverWords(each))}`),
      ...moreWords(waivers.total - mostWaivers, 'waiver'),
    ]),
    ...(last === null
      ? []
      : section(`New since the last run, at ${instant(Date.parse(last.at))}:`, [
          ...(news.length === 0 ? ['nothing'] : news).map((line) => `  ${line}`),
        ])),
  ];
}

const ownerLine = ({ team, ...reach }: TeamCount): string =>
  `  ${team === null ? 'nobody' : quoted(team)}: ${reachWords(reach)}`;

function verdictLines(report: SweepReport): string[] {
  const { failure, counts, requests } = report;
  const leftOut = leftOutWords(report);
  return [
    `${report.verdict.toUpperCase()}: ${resultWords(report)}`,
    ...(leftOut === null ? [] : [leftOut]),
    ...(failure === null ? [] : failureLines(failure)),
    ...(counts.notReadYet === 0 ? [] : ['Run the sweep again to judge what was not read yet.']),
    `${plural(requests, 'request')} to GitHub's API. Dependencies of package manifests are not judged.`,
  ];
}
