import { isOfProjectFolder, pathBelow, withoutProjectFolder } from '../declarations/paths.ts';
import type { Word } from '../model.ts';
import { packageJson } from '../project/package-json.ts';
import { folderOf, type Project } from '../project/project.ts';
import { scriptText } from '../project/script-text.ts';
import { unidentifiedSpec } from '../versions/ecosystem.ts';
import {
  type Answer,
  fromNpmInstallation,
  fromPythonEnvironment,
  localAnswer,
  manifestFor,
  mayStandFor,
} from './installation.ts';
import { folderIn, type Launched, type Question } from './launcher.ts';

/** What the settling of a launch needs of the launchers, which stand in a list elsewhere. */
export interface Commands {
  /** Resolves the text of a script of `package.json`. */
  readonly ofText: (text: Word) => readonly Launched[];
  /** Resolves the launches in a shell script. */
  readonly ofScript: (text: Word) => readonly Launched[];
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

/** Scripts that start scripts beyond this depth are nobody's honest launch. */
const deepest = 3;

/**
 * Answers what only the tree tells of launched things: whether a program is in it, what a script
 * starts, and which package an installed program belongs to. Nothing is run.
 *
 * @param depth how many scripts stand around them
 */
export function settle(
  things: readonly Launched[],
  place: Place,
  project: Project,
  commands: Commands,
  depth = 0,
): readonly Launched[] {
  return things.flatMap((thing) => settleOne(thing, things, place, project, commands, depth));
}

function settleOne(
  thing: Launched,
  beside: readonly Launched[],
  place: Place,
  project: Project,
  commands: Commands,
  depth: number,
): readonly Launched[] {
  const { asks } = thing;
  switch (asks?.kind) {
    case undefined:
      return [thing];
    case 'program':
      return program(thing, asks, place, project, commands, depth);
    case 'script':
      return script(thing, asks, place, project, commands, depth);
    case 'installed':
      return installedProgram(thing, asks, place, project, beside);
  }
}

function program(
  thing: Launched,
  asks: Extract<Question, { kind: 'program' }>,
  place: Place,
  project: Project,
  commands: Commands,
  depth: number,
): readonly Launched[] {
  const path = locate(place, folderIn(asks.folder, asks.path));
  if (path === null) return [answered(thing, unidentifiedSpec(asks.path, thing.reason ?? ''))];
  const [, home = '', bin, name] =
    /^(?:(.*)\/)?node_modules\/(?:\.bin\/([^/]+)|((?:@[^/]+\/)?[^/]+)\/.*)$/.exec(path) ?? [];
  const own = bin?.replace(/\.(?:cmd|ps1|exe)$/i, '') ?? name;
  if (own !== undefined) {
    // There it is that package, whoever starts it.
    const question = { kind: 'installed', type: 'npm', program: own, folder: '' } as const;
    const details = { workspace: null, isModule: false, isOptional: false };
    const inHome = { ...place, folder: home };
    return installedProgram(
      thing,
      { ...question, ...details },
      inHome,
      project,
      [],
      bin === undefined,
    );
  }
  if (!project.has(path)) return [answered(thing, unidentifiedSpec(asks.path, thing.reason ?? ''))];
  const local = answered(thing, localAnswer(path));
  const text = asks.by === 'interpreter' ? null : project.get(path, scriptText);
  const isShell =
    /\.(?:sh|bash|zsh|ksh)$/i.test(path) ||
    /^#![^\n]*\b(?:sh|bash|zsh|dash|ksh)\b/.test(text ?? '') ||
    (asks.by === 'shell' && !/^#!/.test(text ?? ''));
  if (text === null || !isShell || depth >= deepest) return [local];
  const inside = commands.ofScript({ text, span: thing.span });
  return [local, ...settle(inside, moved(place, asks.folder), project, commands, depth + 1)];
}

function script(
  thing: Launched,
  asks: Extract<Question, { kind: 'script' }>,
  place: Place,
  project: Project,
  commands: Commands,
  depth: number,
): readonly Launched[] {
  const { folder } = moved(place, asks.folder);
  const path = folder === null ? null : manifestFor(project, folder, asks.workspace);
  const manifest = path === null ? null : project.get(path, packageJson);
  if (path === null || manifest === null || folder === null) {
    return [
      answered(thing, unidentifiedSpec(asks.name, 'a script of no package.json of the tree')),
    ];
  }
  const text = manifest.scripts.get(asks.name);
  if (text === undefined) {
    const reason = 'a script that package.json does not have';
    if (!asks.orProgram) return [answered(thing, unidentifiedSpec(asks.name, reason))];
    const question = { kind: 'installed', type: 'npm', program: asks.name, folder: '' } as const;
    const details = { workspace: asks.workspace, isModule: false, isOptional: false };
    return installedProgram(thing, { ...question, ...details }, { ...place, folder }, project, []);
  }
  if (depth >= deepest) {
    return [answered(thing, unidentifiedSpec(asks.name, 'scripts that start scripts without end'))];
  }
  if (asks.args.some((word) => !/^[\w@./:=,+-]+$/.test(word.text))) {
    const reason = 'arguments that a shell may take apart';
    return [answered(thing, unidentifiedSpec(asks.name, reason))];
  }
  const line = [text.text, ...asks.args.map((word) => word.text)].join(' ');
  // What is called before and after it under its name is started with it.
  const around = [`pre${asks.name}`, `post${asks.name}`].flatMap(
    (name) => manifest.scripts.get(name)?.text ?? [],
  );
  const started = [line, ...around].flatMap((each, index) =>
    commands
      .ofText({ text: each, span: thing.span })
      // Of a build step before the start only what it fetches matters.
      .filter(({ type, asks: question }) => index === 0 || (type !== 'unidentified' && !question)),
  );
  const inside = settle(
    started,
    { ...place, folder: folderOf(path) },
    project,
    commands,
    depth + 1,
  );
  return inside.map((each) => ({
    ...each,
    alterations: [...each.alterations, ...thing.alterations],
  }));
}

function installedProgram(
  thing: Launched,
  asks: Extract<Question, { kind: 'installed' }>,
  place: Place,
  project: Project,
  beside: readonly Launched[],
  isPackage = false,
): readonly Launched[] {
  const { folder } = moved(place, asks.folder);
  const answers =
    folder === null
      ? []
      : asks.type === 'npm'
        ? fromNpmInstallation(asks, folder, project, isPackage)
        : fromPythonEnvironment(asks, folder, project);
  if (asks.isOptional) {
    // The fetched package is the neighbour that was named by the same word.
    const main = beside.find(
      (each) => each !== thing && each.type === 'npm' && each.span === thing.span,
    );
    return answers
      .filter((answer) => mayStandFor(main, answer))
      .map((answer) => answered(thing, answer));
  }
  return answers.length > 0
    ? answers.map((answer) => answered(thing, answer))
    : [answered(thing, unidentifiedSpec(asks.program, thing.reason ?? ''))];
}

function moved(place: Place, folder: string): Place {
  return folder === '' ? place : { ...place, folder: locate(place, folder) };
}

function answered({ asks: _, ...thing }: Launched, answer: Answer): Launched {
  const alterations = [...thing.alterations, ...(answer.alterations ?? [])];
  return { ...thing, ...answer, alterations };
}
