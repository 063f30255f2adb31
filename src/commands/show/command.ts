import { existsSync } from 'node:fs';
import { loadExport } from '../../gate/export.ts';
import { clock } from '../../io/clock.ts';
import { limitsAge } from '../../judging/policy.ts';
import { type Redactor, redactJson } from '../../report/redact.ts';
import { safeJson } from '../../report/text.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { readCorpusPolicy } from '../corpus/command-policy.ts';
import { exitStatus } from '../exit-status.ts';
import { exportSettings } from '../option-settings.ts';
import { localExportPorts } from '../ports/local-ports.ts';
import { createTerminalLog, writeOutputs } from '../ports/terminal.ts';
import { saveExport } from '../save-export.ts';
import { describeExport, describePackage } from './describe-package.ts';
import { findPackages } from './find-packages.ts';
import { renderShow, renderShowMarkdown } from './render-show.ts';
import type { Shown } from './schema.ts';
import { readSubject } from './subject.ts';

/**
 * Shows an export's records for a server.
 *
 * @returns the exit status: 0 if the server is listed, 1 if it is not, 2 if its record is malformed
 */
export async function show(
  { argument, values, outputs }: Invocation,
  redact: Redactor,
): Promise<number> {
  const { log, progress } = createTerminalLog(redact);
  const subject = await readSubject(argument);
  if ('reason' in subject) {
    throw new UsageError(
      `The SERVER argument does not identify a server. ${subject.reason}`,
      'Give a server name (such as @acme/files), a server address, or the command or entry that starts the server.',
    );
  }
  const settings = exportSettings(values);
  for (const caution of settings.cautions) log(caution);
  const policy = await readCorpusPolicy(values, log);
  const ports = localExportPorts(() => {}, progress);
  const needsDates = limitsAge(policy);
  const { loaded, packages, neighbours } = await findPackages(subject, (wanted) =>
    loadExport(settings, { ...wanted, needsDates }, ports),
  );
  const context = { loaded, policy, now: clock.now() };
  const shown: Shown = {
    query: subject.title,
    ...describeExport(context),
    policy: {
      file: values.config ?? null,
      preset: policy.values.preset,
      minScore: policy.values['min-score'],
    },
    packages: packages.flatMap((each) => describePackage(each, context) ?? []),
    neighbours: [...neighbours],
  };
  await writeOutputs(outputs, (format, options) => {
    switch (format) {
      case 'json':
        return redactJson(`${safeJson(shown)}\n`, redact);
      case 'markdown':
        return redact(renderShowMarkdown(shown));
      default:
        return redact(renderShow(shown, options, values.all !== undefined, existsSync));
    }
  });
  await saveExport(loaded.save, log);
  if (shown.packages.some(({ servers }) => servers.length === 0)) return exitStatus.error;
  return shown.packages.length > 0 ? exitStatus.pass : exitStatus.fail;
}
