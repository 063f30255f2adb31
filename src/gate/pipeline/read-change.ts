import type { BaseFound } from '../../io/github-event.ts';
import type { Dependency } from '../../model/model.ts';
import { firstNames } from '../../model/phrase.ts';
import { scanWords } from '../../report/report-messages.ts';
import type { ExportFilePorts, RunPorts } from '../ports.ts';
import type { Settings } from '../settings/settings.ts';
import { changedDependency } from './changed-dependencies.ts';
import { type Changes, unknownChanges } from './compare-with-base.ts';
import { findEffectivePolicy } from './effective-policy.ts';
import { compareWithGuardedBase } from './guarded-base.ts';
import { proveCandidates, type ScannedTree, type ScanOptions, scanTree } from './inventory.ts';
import type { ChangedDependency, TreeResult } from './judge.ts';
import { judgesManifests } from './undecided.ts';
import { createBudget } from './work-budget.ts';

/** Data read from a run's trees before the export is needed. Contains only values, no functions. */
export interface ReadChange {
  readonly declared: readonly ChangedDependency[];
  readonly candidates: readonly Candidate[];
  readonly tree: TreeResult;
}

/**
 * A dependency from a package manifest. `plain` is the same dependency with paths relative to the repository
 * root.
 */
export interface Candidate extends ChangedDependency {
  readonly plain: Dependency;
}

/** Returns the candidates in the same order, with the versions that lockfiles prove. */
export type ProveVersions = (candidates: readonly Candidate[]) => Promise<readonly Dependency[]>;

export type ReadingPorts = Omit<
  RunPorts,
  Exclude<keyof ExportFilePorts, 'now' | 'log' | 'event' | 'openRepository'> | 'readHeadCommit'
>;

/**
 * Reads and compares the trees of a run.
 *
 * @throws GateError if the policy cannot be used, or the tree cannot be read
 */
export async function readChange(
  settings: Settings,
  ports: ReadingPorts,
  charge = createBudget(),
): Promise<{
  readonly change: ReadChange;
  readonly head: ScannedTree;
  readonly proved: ProveVersions;
}> {
  const baseFound = await ports.findBase();
  const effective = await findEffectivePolicy(settings, ports, baseFound);
  ports.showPolicy(effective.policy);
  const options: ScanOptions = {
    folder: ports.folder,
    ignorePaths: effective.policy.values['ignore-paths'],
    registries: effective.policy.values.registries,
    withCandidates: judgesManifests(effective.policy),
    charge,
  };
  const head = await scanHead(ports, options);
  const { bases } = effective.policy.values;
  const { changes, missing } = await changesSince(baseFound, head, bases, options);
  const notices = [...changes.notices, ...conflictNotices(head)];
  const context = createContext(settings, ports, baseFound.base, missing, notices);
  for (const notice of [...context.notices, ...effective.notices]) ports.log(notice);

  const { inventory, project, shown } = head;
  const withChange = (dependency: Dependency): ChangedDependency =>
    changedDependency(dependency, changes, shown, context.scope);
  const change: ReadChange = {
    declared: inventory.dependencies.map(withChange),
    candidates: inventory.candidates.map((plain) => ({ plain, ...withChange(plain) })),
    tree: {
      effective,
      context,
      files: [...inventory.files, ...changes.unread].map((file) => ({
        file: shown.file(file),
        isTouched: changes.touches(file),
      })),
      removed: shown.dependencies(changes.removed),
      autoApproved: inventory.autoApproved
        .filter((each) => context.scope === 'all' || changes.frees(each))
        .map((each) => ({ ...each, file: shown.path(each.file) })),
    },
  };
  const proved: ProveVersions = async (candidates) => {
    const plain = candidates.map((each) => each.plain);
    return shown.dependencies(await proveCandidates(plain, project));
  };
  return { change, head, proved };
}

async function scanHead(
  ports: Pick<RunPorts, 'head' | 'now' | 'log'>,
  options: ScanOptions,
): Promise<ScannedTree> {
  const started = ports.now();
  const head = await scanTree(ports.head, options);
  ports.log(`${scanWords(head.inventory)} (${ports.now() - started} ms)`);
  return head;
}

const mostConflicts = 5;

/**
 * Returns a notice about lockfiles with merge conflict markers, which prove no versions and are not reported
 * by any rule.
 */
function conflictNotices({ project: { project }, shown }: ScannedTree): string[] {
  const places = [...project.conflicts].map(
    ([path, line]) => `${shown.path(path)} has merge conflict markers at line ${line}`,
  );
  const list = firstNames(places.sort(), mostConflicts);
  return list === '' ? [] : [`The gate cannot read some files: ${list}.`];
}

/**
 * Returns the changes since the base. `missing` states why there is no usable base; null if there is a base.
 */
async function changesSince(
  { base, branch, missing }: BaseFound,
  head: ScannedTree,
  bases: readonly string[],
  options: ScanOptions,
): Promise<{ readonly changes: Changes; readonly missing: string | null }> {
  if (base === null) return { changes: unknownChanges, missing };
  const compared = await compareWithGuardedBase(head, { base, branch }, bases, options);
  return 'reason' in compared
    ? { changes: unknownChanges, missing: missing ?? compared.reason }
    : { changes: compared, missing };
}

function createContext(
  settings: Settings,
  { event }: Pick<RunPorts, 'event'>,
  base: BaseFound['base'],
  missing: string | null,
  ofChanges: Changes['notices'],
): TreeResult['context'] {
  const isComparable = base !== null && missing === null;
  const scope = settings.scope !== 'all' && isComparable ? 'changed' : 'all';
  const notices =
    missing === null
      ? ofChanges
      : [`The gate judges everything, because there is no base: ${missing}.`, ...ofChanges];
  return { event, base: isComparable ? base.commit : null, scope, notices };
}
