import { checkoutFailures } from '../../src/failures/checkout.ts';
import { commandFailures } from '../../src/failures/command.ts';
import type { FailureHelp } from '../../src/failures/failure-help.ts';
import { githubFailures } from '../../src/failures/github.ts';
import { mirrorFailures } from '../../src/failures/mirror.ts';
import { organisationFailures } from '../../src/failures/organisation.ts';
import { policyFailures } from '../../src/failures/policy.ts';
import { serviceFailures } from '../../src/failures/service.ts';
import type { FailureCode } from '../../src/model.ts';

/** The codes under the headings of the page, in the order in which people meet them. */
export const failureGroups: readonly (readonly [string, Readonly<Record<string, FailureHelp>>])[] =
  [
    ['The key and the grading service', serviceFailures],
    ['Inputs and policy', policyFailures],
    ['The checkout and its files', checkoutFailures],
    ["GitHub's API", githubFailures],
    ['Mirrors', mirrorFailures],
    ['Sweeps, replays and GitHub Apps', organisationFailures],
    ['Commands', commandFailures],
  ];
export const failureEntries = failureGroups.flatMap(([, failures]) => Object.entries(failures)) as [
  FailureCode,
  FailureHelp,
][];
