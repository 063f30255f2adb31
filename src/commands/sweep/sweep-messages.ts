import type { Cause, Since } from '../../judging/history.ts';
import type { Phrase } from '../../model/model.ts';
import { countPhrase, distinctBy, joinList, plural, prosePhrase, say } from '../../model/phrase.ts';
import { emptyLine, firstItems, type Line, line, ownText, prose } from '../../report/document.ts';
import { escapeInvisible } from '../../report/text.ts';
import type { GroupedServer } from './counts.ts';
import { newsBesideServers } from './fail-on.ts';
import { asOfWords, commonDay } from './last-known.ts';
import type {
  SweepEdit,
  SweepOverview,
  SweepReport,
  SweptProblem,
  TeamCount,
  UsedWaiver,
} from './report.ts';

export const newsTitle = 'New since the last run';

/**
 * Returns how many of a server's repositories fail, such as `3 of 30 repositories`, or `30 repositories` if
 * none fails.
 */
export function failsInWords({
  failing,
  repositories,
}: Pick<GroupedServer, 'failing' | 'repositories'>): string {
  const total = plural(repositories, 'repository');
  return failing === 0 ? total : `${failing} of ${total}`;
}

export function reachWords({
  places,
  repositories,
}: Pick<SweepEdit, 'places' | 'repositories'>): string {
  return `${plural(places, 'place')} in ${plural(repositories, 'repository')}`;
}

export function resultWords({ counts }: SweepReport): string {
  const { read, withServers, servers, failing, notRead, notReadYet, undecided, earlier } = counts;
  const declared =
    withServers === 0
      ? 'none declares MCP servers'
      : `${withServers} ${withServers === 1 ? 'declares' : 'declare'} ${plural(servers, servers === 1 ? 'server' : 'different server')}`;
  const missing = [
    ...countIfAny(notRead, 'not read'),
    ...countIfAny(notReadYet, 'not read yet'),
    ...countIfAny(undecided ?? 0, 'not judged'),
  ];
  const judgedParts = [declared, ...(failing === null ? [] : failWords(failing, withServers))];
  const earlierNote =
    earlier === 0 ? '' : ` (${plural(earlier, 'place')} with results from an earlier run)`;
  const missingNote = missing.length === 0 ? earlierNote : `; ${missing.join(', ')}${earlierNote}`;
  return `${plural(read, 'repository')} read: ${judgedParts.join(', ')}${missingNote}.`;
}

/**
 * Describes how many repositories have failures. A file can fail even in a repository that declares no
 * server.
 */
function failWords(number: number, withServers: number): string[] {
  if (number > 0) return [`something fails in ${plural(number, 'repository')}`];
  return withServers === 0 ? [] : ['nothing fails'];
}

export function leftOutWords({ counts, leftOut }: SweepReport): string | null {
  const parts = [
    ...countIfAny(leftOut.archived, 'archived'),
    ...(leftOut.forks === 0 ? [] : [plural(leftOut.forks, 'fork')]),
    ...countIfAny(leftOut.byPattern, 'excluded by the include and exclude filters'),
    ...countIfAny(leftOut.byProperty, 'excluded by the property filter'),
    ...countIfAny(counts.empty, 'without commits'),
  ];
  return parts.length === 0 ? null : `Not judged: ${parts.join(', ')}.`;
}

const countIfAny = (number: number, text: string): string[] =>
  number === 0 ? [] : [`${number} ${text}`];

export const withheldWords = [
  'This repository is public, so grades, findings and repository names are not shown here.',
  'To see them, run the sweep in a private repository or on the command line, or set publish-grades: true to show them here.',
] as const;

export const causeWords = {
  'brought-in': 'added or edited by a commit',
  'graded-anew': 'grade changed',
  'rubric-changed': 'rubric changed',
  'policy-changed': 'policy changed or waiver ended',
} as const satisfies Readonly<Record<Cause, string>>;

export const ownerWords = ({ team, from }: Pick<TeamCount, 'team' | 'from'>): Phrase =>
  team === null ? say`no owner` : from === 'property' ? say`${team} (property)` : say`${team}`;

export function newsWords({ news }: Pick<SweepOverview, 'news'>): string[] {
  return Object.entries(news ?? {}).flatMap(([cause, { places, failing }]) => {
    if (places === 0) return [];
    const failingShare = failing === 0 ? '' : `, ${failing} failing`;
    return [`${plural(places, 'place')}: ${causeWords[cause as Cause]}${failingShare}`];
  });
}

/**
 * Returns the other news since the last run: a line for each unread repository and for each problem that
 * concerns no server.
 */
export function besideWords(report: Pick<SweepReport, 'repositories' | 'at'>): string[] {
  const { unread, problems } = newsBesideServers(report);
  return [
    ...unread.map(({ name }) => `error: ${name}: not read`),
    ...problems.map(({ repository, problem: { level, rule, file } }) => {
      const place = file === null ? repository : `${repository} ${file}`;
      return `${level}: ${place}: ${rule}`;
    }),
  ];
}

/**
 * Describes when a failure began: `on 2026-11-21`, `between 2026-11-20 and 2026-11-21`, or `since at least
 * 2026-11-21`.
 */
