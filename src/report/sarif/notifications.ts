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

/** Returns the notification for a problem that is not in one of the repository's files. */
export function buildNotification({ problem, server }: LocatedProblem): Notification {
  const { message, advice } = problem;
  const subject = server === null ? [] : [say`${serverName(server)}:`];
  return {
    ...notification(toSarifLevel(problem), sarifSentence(...subject, message, advice)),
    associatedRule: { id: problem.rule, index: ruleIds.indexOf(problem.rule) },
  };
}

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
    // Without this note, readers would assume that the file is complete.
    ...(unjudged.length === 0
      ? []
      : [
          notification(
            'note',
            `This file omits ${untouchedCountWords(unjudged)} that the change does not touch and that did not need to be judged.`,
          ),
        ]),
  ];
}

export function limitNotifications(notifications: readonly Notification[]): Notification[] {
  const omittedCount = notifications.length - maxNotifications;
  if (omittedCount <= 0) return [...notifications];
  return [
    ...notifications.slice(0, maxNotifications),
    notification('warning', sayOmitted(plural(omittedCount, 'more notification'))),
  ];
}

/** Returns a notification with the given text, which must already be escaped for SARIF. */
export const sayOmitted = (content: string): string => `${content} did not fit in this file.`;

export function notification(level: Notification.level, text: string): Notification {
  return { level, message: { text } };
}
