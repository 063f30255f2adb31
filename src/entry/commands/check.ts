import { causeOf } from '../../failure.ts';
import { openGit } from '../../files/git.ts';
import type { Report } from '../../model.ts';
import { fileOutputs } from '../../report/outputs.ts';
import { type Redactor, redactReport } from '../../report/redact.ts';
import { renderCheck } from '../../report/terminal/check.ts';
import { renderPolicy } from '../../report/terminal/policy.ts';
import { logLine } from '../../report/text.ts';
import { findEffectivePolicy } from '../../run/effective-policy.ts';
import type { RunPorts } from '../../run/ports.ts';
import { run } from '../../run/run.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { givenKey } from '../api-key.ts';
import type { OptionValues } from '../command-line.ts';
import { exitStatus } from '../exit-status.ts';
import { existingFolder, localPorts, repositoryOf } from '../local-ports.ts';
import { openLines, terminalOptions, writeResult } from '../terminal.ts';

/** Judges a folder, or with `--print-policy` shows its effective policy. Returns the exit status. */
export async function check(dir: string, values: OptionValues, redact: Redactor): Promise<number> {
  // Standard output is for the result only.
  const { line, progress } = openLines(process.stderr);
  const log = (text: string): void => line(logLine(redact(text)));
  const settings = settingsOf(values);
  for (const caution of settings.cautions) log(caution);
  const { config = null, base = null } = values;
  const folder = await existingFolder(dir);
  const root = await repositoryOf(folder);
  const git = base === null ? null : await openGit(root);
  try {
    const ports = localPorts({ folder, root, base, config }, git, log, progress);
    if (values['print-policy']) return await printPolicy(settings, ports, redact);
    const { report: found, save } = await run(settings, ports);
    const report = redactReport(found, redact);
    if (report.export.caution !== null) log(report.export.caution);
    await writeReport(report, values, ports.folder, redact, log);
    // A failure to save to the cache does not change the verdict.
    await save().catch((error: unknown) => log(`Cache: saving failed: ${causeOf(error)}`));
    return exitStatus[found.verdict];
  } finally {
    git?.close();
  }
}

function settingsOf(values: OptionValues): Settings {
  const settings = readSettings(
    {
      'api-key': givenKey(),
      'export-file': values['export-file'] ?? '',
      'base-url': values['base-url'] ?? '',
      preset: values.preset ?? '',
      'min-score': values['min-score'] ?? '',
      'min-grade': values['min-grade'] ?? '',
      scope: values.scope ?? '',
      timeout: values.timeout ?? '',
    },
    'command line',
    !values['print-policy'],
  );
  return values.config === undefined ? settings : { ...settings, 'config-file': values.config };
}

async function printPolicy(settings: Settings, ports: RunPorts, redact: Redactor): Promise<number> {
  const { policy, notices } = await findEffectivePolicy(settings, ports, await ports.findBase());
  for (const notice of notices) ports.log(notice);
  process.stdout.write(redact(renderPolicy(policy)));
  return 0;
}

/** Writes the outputs that options name, and the table unless one of them goes to standard output. */
async function writeReport(
  report: Report,
  values: OptionValues,
  folder: string,
  redact: Redactor,
  log: (line: string) => void,
): Promise<void> {
  const wanted = Object.values(fileOutputs).filter(({ option }) => values[option] !== undefined);
  const toStandardOutput = wanted.some(({ option }) => values[option] === '');
  if (!toStandardOutput) {
    process.stdout.write(redact(renderCheck(report, terminalOptions(process.stdout))));
  }
  const prefix = folder === '' ? '' : `${folder}/`;
  for (const { option, render } of wanted) {
    await writeResult(values[option] ?? '', await render(report, prefix, redact));
  }
  if (toStandardOutput && report.failure !== null) {
    log(`${report.failure.message} ${report.failure.remedy}`);
  }
}
