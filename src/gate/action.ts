import { resolve } from 'node:path';
import * as core from '@actions/core';
import { readChunks } from '../io/disk.ts';
import {
  explainMissingKey,
  findEventBase,
  hasNoSecrets,
  readHeadCommit,
  workflowFile,
} from '../io/github-event.ts';
import { type Policy, policyLines, policyLineText } from '../judging/policy.ts';
import type { Report } from '../judging/report.ts';
import { stepFails, withReasonOfPassing } from '../judging/verdict-words.ts';
import type { Attribution, Failure } from '../model/model.ts';
import { policyPath } from '../model/paths.ts';
import { createLinks, type ReportFrame } from '../report/links.ts';
import { redactReport } from '../report/redact.ts';
import { judgedFolder, pathPrefix } from './ports/folders.ts';
import { type JudgedRepository, openJudged } from './ports/judged-repository.ts';
import { compareWithLastRun, comparisonWarning } from './ports/last-run.ts';
import { createRemoteRepositories, type RemoteRepositories } from './ports/remote-repositories.ts';
import {
  createExportPorts,
  type Log,
  maskSecrets,
  readInputs,
  readToolSources,
  stepFailure,
} from './ports/step.ts';
import type { RunPorts } from './ports.ts';
import {
  attemptStep,
  commentOnPullRequest,
  publish,
  suggestChanges,
} from './publishing/publish.ts';
import { failedOutcome, type Outcome, run, withAttribution } from './run.ts';
import { inputs } from './settings/inputs.ts';
import { readCommentSettings, readSettings, type Settings } from './settings/settings.ts';

export async function runAction(): Promise<void> {
  const rawInputs = readInputs(inputs);
  const commenting = readCommentSettings(rawInputs);
  const apiKey = rawInputs['api-key']?.trim() ?? '';
  const { redact, log } = maskSecrets([apiKey, commenting['github-token'] ?? '']);
  const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';

  const failedBy = (error: unknown): Outcome => failedOutcome(stepFailure(error, redact), event);
  let settings: Settings | null = null;
  let ports: RunPorts | null = null;
  let outcome: Outcome;
  try {
    settings = readSettings(rawInputs, 'input');
    for (const caution of settings.cautions) core.warning(redact(caution));
    const remote = createRemoteRepositories(settings, log);
    try {
      const judged = await openJudged(settings, event, remote.open, log);
      try {
        ports = buildPorts(settings, judged, remote, event, log);
        const opened = ports;
        const ended = await run(settings, opened).catch(failedBy);
        outcome = await withAttribution(ended, async (failure) => {
          const { attributeFailure } = await import('./pipeline/attribution.ts');
          const policyFile = settings?.['config-file'] ?? policyPath;
          return attributeFailure(failure, { ...opened, policyFile }, async () => opened);
        });
      } finally {
        judged.close();
      }
    } finally {
      remote.close();
    }
  } catch (error) {
    outcome = await withAttribution(failedBy(error), (failure) =>
      attributeWithoutRun(failure, event, rawInputs, commenting['github-token']),
    );
  }

  const leniency = {
    onUndecided: settings?.['on-undecided'] ?? 'fail',
    isExcused: (outcome.isOfPackagesAlone ?? false) && (await hasNoSecrets()),
    isMergeGroup: event === 'merge_group',
  };
  // The exit status is set before anything is published, so that a publishing failure cannot change it.
  const fails = stepFails(outcome.report, leniency);
  if (fails) process.exitCode = 1;
  const explained = fails ? outcome.report : withReasonOfPassing(outcome.report, leniency);
  const { report: compared, save: saveLast } =
    ports === null
      ? comparisonWarning(explained)
      : await compareWithLastRun(explained, settings, ports);
  const report = redactReport(withRepository(compared), redact);
  const frame = createReportFrame(report, settings);
  await publish(report, settings, frame, redact, log);
  await attemptStep('the comment', log, () =>
    commentOnPullRequest(report, commenting, event, frame, redact, log),
  );
  if (settings?.suggest) {
    await attemptStep('suggesting changes', log, () =>
      suggestChanges(outcome, settings, event, redact, log),
    );
  }
  await attemptStep('saving to the cache', log, async () => {
    await outcome.save();
    await saveLast();
  });
}

/** Maximum time for determining who must act on a failure, in milliseconds. */
const attributionMs = 15_000;

/**
 * Determines who must act on a failure that occurred before judging began. Either the run had not yet opened
 * the commits, or its inputs prevented it from opening them.
 */
async function attributeWithoutRun(
  failure: Failure,
  event: string,
  rawInputs: Readonly<Record<string, string>>,
  token: string | null,
): Promise<Attribution> {
  const [opened, silent]: [JudgedRepository[], Log] = [[], () => {}];
  const remote = createRemoteRepositories(
    { 'github-token': token, timeout: attributionMs },
    silent,
  );
  try {
    const { attributeFailure } = await import('./pipeline/attribution.ts');
    const running = {
      event,
      workflowFile: workflowFile(process.env),
      actionRepository: actionRepository(),
      policyFile: rawInputs['config-file']?.trim() || policyPath,
    };
    return await attributeFailure(failure, running, async () => {
      const judged = await openJudged(
        // With `workspace`, no requests are sent to the API.
        { source: rawInputs['source']?.trim() === 'workspace' ? 'workspace' : 'auto' },
        event,
        remote.open,
        silent,
      );
      opened.push(judged);
      return { head: judged.files, findBase: () => findEventBase(event, judged.commits) };
    });
  } finally {
    for (const judged of opened) judged.close();
  }
}

function withRepository(report: Report): Report {
  const repository = process.env['GITHUB_REPOSITORY'] || null;
  return { ...report, run: { ...report.run, repository } };
}

function createReportFrame(report: Report, settings: Settings | null): ReportFrame {
  const links = createLinks({
    ...readToolSources(),
    repository: process.env['GITHUB_REPOSITORY'],
    commit: report.run.head,
    prefix: pathPrefix(settings),
    details: settings?.['details-url'] ?? null,
  });
  return {
    links,
    policyFile: settings?.['config-file'] ?? null,
    category: settings?.category ?? null,
  };
}

function buildPorts(
  settings: Settings,
  { commits, files }: JudgedRepository,
  { open }: RemoteRepositories,
  event: string,
  log: Log,
): RunPorts {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
  return {
    ...createExportPorts(log, event, settings.cache),
    explainMissingKey: () => explainMissingKey(true),
    folder: judgedFolder(settings),
    head: files,
    findBase: () => findEventBase(event, commits),
    openRepository: (repository) => open(repository, 'HEAD'),
    showPolicy: (policy) => logPolicy(policy, log),
    actionRepository: actionRepository(),
    workflowFile: workflowFile(process.env),
    readChunks: (path) => readChunks(resolve(workspace, path)),
    readHeadCommit,
  };
}

const actionRepository = (): string | null => process.env['GITHUB_ACTION_REPOSITORY'] || null;

function logPolicy(policy: Policy, log: Log): void {
  core.startGroup('Effective policy');
  for (const each of policyLines(policy)) log(policyLineText(each));
  core.endGroup();
}
