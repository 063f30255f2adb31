import { page, section, type TerminalOptions, table, wrapped } from '../../report/terminal.ts';
import { failureLines, plural } from '../../report/words.ts';
import { isDifferent, isRed, type PolicyCounts, redProblems, replayCounts } from './counts.ts';
import type { ReplayedPull, ReplayOutcome, ReplayReport } from './report.ts';

/** Of each kind only so many are listed: the JSON report has all. */
const mostPulls = 200;
const mostSentences = 50;
const mostRows = 30;
const mostPlaces = 5;

/** A replay as text: the pull requests that would have failed, why, what was not read, the numbers. */
export function renderReplay(report: ReplayReport, terminal: TerminalOptions): string {
  const { policies, pulls } = report;
  const red = pulls.filter(({ outcomes }) => outcomes.some(isRed));
  const head = ['VERDICT', 'RULES', 'MERGED', 'PULL REQUEST'];
  const rows = red.slice(0, mostPulls).map(rowOf);
  const sentences = problemSentences(red);
  const unread = unreadLines(report);
  const counts = replayCounts(report);
  const lines = [
    ...(policies.length > 1
      ? [`Verdicts by ${policies.map(({ name }) => name).join(' / ')}:`, '']
      : []),
    ...table(head, rows, terminal.width),
    ...more(red.length - mostPulls, 'pull request'),
    ...section('What the rules found:', [
      ...sentences.slice(0, mostSentences).flat(),
      ...more(sentences.length - mostSentences, 'sentence'),
    ]),
    ...counts.policies.flatMap((each) => policySections(each, terminal.width)),
    ...section('Not read:', [
      ...unread.slice(0, mostSentences),
      ...more(unread.length - mostSentences, 'reason'),
    ]),
    '',
    ...numberLines(report),
  ];
  return page(
    lines.flatMap((line) => wrapped(line, terminal.width)),
    terminal.paint,
  );
}

function rowOf({ outcomes, mergedAt, url }: ReplayedPull): string[] {
  const rules = new Set(
    outcomes.filter(isRed).flatMap((each) => redProblems(each).map(({ rule }) => rule)),
  );
  return [verdictsOf(outcomes), [...rules].join(', '), mergedAt.slice(0, 10), url];
}

const verdictsOf = (outcomes: readonly ReplayOutcome[]): string =>
  outcomes.map(({ verdict }) => verdict.toUpperCase()).join(' / ');

const more = (rest: number, one: string): string[] =>
  rest > 0 ? [`and ${plural(rest, `more ${one}`)}; --json has all of them`] : [];

/** Each sentence about what is red once, with the pull requests that it is about. */
function problemSentences(red: readonly ReplayedPull[]): string[][] {
  const all = red.flatMap(({ url, outcomes }) =>
    outcomes.filter(isRed).flatMap((outcome) =>
      redProblems(outcome).map(({ level, rule, message, advice }) => ({
        sentence: [`${level} ${rule}: ${message}`, advice].filter(Boolean).join(' '),
        url,
      })),
    ),
  );
  return [...Map.groupBy(all, ({ sentence }) => sentence)]
    .map(([sentence, same]) => ({ sentence, urls: [...new Set(same.map(({ url }) => url))] }))
    .sort((a, b) => b.urls.length - a.urls.length)
    .map(({ sentence, urls }) => [sentence, `    in ${someOf(urls)}`]);
}

