import type { Notification } from 'sarif';
import type { Report } from '../../judging/report.ts';
import { ruleIds } from '../../judging/rules.ts';
import { plural, say } from '../../model/phrase.ts';
import type { LocatedProblem } from '../contents/located.ts';
import {
  adviceText,
  describeFailure,
  serverName,
  untouchedCountWords,
} from '../report-messages.ts';
import { escapeForSarif } from '../text.ts';
import { sarifSentence, toSarifLevel } from './values.ts';

const maxNotifications = 200;

/** Returns the notification for a problem that is not in a file of the repository. */
export function buildNotification({ problem, server }: LocatedProblem): Notification {
  const { message, advice } = problem;
  const subject = server === null ? [] : [say`${serverName(server)}:`];
  return {
    ...notification(toSarifLevel(problem), sarifSentence(...subject, message, advice)),
    associatedRule: { id: problem.rule, index: ruleIds.indexOf(problem.rule) },
  };
}

/** Returns the run's notices, preceded by the reason if there is no verdict. */
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
      : [`${describeFailure(failure)} ${adviceText(failure)}`, ...failure.details].map((text) => ({
          ...notification('error', escapeForSarif(text)),
          descriptor: { id: failure.code },
        }));
  return [
    ...failed,
    ...(caution === null ? [] : [notification('warning', escapeForSarif(caution))]),
    ...run.notices.map((notice) => notification('note', escapeForSarif(notice))),
    // Without this notification, readers would assume that the file contains the complete result.
    ...(unjudged.length === 0
      ? []
      : [
          notification(
            'note',
            `This file does not include ${untouchedCountWords(unjudged)} that the change does not touch and that did not have to be judged.`,
          ),
        ]),
  ];
}

/**
 * Returns the first notifications and, if there are too many, a notification with the number of omitted
 * notifications.
 */
export function limitNotifications(notifications: readonly Notification[]): Notification[] {
  const omittedCount = notifications.length - maxNotifications;
  if (omittedCount <= 0) return [...notifications];
  return [
    ...notifications.slice(0, maxNotifications),
    notification('warning', `${plural(omittedCount, 'further notification')} did not fit here.`),
  ];
}

/** @param text the text, as returned by `sarifSentence` */
export function notification(level: Notification.level, text: string): Notification {
  return { level, message: { text } };
}
