import { causeOf } from '../../failure.ts';
import { limitsAge } from '../../policy/terms.ts';
import { type Redactor, redactJson } from '../../report/redact.ts';
import { json, logLine } from '../../report/text.ts';
import { loadExport } from '../../run/load-export.ts';
import { readSettings } from '../../settings/settings.ts';
import { describeExport, describePackage } from '../../show/describe.ts';
import { findPackages } from '../../show/find.ts';
import { renderShowMarkdown } from '../../show/render-markdown.ts';
import { renderShow } from '../../show/render-text.ts';
import type { Shown } from '../../show/schema.ts';
import { readSubject } from '../../show/subject.ts';
import { clock } from '../clock.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { readCorpusPolicy } from '../corpus-policy.ts';
import { givenKey } from '../credentials.ts';
import { exitStatus } from '../exit-status.ts';
import { localExportPorts } from '../local-ports.ts';
import { openLines, writeOutputs } from '../terminal.ts';

/**
 * Shows what an export says of a server.
 *
 * @returns the exit status: 0 it is listed, 1 it is not
 */
export async function show(
  { argument: query, values, outputs }: Invocation,
  redact: Redactor,
): Promise<number> {
  const { line, progress } = openLines(process.stderr);
  const log = (text: string): void => line(logLine(redact(text)));
  const subject = await readSubject(query);
  if ('reason' in subject) throw new UsageError(`${JSON.stringify(query)}: ${subject.reason}`);
  const inputs = ['export-file', 'base-url', 'timeout'] as const;
  const given = Object.fromEntries(inputs.map((name) => [name, values[name] ?? '']));
  const settings = readSettings({ ...given, 'api-key': givenKey() }, 'command line');
  for (const caution of settings.cautions) log(caution);
  const policy = await readCorpusPolicy(values, log);
  const ports = localExportPorts(() => {}, progress);
  const needsDates = limitsAge(policy);
  const { loaded, packages, neighbours } = await findPackages(subject, (wanted) =>
    loadExport(settings, { ...wanted, needsDates }, ports),
  );
  const context = { loaded, policy, now: clock.now() };
  const shown: Shown = {
    query,
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
        return redactJson(`${json(shown)}\n`, redact);
      case 'markdown':
        return redact(renderShowMarkdown(shown));
      default:
        return redact(renderShow(shown, options, values.all !== undefined));
    }
  });
  // A failure to save to the cache does not change what was found.
  await loaded.save().catch((error: unknown) => log(`Cache: saving failed: ${causeOf(error)}`));
  if (shown.packages.some(({ servers }) => servers.length === 0)) return exitStatus.error;
  return shown.packages.length > 0 ? exitStatus.pass : exitStatus.fail;
}
