import type { LoadedExport } from '../../export/loading.ts';
import { scanExport, selectFromExport } from '../../export/records.ts';
import { clock } from '../../io/clock.ts';
import type { Policy } from '../../judging/policy.ts';
import { computeVerdict, passes } from '../../judging/verdict-words.ts';
import { GateError } from '../../model/failure.ts';
import type { Problem } from '../../model/model.ts';
import { restWords } from '../../model/phrase.ts';
import type { Redactor } from '../../report/redact.ts';
import { plainText } from '../../report/report-messages.ts';
import { safeJson } from '../../report/text.ts';
import { describeUnknownName, type Invocation, UsageError } from '../command-line.ts';
import { readCorpusPolicy } from '../corpus/command-policy.ts';
import { judgeCorpus } from '../corpus/judge-corpus.ts';
import type { JudgedPackage } from '../corpus/judged-package.ts';
import type { CorpusFile } from '../corpus/plan.ts';
import { exitStatus } from '../exit-status.ts';
import { openLocalExport } from '../ports/local-export.ts';
import { createOutputFolder, type OutputFolder } from '../ports/output-folder.ts';
import { createTemporaryFolder } from '../ports/temporary-folder.ts';
import { createTerminalLog, terminalOptions } from '../ports/terminal.ts';
import type { EnforcingClient } from './client.ts';
import type { ListedAddress } from './client-lists.ts';
import { enforcingClients } from './clients.ts';
import type { ListFormat } from './formats/format.ts';
import { isAdmitted } from './formats/rows.ts';
import { listFormats } from './formats.ts';
import { type JudgedLaunch, judgeLaunches, launchQuery } from './judge-launches.ts';
import { type LaunchSource, type ObservedLaunch, redactSource } from './launches.ts';
import { groupByOutcome } from './outcomes.ts';
import { readLaunchSource } from './ports/launch-sources.ts';
import { type ClientProof, proveClient } from './proof.ts';
import { renderProof } from './render-proof.ts';
import { type ListTotals, renderAllowlistSummary } from './render-summary.ts';
import { shareAmong } from './share.ts';

/** Maximum number of notices that the command prints. The proof lists all notices. */
const maxShownNotices = 10;

interface ListTargets {
  readonly clients: readonly (readonly [name: string, client: EnforcingClient])[];
  readonly formats: readonly ListFormat[];
}

/**
 * Judges servers under the policy, and writes the lists and a proof that shows which servers the client
 * settings admit. Returns exit status 1 if the proof fails.
 */
export async function allowlist(invocation: Invocation, redact: Redactor): Promise<number> {
  const { values, valuesOf } = invocation;
  const { out = '' } = values;
  const targets = await readTargets(valuesOf('for'));
  const source = readExportSource(values);
  if (out === '') throw new UsageError('allowlist requires --out DIR.');
  const [launchPaths, keptPaths] = [valuesOf('launches'), valuesOf('keep')];
  if (targets.clients.length === 0 && launchPaths.length + keptPaths.length > 0) {
    const names = Object.keys(enforcingClients).join(' or ');
    throw new UsageError(`--launches and --keep apply only to clients: add --for ${names}.`);
  }
  if (targets.clients.length > 0 && launchPaths.length === 0 && keptPaths.length > 0) {
    throw new UsageError(
      '--keep requires --launches, because --keep adds earlier launches to those in use now.',
    );
  }
  const { log } = createTerminalLog(redact);
  const policy = await readCorpusPolicy(values, log);
  const now = clock.now();
  const readSources = async (paths: readonly string[]): Promise<LaunchSource[]> => {
    const sources: LaunchSource[] = [];
    for (const path of paths) {
      sources.push(redactSource(await readLaunchSource(path, policy, log), redact));
    }
    return sources;
  };
  const [used, kept] = [await readSources(launchPaths), await readSources(keptPaths)];
  const exported = await openLocalExport(source, values.timeout ?? '', redact);
  try {
    const file = { open: exported.open, origin: { name: exported.name, isFile: true } };
    const withGrades = values['with-grades'] !== undefined;
    const files = createOutputFolder(out, withGrades);
    try {
      const { addresses, totals } = await writeLists(file, { policy, now }, targets, {
        withGrades,
        append: files.append,
        log,
      });
      const judge = await createLaunchJudge(file, policy, now, [...used, ...kept]);
      const sources = { launches: judge(used), kept: judge(kept), addresses };
      const proofs = targets.clients.map(([name, client]) => proveClient(name, client, sources));
      const notices = collectNotices([...used, ...kept], policy);
      writeProofs(proofs, notices, withGrades, files);
      const published = files.publish();
      for (const each of notices.slice(0, maxShownNotices)) log(each);
      if (notices.length > maxShownNotices) {
        log(`proof.md lists ${restWords(notices.length - maxShownNotices, 'notice')}.`);
      }
      const hasLaunches = used.length > 0;
      const summary = { folder: out, published, totals, hasLaunches };
      const options = terminalOptions(process.stdout);
      process.stdout.write(redact(renderAllowlistSummary(proofs, summary, options)));
      return proofs.some(({ faults }) => faults.length > 0) ? exitStatus.fail : exitStatus.pass;
    } finally {
      files.close();
    }
  } finally {
    exported.close();
  }
}

