import { resolve } from 'node:path';
import * as core from '@actions/core';
import {
  annotateFailure,
  attemptStep,
  createExportPorts,
  type MaskedSecrets,
  maskSecrets,
  missingToken,
  outputWarning,
  readInputs,
  stepFailure,
} from '../../gate/action-steps.ts';
import { clock } from '../../io/clock.ts';
import { readChunks } from '../../io/disk.ts';
import type { ApiAccess } from '../../io/github-api.ts';
import { readApiAddresses } from '../../io/github-event.ts';
import { describeError } from '../../model/failure.ts';
import { isPublicRun } from '../ports/public-repository.ts';
import { withoutGrades, withoutPaths } from './counts.ts';
import { failureUnder } from './fail-on.ts';
import {
  readSweepSettings,
  type SweepSettings,
  sweepInputs,
  type sweepOutputDescriptions,
} from './inputs.ts';
import { dayToAdd, type PastRun, readHistory, writeHistory } from './ports/history-files.ts';
import { publishSweep } from './ports/publish.ts';
import { runSweep } from './ports/run-sweep.ts';
import { createStepState, parseStateKeys, type StepState, stateKeys } from './ports/state-files.ts';
import type { SweepReport } from './report.ts';
import type { SweepOutcome } from './sweep.ts';
import { withTrend } from './trend.ts';

interface ActionOutcome extends SweepOutcome {
  /** Empty if no history is available. */
  readonly past: readonly PastRun[];
}

export async function runSweepAction(): Promise<void> {
  const inputs = readInputs(sweepInputs);
  const readSecret = (name: keyof typeof sweepInputs): string => inputs[name]?.trim() ?? '';
  const tokens = (['api-key', 'github-token', 'issue-token'] as const).map(readSecret);
  const stateSecrets = parseStateKeys(readSecret('state-key'));
  let secrets = maskSecrets([...tokens, ...stateSecrets]);
  let outcome: ActionOutcome;
  let settings: SweepSettings;
  let isWithheld: boolean;
  try {
    settings = readSweepSettings(inputs);
    isWithheld =
      !settings.own['publish-grades'] &&
      (await isPublicRun(settings.own['issue-token'] ?? settings.own['github-token'], secrets.log));
    if (isWithheld) secrets = withoutNames(secrets);
    outcome = await judgeAll(settings, secrets);
  } catch (error) {
    // `fail-on` cannot apply without a report, so the step always fails.
    process.exitCode = 1;
    annotateFailure(stepFailure(error, secrets.redact), secrets.redact);
    setOutputs({ verdict: 'error' });
    return;
  }
  const { own, files } = settings;
  // The exit status is set before anything is published, so that a publishing failure cannot change it.
  let { report } = outcome;
  if (failureUnder(own['fail-on'], report) !== null) process.exitCode = 1;
  const folder = historyFolder(own);
  // If publishing fails, the state must not record this run, so that the next run reports the news again.
  let isPublished = true;
  const warn = (line: string): void => {
    isPublished = false;
    outputWarning(secrets.redact)(line);
  };
  const today = folder === null || !outcome.isRecordable ? null : dayToAdd(folder, report);
  report = withTrend(report, outcome.past, today);
  const shownReport = isWithheld ? withoutGrades(report) : report;
  if (isWithheld) {
    secrets.log(
      'Grades are not shown, because this repository is or may be public. To show them, set publish-grades: true.',
    );
  }
  setOutputs(await publishSweep(shownReport, files, { ...secrets, warn }));
  if (folder !== null && isWithheld) {
    secrets.log('The history was not written, because grades are not shown.');
  } else if (folder !== null && today !== null && isPublished) {
    await attemptStep('writing the history', warn, () =>
      writeHistory(folder, report, today, secrets.redact),
    );
  }
  if (own.issue) {
    await attemptStep('the issue', secrets.log, async () =>
      setOutputs({ 'issue-url': await updateIssue(report, shownReport, own, secrets) }),
    );
  }
  if (isPublished) await outcome.finish();
  await attemptStep('saving to the cache', secrets.log, outcome.save);
}

function historyFolder({ history }: SweepSettings['own']): string | null {
  return history === null ? null : resolve(process.env['GITHUB_WORKSPACE'] ?? '', history);
}

function withoutNames({ redact, log }: MaskedSecrets): MaskedSecrets {
  return {
    redact: (text) => withoutPaths(redact(text)),
    log: (line) => log(withoutPaths(line)),
  };
}

/**
 * Creates or updates the issue. Returns the issue's URL, or an empty string if there is no issue or the
 * update failed.
 */
async function updateIssue(
  report: SweepReport,
  shownReport: SweepReport,
  own: SweepSettings['own'],
  { redact, log }: MaskedSecrets,
): Promise<string> {
  const { publishIssue } = await import('./ports/issue.ts');
  const { issueTask } = await import('./render-issue.ts');
  const { org, repos, include, exclude, property, mention } = own;
  const identity = JSON.stringify([org?.toLowerCase(), repos, include, exclude, property]);
  const task = issueTask(report, shownReport, { identity, mention });
  const result = await publishIssue(task, own['issue-token'], redact, { ...clock, log });
  if ('warning' in result) {
    core.warning(redact(result.warning), { title: 'MCP Grade Gate: issue' });
    return '';
  }
  log(result.line);
  return result.url ?? '';
}

async function judgeAll(
  { own, shared }: SweepSettings,
  { redact, log }: MaskedSecrets,
): Promise<ActionOutcome> {
  const { 'state-file': stateFile, 'state-key': stateKey } = own;
  const keys = stateKeys({ file: stateFile, keys: stateKey ?? '', keysName: 'state-key' });
  let state: StepState | null = null;
  const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
  const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
  const folder = historyFolder(own);
  const history =
    folder === null
      ? null
      : readHistory(folder, (error) =>
          outputWarning(redact)(`reading the history failed: ${describeError(error)}`),
        );
  const outcome = await runSweep(shared, own, {
    folder: workspace,
    access: () => accessWith(own['github-token']),
    exportPorts: {
      ...createExportPorts(log, event, true),
      readChunks: (path) => readChunks(resolve(workspace, path)),
    },
    log,
    screen: null,
    redact,
    state:
      stateFile === null || keys === null
        ? null
        : (scope) => {
            state = createStepState(stateFile, keys, scope, log);
            return state;
          },
    history,
  });
  return {
    ...outcome,
    past: history?.past ?? [],
    async save() {
      await state?.saveCopy();
      await outcome.save();
    },
  };
}

/** @throws GateError `no-token` */
function accessWith(token: string | null): ApiAccess {
  if (token !== null) return { token, ...readApiAddresses(process.env) };
  throw missingToken(
    'Set github-token to a token that can read the repositories, such as one from actions/create-github-app-token.',
  );
}

function setOutputs(values: Partial<Record<keyof typeof sweepOutputDescriptions, unknown>>): void {
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
}
