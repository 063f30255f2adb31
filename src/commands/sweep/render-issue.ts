import { createHash } from 'node:crypto';
import { failuresLine, type IssueTask, writtenLine } from '../../io/github-api.ts';
import { betweenWords, causes, dayWords, type Since } from '../../judging/history.ts';
import { firstThatFits, heading, joinBlocks, list } from '../../report/html.ts';
import { charactersOf, commentMarker, longestComment } from '../../report/publishing.ts';
import { html, htmlCode } from '../../report/text.ts';
import { plural } from '../../report/words.ts';
import { overviewSections } from './blocks.ts';
import { isFailing, type ServerOfMany, serversOfMany } from './counts.ts';
import { newFailures } from './inputs.ts';
import { sweepOverview } from './overview.ts';
import type { ShownServer, SweepReport } from './report.ts';
import { causeWords, repositoriesWords, resultWords } from './words.ts';

/*
 * What the issue of a sweep says. It names nobody in a way that GitHub notifies them of, unless the
 * comment is to mention the owners of what is new.
 */

export interface IssueOptions {
  /** What tells this sweep from others in the same repository. */
  readonly identity: string;
  readonly mention: boolean;
}

/** The sections of the summary that the issue has too: those that do not change from day to day. */
const sections = ['edits', 'teams', 'rules', 'unread'];

/** So many entries of each list: fewer where more do not fit. */
const details = [100, 30, 10, 3, 0] as const;

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
  const marker = commentMarker(['sweep', identity]);
  const failures = !fails ? [] : shown.isWithheld ? ['some'] : failureWords(failing);
  const isKnown = report.verdict !== 'error';
  return {
    intent: fails ? 'open' : isKnown ? 'close' : 'update',
    marker,
    title: `MCP servers that fail${report.organisation === null ? '' : ` in ${report.organisation}`}`,
    body: bodyOf(
      shown,
      [marker, failuresLine(failures), writtenLine(new Date(report.at).toISOString())].join('\n'),
    ),
    failures,
    news: (writtenAt) => newsOf(report, shown, { mention, writtenAt }),
    isWithoutPast: report.last === null,
    farewell: `${commentMarker(['clear', `${report.at}`])}\n\n<p>Nothing fails any more. ${html(resultWords(shown))}</p>\n`,
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
  const failing = serversOfMany(report.servers).filter(({ verdict }) => verdict === 'fail');
  return firstThatFits(details, (most) =>
    joinBlocks(
      [
        head,
        heading(report),
        `<p><strong>${html(resultWords(report))}</strong></p>`,
        ...(failing.length === 0
          ? []
          : ['<h3>What fails</h3>', ...serverList(failing, most, codeOwner)]),
        ...(overview === null
          ? ['<p>Grades and names are not shown in a public repository.</p>']
          : overviewSections(report, overview, most)
              .filter(({ id }) => sections.includes(id))
              .flatMap(({ title, blocks }) => [`<h3>${title}</h3>`, ...blocks])),
        '<p>This text is replaced by each sweep. What is new is a comment below; the summary of the job has more.</p>',
      ],
      longestComment,
      charactersOf,
    ),
  );
}

/**
 * The comment on what fails and did not fail in the last run, or when the issue was written; null for
 * nothing, or if no last run is known.
 */