export function sinceWords({ after, by }: Since): string {
  const [first, last] = [after?.slice(0, 10) ?? null, by.slice(0, 10)];
  if (first === null) return `since at least ${last}`;
  return first === last ? `on ${last}` : `between ${first} and ${last}`;
}

export function editWords({ kind, name, from, to, advice, ...reach }: SweepEdit): Phrase {
  const { places, repositories, example } = reach;
  const reachNote =
    repositories === 1
      ? say`(${countPhrase(places, 'place')} in ${example})`
      : say`(${prosePhrase(reachWords(reach))})`;
  if (kind === 'version' && to !== null) {
    const before = from.length === 0 ? say`` : say` instead of ${joinList(from)}`;
    return say`Use version ${to.version} (graded ${to.grade}) of ${name ?? '?'}${before} ${reachNote}`;
  }
  const about = name === null ? say`` : say`${name}: `;
  const adviceSentences =
    advice.length === 0 ? 'See the rule messages.' : advice.map(shortened).join(' ');
  return say`${about}${prosePhrase(adviceSentences)} ${reachNote}`;
}

/** Shortens a rule's message for display, because the values in it can have any length. */
export function shortened(sentence: string): string {
  return escapeInvisible(sentence, mostShown);
}

/** Maximum number of visible characters in a sentence; the tool's own sentences are shorter. */
const mostShown = 700;

export function waiverSubject({ match, file, alias }: UsedWaiver): Phrase {
  if (match !== null) return say`${match}`;
  return alias === null ? say`${file ?? ''}` : say`${alias} in ${file ?? ''}`;
}

/**
 * Renders one line for each reason why entries were not read, most frequent reason first.
 * @param most maximum number of names in a line
 */
export function renderUnread<T extends { readonly status: string; readonly reason: string | null }>(
  entries: readonly T[],
  renderName: (each: T) => Line,
  most: number,
): Line[] {
  const unread = entries.filter(({ status }) => status.startsWith('not-read'));
  return [...Map.groupBy(unread, ({ status, reason }) => `${status} ${reason}`).values()]
    .sort((a, b) => b.length - a.length)
    .map((same) => {
      const yet = ownText(same[0]?.status === 'not-read-yet' ? 'not yet: ' : '');
      return line`${firstItems(same.map(renderName), most)}: ${yet}${prose(same[0]?.reason ?? '')}`;
    });
}

export interface RuleSentence {
  readonly state: SweptProblem['level'] | 'waived';
  readonly rule: string;
  /** The problem, followed by the advice or the reason for the waiver. */
  readonly text: string;
  readonly places: readonly Line[];
}

export function collectSentences({
  repositories,
  servers,
  ...rest
}: Pick<SweepReport, 'repositories' | 'servers' | 'lacksGrades' | 'last'>): RuleSentence[] {
  const common = commonDay(rest);
  return groupSentences(
    [
      ...servers.flatMap(({ entry }) =>
        entry.problems.map((problem) => ({
          ...{ problem, repository: entry.repository, asOf: entry.asOf },
        })),
      ),
      ...repositories.flatMap(({ name, problems, asOf }) =>
        problems.map((problem) => ({ problem, repository: name, asOf })),
      ),
    ].map((each) => ({ problem: each.problem, place: problemPlace({ ...each, common }) })),
  );
}

export function commonDayWords(report: Pick<SweepReport, 'lacksGrades' | 'last'>): string | null {
  const day = commonDay(report);
  return day === null ? null : `This run judged nothing. Results without a date are from ${day}.`;
}

/** Returns each sentence once, most severe level first, then most places first. */
export function groupSentences(
  placedProblems: readonly { readonly problem: WordedProblem; readonly place: Line }[],
): RuleSentence[] {
  const groups = Map.groupBy(placedProblems, ({ problem }) =>
    JSON.stringify(problemSentence(problem)),
  );
  const rank = ({ state }: RuleSentence): number => states.indexOf(state);
  return [...groups.values()]
    .flatMap((same) =>
      same.slice(0, 1).map(({ problem }) => ({
        ...problemSentence(problem),
        places: distinctBy(same.map(({ place }) => place)),
      })),
    )
    .sort((a, b) => rank(a) - rank(b) || b.places.length - a.places.length);
}

type WordedProblem = Pick<SweptProblem, 'level' | 'rule' | 'message' | 'advice' | 'waived'>;

const states: readonly RuleSentence['state'][] = ['error', 'fail', 'warn', 'waived'];

export function problemSentence({
  level,
  rule,
  message,
  advice,
  waived,
}: WordedProblem): Omit<RuleSentence, 'places'> {
  const detail = waived === null ? advice : `Waived: “${escapeInvisible(waived)}”.`;
  const text = [message, detail].filter((part) => part !== '').join(' ');
  return { state: waived === null ? level : 'waived', rule, text };
}

function problemPlace({
  problem: { file, line: number },
  repository,
  asOf,
  common,
}: {
  readonly problem: SweptProblem;
  readonly repository: string;
  readonly asOf: string | null;
  readonly common: string | null;
}): Line {
  const place = file === null ? emptyLine : line` ${number === null ? file : `${file}:${number}`}`;
  return line`${repository}${place}${prose(asOfWords(asOf, common))}`;
}
