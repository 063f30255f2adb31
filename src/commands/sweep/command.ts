import { onCommandLine } from '../../model/failure.ts';
import type { Redactor } from '../../report/redact.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { readStateKeys } from '../credentials.ts';
import { exitStatus } from '../exit-status.ts';
import { exportOptionNames, exportSettings } from '../option-settings.ts';
import { githubAccess } from '../ports/github-repository.ts';
import { cacheFolder, localExportPorts } from '../ports/local-ports.ts';
import { createTerminalLog, writeOutputs } from '../ports/terminal.ts';
import { saveExport } from '../save-export.ts';
import { type FailOn, failOn, failureUnder } from './fail-on.ts';
import { sweepOutput } from './outputs.ts';
import { dayToAdd, readHistory, writeHistory } from './ports/history-files.ts';
import { runSweep } from './ports/run-sweep.ts';
import { createLocalState, stateKeys } from './ports/state-files.ts';
import { renderSweep } from './render-sweep-text.ts';
import { withTrend } from './trend.ts';

export async function sweepCommand(
  { values, outputs }: Invocation,
  redact: Redactor,
): Promise<number> {
  const { 'state-file': stateFile = null } = values;
  const { org = null, repos = null, include = null, exclude = null, property = null } = values;
  const mode = parseFailOn(values['fail-on'] ?? 'new');
  // All commands share the environment, which can hold a key, so only `--state-file` enables the state.
  const keys = stateFile === null ? null : stateKeys({ file: stateFile, ...readStateKeys() });
  // If the history is damaged, the command fails here, before the first request.
  const history = values.history === undefined ? null : readHistory(values.history);
  const { log, progress } = createTerminalLog(redact);
  const settings = exportSettings(values, [...exportOptionNames, 'org-policy']);
  const {
    report: judgedReport,
    isRecordable,
    ...outcome
  } = await runSweep(
    settings,
    {
      ...{ org, repos, include, exclude, property },
      properties: values.properties ?? null,
      'owner-property': values['owner-property'] ?? null,
      archived: values.archived !== undefined,
      forks: values.forks !== undefined,
    },
    {
      folder: process.cwd(),
      access: githubAccess,
      exportPorts: localExportPorts(log, progress),
      log,
      screen: progress,
      redact,
      state:
        stateFile === null || keys === null
          ? null
          : (scope) => createLocalState(stateFile, keys, cacheFolder(), scope),
      history,
    },
  );
  const { failure } = judgedReport;
  const localReport = { ...judgedReport, failure: failure && onCommandLine(failure) };
  const today = history === null || !isRecordable ? null : dayToAdd(history.folder, localReport);
  const report = history === null ? localReport : withTrend(localReport, history.past, today);
  await writeOutputs(
    outputs,
    (format, options) =>
      sweepOutput(format)?.render(report, redact) ?? redact(renderSweep(report, options)),
  );
  if (history !== null && today !== null) {
    writeHistory(history.folder, report, today, redact);
  }
  await outcome.finish();
  // A failure to save to the cache does not change the verdict.
  await saveExport(outcome.save, log);
  const failed = failureUnder(mode, report);
  return failed === null ? exitStatus.pass : exitStatus[failed];
}

function parseFailOn(given: string): FailOn {
  const mode = failOn.find((each) => each === given);
  if (mode !== undefined) return mode;
  throw new UsageError(
    `--fail-on must be one of ${failOn.join(', ')}, not ${JSON.stringify(given)}.`,
  );
}
