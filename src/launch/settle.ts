import { isOfProjectFolder, pathBelow, withoutProjectFolder } from '../declarations/paths.ts';
import type { PackageSpec, Word } from '../model.ts';
import { type PackageJson, packageJson } from '../project/package-json.ts';
import { folderOf, inFolder, type Project } from '../project/project.ts';
import { scriptText } from '../project/script-text.ts';
import { unidentifiedSpec } from '../versions/ecosystem.ts';
import { type Answer, localAnswer, mayStandFor } from './answer.ts';
import { altered, installedQuestion, type Launched, type Question } from './launcher.ts';
import { fromNpmInstallation, manifestFor } from './npm-installation.ts';
import { fromPythonEnvironment } from './python-environment.ts';

/** What the settling of a launch needs of the launchers, which stand in a list elsewhere. */
export interface Commands {
  /** Resolves the text of a script of `package.json`. */
  readonly ofText: (text: Word) => readonly Launched[];
  /** Resolves the launches in a shell script. */
  readonly ofScript: (text: Word) => readonly Launched[];
  /** What a package starts: itself, or where it is a bridge what its arguments tell. */
  readonly ofPackage: (spec: PackageSpec, at: Word, args: readonly Word[]) => readonly Launched[];
}

/** Where a launch works. */
export interface Place {
  /** The folder that it is started in, relative to the tree; null where that is not in the tree. */
  readonly folder: string | null;
  /** The folder of the project, which placeholders of clients mean. */
  readonly project: string;
}

/** The path of the tree that a launch means by one; null where it is none of the tree. */
export function locate({ folder, project }: Place, path: string): string | null {
  if (isOfProjectFolder(`${path}/`)) return pathBelow(project, withoutProjectFolder(`${path}/`));
  return folder === null ? null : pathBelow(folder, path.replaceAll('\\', '/'));
}

/** A place below another one; nowhere, if the tree holds no such folder: what lies there is not seen. */
export function moved(place: Place, folder: string, project: Project): Place {
  if (folder === '') return place;
  const path = locate(place, folder);
  return { ...place, folder: path !== null && project.hasFolder(path) ? path : null };
}

/** Scripts that start scripts beyond this depth are nobody's honest launch. */
const deepest = 3;

/** More launches than one declaration has. */
const maxLaunches = 200;

/** What stays the same while the things of one declaration are settled. */
interface Settling {
  readonly project: Project;
  readonly commands: Commands;
  /** How many things may still be asked about. */
  readonly budget: { left: number };
}

/**
 * Answers what only the tree tells of launched things: whether a program is in it, what a script
 * starts, and which package an installed program belongs to. Nothing is run.
 */
export function settle(
  things: readonly Launched[],
  place: Place,
  project: Project,
  commands: Commands,
): readonly Launched[] {
  return settleAll(things, place, { project, commands, budget: { left: maxLaunches } }, 0);
}

function settleAll(
  things: readonly Launched[],
  place: Place,
  settling: Settling,
  depth: number,
): readonly Launched[] {
  return things.flatMap((thing): readonly Launched[] => {
    const here = moved(place, thing.folder ?? '', settling.project);
    settling.budget.left -= 1;
    if (settling.budget.left < 0) {
      const isFirst = settling.budget.left === -1;
      const reason = `one of more than ${maxLaunches} launches of one declaration`;
      return isFirst ? [answered(thing, unidentifiedSpec('', reason))] : [];
    }
    return settleOne(thing, things, here, settling, depth).map((each) => ({
      ...each,
      home: each.home === undefined ? here.folder : each.home,
    }));
  });
}

function settleOne(
  thing: Launched,
  beside: readonly Launched[],
  place: Place,
  settling: Settling,
  depth: number,
): readonly Launched[] {
  const { asks } = thing;
  switch (asks?.kind) {
    case undefined:
      return [thing];
    case 'program':
      return program(thing, asks, place, settling, depth);
    case 'script':
      return script(thing, asks, place, settling, depth);
    case 'installed':
      return installedProgram(thing, asks, beside, place, settling, depth);
  }
}

function program(
  thing: Launched,
  asks: Extract<Question, { kind: 'program' }>,
  place: Place,
  settling: Settling,
  depth: number,
): readonly Launched[] {
  const { project, commands } = settling;
  // An address is no path, whatever the tree holds.
  const path = /^[a-z][\w+.-]*:\/\//i.test(asks.path) ? null : locate(place, asks.path);
  const nothing = answered(thing, unidentifiedSpec(asks.path, thing.reason ?? ''));
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
    const question = installedQuestion({
      type: 'npm',
      program: bin?.replace(/\.(?:cmd|ps1|exe)$/i, '') ?? '',
      packageName: name ?? null,
      args: asks.args,
    });
    return installedProgram(thing, question, [], { ...place, folder: home }, settling, depth);
  }
  if (!project.has(path)) return [nothing];
  const local = answered(thing, localAnswer(path));
  const text = asks.by === 'interpreter' ? null : project.get(path, scriptText);
  const isShell =
    /\.(?:sh|bash|zsh|ksh)$/i.test(path) ||
    /^#![^\n]*\b(?:sh|bash|zsh|dash|ksh)\b/.test(text ?? '') ||
    (asks.by === 'shell' && !/^#!/.test(text ?? ''));
  if (text === null || !isShell || depth >= deepest) return [local];
  const inside = commands.ofScript({ text, span: thing.span });
  return [local, ...startedBy(text, settleAll(inside, place, settling, depth + 1))];
}

