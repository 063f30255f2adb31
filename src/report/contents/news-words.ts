import type { JudgedDependency, Report } from '../../judging/report.ts';
import type { Phrase } from '../../model/model.ts';
import { countPhrase, joinList, ourWords, prosePhrase, say } from '../../model/phrase.ts';
import { serverName, versionText } from '../report-messages.ts';
import { distinctServers } from './distinct.ts';

type News = NonNullable<NonNullable<JudgedDependency['history']>['news']>;

/** Wording for each cause of news, in the order of the report: causes outside the repository come first. */
const newsWords = {
  'graded-anew': 'because the grade changed',
  'rubric-changed': 'because the rubric changed',
  'policy-changed': 'because the policy changed or a waiver ended',
  'brought-in': 'because of a commit',
} as const satisfies Readonly<Record<News, string>>;

/**
 * Returns a sentence for each cause of news since the last scheduled run. Empty if this run failed or is not
 * compared with an earlier run.
 */
export function runNews({ run, servers, failure }: Report): Phrase[] {
  const { lastRun } = run;
  if (lastRun === undefined || failure !== null) return [];
  if (lastRun.at === null) return [unknownNews];
  const when = prosePhrase(formatTime(lastRun.at));
  const causes = Object.keys(newsWords) as News[];
  const lines = causes.flatMap((cause) => {
    const affectedServers = distinctServers(
      servers.filter(({ history }) => history?.news === cause),
    );
    if (affectedServers.length === 0) return [];
    const names = affectedServers.map(
      ([server]) => say`${serverName(server)} ${versionText(server)}`,
    );
    return [say`${newSince(when, cause)}: ${joinList(names)}.`];
  });
  const isBad = ({ verdict }: JudgedDependency): boolean =>
    verdict === 'fail' || verdict === 'warn';
  const before = distinctServers(servers.filter((each) => isBad(each) && isAsBefore(each))).length;
  const standing = say`${countPhrase(before, 'server')} with a failure or a warning`;
  return [
    ...(lines.length > 0 ? lines : [say`Nothing is new since the last scheduled run (${when}).`]),
    ...(before === 0
      ? []
      : [
          say`${standing} ${ourWords(before === 1 ? 'was' : 'were')} already reported in that run.`,
        ]),
  ];
}

const unknownNews = say`The last scheduled run is unknown (there was none, or it is no longer in the cache), so this report cannot show what is new.`;

/**
 * Describes whether a server's state is new since the last scheduled run, and why; null if there is no known
 * run to compare with.
 */
export function serverNews({ history }: JudgedDependency, lastRun: Report['run']['lastRun']) {
  if (history === undefined || lastRun === undefined || lastRun.at === null) return null;
  const when = prosePhrase(formatTime(lastRun.at));
  return history.news === null
    ? say`The result was the same in the last scheduled run (${when}).`
    : say`${newSince(when, history.news)}.`;
}

const newSince = (when: Phrase, cause: News): Phrase =>
  say`New since the last scheduled run (${when}) ${ourWords(newsWords[cause])}`;

const isAsBefore = ({ history }: JudgedDependency): boolean =>
  history !== undefined && history.news === null;

/** Formats an ISO 8601 time as `2026-11-20 04:00 UTC`. */
const formatTime = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;
