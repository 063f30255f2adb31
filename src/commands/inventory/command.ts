import { realpath } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { openBudget, takeInventory } from '../../gate/inventory.ts';
import { type FileText, isAbsent } from '../../io/tree.ts';
import type { GradedInventory, Report } from '../../judging/report.ts';
import { causeOf, GateError } from '../../model/failure.ts';
import { policyPath } from '../../model/paths.ts';
import { plural } from '../../model/phrase.ts';
import { renderInventory, renderInventoryJson, renderReviewList } from '../../report/listing.ts';
import { fileOutputs } from '../../report/outputs.ts';
import { type Redactor, redactJson, redactReport } from '../../report/redact.ts';
import { type Invocation, policyOptionNames, UsageError } from '../command-line.ts';
import type { OpenRepository } from '../ports/github-repository.ts';
import { localPorts, openRepository } from '../ports/local-ports.ts';
import { type LineWriter, openLog, writeOutputs } from '../ports/terminal.ts';

interface Taken {
  readonly inventory: GradedInventory;
  readonly save: () => Promise<void>;
}

/**
 * Lists the MCP servers that a folder declares, with an export also their grades. Returns the exit status.
 */
export async function inventory(given: Invocation, redact: Redactor): Promise<number> {
  const { outputs } = given;
  const { log, ...lines } = openLog(redact);
  const bill = outputs.some(({ format }) => format === 'cyclonedx') ? await billOf(given) : null;
  const repository = await openRepository(given, log);
  try {
    const { inventory: taken, save } = await take(given, repository, { ...lines, line: log });
    const shown = redactReport(taken, redact);
    await writeOutputs(outputs, async (format, terminal, file) => {
      switch (format) {
        case 'json':
          return redactJson(renderInventoryJson(shown), redact);
        case 'csv':
          return redact(renderReviewList(shown));
        case 'sarif': {
          const report = shown.report ?? (await withoutGrades(given, repository, lines));
          const { folder } = repository;
          const prefix = folder === '' ? '' : `${folder}/`;
          return fileOutputs['sarif-file'].render(redactReport(report, redact), prefix, redact);
        }
        case 'cyclonedx': {
          const { renderCycloneDx } = await import('../../report/bills.ts');
          return renderCycloneDx(shown, bill ?? (await billOf(given)), redact);
        }
        case 'dependency-snapshot':
          return snapshotOf(shown, repository, redact, log);
        default:
          return redact(renderInventory(shown, file !== null, terminal));
      }
    });
    await save().catch((error: unknown) => log(`Cache: saving failed: ${causeOf(error)}`));
    return 0;
  } finally {
    repository.close();
  }
}

async function take(
  given: Invocation,
  repository: OpenRepository,
  { line, progress }: LineWriter,
): Promise<Taken> {
  const { values } = given;
  const withCandidates = values.candidates !== undefined;
  if (values['export-file'] === undefined && values['base-url'] === undefined) {
    for (const name of ['timeout', ...policyOptionNames] as const) {
      if (values[name] === undefined) continue;
      throw new UsageError(`--${name} needs an export: --export-file or --base-url.`);
    }
    const { folder, files } = repository;
    const withPrograms = values.repo === undefined;
    const ignorePaths = await ignoredBy(await files.readFile(policyPath), line);
    const scan = { folder, ignorePaths, withCandidates, withPrograms, spend: openBudget() };
    const taken = await takeInventory(files, scan);
    return { inventory: { ...taken, report: null }, save: async () => {} };
  }
  const [{ settingsOf }, { takeGradedInventory }] = await Promise.all([
    import('../option-settings.ts'),
    import('./graded-inventory.ts'),
  ]);
  const settings = settingsOf(values, true);
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

/** The paths that the policy of a repository leaves out; none if the policy has faults. */
async function ignoredBy(
  policy: FileText,
  line: (text: string) => void,
): Promise<readonly string[]> {
  // Most repositories have none, and reading one takes time.
  if (isAbsent(policy)) return [];
  const [{ standingPolicy }, { emptyLayer }] = await Promise.all([
    import('../../gate/policy.ts'),
    import('../../gate/settings.ts'),
  ]);
  const layers = { given: emptyLayer, floors: [], maxAge: { ms: 0, source: 'default' } };
  try {
    return (await standingPolicy(policy, layers)).policy.values['ignore-paths'];
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    line(`${error.message} Its ignore-paths have no effect. ${error.remedy}`);
    return [];
  }
}

async function withoutGrades(
  { values }: Invocation,
  repository: OpenRepository,
  { line, progress }: LineWriter,
): Promise<Report> {
  const [{ settingsOf }, { judgeWithoutGrades }] = await Promise.all([
    import('../option-settings.ts'),
    import('./graded-inventory.ts'),
  ]);
  const ports = localPorts({ base: null, config: null }, repository, line, progress);
  return judgeWithoutGrades(settingsOf(values, false), ports);
}

/**
 * What the bill of materials is about, and its time, which SOURCE_DATE_EPOCH may fix.
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
async function billOf({ argument, values: { repo } }: Invocation) {
  const epoch = process.env['SOURCE_DATE_EPOCH'] ?? '';
  const timestamp = epoch === '' ? Date.now() : 1000 * Number(epoch);
  if (!/^\d{0,11}$/.test(epoch)) {
    throw new UsageError(`SOURCE_DATE_EPOCH is no number of seconds: ${JSON.stringify(epoch)}.`);
  }
  const folder = repo === undefined ? await realpath(resolve(argument)).catch(() => argument) : '';
  const name = repo === undefined ? basename(folder) : repo.replace(/@.*$/s, '');
  return { name: name === '' ? 'project' : name, timestamp };
}

async function snapshotOf(
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
    log(`The snapshot leaves out ${plural(left, 'package')}: it has exact versions only.`);
  }
  return text;
}
