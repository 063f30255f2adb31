import { createHash } from 'node:crypto';
import { failuresLine, type IssueTask, writtenLine } from '../../io/github-api.ts';
import { causes, formatLongDay, formatPeriod, type Since } from '../../judging/history.ts';
import { isFailing } from '../../judging/verdict-words.ts';
import {
  asLine,
  type Block,
  emptyLine,
  firstItems,
  joinLines,
  type Line,
  line,
  list,
  marker,
  mention,
  ownText,
  paragraph,
  pluralLine,
  prose,
  section,
  strong,
} from '../../report/document.ts';
import {
  commentMarker,
  countCharacters,
  longestComment,
  verdictTitle,
} from '../../report/publishing.ts';
import { writeMarkdown } from '../../report/write-html.ts';
import { overviewSections } from './blocks.ts';
import { type GroupedServer, groupSweptServers } from './counts.ts';
import { newFailures } from './fail-on.ts';
import { sweepOverview } from './overview.ts';
import type { ShownServer, SweepReport } from './report.ts';
import { causeWords, resultWords } from './sweep-messages.ts';

/**
 * Options for a sweep's issue. If `mention` is true, comments mention the owners of new failures, so that
 * GitHub notifies them.
 */

export interface IssueOptions {
  /** Distinguishes this sweep from other sweeps in the same repository. */
  readonly identity: string;
  readonly mention: boolean;
}

/**
 * Returns what to do with the issue; null if the results are too incomplete to change it.
 *
 * @param report the complete report, on which the decision is based
 * @param shownReport the report to render, without grades if grades must not be shown
 */
export function issueTask(
  report: SweepReport,
  shownReport: SweepReport,
  { identity, mention }: IssueOptions,
): IssueTask | null {
  if (report.failure !== null) return null;
  const failing = report.servers.filter(({ entry }) => entry.verdict === 'fail');
  const fails = failing.length > 0 || report.repositories.some(({ verdict }) => verdict === 'fail');
  const issueMarker = commentMarker(['sweep', identity]);
  const failures = !fails ? [] : shownReport.isWithheld ? ['some'] : failureWords(failing);
  const isKnown = report.verdict !== 'error';
  return {
    intent: fails ? 'open' : isKnown ? 'close' : 'update',
    marker: issueMarker,
    title: `Failing MCP servers${report.organisation === null ? '' : ` in ${report.organisation}`}`,
    body: renderBody(
      shownReport,
      [issueMarker, failuresLine(failures), writtenLine(new Date(report.at).toISOString())].join(
        '\n',
      ),
    ),
    failures,
    news: (writtenAt) => renderNews(report, shownReport, { mention, writtenAt }),
    isWithoutPast: report.last === null,
    farewell: shortComment(
      commentMarker(['clear', `${report.at}`]),
      line`Nothing fails anymore. ${prose(resultWords(shownReport))}`,
    ),
  };
}

const placeKey = ({ key, entry }: ShownServer): string =>
  JSON.stringify([key, entry.repository, entry.file, entry.alias]);

/** Maximum number of hashes in an issue. This limit leaves enough room for the rest of the body. */
const mostWords = 500;

/** Returns one hash for each failing place, or a single hash for all places if there are too many. */
function failureWords(failing: readonly ShownServer[]): readonly string[] {
  const hash = (text: string): string =>
    createHash('sha256').update(text).digest('hex').slice(0, 16);
  const hashes = [...new Set(failing.map((each) => hash(placeKey(each))))].sort();
  // There are no hashes if the only failures are problems that concern no server.
  return hashes.length === 0 || hashes.length > mostWords ? [hash(hashes.join('\n'))] : hashes;
}

function renderBody(report: SweepReport, head: string): string {
  const overview = sweepOverview(report);
  const failing = groupSweptServers(report.servers).filter((server) => server.failing > 0);
  const { edits, decisions, teams, rules, unread } =
    overview === null ? ({} as const) : overviewSections(report, overview);
  const blocks = [
    marker(head),
    verdictTitle(report.verdict),
    paragraph(strong(prose(resultWords(report)))),
    section(line`Failing servers`, [serverList(failing, asLine)]),
    ...(overview === null
      ? [paragraph(line`In a public repository, grades and names are not shown.`)]
      : // Omits the sections that change from day to day.
        [edits, decisions, teams, rules, unread].filter((each) => each !== undefined)),
    paragraph(
      line`Each sweep replaces this text. New failures are posted as comments below. See the job summary for details.`,
    ),
  ];
  return writeMarkdown(blocks, markdownOptions);
}

const markdownOptions = {
  ...{ limit: longestComment, sizeOf: countCharacters },
  steps: [100, 30, 10, 3].map((most) => ({ detail: 3, most }) as const),
} as const;

/**
 * Renders the comment on failures that are new since the last run, or since the issue was written at
 * `writtenAt`. Returns null if nothing is new or the last run is unknown.
 */
