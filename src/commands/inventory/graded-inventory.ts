import type { RunPorts } from '../../gate/ports.ts';
import type { Settings } from '../../gate/settings.ts';
import { judge, readChange } from '../../gate/steps.ts';
import type { GradedInventory, Report } from '../../judging/report.ts';
import type { Dependency } from '../../model/model.ts';
import { judgeTree } from '../check/judge-tree.ts';

/**
 * Lists and judges every server that the tree declares, as a check without a base does. Paths that the policy
 * ignores are left out.
 *
 * @throws GateError if the policy cannot be used, the tree cannot be read, or the export cannot be loaded
 */
export async function takeGradedInventory(
  settings: Settings,
  withCandidates: boolean,
  ports: RunPorts,
): Promise<{ readonly inventory: GradedInventory; readonly save: () => Promise<void> }> {
  const { report, save, change, head, proved } = await judgeTree(settings, ports);
  const servers = Map.groupBy(report.servers, ({ dependency }) => dependency.declaration);
  const listedDeclarations = new Set(servers.keys());
  const asJudged = (dependency: Dependency): Dependency =>
    servers
      .get(dependency.declaration)
      ?.find(({ dependency: each }) => isSameDependency(each, dependency))?.dependency ??
    dependency;
  const declared = change.declared.map(({ dependency }) => asJudged(dependency));
  const ownDeclarations = new Set(declared.map(({ declaration }) => declaration));
  const ofManifests = report.servers
    .map(({ dependency }) => dependency)
    .filter(({ declaration }) => !ownDeclarations.has(declaration));
  const candidates = withCandidates ? await proved(change.candidates) : [];
  const dependencies = [...declared, ...ofManifests];
  return {
    inventory: {
      declarations: [...new Set(dependencies.map(({ declaration }) => declaration))],
      dependencies,
      candidates: candidates.filter(({ declaration }) => !listedDeclarations.has(declaration)),
      files: report.files,
      autoApproved: report.autoApproved,
      searched: head.inventory.searched,
      withPrograms: false,
      report,
    },
    save,
  };
}

/**
 * Judges every server that the tree declares, as a check without a base does, but without grades.
 *
 * @throws GateError if the policy cannot be used or the tree cannot be read
 */
export async function judgeWithoutGrades(settings: Settings, ports: RunPorts): Promise<Report> {
  const { change } = await readChange(settings, ports);
  return judge(change.declared, null, change.tree, ports);
}

/**
 * Reports whether two dependencies from one declaration are equal. Comparing references is not enough,
 * because some dependencies are copied when they are judged.
 */
const isSameDependency = (one: Dependency, other: Dependency): boolean =>
  one.span === other.span && one.type === other.type && one.name === other.name;
