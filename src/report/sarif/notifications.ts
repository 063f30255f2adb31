import type { Report } from '../../model.ts';
import { say } from '../../phrase.ts';
import { ruleIds } from '../../policy/catalogue.ts';
import { sarifText } from '../text.ts';
import { nameOf, plural } from '../words.ts';
import type { Subject } from './subjects.ts';
import { levelOf, type SarifLevel, sentenceOf } from './values.ts';

const maxNotifications = 200;

/** A problem that stands in no file of the repository. */
export function notificationOf({ problem, server }: Subject): object {
  const { message, advice } = problem;
  const subject = server === null ? [] : [say`${nameOf(server)}:`];
  return {
    ...notification(levelOf(problem), sentenceOf(...subject, message, advice)),
    associatedRule: { id: problem.rule, index: ruleIds.indexOf(problem.rule) },
  };
}

/** What kept the gate from deciding, and what is to be known of the run. */
export function remarksOf({ failure, export: { caution }, run, servers }: Report): object[] {
  const unjudged = servers.filter(({ verdict }) => verdict === null).length;
  const failed =
    failure === null
      ? []
      : [`${failure.message} ${failure.remedy}`, ...failure.details].map((text) => ({
          ...notification('error', sarifText(text)),
          descriptor: { id: failure.code },
        }));
  return [
    ...failed,
    ...(caution === null ? [] : [notification('warning', sarifText(caution))]),
    ...run.notices.map((notice) => notification('note', sarifText(notice))),
    // Who takes this file for all that there is must know.
    ...(unjudged === 0
      ? []
      : [
          notification(
            'note',
            `${plural(unjudged, 'server')} that the change does not touch had not to be judged, so this file says nothing of them.`,
          ),
        ]),
  ];
}

/** The first of many, and how many there are beside them. */
export function limited(notifications: readonly object[]): object[] {
  const more = notifications.length - maxNotifications;
  if (more <= 0) return [...notifications];
  return [
    ...notifications.slice(0, maxNotifications),
    notification('warning', `${plural(more, 'further notification')} did not fit here.`),
  ];
}

/** @param text fit for SARIF already */
export function notification(level: SarifLevel, text: string): object {
  return { level, message: { text } };
}
