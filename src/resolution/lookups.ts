import {
  folderOf,
  inFolder,
  isOfProjectFolder,
  pathBelow,
  withoutProjectFolder,
} from '../declarations/paths.ts';
import {
  altered,
  installedLookup,
  type PartialLaunch,
  type PendingLookup,
} from '../launch/launcher.ts';
import type { PackageSpec, Word } from '../model.ts';
import { unidentifiedSpec } from '../versions/ecosystem.ts';
import { type Answer, localAnswer, mayStandFor } from './answer.ts';
import { fromNpmInstallation, manifestFor } from './npm-installation.ts';
import { type PackageJson, packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';
import { scriptText } from './project/script-text.ts';
import { fromPythonEnvironment } from './python-environment.ts';

/** What the settling of a launch needs of the launchers, which stand in a list elsewhere. */
export interface Commands {
  /** Resolves the text of a script of `package.json`. */
  readonly ofText: (text: Word) => readonly PartialLaunch[];
  /** Resolves the launches in a shell script. */
  readonly ofScript: (text: Word) => readonly PartialLaunch[];
  /** What a package starts: itself, or where it is a bridge what its arguments tell. */
  readonly ofPackage: (
    spec: PackageSpec,
    at: Word,
    args: readonly Word[],
  ) => readonly PartialLaunch[];
}

/** Where a launch works. */
export interface WorkingFolder {
  /** The folder that it is started in, relative to the tree; null where that is not in the tree. */
  readonly folder: string | null;
  /** The folder of the project, which placeholders of clients mean. */
  readonly project: string;
}

/** The path of the tree that a launch means by one; null where it is none of the tree. */
export function locate({ folder, project }: WorkingFolder, path: string): string | null {
  if (isOfProjectFolder(`${path}/`)) return pathBelow(project, withoutProjectFolder(`${path}/`));
  return folder === null ? null : pathBelow(folder, path.replaceAll('\\', '/'));
}

/** A place below another one; nowhere, if the tree holds no such folder: what lies there is not seen. */
export function moved(place: WorkingFolder, folder: string, project: Project): WorkingFolder {
  if (folder === '') return place;
  const path = locate(place, folder);
  return { ...place, folder: path !== null && project.hasFolder(path) ? path : null };
}

/** Scripts that start scripts beyond this depth are nobody's honest launch. */
const deepest = 3;

/** More launches than one declaration has. */
const maxLaunches = 200;

/** What stays the same while the things of one declaration are settled. */
interface Resolution {
  readonly project: Project;
  readonly commands: Commands;
  /** How many things may still be asked about. */
  readonly budget: { left: number };
}

/**
 * Answers what only the tree tells of launched things: whether a program is in it, what a script
 * starts, and which package an installed program belongs to. Nothing is run.
 */
export function resolveFromProject(
  things: readonly PartialLaunch[],
  place: WorkingFolder,
  project: Project,
  commands: Commands,
): readonly PartialLaunch[] {
  return resolveAll(things, place, { project, commands, budget: { left: maxLaunches } }, 0);
}

function resolveAll(
  things: readonly PartialLaunch[],
  place: WorkingFolder,
  resolution: Resolution,
  depth: number,
): readonly PartialLaunch[] {
  return things.flatMap((thing): readonly PartialLaunch[] => {
    const here = moved(place, thing.folder ?? '', resolution.project);
    resolution.budget.left -= 1;
    if (resolution.budget.left < 0) {
      const isFirst = resolution.budget.left === -1;
      const reason = `one of more than ${maxLaunches} launches of one declaration`;
      return isFirst ? [resolvedAs(thing, unidentifiedSpec('', reason))] : [];
    }
    return resolveOne(thing, things, here, resolution, depth).map((each) => ({
      ...each,
      home: each.home === undefined ? here.folder : each.home,
    }));
  });
}

function resolveOne(
  thing: PartialLaunch,
  beside: readonly PartialLaunch[],
  place: WorkingFolder,
  resolution: Resolution,
  depth: number,
): readonly PartialLaunch[] {
  const { pending } = thing;
  switch (pending?.kind) {
    case undefined:
      return [thing];
    case 'program':
      return program(thing, pending, place, resolution, depth);
    case 'script':
      return script(thing, pending, place, resolution, depth);
    case 'installed':
      return installedProgram(thing, pending, beside, place, resolution, depth);
  }
}

function program(
  thing: PartialLaunch,
  pending: Extract<PendingLookup, { kind: 'program' }>,
  place: WorkingFolder,
  resolution: Resolution,
  depth: number,
): readonly PartialLaunch[] {
  const { project, commands } = resolution;
  // An address is no path, whatever the tree holds.
  const path = /^[a-z][\w+.-]*:\/\//i.test(pending.path) ? null : locate(place, pending.path);
  const nothing = resolvedAs(thing, unidentifiedSpec(pending.path, thing.reason ?? ''));
  if (path === null) return [nothing];
  if (/(?:^|\/)node_modules\//.test(path)) {
    // There it is that package, whoever starts it; but a package within another one is that one's.
    const [, home = '', bin, name] =
      /^(?:((?:(?!node_modules\/).)*)\/)?node_modules\/(?:\.bin\/([^/]+)|((?:@[^/]+\/)?[^/.][^/]*)\/(?!.*node_modules\/).*)$/.exec(
        path,
      ) ?? [];
    const isPlain = home === '' || project.has(inFolder(home, 'package.json'));
    const isLinked = project.isLink(inFolder(home, 'node_modules'));
    if ((bin ?? name) === undefined || !isPlain || isLinked) return [nothing];
    const lookup = installedLookup({
      type: 'npm',
      program: bin?.replace(/\.(?:cmd|ps1|exe)$/i, '') ?? '',
      packageName: name ?? null,
      args: pending.args,
    });
    return installedProgram(thing, lookup, [], { ...place, folder: home }, resolution, depth);
  }
  if (!project.has(path)) return [nothing];
  const local = resolvedAs(thing, localAnswer(path));
  const text = pending.by === 'interpreter' ? null : project.get(path, scriptText);
  const isShell =
    /\.(?:sh|bash|zsh|ksh)$/i.test(path) ||
    /^#![^\n]*\b(?:sh|bash|zsh|dash|ksh)\b/.test(text ?? '') ||
    (pending.by === 'shell' && !/^#!/.test(text ?? ''));
  if (text === null || !isShell || depth >= deepest) return [local];
  const inside = commands.ofScript({ text, span: thing.span });
  return [local, ...startedBy(text, resolveAll(inside, place, resolution, depth + 1))];
}

/** The same things, started by a script of this text. */
function startedBy(text: string, things: readonly PartialLaunch[]): readonly PartialLaunch[] {
  return things.map((thing) => ({ ...thing, through: [...thing.through, text] }));
}

/**
 * Programs that build or check what is started afterwards: none of them is a server. What moves files
 * or starts other scripts is none of these, for it could put another program in place.
 */
const buildTools = new Set(
  [
    'tsc tsup tsdown unbuild esbuild rollup rolldown vite webpack swc babel parcel ncc pkgroll bunchee',
    'rimraf del del-cli mkdirp tsc-alias resolve-tspaths eslint prettier biome vitest jest prisma husky',
  ]
    .join(' ')
    .split(' '),
);

function script(
  thing: PartialLaunch,
  pending: Extract<PendingLookup, { kind: 'script' }>,
  place: WorkingFolder,
  resolution: Resolution,
  depth: number,
): readonly PartialLaunch[] {
  const { project, commands } = resolution;
  const unknown = (reason: string): readonly PartialLaunch[] => [
    resolvedAs(thing, unidentifiedSpec(pending.name, reason)),
  ];
  const path = place.folder === null ? null : manifestFor(project, place.folder, pending.workspace);
  const manifest = path === null ? null : project.get(path, packageJson);
  if (path === null || manifest === null) return unknown('a script of no package.json of the tree');
  const { name, args, workspace, manager } = pending;
  const text = manifest.scripts.get(name);
  if (text === undefined) {
    if (!pending.orProgram) return unknown('a script that package.json does not have');
    const lookup = { type: 'npm', program: name, args, workspace, manager } as const;
    return installedProgram(thing, installedLookup(lookup), [], place, resolution, depth);
  }
  if (depth >= deepest) return unknown('scripts that start scripts without end');
  if (args.some((word) => !/^[\w@./:=,+-]+$/.test(word.text))) {
    return unknown('arguments that a shell may take apart');
  }
  const line = [text.text, ...args.map((word) => word.text)].join(' ');
  // What is called before and after it under its name is started with it.
  const lines = [
    manifest.scripts.get(`pre${name}`)?.text,
    line,
    manifest.scripts.get(`post${name}`)?.text,
  ];
  const home = { ...place, folder: folderOf(path) };
  let hasBuilt = false;
  const started = lines.flatMap((each): readonly PartialLaunch[] => {
    if (each === undefined) return [];
    const inside = commands.ofText({ text: each, span: thing.span }).map(withManager(manager));
    const starting = inside.filter((inner) => !isBuildTool(inner, manifest));
    hasBuilt ||= starting.length < inside.length;
    return startedBy(each, resolveAll(starting, home, resolution, depth + 1));
  });
  // What builds may write over what was installed: only code of the project is what it builds.
  const isOwn = started.every(({ type }) => type === 'local' || type === 'unidentified');
  const ofText = (reason: string) => startedBy(text.text, unknown(reason));
  const mixed = hasBuilt && !isOwn ? ofText('a script that builds beside what it starts') : [];
  const all = altered([...started, ...mixed], thing.alterations);
  return all.length > 0 || depth > 0 ? all : ofText('a script that starts no server');
}

/** Lets an installed program be looked for where the script's manager does. */
function withManager(
  manager: Extract<PendingLookup, { kind: 'script' }>['manager'],
): (thing: PartialLaunch) => PartialLaunch {
  return (thing) =>
    thing.pending?.kind === 'installed' && thing.pending.manager === null
      ? { ...thing, pending: { ...thing.pending, manager } }
      : thing;
}

/** Whether a thing is a tool that builds, and no other package under its name. */
function isBuildTool({ pending }: PartialLaunch, manifest: PackageJson): boolean {
  if (pending?.kind !== 'installed' || !buildTools.has(pending.program)) return false;
  const declared = manifest.dependencies.get(pending.program);
  return declared === undefined || declared.spec.name === pending.program;
}

function installedProgram(
  thing: PartialLaunch,
  pending: Extract<PendingLookup, { kind: 'installed' }>,
  beside: readonly PartialLaunch[],
  place: WorkingFolder,
  resolution: Resolution,
  depth: number,
): readonly PartialLaunch[] {
  const { project, commands } = resolution;
  const { folder } = place;
  const all =
    folder === null
      ? []
      : pending.type === 'npm'
        ? fromNpmInstallation(pending, folder, project)
        : fromPythonEnvironment(pending, folder, project);
  // The fetched package is the neighbour that was named by the same word.
  const main = beside.find(
    (each) => each !== thing && each.type === 'npm' && each.span === thing.span,
  );
  const answers = pending.isOptional
    ? // An installed launcher under its own name is that launcher, which is understood.
      all.filter((answer) =>
        main === undefined
          ? answer.type === 'local' || answer.name !== pending.program
          : mayStandFor(main, answer),
      )
    : all;
  if (answers.length === 0) {
    const name = pending.program || (pending.packageName ?? '');
    return pending.isOptional
      ? []
      : [resolvedAs(thing, unidentifiedSpec(name, thing.reason ?? ''))];
  }
  return answers.flatMap((answer) => {
    const own = resolvedAs(thing, answer);
    if (pending.isModule || (answer.type !== 'npm' && answer.type !== 'pypi')) return [own];
    const at = { text: pending.program, span: thing.span };
    const through = commands.ofPackage(answer, at, pending.args);
    if (through.length === 1) return [own];
    // A bridge is the launcher of what its arguments tell.
    const [launcher, ...inner] = through.toReversed();
    const bridged = resolveAll(inner.toReversed(), place, resolution, depth + 1);
    return [...altered(bridged, own.alterations), { ...own, role: launcher?.role ?? own.role }];
  });
}

function resolvedAs({ pending: _, ...thing }: PartialLaunch, answer: Answer): PartialLaunch {
  const alterations = [...thing.alterations, ...(answer.alterations ?? [])];
  return { ...thing, ...answer, alterations };
}
