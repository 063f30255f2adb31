import type { Word } from '../../model/model.ts';
import { folderOf, inFolder } from '../../model/paths.ts';
import { shownScript } from '../../model/secrets.ts';
import { isInBundle, pathBelow } from '../declarations/paths.ts';
import { ecosystems, isIdentified, reasonOf } from '../ecosystems/ecosystems.ts';
import {
  launchesOfArguments,
  launchesOfPackage,
  launchesOfPackageScript,
  launchesOfShellScript,
} from '../launch/command-line.ts';
import {
  altered,
  expanding,
  installedBy,
  isUnknownCommand,
  type PartialLaunch,
  programAt,
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
import { type Answer, alterationIn, localAnswer, mayReplace, plainAnswer } from './answer.ts';
import { isBuildOutput, isBuildTool, isBuiltHere, isPackedHere } from './build-outputs.ts';
import { namesFiles } from './expansions.ts';
import { fromNpmInstallation, manifestFor } from './npm-installation.ts';
import {
  answered,
  leadingTo,
  type PlacedLaunch,
  through,
  unidentifiedAs,
} from './placed-launch.ts';
import {
  interpreterOfProgram,
  packageInModules,
  shellScriptAt,
  sourcesOf,
} from './program-file.ts';
import { packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';
import { requirements } from './project/requirements.ts';
import { fromPythonEnvironment } from './python-environment.ts';
import { besideProject, withCommitted } from './tree-programs.ts';
import { foldersOf, locate, moved, orIn, type WorkingFolder } from './working-folder.ts';

/** No honest launch has scripts that start scripts beyond this depth. */
const deepest = 3;

/** More launches than one declaration has. */
const maxLaunches = 200;

interface Context {
  readonly project: Project;
  readonly place: WorkingFolder;
  /** How many scripts and bridges lead here from the declaration. */
  readonly depth: number;
  /** How many launches may still be resolved: one counter for the whole declaration. */
  readonly budget: { left: number };
}

/**
 * Answers the pending lookups of a declaration's launches from the files of the project: whether a
 * program is in the tree, what a script starts, and which package an installed program belongs to.
 * Nothing is run.
 *
 * @returns launches without pending lookups; none for a script that only builds or an optional program
 *   that is not installed
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
      const reason = `one of more than ${maxLaunches} launches in one declaration`;
      const beyond = { ...each, ambient: [], place: context.place };
      return budget.left === -1 ? [unidentifiedAs(beyond, '', reason)] : [];
    }
    const further = each.projects.map((folder) => moved(context.place, folder, project));
    const here = moved(context.place, each.folder, project);
    // Programs of an installation are those of the project that is named.
    const isHere =
      each.pending?.kind === 'program' && project.has(locate(here, each.pending.path) ?? '');
    const main = (isHere ? undefined : further.at(-1)) ?? here;
    const place = orIn(main, [here, ...further].flatMap(foldersOf));
    const ambient = each.ambient.map(({ folder, ...read }) => ({
      ...read,
      place: moved(context.place, folder, project),
    }));
    const expansions = each.expansions.filter(({ as }) => as !== 'names');
    const placed = { ...each, ambient, expansions, place };
    if (namesFiles(each.expansions, context.place, project)) {
      return [unidentifiedAs(placed, '', 'words that a shell takes from the names of files')];
    }
    return resolveOne(placed, launches, { ...context, place });
  });
}

/** @param beside the launches of the same command line */
function resolveOne(
  placed: PlacedLaunch,
  beside: readonly PartialLaunch[],
  context: Context,
): readonly PlacedLaunch[] {
  const { pending } = placed;
  switch (pending?.kind) {
    case undefined:
      if (!isUnknownCommand(placed)) return besideProject(placed, context.project);
      // A line of a script is no launch.
      return withArguments(placed, context.depth > 0 ? [] : placed.args, context);
    case 'program':
      return resolveProgram(placed, pending, context);
    case 'sources': {
      const found = sourcesOf(pending, context.place, context.project);
      return [
        found === null
          ? unidentifiedAs(placed, pending.path || '.', reasonOf(placed.launch) ?? '')
          : answered(placed, localAnswer(found)),
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

/** A program that nothing is known of, with what its arguments name beside it. */
function withArguments(
  placed: PlacedLaunch,
  args: readonly Word[],
  context: Context,
): readonly PlacedLaunch[] {
  const own = { ...placed, args: [] };
  const named = expanding(launchesOfArguments(args), own.expansions);
  return [own, ...leadingTo(own, resolveAll(named, { ...context, depth: context.depth + 1 }))];
}

function resolveProgram(
  placed: PlacedLaunch,
  pending: ProgramLookup,
  context: Context,
): readonly PlacedLaunch[] {
  const { project, place, depth } = context;
  // An address is not a path, whatever files the tree has.
  const isAddress = /^[a-z][\w+.-]*:\/\//i.test(pending.path);
  // What the first folder does not have may be there in one that somebody opens instead.
  const paths = foldersOf(place).map((folder) => locate({ ...place, folder }, pending.path));
  const isThere = (each: string | null): boolean =>
    each !== null && fileOf(each, pending.by, project) !== null;
  const named = isAddress ? null : (paths.find(isThere) ?? locate(place, pending.path));
  const path = named === null ? null : programIn(named, pending.by, project);
  if (path !== null && /(?:^|\/)node_modules\//.test(path)) {
    const found = packageInModules(path, pending.args, project);
    if (found !== null) {
      const there = { ...context, place: { ...place, folder: found.folder, others: [] } };
      return resolveInstalled(placed, found.lookup, [], there);
    }
    return [unidentifiedAs(placed, pending.path, reasonOf(placed.launch) ?? '')];
  }
  const file = path === null ? null : fileOf(path, pending.by, project);
  if (file !== null) {
    const local = answered(placed, localAnswer(file));
    const script = shellScriptAt(file, pending.by, project);
    const runBy = script === null ? interpreterOfProgram(file, pending.by, project) : null;
    const { text } = script ?? runBy ?? {};
    if (text === undefined || depth >= deepest) return [local];
    const at = { text: file, span: placed.launch.span };
    const there = { ...context, depth: depth + 1 };
    const startedBy = (each: ShellScript | null): readonly PartialLaunch[] =>
      each === null ? [] : launchesOfShellScript(each, at, maxLaunches);
    const started = resolveAll(expanding(startedBy(script), placed.expansions), there);
    // Of further scripts, and of what runs this one, only what they fetch is beside the project's code.
    const scripts = script === null ? [] : scriptsStartedBy(script, at);
    const further = [...startedBy(runBy), ...scripts.map((each) => programAt(each, 'shell'))];
    const fetched = resolveAll(further, there).filter(({ launch }) => isIdentified(launch));
    return [local, ...leadingTo(placed, through(text, [...started, ...fetched]))];
  }
  // What the manifest of a bundle or plugin has in its own folder, and the tree has not, is packed into it.
  if (path !== null && isInBundle(pending.path) && isPackedHere(path, project)) {
    return [answered(placed, localAnswer(path))];
  }
  if (path === null || !isBuildOutput(path, project)) {
    return [unidentifiedAs(placed, pending.path, reasonOf(placed.launch) ?? '')];
  }
  return [
    isBuiltHere(path, project)
      ? answered(placed, localAnswer(path))
      : unidentifiedAs(placed, pending.path, 'a build output that is not in the tree'),
  ];
}

/** The packages of a list, which are what the list is to the launch. */
function resolveRequirements(
  placed: PlacedLaunch,
  { path }: RequirementsLookup,
  { project, place }: Context,
): readonly PlacedLaunch[] {
  const file = locate(place, path);
  const listed = file === null ? null : project.get(file, requirements);
  if (listed === null) return [unidentifiedAs(placed, path, reasonOf(placed.launch) ?? '')];
  return listed.map(({ spec, elsewhere }) => {
    const alterations = elsewhere === null ? [] : [alterationIn(file ?? '', elsewhere)];
    return answered(placed, { ...plainAnswer(spec), alterations });
  });
}

/** The file that a folder with a manifest means to Node; any other path as it is. */
function programIn(path: string, by: RunBy, project: Project): string {
  const file = inFolder(path, 'package.json');
  if (by !== 'interpreter' || project.exists(path) || !project.has(file)) return path;
  const main = pathBelow(path, project.get(file, packageJson)?.main ?? 'index.js');
  const endings = ['', '.js', '.json', '/index.js'];
  return main === null
    ? path
    : (endings.map((ending) => `${main}${ending}`).find((each) => project.has(each)) ?? main);
}

/** The file that a path means to what runs it: Python runs a folder by what is in it. */
function fileOf(path: string, by: RunBy, project: Project): string | null {
  if (project.has(path)) return path;
  const inside = inFolder(path, '__main__.py');
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
    unidentifiedAs(placed, name, reason, shownScript(name)),
  ];
  const path = place.folder === null ? null : manifestFor(project, place.folder, workspace);
  const manifest = path === null ? null : project.get(path, packageJson);
  if (path === null || manifest === null) return unknown('a script of no package.json of the tree');
  const script = manifest.scripts.get(name)?.text;
  if (script === undefined) {
    if (!pending.orProgram) return unknown('a script that package.json does not have');
    const lookup = { type: 'npm', program: name, args, workspace, manager } as const;
    return resolveInstalled(placed, installedLookup(lookup), [], context);
  }
  if (depth >= deepest) return unknown('scripts that start scripts without end');
  if (args.some(({ text }) => !/^[\w@./:=,+-]+$/.test(text))) {
    return unknown('arguments that a shell may take apart');
  }
  const line = [script, ...args.map(({ text }) => text)].join(' ');
  // The manager also runs the scripts that are named for before and after this one.
  const [before, after] = [`pre${name}`, `post${name}`].map((key) => manifest.scripts.get(key));
  const parts = [before?.text, line, after?.text].flatMap((text) => {
    if (text === undefined) return [];
    const launches = launchesOfPackageScript({ text, span: placed.launch.span });
    const expanded = expanding(launches, placed.expansions);
    return [{ text, launches: installedBy(expanded, manager) }];
  });
  const isBuilding = (each: PartialLaunch): boolean => isBuildTool(each, manifest);
  const there = {
    ...context,
    place: { ...place, folder: folderOf(path), others: [] },
    depth: depth + 1,
  };
  const started = parts.flatMap(({ text, launches }) =>
    through(
      text,
      resolveAll(
        launches.filter((each) => !isBuilding(each)),
        there,
      ),
    ),
  );
  // A build may write over what was installed: only code of the project is sure to be its result.
  const hasBuilt = parts.some(({ launches }) => launches.some(isBuilding));
  const isOwn = started.every(({ launch }) => ['local', 'unidentified'].includes(launch.type));
  const ofScript = (reason: string) => through(script, unknown(reason));
  const mixed = hasBuilt && !isOwn ? ofScript('a script that builds beside what it starts') : [];
  const all = altered([...started, ...mixed], placed.launch.alterations);
  return all.length > 0 || depth > 0
    ? leadingTo(placed, all)
    : ofScript('a script that starts no server');
}

function resolveInstalled(
  placed: PlacedLaunch,
  pending: InstalledLookup,
  beside: readonly PartialLaunch[],
  context: Context,
): readonly PlacedLaunch[] {
  const { project, place } = context;
  const answers = answersTo(placed, pending, beside, context);
  if (answers.length === 0 && !pending.isOptional) {
    const name = pending.program || (pending.packageName ?? '');
    const own = unidentifiedAs(placed, name, reasonOf(placed.launch) ?? '');
    return withArguments(own, pending.args, context);
  }
  return answers.flatMap((found) => {
    const answer = withCommitted(found, pending, foldersOf(place), project);
    const own = answered(placed, answer);
    const { spec } = answer;
    const at = { text: pending.program, span: placed.launch.span };
    const isPackage =
      !pending.isModule && isIdentified(spec) && ecosystems[spec.type].canBeInstalled;
    const started = isPackage
      ? launchesOfPackage(spec, at, pending.args)
      : launchesOfArguments(pending.args);
    // A bridge is the launcher of what its arguments name; it comes last.
    const bridge = started.findLast(({ launch }) => launch.role === 'launcher');
    const self = isPackage ? (bridge ?? started[0]) : undefined;
    const inside = expanding(
      started.filter((each) => each !== self),
      placed.expansions,
    );
    const beside = resolveAll(inside, { ...context, depth: context.depth + 1 });
    const role = bridge === undefined ? own.launch.role : 'launcher';
    const args = bridge === undefined ? pending.args : [];
    const main = { ...own, args, launch: { ...own.launch, role } } as const;
    return bridge === undefined
      ? [main, ...beside]
      : [...altered(leadingTo(own, beside), own.launch.alterations), main];
  });
}

/** Where each ecosystem's installed programs are looked up. */
const installations = {
  npm: fromNpmInstallation,
  pypi: fromPythonEnvironment,
} as const satisfies Readonly<Record<InstalledLookup['type'], unknown>>;

/** What the installation tells; of an optional lookup only what is not judged anyway. */
function answersTo(
  placed: PlacedLaunch,
  pending: InstalledLookup,
  beside: readonly Pick<PartialLaunch, 'launch'>[],
  { project, place: { folder } }: Context,
): readonly Answer[] {
  if (folder === null) return [];
  const answers = installations[pending.type](pending, folder, project);
  if (!pending.isOptional) return answers;
  // The same word also names the package that is fetched.
  const main = beside.find(
    ({ launch }) => launch.type === 'npm' && launch.span === placed.launch.span,
  );
  return answers.filter((answer) =>
    main === undefined
      ? // An installed launcher under its own name is that launcher, which is understood.
        answer.spec.type === 'local' || answer.spec.name !== pending.program
      : mayReplace(main.launch, answer),
  );
}
