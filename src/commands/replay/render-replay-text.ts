import { isFailing } from '../../judging/verdict-words.ts';
import { plural } from '../../model/phrase.ts';
import {
  type Block,
  firstItems,
  type Item,
  item,
  joinLines,
  type Line,
  levelLabel,
  line,
  list,
  paragraph,
  prose,
  type Row,
  section,
  table,
  verdictSign,
} from '../../report/document.ts';
import { failureLines } from '../../report/report-messages.ts';
import { jsonHint, type TerminalOptions, writeText } from '../../report/write-text.ts';
import { groupSentences, renderUnread } from '../sweep/sweep-messages.ts';
import { isDifferent, isRed, type PolicyCounts, replayCounts } from './counts.ts';
import type { ReplayedPull, ReplayReport } from './report.ts';

/** Limits for the lists in the text report. The JSON report does not have these limits. */
const mostPulls = 200;
const mostSentences = 50;
const mostRows = 30;
const mostPlaces = 5;

export function renderReplay(report: ReplayReport, terminal: TerminalOptions): string {
  return writeText(replayBlocks(report), terminal, jsonHint);
}

function* replayBlocks(report: ReplayReport): Generator<Block> {
  const { policies, pulls } = report;
  const red = pulls.filter(({ outcomes }) => outcomes.some(isRed));
  const names = policies.map(({ name }) => prose(name));
  if (policies.length > 1) yield paragraph(line`Verdicts under ${joinLines(names, line` / `)}:`);
  yield table(['Verdict', 'Rules', 'Merged', 'Pull request'], red.map(pullRow), {
    ...{ most: mostPulls, one: 'pull request' },
  });
  yield section(line`Rules that fired`, [
    list(problemItems(red), { most: mostSentences, one: 'sentence' }),
  ]);
  yield* replayCounts(report).policies.flatMap(policySections);
  yield section(line`Not read`, [
    list(unreadLines(report), { most: mostSentences, one: 'reason' }),
  ]);
  yield paragraph(...numberLines(report).map((each) => prose(each)));
}

function pullRow({ outcomes, mergedAt, url }: ReplayedPull): Row {
  const rules = new Set(
    outcomes
      .filter(isRed)
      .flatMap((each) => each.problems.filter(isFailing).map(({ rule }) => rule)),
  );
  const verdicts = joinLines(
    outcomes.map(({ verdict }) => verdictSign(verdict)),
    line` / `,
  );
  return [verdicts, joinLines([...rules].map((each) => prose(each))), mergedAt.slice(0, 10), url];
}

function problemItems(red: readonly ReplayedPull[]): Item[] {
  const placedProblems = red.flatMap(({ url, outcomes }) =>
    outcomes
      .filter(isRed)
      .flatMap(({ problems }) => problems.filter(isFailing))
      .map((problem) => ({ problem, place: prose(url) })),
  );
  return groupSentences(placedProblems).map(({ state, rule, text, places }) =>
    item(
      line`${levelLabel(state)} ${prose(rule)}: ${prose(text)}`,
      paragraph(line`in ${firstItems(places, mostPlaces)}`),
    ),
  );
}

function policySections({ name, rules, owners }: PolicyCounts): Block[] {
  const rowLimit = { most: mostRows, one: 'row' } as const;
  return [
    section(line`Red under ${prose(name)}, by rule`, [
      table(
        ['Pull requests', 'Rule'],
        rules.map(({ rule, pulls }) => [pulls, rule]),
        rowLimit,
      ),
    ]),
    section(line`Red under ${prose(name)}, by current file owner`, [
      table(
        ['Pull requests', 'Owner'],
        owners.map(({ owner, pulls }) => [pulls, owner ?? line`no owner`]),
        rowLimit,
      ),
    ]),
  ];
}

function unreadLines({ repositories, pulls }: ReplayReport): Line[] {
  const entries = [
    ...repositories.map(({ name, status, reason }) => ({ name, status, reason })),
    ...pulls.map(({ url, status, reason }) => ({ name: url, status, reason })),
  ];
  return renderUnread(entries, ({ name }) => prose(name), mostPlaces);
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
      : `The grades come from the export of ${new Date(generatedAt).toISOString().slice(0, 10)}, and the policies are today's. Neither dates from the time of the merges.`;
  const linesIf = (number: number, words: string): string[] => (number === 0 ? [] : [words]);
  return [
    `Judged ${plural(judged, 'pull request')} merged in ${plural(counts.repositories, 'repository')} from ${since} to ${until}.`,
    ...counts.policies.map(policyLine),
    ...linesIf(
      different,
      `The policies disagree on ${plural(different, 'pull request')}: ${differenceWords(report)}.`,
    ),
    ...linesIf(
      notRead + notReadYet + repositoriesNotRead,
      `NOT COMPLETE: ${[
        ...linesIf(notRead, `${plural(notRead, 'pull request')} not read`),
        ...linesIf(notReadYet, `${plural(notReadYet, 'pull request')} not read yet`),
        ...linesIf(
          repositoriesNotRead,
          `${plural(repositoriesNotRead, 'repository')} not listed completely`,
        ),
      ].join(', ')}. The missing results are unknown.`,
    ),
    ...linesIf(
      intoOthers,
      `Not judged: ${plural(intoOthers, 'pull request')} into branches other than the default branch.`,
    ),
    ...(report.failure === null ? [] : failureLines(report.failure)),
    ...linesIf(judged, grades),
    `${plural(report.requests, 'request')} to GitHub's API.`,
  ];
}

function policyLine({ name, failed, undecided, warned, failedIfEnforced }: PolicyCounts): string {
  const parts = [
    `${failed === 0 ? 'none' : failed} would have failed`,
    ...(undecided === 0 ? [] : [`${undecided} could not have been decided`]),
    ...(warned === 0 ? [] : [`${warned} would have had warnings`]),
    ...(failedIfEnforced === 0
      ? []
      : [
          `${failedIfEnforced} more would have failed under the recommended preset instead of report-only`,
        ]),
  ];
  return `By ${name}: ${parts.join(', ')}.`;
}

function differenceWords({ policies, pulls }: ReplayReport): string {
  const different = pulls.filter(isDifferent);
  return policies
    .map(({ name }, at) => {
      const red = different.filter(({ outcomes }) => outcomes[at] && isRed(outcomes[at]));
      return `${red.length} red only under ${name}`;
    })
    .join(', ');
}