async function readTargets(names: readonly string[]): Promise<ListTargets> {
  const knownNames = [...Object.keys(enforcingClients), ...Object.keys(listFormats)];
  const wantedNames = [
    ...new Set(names.flatMap((each) => each.split(',')).map((each) => each.trim())),
  ];
  if (wantedNames.length === 0)
    throw new UsageError(`allowlist requires --for with one or more of ${knownNames.join(', ')}.`);
  for (const name of wantedNames) {
    if (!knownNames.includes(name)) {
      throw new UsageError(
        `--for: unknown list ${await describeUnknownName(name, knownNames)}`,
        `The lists are ${knownNames.join(', ')}.`,
      );
    }
  }
  return {
    clients: Object.entries(enforcingClients).filter(([name]) => wantedNames.includes(name)),
    formats: Object.values(listFormats).filter(({ name }) => wantedNames.includes(name)),
  };
}

function readExportSource(values: Invocation['values']): string {
  const { 'export-file': file, 'base-url': url } = values;
  if (file !== undefined && url !== undefined) {
    throw new UsageError('allowlist takes either --export-file or --base-url: remove one of them.');
  }
  const source = file ?? url;
  if (source === undefined) {
    throw new UsageError('allowlist requires --export-file FILE or --base-url URL.');
  }
  return source;
}

/**
 * Judges the export and writes the requested formats. `addresses` is empty if no client was requested;
 * `totals` is null if no format was requested.
 */
async function writeLists(
  file: CorpusFile,
  { policy, now }: { readonly policy: Policy; readonly now: number },
  { clients, formats }: ListTargets,
  {
    withGrades,
    append,
    log,
  }: { readonly withGrades: boolean; readonly log: (line: string) => void } & Pick<
    OutputFolder,
    'append'
  >,
): Promise<{ readonly addresses: ListedAddress[]; readonly totals: ListTotals | null }> {
  const addresses: ListedAddress[] = [];
  const totals = { packages: 0, versions: 0, admitted: 0 };
  const countVersions = async (packages: AsyncIterable<JudgedPackage>): Promise<void> => {
    for await (const { versions } of packages) {
      totals.packages += 1;
      totals.versions += versions.length;
      totals.admitted += versions.filter(isAdmitted).length;
    }
  };
  const collectAddresses = async (packages: AsyncIterable<JudgedPackage>): Promise<void> => {
    for await (const { identity, versions } of packages) {
      if (identity.type !== 'remote') continue;
      for (const { verdict } of versions) addresses.push({ url: identity.name, verdict });
    }
  };
  const folder = createTemporaryFolder();
  try {
    const corpus = await judgeCorpus(file, {
      policy,
      now,
      folder,
      ...(formats.length === 0 ? { isWanted: (key: string) => key.startsWith('remote:') } : {}),
    });
    refuseUndecided(corpus.problems);
    for (const { message } of corpus.problems) log(plainText(message));
    await shareAmong(corpus.packages, [
      ...(clients.length > 0 ? [collectAddresses] : []),
      ...(formats.length > 0 ? [countVersions] : []),
      ...formats.map(
        (format) => (packages: AsyncIterable<JudgedPackage>) =>
          format.write(packages, { withGrades }, append),
      ),
    ]);
    return { addresses, totals: formats.length > 0 ? totals : null };
  } finally {
    folder.remove();
  }
}

/**
 * Rejects an export that the policy does not accept, because no verdict can be based on it.
 *
 * @throws GateError `export-refused`
 */
function refuseUndecided(problems: readonly Problem[]): void {
  const verdict = computeVerdict(problems);
  if (passes(verdict)) return;
  const [first] = problems.filter(
    ({ level, waived }) => level === 'error' || (level === 'fail' && waived === null),
  );
  if (first === undefined) return;
  throw new GateError(
    'export-refused',
    `The policy rejects the whole export: ${plainText(first.message)}`,
    plainText(first.advice) || 'Use another export.',
  );
}

/**
 * Scans the export once for all sources, and returns a function that judges the launches from any of these
 * sources.
 */
async function createLaunchJudge(
  { open, origin }: CorpusFile,
  policy: Policy,
  now: number,
  sources: readonly LaunchSource[],
): Promise<(sources: readonly LaunchSource[]) => JudgedLaunch[]> {
  const collectLaunches = (of: readonly LaunchSource[]): ObservedLaunch[] =>
    of.flatMap(({ launches }) => launches);
  const query = launchQuery(collectLaunches(sources), policy);
  const loaded: LoadedExport | null =
    query === null
      ? null
      : {
          selection: await selectFromExport(scanExport(open, origin), query),
          ...{ source: 'file', caution: null, service: null, save: async () => {} },
        };
  return (of) => judgeLaunches(collectLaunches(of), loaded, policy, now);
}

function collectNotices(sources: readonly LaunchSource[], { values }: Policy): string[] {
  const sourceNotices = sources.flatMap(({ notices }) => notices);
  const isMild = values.preset === 'report-only';
  return [
    ...(isMild
      ? ['Under the report-only preset, nothing fails, so these lists admit everything in use.']
      : []),
    ...[...new Set(sourceNotices)].sort(),
  ];
}

function writeProofs(
  proofs: readonly ClientProof[],
  notices: readonly string[],
  withGrades: boolean,
  { append }: Pick<OutputFolder, 'append'>,
): void {
  for (const { client, settings } of proofs) append(client.file, `${safeJson(settings)}\n`);
  if (proofs.length === 0) return;
  append(
    'proof.md',
    renderProof({ proofs, outcomes: groupByOutcome(proofs), notices, withGrades }),
  );
}
