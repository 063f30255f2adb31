import { realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import { GateError } from '../failure.ts';
import { readChunks } from '../files/chunks.ts';
import { type GitRepository, openGit } from '../files/git.ts';
import type { Commit } from '../files/git-store.ts';
import { findEventBase, findJudgedCommit } from '../github/base.ts';
import { isPrivilegedEvent, readHeadCommit } from '../github/context.ts';
import type { Policy } from '../policy/keys.ts';
import { policyLines } from '../policy/policy-lines.ts';
import { stepFails } from '../policy/verdict.ts';
import { redactReport } from '../report/redact.ts';
import type { RunPorts } from '../run/ports.ts';
import { failedReport, type Outcome, run } from '../run/run.ts';
import { inputs } from '../settings/inputs.ts';
import { readCommentSettings, readSettings, type Settings } from '../settings/settings.ts';
import { judgedFolder } from './folders.ts';
import { attempt, commentOnPullRequest, publish, suggestChanges } from './publish.ts';
import { exportPorts, type Log, maskSecrets, readInputs, stepFailure } from './step.ts';

/** Runs the action: reads its inputs, judges the workspace, publishes the report and sets the exit status. */
export async function runAction(): Promise<void> {
  const given = readInputs(inputs);
  const commenting = readCommentSettings(given);
  const apiKey = given['api-key']?.trim() ?? '';
  const { redact, log } = maskSecrets([apiKey, commenting['github-token'] ?? '']);
  const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';

  let settings: Settings | null = null;
  let outcome: Outcome;
  try {
    settings = readSettings(given, 'input');
    for (const caution of settings.cautions) core.warning(redact(caution));
    const git = await openCheckout(event);
    try {
      const commit = await judgedCommit(event, git);
      outcome = await run(settings, buildPorts(settings, commit, event, log, git));
    } finally {
      git.close();
    }
  } catch (error) {
    outcome = {
      report: failedReport(stepFailure(error, redact), event),
      save: async () => {},
      suggest: async () => ({ suggestions: [], leftOut: [] }),
    };
  }

  const report = redactReport(outcome.report, redact);
  const leniency = {
    onUndecided: settings?.['on-undecided'] ?? 'fail',
    isMergeGroup: event === 'merge_group',
  };
  // Set before anything is published, so that a failure to publish cannot change it.
  if (stepFails(outcome.report, leniency)) process.exitCode = 1;
  await publish(report, settings, redact, log);
  await attempt('the comment', log, () =>
    commentOnPullRequest(report, commenting, event, redact, log),
  );
  if (settings?.suggest) {
    await attempt('suggesting changes', log, () =>
      suggestChanges(outcome, settings, event, redact, log),
    );
  }
  await attempt('saving to the cache', log, outcome.save);
}

/** How a checkout gets its commits. In a container without git, actions/checkout downloads an archive. */
const checkoutRemedy =
  'Put a step "uses: actions/checkout" before this one, and in a container that has no git, install it before that step.';

/**
 * Opens the repository of the workspace.
 *
 * @throws GateError if there is none: an empty workspace must not pass as a project without servers
 */
async function openCheckout(event: string): Promise<GitRepository> {
  if (isPrivilegedEvent(event)) {
    throw new GateError(
      'unsupported-event',
      `Under ${event} the workspace holds the base branch or untrusted code, so it is not judged.`,
      'Run the gate under pull_request and merge_group.',
    );
  }
  const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
  const hasCheckout = await stat(join(workspace, '.git')).then(
    () => workspace !== '',
    () => false,
  );
  if (!hasCheckout) {
    throw new GateError(
      'no-checkout',
      'The workspace holds no checkout, so there is nothing that could be judged.',
      checkoutRemedy,
    );
  }
  const git = await openGit(await realpath(workspace));
  if (!('reason' in git)) return git;
  throw new GateError(
    'checkout-unreadable',
    `The checkout cannot be read: ${git.reason}.`,
    checkoutRemedy,
  );
}

async function judgedCommit(event: string, git: GitRepository): Promise<Commit> {
  const commit = await findJudgedCommit(event, git);
  if (commit !== null) return commit;
  throw new GateError(
    'checkout-unreadable',
    'The checkout cannot be read: it has no commit, or that is damaged.',
    checkoutRemedy,
  );
}

function buildPorts(
  settings: Settings,
  commit: Commit,
  event: string,
  log: Log,
  git: GitRepository,
): RunPorts {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
  return {
    ...exportPorts(log, event, settings.cache),
    folder: judgedFolder(settings),
    head: git.checkoutFiles(commit),
    findBase: () => findEventBase(event, git),
    showPolicy: (policy) => logPolicy(policy, log),
    actionRepository: process.env['GITHUB_ACTION_REPOSITORY'] || null,
    readChunks: (path) => readChunks(resolve(workspace, path)),
    readHeadCommit,
  };
}

function logPolicy(policy: Policy, log: Log): void {
  core.startGroup('Effective policy');
  for (const { name, value, source } of policyLines(policy)) {
    log(source === '' ? `${name}: ${value}` : `${name}: ${value} (${source})`);
  }
  core.endGroup();
}
