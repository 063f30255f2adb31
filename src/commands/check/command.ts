import { findEffectivePolicy } from '../../gate/policy.ts';
import type { RunPorts } from '../../gate/ports.ts';
import { run, withAttribution } from '../../gate/run.ts';
import type { Settings } from '../../gate/settings.ts';
import { policyLines, policyLineText } from '../../judging/policy.ts';
import type { Report } from '../../judging/report.ts';
import { GateError } from '../../model/failure.ts';
import type { Attribution, Failure } from '../../model/model.ts';
import { policyPath } from '../../model/paths.ts';
import { renderCheck } from '../../report/check.ts';
import { list, prose } from '../../report/document.ts';
import { checkOutputs } from '../../report/outputs.ts';
import { type Redactor, redactReport } from '../../report/redact.ts';
import {
  adviceText,
  attributionSentence,
  describeFailure,
  helpPointer,
} from '../../report/report-messages.ts';
import { escapeForLog } from '../../report/text.ts';
import { writeText } from '../../report/write-text.ts';
import { type Invocation, type Output, replayOptionNames, UsageError } from '../command-line.ts';
import { exitStatus } from '../exit-status.ts';
import { manualAddress } from '../manual.ts';
import { commandSettings } from '../option-settings.ts';
import type { OpenRepository } from '../ports/github-repository.ts';
import { localPorts, openRepository } from '../ports/local-ports.ts';
import { createLineWriter, terminalOptions, writeOutputs } from '../ports/terminal.ts';
import { saveExport } from '../save-export.ts';

export async function check(invocation: Invocation, redact: Redactor): Promise<number> {
  const { values, outputs } = invocation;
  if (values.replay !== undefined) {
    const { replayCommand } = await import('../replay/command.ts');
    return replayCommand(invocation, redact);
  }
  for (const name of replayOptionNames) {
    if (values[name] !== undefined) throw new UsageError(`--${name} requires --replay.`);
  }
  if (invocation.valuesOf('config').length > 1) {
    throw new UsageError('Two --config options are allowed only with --replay.');
  }
  const showsPolicy = values['show-policy'] !== undefined;
  if (showsPolicy && outputs.length > 0) {
    throw new UsageError('--show-policy prints text only. Remove the output option.');
  }
  // Standard output is reserved for the result.
  const { line, progress } = createLineWriter(process.stderr);
  const logged = new Set<string>();
  const log = (text: string): void => {
    logged.add(text);
    line(escapeForLog(redact(text)));
  };
  const settings = commandSettings(values, !showsPolicy);
  for (const caution of settings.cautions) log(caution);
  if (values.staged !== undefined && values.repo !== undefined) {
    throw new UsageError('--staged and --repo cannot be combined.');
  }
  const repository = await openRepository(invocation, log);
  try {
    const { config = null } = values;
    const ports = localPorts(
      { base: await chooseBase(values, repository, log), config },
      repository,
      log,
      progress,
    );
    if (showsPolicy) return await showPolicy(settings, ports, redact);
    const findAttribution = async (failure: Failure): Promise<Attribution> => {
      const { attributeFailure } = await import('../../gate/policy.ts');
      return attributeFailure(
        failure,
        { ...ports, policyFile: config ?? policyPath },
        async () => null,
      );
    };
    const started = run(settings, ports).catch(async (error: unknown) => {
      if (error instanceof GateError) log(attributionSentence(await findAttribution(error)));
      throw error;
    });
    const { report: unredacted, save } = await withAttribution(await started, findAttribution);
    // The table omits notices, so they are logged here unless they were logged during reading.
    for (const notice of unredacted.run.notices) if (!logged.has(notice)) log(notice);
    const [repositoryName = null] = values.repo?.split('@') ?? [];
    const report = redactReport(
      { ...unredacted, run: { ...unredacted.run, repository: repositoryName } },
      redact,
    );
    if (report.export.caution !== null) log(report.export.caution);
    await writeReport(report, outputs, ports, redact);
    // A failure to save to the cache does not change the verdict.
    await saveExport(save, log);
    return exitStatus[unredacted.verdict];
  } finally {
    repository.close();
  }
}

async function chooseBase(
  values: Invocation['values'],
  { commits }: OpenRepository,
  log: (text: string) => void,
): Promise<string | null> {
  const { base = null, staged } = values;
  if (base !== null || staged === undefined) return base;
  const headCommit = (await commits?.commit('HEAD')) ?? null;
  if (headCommit !== null) return 'HEAD';
  log('There is no commit yet, so all staged files are judged.');
  return null;
}

async function showPolicy(settings: Settings, ports: RunPorts, redact: Redactor): Promise<number> {
  const { policy, notices } = await findEffectivePolicy(settings, ports, await ports.findBase());
  for (const notice of notices) ports.log(notice);
  const lines = list(policyLines(policy).map((each) => prose(policyLineText(each))));
  process.stdout.write(redact(writeText([lines], terminalOptions(process.stdout))));
  return 0;
}

/**
 * Writes the report to its outputs. A failure is also logged, unless the table on standard output shows it.
 */
async function writeReport(
  report: Report,
  outputs: readonly Output[],
  { folder, log }: RunPorts,
  redact: Redactor,
): Promise<void> {
  const manual = report.failure === null ? null : await manualAddress(report.failure);
  const prefix = folder === '' ? '' : `${folder}/`;
  await writeOutputs(outputs, (format, options) => {
    const output = checkOutputs.find((each) => each.format === format);
    return output?.render(report, prefix, redact) ?? redact(renderCheck(report, options, manual));
  });
  const isTable = !outputs.some(({ format, file }) => file === null && format !== 'table');
  if (!isTable && report.failure !== null) {
    const { failure } = report;
    log(`${describeFailure(failure)} ${adviceText(failure)} ${helpPointer(failure, manual)}`);
  }
}
