import { realpath } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createBudget, takeInventory } from '../../gate/inventory.ts';
import { type FileText, isAbsent } from '../../io/tree.ts';
import type { GradedInventory, Report } from '../../judging/report.ts';
import { GateError } from '../../model/failure.ts';
import { policyPath } from '../../model/paths.ts';
import { plural } from '../../model/phrase.ts';
import { renderInventory, renderInventoryJson, renderReviewList } from '../../report/listing.ts';
import { fileOutputs } from '../../report/outputs.ts';
import { type Redactor, redactJson, redactReport } from '../../report/redact.ts';
import { type Invocation, policyOptionNames, UsageError } from '../command-line.ts';
import type { OpenRepository } from '../ports/github-repository.ts';
import { localPorts, openRepository } from '../ports/local-ports.ts';
import { createTerminalLog, type LineWriter, writeOutputs } from '../ports/terminal.ts';
import { saveExport } from '../save-export.ts';

interface CommandInventory {
  readonly inventory: GradedInventory;
  readonly save: () => Promise<void>;
}

/** Lists the declared MCP servers, with their grades if an export is given, and returns the exit status. */
export async function inventory(invocation: Invocation, redact: Redactor): Promise<number> {
  const { outputs } = invocation;
  const { log, ...lines } = createTerminalLog(redact);
  const bill = outputs.some(({ format }) => format === 'cyclonedx')
    ? await readBillSubject(invocation)
    : null;
  const repository = await openRepository(invocation, log);
  try {
    const { inventory: taken, save } = await buildInventory(invocation, repository, {
      ...lines,
      line: log,
    });
    const redacted = redactReport(taken, redact);
    await writeOutputs(outputs, async (format, terminal, file) => {
      switch (format) {
        case 'json':
          return redactJson(renderInventoryJson(redacted), redact);
        case 'csv':
          return redact(renderReviewList(redacted));
        case 'sarif': {
          const report =
            redacted.report ?? (await reportWithoutGrades(invocation, repository, lines));
          const { folder } = repository;
          const prefix = folder === '' ? '' : `${folder}/`;
          return fileOutputs['sarif-file'].render(redactReport(report, redact), prefix, redact);
        }
        case 'cyclonedx': {
          const { renderCycloneDx } = await import('../../report/bills.ts');
          return renderCycloneDx(redacted, bill ?? (await readBillSubject(invocation)), redact);
        }
        case 'dependency-snapshot':
          return renderSnapshot(redacted, repository, redact, log);
        default:
          return redact(renderInventory(redacted, file !== null, terminal));
      }
    });
    await saveExport(save, log);
    return 0;
  } finally {
    repository.close();
  }
}

async function buildInventory(
  invocation: Invocation,
  repository: OpenRepository,
  { line, progress }: LineWriter,
): Promise<CommandInventory> {
  const { values } = invocation;
  const withCandidates = values.candidates !== undefined;
  if (values['export-file'] === undefined && values['base-url'] === undefined) {
    for (const name of ['timeout', ...policyOptionNames] as const) {
      if (values[name] === undefined) continue;
      throw new UsageError(`--${name} requires an export: add --export-file or --base-url.`);
    }
    const { folder, files } = repository;
    const withPrograms = values.repo === undefined;
    const ignorePaths = await readIgnoredPaths(await files.readFile(policyPath), line);
    const scan = { folder, ignorePaths, withCandidates, withPrograms, charge: createBudget() };
    const taken = await takeInventory(files, scan);
    return { inventory: { ...taken, report: null }, save: async () => {} };
  }
  const [{ commandSettings }, { takeGradedInventory }] = await Promise.all([
    import('../option-settings.ts'),
    import('./graded-inventory.ts'),
  ]);
  const settings = commandSettings(values, true);
  for (const caution of settings.cautions) line(caution);
  const ports = localPorts(
    { base: null, config: values.config ?? null },
    repository,
    line,
    progress,
  );
  const taken = await takeGradedInventory(settings, withCandidates, ports);
  const caution = taken.inventory.report?.export.caution ?? null;
  if (caution !== null) line(caution);
  return taken;
}

/**
 * Returns the paths that the repository's policy ignores. If the policy has errors, logs them and returns no
 * paths.
 */
async function readIgnoredPaths(
  policy: FileText,
  line: (text: string) => void,
): Promise<readonly string[]> {
  // Most repositories have no policy, so the policy code is loaded only when needed.
  if (isAbsent(policy)) return [];
  const [{ readStandingPolicy }, { emptyLayer }] = await Promise.all([
    import('../../gate/policy.ts'),
    import('../../gate/settings.ts'),
  ]);
  const layers = { given: emptyLayer, floors: [], maxAge: { ms: 0, source: 'default' } };
  try {
    return (await readStandingPolicy(policy, layers)).policy.values['ignore-paths'];
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    line(`${error.message} The policy's ignore-paths are not applied. ${error.remedy}`);
    return [];
  }
}

async function reportWithoutGrades(
  { values }: Invocation,
  repository: OpenRepository,
  { line, progress }: LineWriter,
): Promise<Report> {
  const [{ commandSettings }, { judgeWithoutGrades }] = await Promise.all([
    import('../option-settings.ts'),
    import('./graded-inventory.ts'),
  ]);
  const ports = localPorts({ base: null, config: null }, repository, line, progress);
  return judgeWithoutGrades(commandSettings(values, false), ports);
}

/**
 * Returns the subject and the timestamp of the bill of materials. `SOURCE_DATE_EPOCH` overrides the current
 * time.
 *
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
async function readBillSubject({ argument, values: { repo } }: Invocation) {
  const epoch = process.env['SOURCE_DATE_EPOCH'] ?? '';
  const timestamp = epoch === '' ? Date.now() : 1000 * Number(epoch);
  if (!/^\d{0,11}$/.test(epoch)) {
    throw new UsageError(`SOURCE_DATE_EPOCH is not a number of seconds: ${JSON.stringify(epoch)}.`);
  }
  const folder = repo === undefined ? await realpath(resolve(argument)).catch(() => argument) : '';
  const name = repo === undefined ? basename(folder) : repo.replace(/@.*$/s, '');
  return { name: name === '' ? 'project' : name, timestamp };
}

async function renderSnapshot(
  shown: GradedInventory,
  repository: OpenRepository,
  redact: Redactor,
  log: (line: string) => void,
): Promise<string> {
  const [{ findSnapshotOrigin }, { renderDependencySnapshot }] = await Promise.all([
    import('./ports/snapshot-origin.ts'),
    import('../../report/bills.ts'),
  ]);
  const origin = await findSnapshotOrigin(repository);
  const { text, left } = renderDependencySnapshot(shown, origin, redact);
  if (left > 0) {
    log(
      `The snapshot omits ${plural(left, 'package')}, because it can contain only packages with an exact version.`,
    );
  }
  return text;
}
