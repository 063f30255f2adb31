import type { Word } from '../../model/model.ts';
import { folderOf, pathInFolder } from '../../model/paths.ts';
import { redactScript } from '../../model/secrets.ts';
import { isInBundle, pathBelow } from '../declarations/paths.ts';
import { ecosystems, isIdentified, unidentifiedReason } from '../ecosystems/ecosystems.ts';
import {
  launchesOfArguments,
  launchesOfPackage,
  launchesOfPackageScript,
  launchesOfShellScript,
} from '../launch/command-line.ts';
import {
  isUnknownCommand,
  type PartialLaunch,
  programLaunch,
  withAlterations,
  withExpansions,
  withManager,
} from '../launch/partial-launch.ts';
import {
  type InstalledLookup,
  installedLookup,
  type ProgramLookup,
  type RequirementsLookup,
  type RunBy,
  type ScriptLookup,
} from '../launch/pending-lookup.ts';
import type { ShellScript } from '../launch/shell-script.ts';
import { scriptsStartedBy } from '../launch/shell-text.ts';
import { type Answer, fileAlteration, localAnswer, mayReplace, plainAnswer } from './answer.ts';
import { isBuildOutput, isBuildTool, isBuiltHere, isPackedHere } from './build-outputs.ts';
import { namesFiles } from './expansions.ts';
import { fromNpmInstallation, manifestFor } from './npm-installation.ts';
import {
  applyAnswer,
  asUnidentified,
  type PlacedLaunch,
  throughScript,
  withParentInputs,
} from './placed-launch.ts';
import {
  findSources,
  interpreterOfProgram,
  packageInModules,
  shellScriptAt,
} from './program-file.ts';
import { packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';
import { requirements } from './project/requirements.ts';
import { fromPythonEnvironment } from './python-environment.ts';
import { withCommittedInstallation, withProjectChanges } from './tree-programs.ts';
import {
  locatePath,
  moveWorkingFolder,
  startFolders,
  type WorkingFolder,
  withOtherFolders,
} from './working-folder.ts';

/** Maximum nesting depth of scripts; real launches are nested less deeply. */
const deepest = 3;

/** Maximum number of launches per declaration; real declarations have fewer. */
const maxLaunches = 200;

interface Context {
  readonly project: Project;
  readonly place: WorkingFolder;
  /** The number of scripts and bridges between the declaration and this launch. */
  readonly depth: number;
  /** The number of launches that can still be resolved. The whole declaration shares one counter. */
  readonly budget: { left: number };
}

/**
 * Resolves the pending lookups in a declaration's launches from the project's files, without running
 * anything. A lookup asks whether a program is in the tree, which launches a script starts, or which package
 * provides a program.
 *
 * @returns launches without pending lookups; none for an optional program that is not installed, or for a
 * nested script that starts nothing
 */
export function resolveFromProject(
  launches: readonly PartialLaunch[],
  place: WorkingFolder,
  project: Project,
): readonly PlacedLaunch[] {
  return resolveAll(launches, { project, place, depth: 0, budget: { left: maxLaunches } });
}

function resolveAll(launches: readonly PartialLaunch[], context: Context): readonly PlacedLaunch[] {
  const { budget, project } = context;
  return launches.flatMap((each): readonly PlacedLaunch[] => {
    budget.left -= 1;
    if (budget.left < 0) {
      const reason = `the declaration contains more than ${maxLaunches} launches`;
      const beyond = { ...each, ambient: [], place: context.place };
      return budget.left === -1 ? [asUnidentified(beyond, '', reason)] : [];
    }
    const projectPlaces = each.projects.map((folder) =>
      moveWorkingFolder(context.place, folder, project),
    );
    const startPlace = moveWorkingFolder(context.place, each.folder, project);
    // A program file found in the start folder is resolved there; an installed program is resolved in the
    // project that the launch specifies.
    const isHere =
      each.pending?.kind === 'program' &&
      project.has(locatePath(startPlace, each.pending.path) ?? '');
    const main = (isHere ? undefined : projectPlaces.at(-1)) ?? startPlace;
    const place = withOtherFolders(main, [startPlace, ...projectPlaces].flatMap(startFolders));
    const ambient = each.ambient.map(({ folder, ...read }) => ({
      ...read,
      place: moveWorkingFolder(context.place, folder, project),
    }));
    const expansions = each.expansions.filter(({ as }) => as !== 'names');
    const placedLaunch = { ...each, ambient, expansions, place };
    if (namesFiles(each.expansions, context.place, project)) {
      return [asUnidentified(placedLaunch, '', 'a file name pattern that a shell expands')];
    }
    return resolveOne(placedLaunch, launches, { ...context, place });
  });
}

function resolveOne(
  placed: PlacedLaunch,
  beside: readonly PartialLaunch[],
  context: Context,
): readonly PlacedLaunch[] {
  const { pending } = placed;
  switch (pending?.kind) {
    case undefined:
      if (!isUnknownCommand(placed)) return withProjectChanges(placed, context.project);
      // The arguments of commands inside scripts are not searched for launches.
      return withArguments(placed, context.depth > 0 ? [] : placed.args, context);
    case 'program':
      return resolveProgram(placed, pending, context);
    case 'sources': {
      const sources = findSources(pending, context.place, context.project);
      return [
        sources === null
          ? asUnidentified(placed, pending.path || '.', unidentifiedReason(placed.launch) ?? '')
          : applyAnswer(placed, localAnswer(sources)),
      ];
    }
    case 'script':
      return resolveScript(placed, pending, context);
    case 'installed':
      return resolveInstalled(placed, pending, beside, context);
    case 'requirements':
      return resolveRequirements(placed, pending, context);
  }
}

function withArguments(
  placed: PlacedLaunch,
  args: readonly Word[],
  context: Context,
): readonly PlacedLaunch[] {
  const own = { ...placed, args: [] };
  const named = withExpansions(launchesOfArguments(args), own.expansions);
  return [
    own,
    ...withParentInputs(own, resolveAll(named, { ...context, depth: context.depth + 1 })),
  ];
}

function resolveProgram(
  placed: PlacedLaunch,
  pending: ProgramLookup,
  context: Context,
): readonly PlacedLaunch[] {
  const { project, place, depth } = context;
  const isAddress = /^[a-z][\w+.-]*:\/\//i.test(pending.path);
  // A program missing from the first folder could be in another folder that a user opens.
  const paths = startFolders(place).map((folder) => locatePath({ ...place, folder }, pending.path));
  const pathExists = (each: string | null): boolean =>
    each !== null && runnableFile(each, pending.by, project) !== null;
  const namedPath = isAddress ? null : (paths.find(pathExists) ?? locatePath(place, pending.path));
  const path = namedPath === null ? null : mainFile(namedPath, pending.by, project);
  if (path !== null && /(?:^|\/)node_modules\//.test(path)) {
    const modulePackage = packageInModules(path, pending.args, project);
    if (modulePackage !== null) {
      const there = { ...context, place: { ...place, folder: modulePackage.folder, others: [] } };
      return resolveInstalled(placed, modulePackage.lookup, [], there);
    }
    return [asUnidentified(placed, pending.path, unidentifiedReason(placed.launch) ?? '')];
  }
  const file = path === null ? null : runnableFile(path, pending.by, project);
  if (file !== null) {
    const local = applyAnswer(placed, localAnswer(file));
    const script = shellScriptAt(file, pending.by, project);
    const runBy = script === null ? interpreterOfProgram(file, pending.by, project) : null;
    const { text } = script ?? runBy ?? {};
    if (text === undefined || depth >= deepest) return [local];
    const scriptWord = { text: file, span: placed.launch.span };
    const innerContext = { ...context, depth: depth + 1 };
    const startedBy = (each: ShellScript | null): readonly PartialLaunch[] =>
      each === null ? [] : launchesOfShellScript(each, scriptWord, maxLaunches);
    const startedLaunches = resolveAll(
      withExpansions(startedBy(script), placed.expansions),
      innerContext,
    );
    // The interpreter line and nested scripts add only fetched packages as launches; anything else in them is
    // treated as the project's own code.
    const scripts = script === null ? [] : scriptsStartedBy(script, scriptWord);
    const furtherLaunches = [
      ...startedBy(runBy),
      ...scripts.map((each) => programLaunch(each, 'shell')),
    ];
    const fetched = resolveAll(furtherLaunches, innerContext).filter(({ launch }) =>
      isIdentified(launch),
    );
    return [
      local,
      ...withParentInputs(placed, throughScript(text, [...startedLaunches, ...fetched])),
    ];
  }
  // A bundle or plugin can contain a file that is absent from the tree, if the manifest refers to a path
  // inside the bundle's folder.
  if (path !== null && isInBundle(pending.path) && isPackedHere(path, project)) {
    return [applyAnswer(placed, localAnswer(path))];
  }
  if (path === null || !isBuildOutput(path, project)) {
    return [asUnidentified(placed, pending.path, unidentifiedReason(placed.launch) ?? '')];
  }
  return [
    isBuiltHere(path, project)
      ? applyAnswer(placed, localAnswer(path))
      : asUnidentified(placed, pending.path, 'a build output that is not in the tree'),
  ];
}

function resolveRequirements(
  placed: PlacedLaunch,
  { path }: RequirementsLookup,
  { project, place }: Context,
): readonly PlacedLaunch[] {
  const file = locatePath(place, path);
  const listedPackages = file === null ? null : project.get(file, requirements);
  if (listedPackages === null)
    return [asUnidentified(placed, path, unidentifiedReason(placed.launch) ?? '')];
  return listedPackages.map(({ spec, elsewhere }) => {
    const alterations = elsewhere === null ? [] : [fileAlteration(file ?? '', elsewhere)];
    return applyAnswer(placed, { ...plainAnswer(spec), alterations });
  });
}

/** Returns the file that Node runs for a folder with a manifest. Any other path is returned unchanged. */
function mainFile(path: string, by: RunBy, project: Project): string {
  const file = pathInFolder(path, 'package.json');
  if (by !== 'interpreter' || project.exists(path) || !project.has(file)) return path;
  const main = pathBelow(path, project.get(file, packageJson)?.main ?? 'index.js');
  const endings = ['', '.js', '.json', '/index.js'];
  return main === null
    ? path
    : (endings.map((ending) => `${main}${ending}`).find((each) => project.has(each)) ?? main);
}

/**
 * Returns the file that runs for a path, or null if the project has none. For a folder, Python runs
 * `__main__.py`.
 */
function runnableFile(path: string, by: RunBy, project: Project): string | null {
  if (project.has(path)) return path;
  const inside = pathInFolder(path, '__main__.py');
  return by === 'interpreter' && project.has(inside) ? inside : null;
}

function resolveScript(
  placed: PlacedLaunch,
  pending: ScriptLookup,
  context: Context,
): readonly PlacedLaunch[] {
  const { project, place, depth } = context;
  const { name, args, workspace, manager } = pending;
  const unknown = (reason: string): readonly PlacedLaunch[] => [
    asUnidentified(placed, name, reason, redactScript(name)),
  ];
  const path = place.folder === null ? null : manifestFor(project, place.folder, workspace);
  const manifest = path === null ? null : project.get(path, packageJson);
  if (path === null || manifest === null)
    return unknown('a script without a package.json in the tree');
  const script = manifest.scripts.get(name)?.text;
  if (script === undefined) {
    if (!pending.orProgram) return unknown('a script that package.json does not list');
    const lookup = { type: 'npm', program: name, args, workspace, manager } as const;
    return resolveInstalled(placed, installedLookup(lookup), [], context);
  }
  if (depth >= deepest) return unknown('scripts that start each other endlessly');
  if (args.some(({ text }) => !/^[\w@./:=,+-]+$/.test(text))) {
    return unknown('arguments that a shell may split');
  }
  const line = [script, ...args.map(({ text }) => text)].join(' ');
  // The package manager also runs the scripts with the `pre` and `post` prefixes.
  const [before, after] = [`pre${name}`, `post${name}`].map((key) => manifest.scripts.get(key));
  const parts = [before?.text, line, after?.text].flatMap((text) => {
    if (text === undefined) return [];
    const launches = launchesOfPackageScript({ text, span: placed.launch.span });
    const expanded = withExpansions(launches, placed.expansions);
    return [{ text, launches: withManager(expanded, manager) }];
  });
  const isBuilding = (each: PartialLaunch): boolean => isBuildTool(each, manifest);
  const scriptContext = {
    ...context,
    place: { ...place, folder: folderOf(path), others: [] },
    depth: depth + 1,
  };
  const scriptLaunches = parts.flatMap(({ text, launches }) =>
    throughScript(
      text,
      resolveAll(
        launches.filter((each) => !isBuilding(each)),
        scriptContext,
      ),
    ),
  );
  // A build can overwrite installed files, so a launch after a build is certain only if it starts the
  // project's own code.
  const hasBuilt = parts.some(({ launches }) => launches.some(isBuilding));
  const isOwn = scriptLaunches.every(({ launch }) =>
    ['local', 'unidentified'].includes(launch.type),
  );
  const ofScript = (reason: string) => throughScript(script, unknown(reason));
  const mixed = hasBuilt && !isOwn ? ofScript('a script that also runs a build') : [];
  const allLaunches = withAlterations([...scriptLaunches, ...mixed], placed.launch.alterations);
  return allLaunches.length > 0 || depth > 0
    ? withParentInputs(placed, allLaunches)
    : ofScript('a script that starts no server');
}

function resolveInstalled(
  placed: PlacedLaunch,
  pending: InstalledLookup,
  beside: readonly PartialLaunch[],
  context: Context,
): readonly PlacedLaunch[] {
  const { project, place } = context;
  const answers = findAnswers(placed, pending, beside, context);
  if (answers.length === 0 && !pending.isOptional) {
    const name = pending.program || (pending.packageName ?? '');
    const own = asUnidentified(placed, name, unidentifiedReason(placed.launch) ?? '');
    return withArguments(own, pending.args, context);
  }
  return answers.flatMap((found) => {
    const answer = withCommittedInstallation(found, pending, startFolders(place), project);
    const answeredLaunch = applyAnswer(placed, answer);
    const { spec } = answer;
    const programWord = { text: pending.program, span: placed.launch.span };
    const isPackage =
      !pending.isModule && isIdentified(spec) && ecosystems[spec.type].canBeInstalled;
    const packageLaunches = isPackage
      ? launchesOfPackage(spec, programWord, pending.args)
      : launchesOfArguments(pending.args);
    // A bridge's launch comes last in the list, after the launches of the servers in its arguments.
    const bridge = packageLaunches.findLast(({ launch }) => launch.role === 'launcher');
    const self = isPackage ? (bridge ?? packageLaunches[0]) : undefined;
    const innerLaunches = withExpansions(
      packageLaunches.filter((each) => each !== self),
      placed.expansions,
    );
    const beside = resolveAll(innerLaunches, { ...context, depth: context.depth + 1 });
    const role = bridge === undefined ? answeredLaunch.launch.role : 'launcher';
    const args = bridge === undefined ? pending.args : [];
    const main = { ...answeredLaunch, args, launch: { ...answeredLaunch.launch, role } } as const;
    return bridge === undefined
      ? [main, ...beside]
      : [
          ...withAlterations(
            withParentInputs(answeredLaunch, beside),
            answeredLaunch.launch.alterations,
          ),
          main,
        ];
  });
}

const installations = {
  npm: fromNpmInstallation,
  pypi: fromPythonEnvironment,
} as const satisfies Readonly<Record<InstalledLookup['type'], unknown>>;

/**
 * Returns the installed packages that match a lookup. An optional lookup leaves out packages that are judged
 * anyway.
 */
function findAnswers(
  placed: PlacedLaunch,
  pending: InstalledLookup,
  beside: readonly Pick<PartialLaunch, 'launch'>[],
  { project, place: { folder } }: Context,
): readonly Answer[] {
  if (folder === null) return [];
  const answers = installations[pending.type](pending, folder, project);
  if (!pending.isOptional) return answers;
  // The launch of the package that npx would fetch comes from the same word, so the two spans are identical.
  const main = beside.find(
    ({ launch }) => launch.type === 'npm' && launch.span === placed.launch.span,
  );
  return answers.filter((answer) =>
    main === undefined
      ? // A launcher installed under its own name is left out, because the gate knows how to interpret it.
        answer.spec.type === 'local' || answer.spec.name !== pending.program
      : mayReplace(main.launch, answer),
  );
}
