import { checkoutFailures } from '../../src/model/failures/checkout.ts';
import { commandFailures } from '../../src/model/failures/command.ts';
import type { FailureHelp } from '../../src/model/failures/failure-help.ts';
import { githubFailures } from '../../src/model/failures/github.ts';
import { organisationFailures } from '../../src/model/failures/organisation.ts';
import { policyFailures } from '../../src/model/failures/policy.ts';
import { serviceFailures } from '../../src/model/failures/service.ts';
import type { FailureCode } from '../../src/model/model.ts';

/** The failure codes under the page's headings, in the order in which people encounter them. */
export const failureGroups: readonly (readonly [string, Readonly<Record<string, FailureHelp>>])[] =
  [
    ['The key and the grading service', serviceFailures],
    ['Inputs and policy', policyFailures],
    ['The checkout and its files', checkoutFailures],
    ["GitHub's API", githubFailures],
    ['Sweeps and replays', organisationFailures],
    ['Commands', commandFailures],
  ];
export const failureEntries = failureGroups.flatMap(([, failures]) => Object.entries(failures)) as [
  FailureCode,
  FailureHelp,
][];
