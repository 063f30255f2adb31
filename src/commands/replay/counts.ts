import { isFailing, passes } from '../../judging/verdict-words.ts';
import type { Frozen } from '../../report/json.ts';
import type { ReplayedPull, ReplayOutcome, ReplayReport } from './report.ts';
import type { JsonReplay } from './schema.ts';

export type ReplayCounts = Frozen<JsonReplay>['counts'];

export type PolicyCounts = ReplayCounts['policies'][number];

/** Reports whether a pull request would have been blocked, because it failed or could not be judged. */
export function isRed({ verdict }: ReplayOutcome): boolean {
  return !passes(verdict);
}

/** Reports whether exactly one of the two compared policies would have blocked a pull request. */
export function isDifferent({ outcomes: [first, second] }: ReplayedPull): boolean {
  return first !== undefined && second !== undefined && isRed(first) !== isRed(second);
}

export function replayCounts({ repositories, pulls, policies }: ReplayReport): ReplayCounts {
  const countStatus = (status: ReplayedPull['status']) =>
    pulls.filter((pull) => pull.status === status).length;
  const unread = repositories.filter(({ status }) => status.startsWith('not-read'));
  return {
    repositories: repositories.length - unread.length,
    repositoriesNotRead: unread.length,
    merged: pulls.length,
    judged: countStatus('judged'),
    notRead: countStatus('not-read'),
    notReadYet: countStatus('not-read-yet'),
    intoOthers: repositories.reduce((sum, { intoOthers }) => sum + intoOthers, 0),
    policies: policies.map(({ name }, at) =>
      policyCounts(
        name,
        pulls.flatMap(({ outcomes }) => outcomes[at] ?? []),
      ),
    ),
    different: pulls.filter(isDifferent).length,
  };
}

function policyCounts(name: string, outcomes: readonly ReplayOutcome[]): PolicyCounts {
  const countVerdict = (verdict: ReplayOutcome['verdict']) =>
    outcomes.filter((each) => each.verdict === verdict).length;
  const red = outcomes.filter(isRed).map(({ problems }) => problems.filter(isFailing));
  const rules = frequencies(red.map((problems) => problems.map(({ rule }) => rule)));
  const owners = frequencies(
    red.map((problems) =>
      problems.flatMap(({ owners }): readonly (string | null)[] =>
        owners.length > 0 ? owners : [null],
      ),
    ),
  );
  return {
    name,
    failed: countVerdict('fail'),
    undecided: countVerdict('error'),
    warned: countVerdict('warn'),
    passed: countVerdict('pass'),
    failedIfEnforced: outcomes.filter((each) => !isRed(each) && each.enforcedVerdict === 'fail')
      .length,
    rules: rules.map(([rule, pulls]) => ({ rule, pulls })),
    owners: owners.map(([owner, pulls]) => ({ owner, pulls })),
  };
}

/** Counts the lists that contain each value. The most frequent value comes first. */
function frequencies<T extends string | null>(lists: readonly (readonly T[])[]): [T, number][] {
  const distinctValues = lists.flatMap((list) => [...new Set(list)]);
  return [...Map.groupBy(distinctValues, (value) => value)]
    .map(([value, same]): [T, number] => [value, same.length])
    .sort(([a, many], [b, others]) => others - many || (`${a}` < `${b}` ? -1 : 1));
}

export function isComplete(report: ReplayReport): boolean {
  const { repositoriesNotRead, notRead, notReadYet } = replayCounts(report);
  return report.failure === null && repositoriesNotRead + notRead + notReadYet === 0;
}
