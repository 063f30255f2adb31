import { resolve } from 'node:path';
import * as core from '@actions/core';
import { serviceOrigin } from '../../export/loading.ts';
import { refuseEmpty } from '../../export/records.ts';
import type { Store } from '../../export/store.ts';
import { storeDocument } from '../../export/whole.ts';
import {
  annotateFailure,
  attemptStep,
  createExportPorts,
  createRemoteRepositories,
  type Log,
  type MaskedSecrets,
  maskSecrets,
  outputWarning,
  readInputs,
  stepFailure,
  writeJobSummary,
  writeReportFiles,
} from '../../gate/action-steps.ts';
import { loadDays, openGradesByName } from '../../gate/export.ts';
import { clock } from '../../io/clock.ts';
import { readChunks } from '../../io/disk.ts';
import type { Policy } from '../../judging/policy.ts';
import { timeOutput } from '../../report/publishing.ts';
import { instant } from '../../report/report-messages.ts';
import type { CorpusFile } from '../corpus/plan.ts';
import { readPolicyText } from '../ports/policy-text.ts';
import { compareExports } from './compare-exports.ts';
import { readCorpus } from './corpus.ts';
import { type ExportDiffSettings, exportDiffInputs, readExportDiffSettings } from './inputs.ts';
import { createNames } from './names.ts';
import {
  countDifferences,
  diffFiles,
  type ExportDiffOutputs,
  failsUnderPolicy,
} from './outputs.ts';
import { withPolicy } from './ports/diff-policy.ts';
import {
  diffKinds,
  noDifferences,
  renderDiff,
  renderDiffSummary,
  renderSingleExport,
} from './render-diff.ts';
import type { ExportDiff } from './schema.ts';

interface Side extends CorpusFile {
  /** The file or host, as shown in reports. */
  readonly name: string;
}

interface Sides {
  readonly newer: Side;
  /** Null if the cache contains no earlier export. */
  readonly older: Side | null;
  readonly source: 'cache' | 'download' | 'file';
  readonly notices: readonly string[];
  /** If the newer export was downloaded, saves it for the next run; returns false if saving failed. */
  readonly save: () => Promise<boolean>;
}

interface Comparison {
  /** Generation time of the newer export, in milliseconds since the epoch. */
  readonly generatedAt: number;
  readonly diff: ExportDiff | null;
  readonly notices: readonly string[];
  readonly warnings: readonly string[];
}

const title = 'MCP Grade Gate: export diff';

export async function runExportDiffAction(): Promise<void> {
  const inputs = readInputs(exportDiffInputs);
  const tokens = (['api-key', 'github-token'] as const).map((name) => inputs[name]?.trim() ?? '');
  const secrets = maskSecrets(tokens);
  const { redact, log } = secrets;
  try {
    const settings = readExportDiffSettings(inputs);
    const { own, shared } = settings;
    for (const caution of shared.cautions) core.warning(redact(caution));
    const policy = settings.isJudged ? await readPolicy(settings, log) : null;
    const sides = await loadSides(settings, log);
    const compared = await compareSides(sides, shared.cache, policy);
    const { diff } = compared;
    const failure = diff === null ? null : failureMessage(diff, own['fail-on']);
    if (failure !== null) {
      process.exitCode = 1;
      core.error(`${failure}, and fail-on is ${own['fail-on']}. See the job summary for details.`, {
        title,
      });
    }
    const isWithheld = !own['publish-grades'] && (await isPublic(own['github-token'], log));
    setOutputs({
      'export-source': sides.source,
      'new-generated-at': timeOutput(compared.generatedAt),
      ...(diff === null
        ? {}
        : { 'old-generated-at': diff.old.generatedAt, ...countDifferences(diff) }),
      ...(await publish(compared, settings, isWithheld, secrets)),
    });
  } catch (error) {
    // Without a comparison, the step fails even if fail-on is `never`.
    process.exitCode = 1;
    annotateFailure(stepFailure(error, redact), redact);
  }
}

function failureMessage(
  diff: ExportDiff,
  mode: ExportDiffSettings['own']['fail-on'],
): string | null {
  if (mode === 'any' && diff.differs) return 'The exports differ';
  return mode === 'failing' && failsUnderPolicy(diff)
    ? 'Under the policy, a package, a version or the whole export no longer passes'
    : null;
}

/** Reads the policy, loading the YAML parser only when it is needed. */
async function readPolicy({ own, shared }: ExportDiffSettings, log: Log): Promise<Policy> {
  const { corpusPolicy } = await import('../corpus/policy.ts');
  const { 'config-file': path, 'github-token': token } = own;
  const remote = createRemoteRepositories({ 'github-token': token, timeout: shared.timeout }, log);
  const remedy = 'Check the path. It is relative to the workspace, so the job needs a checkout.';
  const file = path && { path, read: () => readPolicyText(inWorkspace(path), remedy) };
  try {
    return await corpusPolicy(shared, file || null, log, (name) => remote.open(name, 'HEAD'));
  } finally {
    remote.close();
  }
}