function renderNews(
  report: SweepReport,
  shownReport: SweepReport,
  {
    mention: isMentioning,
    writtenAt,
  }: { readonly mention: boolean; readonly writtenAt: string | null },
): string | null {
  const knownFailures = new Set(newFailures(report));
  const fresh = report.servers.filter(
    (server) =>
      knownFailures.has(server) || (writtenAt !== null && isFoundAfter(server, writtenAt)),
  );
  if (report.last === null || fresh.length === 0) return null;
  const head = commentMarker(['news', report.last.at, ...fresh.map(placeKey)]);
  if (shownReport.isWithheld) return shortComment(head, line`There are new failures.`);
  const groups = [...causes, null].flatMap((cause) => {
    const placesOfCause = fresh.filter(({ entry }) => (entry.history?.news ?? null) === cause);
    const title =
      cause === null ? 'found by an earlier run, or with an unknown cause' : causeWords[cause];
    return placesOfCause.length === 0 ? [] : [{ title, servers: groupSweptServers(placesOfCause) }];
  });
  const showOwner = isMentioning ? mentioner() : asLine;
  const fails = ownText(fresh.length === 1 ? 'fails' : 'fail');
  return writeMarkdown(
    [
      marker(head),
      paragraph(
        strong(line`New since the last run: ${pluralLine(fresh.length, 'place')} ${fails}.`),
      ),
      ...groups.flatMap(({ title, servers }) => [
        paragraph(line`${prose(`${title[0]?.toUpperCase()}${title.slice(1)}`)}:`),
        serverList(servers, showOwner),
      ]),
    ],
    markdownOptions,
  );
}

const shortComment = (head: string, text: Line): string =>
  writeMarkdown([marker(head), paragraph(text)], markdownOptions);

/** Reports whether a run after `at` was the first to find the place failing with its current grade. */
const isFoundAfter = ({ entry: { verdict, history } }: ShownServer, at: string): boolean =>
  verdict === 'fail' && history !== null && history.graded.by > at;

/**
 * Describes when a failure began: `began to fail between 20 and 21 November 2026`, or `has failed since at
 * least 21 November 2026`.
 */
function failsSince({ after, by }: Since): string {
  if (after !== null) return `began to fail ${formatPeriod(after, by)}`;
  return `has failed since at least ${formatLongDay(by)}`;
}

const mostPlaces = 8;
const mostOwners = 8;
type ShowOwner = (owner: string, repository: string) => Line;

/**
 * Maximum number of owners that a comment mentions, so that a long CODEOWNERS file cannot notify too many
 * users.
 */
const mostMentions = 20;

/**
 * Returns a function that mentions users, and teams in the repository's organisation, so that GitHub notifies
 * them. All other owners stay plain text.
 */
function mentioner(): ShowOwner {
  const mentioned = new Set<string>();
  return (owner, repository) => {
    const [, team] = /^@([a-z\d-]{1,39})(?:\/[a-z\d][\w-]{0,99})?$/.exec(owner) ?? [];
    const isOwn = !owner.includes('/') || team === repository.split('/')[0]?.toLowerCase();
    if (team === undefined || !isOwn) return asLine(owner);
    if (!mentioned.has(owner) && mentioned.size >= mostMentions) return asLine(owner);
    mentioned.add(owner);
    return mention(owner);
  };
}

const serverList = (servers: readonly GroupedServer[], owner: ShowOwner): Block =>
  list(
    servers.map((server) => serverLine(server, owner)),
    { one: 'server' },
  );

function serverLine({ shown, places }: GroupedServer, owner: ShowOwner): Line {
  const failing = places.filter(({ entry }) => entry.verdict === 'fail');
  const rules = new Set(
    failing.flatMap(({ entry }) => entry.problems.filter(isFailing).map(({ rule }) => rule)),
  );
  const since = failing.flatMap(({ entry }) => entry.history?.graded ?? []);
  const [oldest] = since.toSorted((a, b) => (a.by < b.by ? -1 : 1));
  const placeTexts = failing.map(({ entry: { repository, file, line: number } }) => {
    return `${repository} ${file}${number === null ? '' : `:${number}`}`;
  });
  const owners = new Map(
    failing.flatMap(({ entry }) => entry.owners.map((each) => [each, entry.repository])),
  );
  // Owners that are not shown must not count as mentions.
  const shownOwners = [...owners].map(([each, of], at) =>
    at < mostOwners ? owner(each, of) : emptyLine,
  );
  const repositories = new Set(failing.map(({ entry }) => entry.repository)).size;
  const parts = [
    line`${strong(line`${shown.name} ${shown.version}`)}, graded ${shown.grade}`,
    ...(rules.size === 0 ? [] : [prose([...rules].join(', '))]),
    ...(oldest === undefined ? [] : [prose(failsSince(oldest))]),
    line`in ${pluralLine(repositories, 'repository')}: ${firstItems(placeTexts, mostPlaces)}`,
    ...(shownOwners.length === 0 ? [] : [line`owned by ${firstItems(shownOwners, mostOwners)}`]),
  ];
  return joinLines(parts, line`; `);
}