function newsOf(
  report: SweepReport,
  shown: SweepReport,
  { mention, writtenAt }: { readonly mention: boolean; readonly writtenAt: string | null },
): string | null {
  const known = new Set(newFailures(report));
  const fresh = report.servers.filter(
    (server) => known.has(server) || (writtenAt !== null && isFoundAfter(server, writtenAt)),
  );
  if (report.last === null || fresh.length === 0) return null;
  const marker = commentMarker(['news', report.last.at, ...fresh.map(placeKey)]);
  if (shown.isWithheld) return `${marker}\n\n<p>Something fails that did not fail before.</p>\n`;
  const groups = [...causes, null].flatMap((cause) => {
    const same = fresh.filter(({ entry }) => (entry.history?.news ?? null) === cause);
    const title =
      cause === null ? 'found by an earlier run, or not known from one' : causeWords[cause];
    return same.length === 0 ? [] : [{ title, servers: serversOfMany(same) }];
  });
  return firstThatFits(details, (most) => {
    const owner = mention ? mentioner() : codeOwner;
    return joinBlocks(
      [
        marker,
        `<p><strong>${plural(fresh.length, 'place')} ${fresh.length === 1 ? 'fails' : 'fail'} since the last run.</strong></p>`,
        ...groups.flatMap(({ title, servers }) => [
          `<p>${html(`${title[0]?.toUpperCase()}${title.slice(1)}`)}:</p>`,
          ...serverList(servers, most, owner),
        ]),
      ],
      longestComment,
      charactersOf,
    );
  });
}

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
type ShowOwner = (owner: string, repository: string) => string;
const codeOwner: ShowOwner = (owner) => htmlCode(owner);

/** No comment notifies more, whatever a CODEOWNERS lists. */
const mostMentions = 20;

/**
 * Shows owners so that GitHub notifies them: users, and teams of the organisation that the repository
 * belongs to. The rest is code.
 */
function mentioner(): ShowOwner {
  const mentioned = new Set<string>();
  return (owner, repository) => {
    const [, team] = /^@([a-z\d-]{1,39})(?:\/[a-z\d][\w-]{0,99})?$/.exec(owner) ?? [];
    const isOwn = !owner.includes('/') || team === repository.split('/')[0]?.toLowerCase();
    if (team === undefined || !isOwn) return htmlCode(owner);
    if (!mentioned.has(owner) && mentioned.size >= mostMentions) return htmlCode(owner);
    mentioned.add(owner);
    return owner;
  };
}

function serverList(servers: readonly ServerOfMany[], most: number, owner: ShowOwner): string[] {
  const shown = servers.slice(0, most);
  const rest = servers.length - shown.length;
  return [
    ...(shown.length === 0 ? [] : [list(shown.map((server) => serverItem(server, owner)))]),
    ...(rest === 0
      ? []
      : [`<p>${plural(rest, 'more server')} ${rest === 1 ? 'is' : 'are'} in the JSON report.</p>`]),
  ];
}

function serverItem({ shown, places }: ServerOfMany, owner: ShowOwner): string {
  const failing = places.filter(({ entry }) => entry.verdict === 'fail');
  const rules = new Set(
    failing.flatMap(({ entry }) => entry.problems.filter(isFailing).map(({ rule }) => rule)),
  );
  const since = failing.flatMap(({ entry }) => entry.history?.graded ?? []);
  const [oldest] = since.toSorted((a, b) => (a.by < b.by ? -1 : 1));
  const where = failing.slice(0, mostPlaces).map(({ entry: { repository, file, line } }) => {
    return htmlCode(`${repository} ${file}${line === null ? '' : `:${line}`}`);
  });
  const owners = new Map(
    failing.flatMap(({ entry }) => entry.owners.map((each) => [each, entry.repository])),
  );
  const named = [...owners].slice(0, mostOwners).map(([each, of]) => owner(each, of));
  const more = (rest: number): string => (rest > 0 ? ` and ${rest} more` : '');
  const repositories = new Set(failing.map(({ entry }) => entry.repository)).size;
  return [
    `<strong>${htmlCode(shown.name)} ${htmlCode(shown.version)}</strong>, graded ${htmlCode(shown.grade)}`,
    ...(rules.size === 0 ? [] : [html([...rules].join(', '))]),
    ...(oldest === undefined ? [] : [html(failsSince(oldest))]),
    `in ${repositoriesWords(repositories)}: ${where.join(', ')}${more(failing.length - where.length)}`,
    ...(named.length === 0
      ? []
      : [`owned by ${named.join(', ')}${more(owners.size - named.length)}`]),
  ].join('; ');
}
