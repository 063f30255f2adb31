import { declaredLaunches } from '../launch/declared.ts';
import { alterationsOf } from '../launch/environment.ts';
import { unidentifiedLaunch } from '../launch/partial-launch.ts';
import type { Alteration, Declaration, Dependency, EcosystemType } from '../model.ts';
import type { Ecosystem } from '../versions/ecosystem.ts';
import { ecosystems, isIdentified } from '../versions/ecosystems.ts';
import { isDecidedByVariables } from './expansions.ts';
import { resolveFromProject } from './lookups.ts';
import { filesNamedBy } from './named-files.ts';
import { type PlacedLaunch, unidentifiedAs } from './placed-launch.ts';
import type { Project } from './project/project.ts';
import { alterationsAround } from './surroundings.ts';
import { committedBins, standIns } from './tree-programs.ts';
import { mayHideFiles, moved, type WorkingFolder } from './working-folder.ts';

/**
 * What a declaration launches or connects to. Never empty: an entry that tells nothing is
 * `unidentified`, with the reason.
 *
 * @param project the files around it: only what the tree contains is `local`, and its scripts and
 *   lockfiles tell what a command that fetches nothing starts
 */
export function resolveLaunch(declaration: Declaration, project: Project): Dependency[] {
  const { folder, span } = declaration;
  const { cwd } = declaration.launch;
  const client: WorkingFolder = { folder, project: folder };
  const start = cwd === null ? client : moved(client, cwd.text, project);
  const resolved = resolveFromProject(declaredLaunches(declaration), start, project);
  if (resolved.length === 0) {
    const reason = 'the entry has neither a command nor a URL';
    return [{ ...unidentifiedLaunch({ text: '', span }, reason).launch, declaration }];
  }
  const seen = new Set<string>();
  return unique(
    resolved.map((each) => {
      const isDecided = isDecidedByVariables(each, declaration, start, project);
      const placed = isDecided
        ? unidentifiedAs(each, each.launch.name ?? '', 'a shell’s text that its variables decide')
        : each;
      const alterations = allAlterations(placed, declaration, start, project);
      const namedFiles = filesNamedBy(placed, declaration, start, project, seen);
      const names = namedFiles.length === 0 ? {} : { namedFiles };
      return { ...placed.launch, ...names, alterations, declaration };
    }),
  );
}

/** The same launch, started by several lines of a script, is one dependency. */
function unique(dependencies: readonly Dependency[]): Dependency[] {
  const key = ({ declaration: _, ...launch }: Dependency): string => JSON.stringify(launch);
  return [...new Map(dependencies.map((each) => [key(each), each])).values()];
}

/** What the command line, the environment, the entry and the files around it change about a launch. */
function allAlterations(
  placed: PlacedLaunch,
  declaration: Declaration,
  start: WorkingFolder,
  project: Project,
): readonly Alteration[] {
  const { launch } = placed;
  // Code of the project and what is unidentified have no grade that an alteration could falsify.
  if (!isIdentified(launch)) return [];
  const { command, env, envFile, hooks, cwd } = declaration.launch;
  // The environment is that of the command; an address has none.
  const files = envFile === null || command === null ? [] : [envFile];
  const started = { ...placed, envFiles: [...files, ...placed.envFiles] };
  // Settings in a folder of the repository that is not in the tree cannot be seen.
  const isUnseen =
    placed.manager !== null &&
    placed.workingFolder === null &&
    mayHideFiles(placed.folder || (cwd?.text ?? ''), start, project);
  const what = 'a folder that is not in the tree';
  const { commands, workingFolder } = placed;
  const installed = commands.flatMap(({ name, isInstalled }) => (isInstalled ? [name] : []));
  return [
    ...launch.alterations,
    ...standIns(placed, [start.folder, workingFolder], project),
    ...(workingFolder === null ? [] : committedBins(installed, workingFolder, project)),
    ...alterationsAround(started, start, project),
    ...(isUnseen ? [{ kind: 'path', what, file: null, span: launch.span } as const] : []),
    ...(command === null ? [] : alterationsOf(env)),
    ...hooks,
  ].filter((each) => concerns(each.what, launch.type));
}

/** Whether what fetches and runs this type reads a variable; true for whatever is not a variable. */
function concerns(what: string, type: EcosystemType): boolean {
  const reads = ({ ownVariables }: Ecosystem): boolean =>
    ownVariables instanceof RegExp && ownVariables.test(what);
  const own = ecosystems[type];
  return own.ownVariables === 'any' || reads(own) || !Object.values(ecosystems).some(reads);
}
