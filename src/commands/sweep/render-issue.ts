import { createHash } from 'node:crypto';
import { failuresLine, type IssueTask, writtenLine } from '../../io/github-api.ts';
import { betweenWords, causes, dayWords, type Since } from '../../judging/history.ts';
import { isFailing } from '../../judging/words.ts';
import {
  asLine,
  type Block,
  counted,
  firstFew,
  joinedLine,
  type Line,
  line,
  list,
  marker,
  mention,
  nothing,
  own,
  paragraph,
  prose,
  section,
  strong,
} from '../../report/document.ts';
import {
  charactersOf,
  commentMarker,
  longestComment,
  verdictTitle,
} from '../../report/publishing.ts';
import { writeMarkdown } from '../../report/write-html.ts';
import { overviewSections } from './blocks.ts';
import { type ServerOfMany, serversOfMany } from './counts.ts';
import { newFailures } from './fail-on.ts';
import { sweepOverview } from './overview.ts';
import type { ShownServer, SweepReport } from './report.ts';
import { causeWords, resultWords } from './words.ts';

/*
 * What the issue of a sweep says. It names nobody in a way that GitHub notifies them of, unless the
 * comment is to mention the owners of what is new.
 */

export interface IssueOptions {
  /** What tells this sweep from others in the same repository. */
  readonly identity: string;
  readonly mention: boolean;
}

/**
 * What is to be done with the issue; null if so little is known that it stays as it is.
 *
 * @param report the whole report, which decides
 * @param shown the same, without grades where none may be shown
 */
export function issueTask(
  report: SweepReport,
  shown: SweepReport,
  { identity, mention }: IssueOptions,
): IssueTask | null {
  if (report.failure !== null) return null;
  const failing = report.servers.filter(({ entry }) => entry.verdict === 'fail');
  const fails = failing.length > 0 || report.repositories.some(({ verdict }) => verdict === 'fail');
  const found = commentMarker(['sweep', identity]);
  const failures = !fails ? [] : shown.isWithheld ? ['some'] : failureWords(failing);
  const isKnown = report.verdict !== 'error';
  return {
    intent: fails ? 'open' : isKnown ? 'close' : 'update',
    marker: found,
    title: `MCP servers that fail${report.organisation === null ? '' : ` in ${report.organisation}`}`,
    body: bodyOf(
      shown,
      [found, failuresLine(failures), writtenLine(new Date(report.at).toISOString())].join('\n'),
    ),
    failures,
    news: (writtenAt) => newsOf(report, shown, { mention, writtenAt }),
    isWithoutPast: report.last === null,
    farewell: shortComment(
      commentMarker(['clear', `${report.at}`]),
      line`Nothing fails any more. ${prose(resultWords(shown))}`,
    ),
  };
}

const placeKey = ({ key, entry }: ShownServer): string =>
  JSON.stringify([key, entry.repository, entry.file, entry.alias]);

/** More words would leave the body too little room. */
const mostWords = 500;

/** A word for each place that fails; one for all of them where they are too many. */
function failureWords(failing: readonly ShownServer[]): readonly string[] {
  const hash = (text: string): string =>
    createHash('sha256').update(text).digest('hex').slice(0, 16);
  const all = [...new Set(failing.map((each) => hash(placeKey(each))))].sort();
  // What is about no server has no place.
  return all.length === 0 || all.length > mostWords ? [hash(all.join('\n'))] : all;
}

/** The present state, within the length that GitHub takes. */
function bodyOf(report: SweepReport, head: string): string {
  const overview = sweepOverview(report);
  const failing = serversOfMany(report.servers).filter((server) => server.failing > 0);
  const { edits, decisions, teams, rules, unread } =
    overview === null ? ({} as const) : overviewSections(report, overview);
  const blocks = [
    marker(head),
    verdictTitle(report.verdict),
    paragraph(strong(prose(resultWords(report)))),
    section(line`What fails`, [serverList(failing, asLine)]),
    ...(overview === null
      ? [paragraph(line`Grades and names are not shown in a public repository.`)]
      : // Those that do not change from day to day.
        [edits, decisions, teams, rules, unread].filter((each) => each !== undefined)),
    paragraph(
      line`This text is replaced by each sweep. What is new is a comment below; the summary of the job has more.`,
    ),
  ];
  return writeMarkdown(blocks, written);
}

