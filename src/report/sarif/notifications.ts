import type { Notification } from 'sarif';
import type { Report } from '../../judging/report.ts';
import { ruleIds } from '../../judging/rules.ts';
import { plural, say } from '../../model/phrase.ts';
import type { LocatedProblem } from '../contents/located.ts';
import { sarifText } from '../text.ts';
import { nextWords, serverName, untouchedCountWords, whatFailed } from '../words.ts';
import { sarifLevelOf, sentenceOf } from './values.ts';

const maxNotifications = 200;

/** A problem that is in no file of the repository. */
export function notificationOf({ problem, server }: LocatedProblem): Notification {
  const { message, advice } = problem;
  const subject = server === null ? [] : [say`${serverName(server)}:`];
  return {
    ...notification(sarifLevelOf(problem), sentenceOf(...subject, message, advice)),
    associatedRule: { id: problem.rule, index: ruleIds.indexOf(problem.rule) },
  };
}

/** What kept the gate from deciding, and the notices of the run. */
export function runNotifications({
  failure,
  export: { caution },
  run,
  servers,
}: Report): Notification[] {
  const unjudged = servers.filter(({ verdict }) => verdict === null);
  const failed =
    failure === null
      ? []
      : [`${whatFailed(failure)} ${nextWords(failure)}`, ...failure.details].map((text) => ({
          ...notification('error', sarifText(text)),
          descriptor: { id: failure.code },
        }));
  return [
    ...failed,
    ...(caution === null ? [] : [notification('warning', sarifText(caution))]),
    ...run.notices.map((notice) => notification('note', sarifText(notice))),
    // Else a reader takes this file for all that there is.
    ...(unjudged.length === 0
      ? []
      : [
          notification(
            'note',
            `The change does not touch ${untouchedCountWords(unjudged)}, which did not have to be judged, so this file says nothing about them.`,
          ),
        ]),
  ];
}

/** The first of many, and how many there are beside them. */
export function limited(notifications: readonly Notification[]): Notification[] {
  const more = notifications.length - maxNotifications;
  if (more <= 0) return [...notifications];
  return [
    ...notifications.slice(0, maxNotifications),
    notification('warning', `${plural(more, 'further notification')} did not fit here.`),
  ];
}

/** @param text as `sarifText` makes it */
export function notification(level: Notification.level, text: string): Notification {
  return { level, message: { text } };
}