function someOf(names: readonly string[]): string {
  const rest = names.length - mostPlaces;
  return `${names.slice(0, mostPlaces).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function policySections({ name, rules, owners }: PolicyCounts, width: number | null): string[] {
  const rowsOf = (entries: readonly (readonly [number, string])[]): string[][] =>
    entries.slice(0, mostRows).map(([pulls, what]) => [`${pulls}`, what]);
  const byRule = rules.map(({ rule, pulls }) => [pulls, rule] as const);
  const byOwner = owners.map(({ owner, pulls }) => [pulls, owner ?? 'nobody'] as const);
  return [
    ...section(`Red by ${name}, by rule:`, table(['PULL REQUESTS', 'RULE'], rowsOf(byRule), width)),
    ...section(
      `Red by ${name}, by owner of the file today:`,
      table(['PULL REQUESTS', 'OWNER'], rowsOf(byOwner), width),
    ),
    ...more(Math.max(rules.length, owners.length) - mostRows, 'row'),
  ];
}

function unreadLines({ repositories, pulls }: ReplayReport): string[] {
  const all = [
    ...repositories.map(({ name, status, reason }) => ({ name, status, reason })),
    ...pulls.map(({ url, status, reason }) => ({ name: url, status, reason })),
  ].filter(({ status }) => status.startsWith('not-read'));
  return [...Map.groupBy(all, ({ status, reason }) => `${status} ${reason}`).values()]
    .sort((a, b) => b.length - a.length)
    .map((same) => {
      const yet = same[0]?.status === 'not-read-yet' ? 'not yet: ' : '';
      return `  ${someOf(same.map(({ name }) => name))}: ${yet}${same[0]?.reason ?? ''}`;
    });
}

function numberLines(report: ReplayReport): string[] {
  const counts = replayCounts(report);
  const { judged, notRead, notReadYet, repositoriesNotRead, intoOthers, different } = counts;
  const [since, until] = [report.since, report.until].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  const { generatedAt } = report.export;
  const grades =
    generatedAt === null
      ? 'No grades were needed.'
      : `The grades are those of the export of ${new Date(generatedAt).toISOString().slice(0, 10)}, and the policies those of today, not those of the days when these were merged.`;
  const some = (number: number, words: string): string[] => (number === 0 ? [] : [words]);
  return [
    `${plural(judged, 'pull request')} of ${repositories(counts.repositories)} judged that were merged from ${since} to ${until}.`,
    ...counts.policies.map(policyLine),
    ...some(
      different,
      `The policies differ in ${plural(different, 'pull request')}: ${differenceWords(report)}.`,
    ),
    ...some(
      notRead + notReadYet + repositoriesNotRead,
      `NOT COMPLETE: ${[
        ...some(notRead, `${plural(notRead, 'pull request')} not read`),
        ...some(notReadYet, `${plural(notReadYet, 'pull request')} not read yet`),
        ...some(repositoriesNotRead, `${repositories(repositoriesNotRead)} not listed to the end`),
      ].join(', ')}. Nothing is known of what is missing.`,
    ),
    ...some(
      intoOthers,
      `Not judged: ${plural(intoOthers, 'pull request')} into other branches than the default branch.`,
    ),
    ...(report.failure === null ? [] : failureLines(report.failure)),
    ...some(judged, grades),
    `${plural(report.requests, 'request')} to GitHub's API.`,
  ];
}

const repositories = (number: number): string =>
  `${number} ${number === 1 ? 'repository' : 'repositories'}`;

function policyLine({ name, failed, undecided, warned, failedIfEnforced }: PolicyCounts): string {
  const parts = [
    `${failed === 0 ? 'none' : failed} would have failed`,
    ...(undecided === 0 ? [] : [`${undecided} could not have been decided`]),
    ...(warned === 0 ? [] : [`${warned} would have had warnings`]),
    ...(failedIfEnforced === 0
      ? []
      : [`${failedIfEnforced} more would fail if report-only were recommended`]),
  ];
  return `By ${name}: ${parts.join(', ')}.`;
}

function differenceWords({ policies, pulls }: ReplayReport): string {
  const different = pulls.filter(isDifferent);
  return policies
    .map(({ name }, at) => {
      const red = different.filter(({ outcomes }) => outcomes[at] && isRed(outcomes[at]));
      return `${red.length} red by ${name} alone`;
    })
    .join(', ');
}