/** What GitHub takes, and how a text is made to fit. */
const written = {
  ...{ limit: longestComment, sizeOf: charactersOf },
  steps: [100, 30, 10, 3].map((most) => ({ detail: 3, most }) as const),
} as const;

/**
 * The comment on what fails and did not fail in the last run, or when the issue was written; null for
 * nothing, or if no last run is known.
 */
function newsOf(
  report: SweepReport,
  shown: SweepReport,
  {
    mention: isMentioning,
    writtenAt,
  }: { readonly mention: boolean; readonly writtenAt: string | null },
): string | null {
  const known = new Set(newFailures(report));
  const fresh = report.servers.filter(
    (server) => known.has(server) || (writtenAt !== null && isFoundAfter(server, writtenAt)),
  );
  if (report.last === null || fresh.length === 0) return null;
  const head = commentMarker(['news', report.last.at, ...fresh.map(placeKey)]);
  if (shown.isWithheld) return shortComment(head, line`Something fails that did not fail before.`);
  const groups = [...causes, null].flatMap((cause) => {
    const same = fresh.filter(({ entry }) => (entry.history?.news ?? null) === cause);
    const title =
      cause === null ? 'found by an earlier run, or not known from one' : causeWords[cause];
    return same.length === 0 ? [] : [{ title, servers: serversOfMany(same) }];
  });
  const owner = isMentioning ? mentioner() : asLine;
  const fails = own(fresh.length === 1 ? 'fails' : 'fail');
  return writeMarkdown(
    [
      marker(head),
      paragraph(strong(line`${counted(fresh.length, 'place')} ${fails} since the last run.`)),
      ...groups.flatMap(({ title, servers }) => [
        paragraph(line`${prose(`${title[0]?.toUpperCase()}${title.slice(1)}`)}:`),
        serverList(servers, owner),
      ]),
    ],
    written,
  );
}

const shortComment = (head: string, text: Line): string =>
  writeMarkdown([marker(head), paragraph(text)], written);

/** Whether a run after that time has found it first. */
const isFoundAfter = ({ entry: { verdict, history } }: ShownServer, at: string): boolean =>
  verdict === 'fail' && history !== null && history.graded.by > at;

/** `began to fail between 20 and 21 November 2026`, or `fails at least since 21 November 2026` */
function failsSince({ after, by }: Since): string {
  if (after !== null) return `began to fail ${betweenWords(after, by)}`;
  return `fails at least since ${dayWords(by)}`;
}

const mostPlaces = 8;
const mostOwners = 8;
type ShowOwner = (owner: string, repository: string) => Line;

/** No comment notifies more, whatever a CODEOWNERS lists. */
const mostMentions = 20;

/** Shows owners so that GitHub notifies them: users, and teams of the organisation of the repository. */
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

const serverList = (servers: readonly ServerOfMany[], owner: ShowOwner): Block =>
  list(
    servers.map((server) => serverLine(server, owner)),
    { one: 'server' },
  );

function serverLine({ shown, places }: ServerOfMany, owner: ShowOwner): Line {
  const failing = places.filter(({ entry }) => entry.verdict === 'fail');
  const rules = new Set(
    failing.flatMap(({ entry }) => entry.problems.filter(isFailing).map(({ rule }) => rule)),
  );
  const since = failing.flatMap(({ entry }) => entry.history?.graded ?? []);
  const [oldest] = since.toSorted((a, b) => (a.by < b.by ? -1 : 1));
  const where = failing.map(({ entry: { repository, file, line: number } }) => {
    return `${repository} ${file}${number === null ? '' : `:${number}`}`;
  });
  const owners = new Map(
    failing.flatMap(({ entry }) => entry.owners.map((each) => [each, entry.repository])),
  );
  // Only those that are shown are mentioned.
  const named = [...owners].map(([each, of], at) => (at < mostOwners ? owner(each, of) : nothing));
  const repositories = new Set(failing.map(({ entry }) => entry.repository)).size;
  const parts = [
    line`${strong(line`${shown.name} ${shown.version}`)}, graded ${shown.grade}`,
    ...(rules.size === 0 ? [] : [prose([...rules].join(', '))]),
    ...(oldest === undefined ? [] : [prose(failsSince(oldest))]),
    line`in ${counted(repositories, 'repository')}: ${firstFew(where, mostPlaces)}`,
    ...(named.length === 0 ? [] : [line`owned by ${firstFew(named, mostOwners)}`]),
  ];
  return joinedLine(parts, line`; `);
}
