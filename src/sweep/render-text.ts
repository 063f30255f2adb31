import { table } from '../report/terminal/columns.ts';
import { page, section, type TerminalOptions, wrapped } from '../report/terminal/page.ts';
import { plural } from '../report/words.ts';
import { type ServerOfMany, serversOfMany } from './counts.ts';
import type { SweepReport, SweptProblem, SweptRepository } from './report.ts';

/** Of servers, sentences and repositories only so many are listed: the JSON report has all. */
const mostServers = 100;
const mostSentences = 50;
const mostRepositories = 50;
const mostPlaces = 5;

/** A sweep as text: the servers, what is wrong with them, what was not read, the verdict. */
export function renderSweep(report: SweepReport, terminal: TerminalOptions): string {
  const servers = serversOfMany(report.servers);
  const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'REPOSITORIES'];
  const rows = servers.slice(0, mostServers).map(rowOf);
  const sentences = problemSentences(report);
  const unread = report.repositories.filter(({ status }) => status.startsWith('not-read'));
  const lines = [
    ...table(head, rows, terminal.width),
    ...more(servers.length - mostServers, 'server'),
    ...section('What the rules found:', [
      ...sentences.slice(0, mostSentences).flat(),
      ...more(sentences.length - mostSentences, 'sentence'),
    ]),
    ...section('Not read:', [
      ...unreadLines(unread).slice(0, mostRepositories),
      ...more(unreadLines(unread).length - mostRepositories, 'reason'),
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

function more(rest: number, one: string): string[] {
  return rest > 0 ? [`and ${plural(rest, `more ${one}`)}; --json has all of them`] : [];
}

/** Each sentence once, with the places that it is about; those of a higher level first. */
function problemSentences({ repositories, servers }: SweepReport): string[][] {
  const all = [
    ...servers.flatMap(({ entry }) =>
      entry.problems.map((problem) => ({ problem, repository: entry.repository })),
    ),
    ...repositories.flatMap(({ name, problems }) =>
      problems.map((problem) => ({ problem, repository: name })),
    ),
  ];
  const groups = [...Map.groupBy(all, ({ problem }) => sentenceOf(problem))];
  const rankOf = (sentence: string): number =>
    ['error', 'fail', 'warn', 'waived'].findIndex((first) => sentence.startsWith(`${first} `));
  return groups
    .map(([sentence, same]) => ({ sentence, same, rank: rankOf(sentence) }))
    .sort((a, b) => a.rank - b.rank || b.same.length - a.same.length)
    .map(({ sentence, same }) => {
      const places = [...new Set(same.map(placeOfProblem))];
      const rest = places.length - mostPlaces;
      const listed = places.slice(0, mostPlaces).join(', ');
      return [sentence, `    in ${listed}${rest > 0 ? ` and ${rest} more` : ''}`];
    });
}

function sentenceOf({ level, rule, message, advice, waived }: SweptProblem): string {
  const first = waived === null ? level : 'waived';
  return [`${first} ${rule}: ${message}`, waived ?? advice].filter(Boolean).join(' ');
}

function placeOfProblem(at: { problem: SweptProblem; repository: string }): string {
  const { file, line } = at.problem;
  return file === null
    ? at.repository
    : `${at.repository} ${file}${line === null ? '' : `:${line}`}`;
}

/** A line for each reason, with the repositories that it holds for. */
function unreadLines(repositories: readonly SweptRepository[]): string[] {
  const groups = Map.groupBy(repositories, ({ status, reason }) => `${status} ${reason}`);
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map((same) => {
      const names = same.slice(0, mostPlaces).map(({ name }) => name);
      const rest = same.length - names.length;
      const yet = same[0]?.status === 'not-read-yet' ? 'not yet: ' : '';
      return `  ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}: ${yet}${same[0]?.reason ?? ''}`;
    });
}

function verdictLines(report: SweepReport): string[] {
  const { counts } = report;
  const { read, empty, notRead, notReadYet, failing, undecided, withServers } = counts;
  const { archived, forks, byPattern } = report.leftOut;
  const some = (number: number, words: string): string[] =>
    number === 0 ? [] : [`${number} ${words}`];
  const missing = [
    ...some(notRead, 'not read'),
    ...some(notReadYet, 'not read yet'),
    ...some(undecided ?? 0, 'not judged'),
  ];
  const parts = [
    `${read} ${read === 1 ? 'repository' : 'repositories'} read`,
    `${withServers} with ${plural(counts.servers, 'server')}`,
    failing === 0 ? 'none of them fails' : `${failing} of them fail`,
    ...missing,
  ];
  const outside = [
    ...some(archived, 'archived'),
    ...some(forks, 'forks'),
    ...some(byPattern, 'by --include and --exclude'),
    ...some(empty, 'without commits'),
  ];
  return [
    `${report.verdict.toUpperCase()}: ${parts.join(', ')}.`,
    ...(outside.length === 0 ? [] : [`Not judged: ${outside.join(', ')}.`]),
    ...(report.failure === null
      ? []
      : [report.failure.message, ...report.failure.details, report.failure.remedy]),
    ...(notReadYet === 0 ? [] : ['What is not read yet is not judged: run the command again.']),
    `${plural(report.requests, 'request')} to GitHub's API. Dependencies of package manifests are not judged.`,
  ];
}