const inWorkspace = (path: string): string => resolve(process.env['GITHUB_WORKSPACE'] ?? '', path);

/** Reports whether the public can see the results, loading the GitHub API client only when it is needed. */
async function isPublic(token: string | null, log: Log): Promise<boolean> {
  const { isPublicRun } = await import('../ports/public-repository.ts');
  return isPublicRun(token, log);
}

async function loadSides(settings: ExportDiffSettings, log: Log): Promise<Sides> {
  const { own, shared } = settings;
  const older = await fileSide(own['old-export-file'], settings, log);
  const newer = await fileSide(shared['export-file'], settings, log);
  if (newer !== null) return { newer, older, source: 'file', notices: [], save: async () => true };
  const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
  const loadedDays = await loadDays(shared, own.days, createExportPorts(log, event, shared.cache));
  const storeSide = (store: Store): Side => {
    const baseUrl = shared['base-url'] as URL;
    const open = () => storeDocument(store);
    return { origin: serviceOrigin(baseUrl), name: baseUrl.host, open };
  };
  const { generatedAt } = loadedDays.newer.head.whole.head;
  const isUnchanged = loadedDays.source === 'cache' && loadedDays.isChecked;
  return {
    newer: storeSide(loadedDays.newer),
    older: older ?? (loadedDays.earlier && storeSide(loadedDays.earlier)),
    source: loadedDays.source,
    notices: isUnchanged ? [`The service has no export newer than ${instant(generatedAt)}.`] : [],
    save: loadedDays.save,
  };
}

async function fileSide(
  source: ExportDiffSettings['own']['old-export-file'],
  { own, shared }: ExportDiffSettings,
  log: Log,
): Promise<Side | null> {
  if (source === null) return null;
  const remote = createRemoteRepositories(
    { 'github-token': own['github-token'], timeout: shared.timeout },
    log,
  );
  try {
    const { name, open } = await openGradesByName(source, {
      now: clock.now,
      log,
      readChunks: (file) => readChunks(inWorkspace(file)),
      openRepository: (repository) => remote.open(repository, 'HEAD'),
    });
    return { origin: { name, isFile: true }, name, open };
  } finally {
    remote.close();
  }
}

/**
 * Compares both exports. The newer export is saved even if the comparison fails, but only after it has been
 * read and found valid.
 *
 * @param isToBeKept whether the next run needs the saved export
 */
async function compareSides(
  { newer, older, notices: knownNotices, save }: Sides,
  isToBeKept: boolean,
  policy: Policy | null,
): Promise<Comparison> {
  const names = createNames();
  const readSide = async ({ open, origin, name }: Side) => {
    const corpus = await readCorpus(open, origin, names);
    refuseEmpty(corpus.totals, origin);
    return [name, corpus] as const;
  };
  const newerSide = await readSide(newer);
  let diff: ExportDiff | null = null;
  let isKept = false;
  try {
    if (older !== null) {
      diff = compareExports(await readSide(older), newerSide, names);
      if (policy !== null) diff = await withPolicy(diff, older, newer, policy);
    }
  } finally {
    isKept = await save();
  }
  const warnings = [
    ...(older === null
      ? [
          'Nothing was compared: the cache contains no earlier export that this API key can decrypt.',
        ]
      : []),
    ...(isToBeKept && !isKept
      ? [
          'The export was not saved in the cache, so the next run may have no export to compare with.',
        ]
      : []),
  ];
  const isFirst = older === null && isKept;
  const firstNotice = 'This export was saved in the cache for the next comparison.';
  const notices = isFirst ? [...knownNotices, firstNotice] : knownNotices;
  return { generatedAt: newerSide[1].head.generatedAt, diff, notices, warnings };
}

/**
 * Writes the log, the job summary and the report files. A failed output does not stop the remaining outputs.
 */
async function publish(
  { diff, notices, warnings, generatedAt }: Comparison,
  { files }: ExportDiffSettings,
  isWithheld: boolean,
  { redact, log }: MaskedSecrets,
): Promise<ExportDiffOutputs> {
  const warn = outputWarning(redact);
  for (const warning of warnings) core.warning(redact(warning), { title });
  const hidden =
    'Names and grades are not shown, because this repository is or may be public. To show them, set publish-grades: true.';
  const shownNotices = diff !== null && isWithheld ? [...notices, hidden] : notices;
  for (const notice of shownNotices) log(notice);
  const sentences = [...warnings, ...shownNotices];
  const text = redact(
    diff === null
      ? renderSingleExport(generatedAt, sentences)
      : renderDiffSummary(diff, sentences, isWithheld),
  );
  await writeJobSummary(warn, () => text);
  if (diff === null) return {};
  for (const kind of diffKinds(diff)) log(`${kind.title}: ${kind.count}`);
  if (!diff.differs) log(noDifferences);
  if (isWithheld) return {};
  return writeReportFiles(
    diffFiles,
    files,
    async (name) => (name === 'summary-file' ? text : renderDiff(diff, 'json', redact)),
    (name, work) => attemptStep(`writing the ${name}`, warn, work),
  );
}

function setOutputs(values: ExportDiffOutputs): void {
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
}