/** The same things, started by a script of this text. */
function startedBy(text: string, things: readonly Launched[]): readonly Launched[] {
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
  thing: Launched,
  asks: Extract<Question, { kind: 'script' }>,
  place: Place,
  settling: Settling,
  depth: number,
): readonly Launched[] {
  const { project, commands } = settling;
  const unknown = (reason: string): readonly Launched[] => [
    answered(thing, unidentifiedSpec(asks.name, reason)),
  ];
  const path = place.folder === null ? null : manifestFor(project, place.folder, asks.workspace);
  const manifest = path === null ? null : project.get(path, packageJson);
  if (path === null || manifest === null) return unknown('a script of no package.json of the tree');
  const { name, args, workspace, manager } = asks;
  const text = manifest.scripts.get(name);
  if (text === undefined) {
    if (!asks.orProgram) return unknown('a script that package.json does not have');
    const question = { type: 'npm', program: name, args, workspace, manager } as const;
    return installedProgram(thing, installedQuestion(question), [], place, settling, depth);
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
  const started = lines.flatMap((each): readonly Launched[] => {
    if (each === undefined) return [];
    const inside = commands.ofText({ text: each, span: thing.span }).map(askedBy(manager));
    const starting = inside.filter((inner) => !isBuildTool(inner, manifest));
    hasBuilt ||= starting.length < inside.length;
    return startedBy(each, settleAll(starting, home, settling, depth + 1));
  });
  // What builds may write over what was installed: only code of the project is what it builds.
  const isOwn = started.every(({ type }) => type === 'local' || type === 'unidentified');
  const ofText = (reason: string) => startedBy(text.text, unknown(reason));
  const mixed = hasBuilt && !isOwn ? ofText('a script that builds beside what it starts') : [];
  const all = altered([...started, ...mixed], thing.alterations);
  return all.length > 0 || depth > 0 ? all : ofText('a script that starts no server');
}

/** Lets an installed program be looked for where the script's manager does. */
function askedBy(
  manager: Extract<Question, { kind: 'script' }>['manager'],
): (thing: Launched) => Launched {
  return (thing) =>
    thing.asks?.kind === 'installed' && thing.asks.manager === null
      ? { ...thing, asks: { ...thing.asks, manager } }
      : thing;
}

/** Whether a thing is a tool that builds, and no other package under its name. */
function isBuildTool({ asks }: Launched, manifest: PackageJson): boolean {
  if (asks?.kind !== 'installed' || !buildTools.has(asks.program)) return false;
  const declared = manifest.dependencies.get(asks.program);
  return declared === undefined || declared.spec.name === asks.program;
}

function installedProgram(
  thing: Launched,
  asks: Extract<Question, { kind: 'installed' }>,
  beside: readonly Launched[],
  place: Place,
  settling: Settling,
  depth: number,
): readonly Launched[] {
  const { project, commands } = settling;
  const { folder } = place;
  const all =
    folder === null
      ? []
      : asks.type === 'npm'
        ? fromNpmInstallation(asks, folder, project)
        : fromPythonEnvironment(asks, folder, project);
  // The fetched package is the neighbour that was named by the same word.
  const main = beside.find(
    (each) => each !== thing && each.type === 'npm' && each.span === thing.span,
  );
  const answers = asks.isOptional
    ? // An installed launcher under its own name is that launcher, which is understood.
      all.filter((answer) =>
        main === undefined
          ? answer.type === 'local' || answer.name !== asks.program
          : mayStandFor(main, answer),
      )
    : all;
  if (answers.length === 0) {
    const name = asks.program || (asks.packageName ?? '');
    return asks.isOptional ? [] : [answered(thing, unidentifiedSpec(name, thing.reason ?? ''))];
  }
  return answers.flatMap((answer) => {
    const own = answered(thing, answer);
    if (asks.isModule || (answer.type !== 'npm' && answer.type !== 'pypi')) return [own];
    const at = { text: asks.program, span: thing.span };
    const through = commands.ofPackage(answer, at, asks.args);
    if (through.length === 1) return [own];
    // A bridge is the launcher of what its arguments tell.
    const [launcher, ...inner] = through.toReversed();
    const bridged = settleAll(inner.toReversed(), place, settling, depth + 1);
    return [...altered(bridged, own.alterations), { ...own, role: launcher?.role ?? own.role }];
  });
}

function answered({ asks: _, ...thing }: Launched, answer: Answer): Launched {
  const alterations = [...thing.alterations, ...(answer.alterations ?? [])];
  return { ...thing, ...answer, alterations };
}
