import { isIn } from '../../../io/tree.ts';
import type { PackageSpec } from '../../../model/model.ts';
import { folderOf, inFolder } from '../../../model/paths.ts';
import { digestOf } from '../../declarations/digest.ts';
import { readJsonc } from '../../declarations/jsonc.ts';
import { pathBelow } from '../../declarations/paths.ts';
import { memberOf, nodesOf, propertiesOf, type TreeDocument } from '../../declarations/tree.ts';
import { pathOfCode } from '../../ecosystems/ecosystems.ts';
import { wordList } from '../../launch/word-list.ts';
import { type FileKind, maxManifests, nearestFile, type Project } from './project.ts';

/*
 * Programs that run tasks under names, and the files that tell them what a task is. Sources: the reference
 * of each. Where the tasks of a file can be told apart, only those count that a launch names; of all others
 * the whole file does.
 */

interface TaskProgram {
  /** Names of the program and of its packages. */
  readonly names: readonly string[];
  /** Files that count as a whole, from any folder of the launch upwards; `*` is any word of the launch. */
  readonly files: readonly string[];
  /** Manifests, and below which keys each has tasks. */
  readonly manifests: Readonly<Record<string, string>>;
  /** The file of the folder of whose packages it runs tasks; null if it runs those of one folder. */
  readonly workspace: string | null;
}

type Manifests = TaskProgram['manifests'];

function program(names: string, files: string, manifests: Manifests = {}): TaskProgram {
  return { names: wordList(names), files: wordList(files), manifests, workspace: null };
}

/** A program that runs tasks of all packages in the folder of its settings. */
function workspaceProgram(names: string, workspace: string, manifests: Manifests): TaskProgram {
  return { ...program(names, '', manifests), workspace };
}

const scripts = { 'package.json': 'scripts' } as const;
const ofMise = Object.fromEntries(
  wordList(`
    mise.toml .mise.toml mise.local.toml .mise.local.toml mise/config.toml .mise/config.toml
    .config/mise.toml .config/mise/config.toml
  `).map((name) => [name, 'tasks']),
);
const compose = ['compose', 'docker-compose'].flatMap((name) =>
  ['yaml', 'yml'].flatMap((end) => [`${name}.${end}`, `${name}.override.${end}`]),
);
const task = ['Taskfile', 'taskfile'].flatMap((name) =>
  ['yml', 'yaml', 'dist.yml', 'dist.yaml'].map((end) => `${name}.${end}`),
);

/** Compose reads variables from this file, beside its own. */
const variables = '.env';
const composes = program(
  'compose docker-compose podman-compose',
  [...compose, variables].join(' '),
);

/** A new program is one line here. */
const table: readonly TaskProgram[] = [
  composes,
  program('make gmake', 'GNUmakefile makefile Makefile'),
  program('just', 'justfile Justfile .justfile'),
  program('task go-task', task.join(' ')),
  program('rake', 'Rakefile rakefile Rakefile.rb rakefile.rb'),
  program('bundle', 'Gemfile gems.rb', { 'Gemfile.lock': '' }),
  program('gradle gradlew', 'build.gradle build.gradle.kts settings.gradle settings.gradle.kts'),
  program('mvn mvnw mvnd', 'pom.xml'),
  program('ant', 'build.xml'),
  program('sbt', 'build.sbt'),
  program('mill', 'build.mill build.sc'),
  program('mix', 'mix.exs'),
  program('lein', 'project.clj'),
  program('bb', 'bb.edn'),
  program('nix', 'flake.nix flake.lock'),
  program('nix-shell', 'shell.nix default.nix'),
  program('devenv', 'devenv.nix devenv.lock'),
  program('invoke inv', 'tasks.py'),
  program('fab fabric', 'fabfile.py'),
  program('nox', 'noxfile.py'),
  program('tox', 'tox.ini tox.toml'),
  program('doit', 'dodo.py'),
  program('earthly', 'Earthfile'),
  program('bazel bazelisk', 'BUILD.bazel BUILD'),
  program('tilt', 'Tiltfile'),
  program('foreman overmind honcho hivemind', 'Procfile'),
  program('process-compose', 'process-compose.yaml process-compose.yml'),
  program('pm2', 'ecosystem.config.js ecosystem.config.cjs'),
  program('gulp', 'gulpfile.js gulpfile.cjs gulpfile.mjs gulpfile.ts'),
  program('grunt', 'Gruntfile.js Gruntfile.cjs gruntfile.js'),
  program('jake', 'Jakefile Jakefile.js jakefile.js'),
  program('mage', 'magefile.go'),
  program('moon', 'moon.yml'),
  program(
    'mise rtx',
    'mise-tasks/* .mise-tasks/* mise/tasks/* .mise/tasks/* .config/mise/tasks/*',
    ofMise,
  ),
  program('poe poethepoet', '', {
    'pyproject.toml': 'tool.poe.tasks',
    'poe_tasks.toml': 'tool.poe.tasks tasks',
  }),
  program('pipenv', '', { Pipfile: 'scripts' }),
  program('composer', '', { 'composer.json': 'scripts' }),
  program('deno', '', { 'deno.json': 'tasks', 'deno.jsonc': 'tasks', ...scripts }),
  program('dotnet', '', { '.config/dotnet-tools.json': 'tools', 'dotnet-tools.json': 'tools' }),
  program('devbox', '', { 'devbox.json': 'shell.scripts' }),
  program('cargo', '', {
    'Makefile.toml': 'tasks',
    '.cargo/config.toml': 'alias',
    '.cargo/config': 'alias',
  }),
  program('npm-run-all npm-run-all2 run-s run-p concurrently conc', '', scripts),
  program('wireit', '', { 'package.json': 'scripts wireit' }),
  workspaceProgram('turbo', 'turbo.json', scripts),
  workspaceProgram('lerna', 'lerna.json', scripts),
  workspaceProgram('nx', 'nx.json', {
    ...scripts,
    'project.json': 'targets',
    'nx.json': 'targetDefaults',
  }),
];

const byName: ReadonlyMap<string, TaskProgram> = new Map(
  table.flatMap((each) => each.names.map((name) => [name, each] as const)),
);

/** The parts of a text that may be words of their own: programs, options, paths. */
export function wordsIn(text: string): string[] {
  return text.split(/[\s=:;,'"`&|()<>]+/).filter((word) => word !== '');
}

/** The program of a name, perhaps with a version, or of a path. */
function programNamed(word: string): TaskProgram | undefined {
  const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
  return byName.get(name.replace(/(?<=.)@.*$|\.(?:exe|cmd|bat)$/i, ''));
}

/** Whether a launch may run tasks of the project: it is not known what it is, or known to do just that. */
export function mayRunTasks(spec: PackageSpec): boolean {
  const isPackage = (spec.type === 'npm' || spec.type === 'pypi') && !spec.name.includes('/');
  const name = isPackage ? spec.name : pathOfCode(spec);
  return spec.type === 'unidentified' || (name !== null && programNamed(name) !== undefined);
}

/** Names of the files that the programs among some words read, and that count as a whole. */
export function recipesIn(words: readonly string[]): readonly string[] {
  const found = new Set<string>();
  // Compose reads no file of a usual name if an option between it and its command names one. Backwards,
  // so that each word is visited once; null until a command is found.
  let namesFile: boolean | null = null;
  for (const word of words.toReversed()) {
    const named = programNamed(word);
    const usual = named === composes && namesFile === true ? [variables] : (named?.files ?? []);
    for (const file of usual) found.add(file);
    if (/^(?:run|up|exec|start|create)$/.test(word)) namesFile = false;
    else if (namesFile === false && /^(?:-f|--file$)/.test(word)) namesFile = true;
  }
  const names = words.filter(isPlainName).slice(0, maxNames);
  return [...found].flatMap((file) =>
    file.includes('*') ? names.map((name) => file.replace('*', name)) : [file],
  );
}

/** More words than a launch has that may be names of files, its own first. */
const maxNames = 500;

const isPlainName = (word: string): boolean => /^[\w.-]+$/.test(word);

/** The name for the whole text of a file that cannot be read as tasks: any of them may be in it. */
const unread = '';

/** Texts of tasks by a name that leads to each. */
type Tasks = ReadonlyMap<string, readonly string[]>;

/** More tasks than a launch leads to, and more patterns of their names than it has: then all of them count. */
const maxTasks = 200;
const maxPatterns = 5;

/**
 * The texts of the tasks that a launch names in manifests of the project, and of those that these name: what
 * decides it is one of them, whichever the words mean.
 *
 * @param texts the words of the launch, and the scripts that lead to it
 * @param folders the folders that it may be started in
 */
export function tasksNamedIn(
  texts: readonly string[],
  folders: readonly string[],
  project: Project,
): string[] {
  const words = texts.flatMap(wordsIn);
  const programs = new Set(words.flatMap((word) => programNamed(word) ?? []));
  const files = [...programs].flatMap((each) => filesOf(each, words, folders, project));
  const found = new Set<string>();
  const isVisited = new Set<string>();
  const pending = files.length === 0 ? [] : [...texts];
  let patterns = 0;
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const name of namesIn(text)) {
      if (isVisited.has(name)) continue;
      isVisited.add(name);
      patterns += name.includes('*') ? 1 : 0;
      if (patterns > maxPatterns || found.size > maxTasks) {
        return [...found, digestOf(JSON.stringify(files.map((file) => [...file])))];
      }
      for (const task of files.flatMap((file) => tasksLike(name, file))) {
        if (found.has(task)) continue;
        found.add(task);
        pending.push(task);
      }
    }
  }
  return [...found];
}

/** A task of that name, with those that are named for before and after it; `*` is any part of a name. */
function tasksLike(name: string, tasks: Tasks): readonly string[] {
  const [start = '', ...ends] = name.split('*');
  const end = ends.at(-1);
  const names =
    end === undefined
      ? [name, `pre${name}`, `post${name}`]
      : [...tasks.keys()].filter((each) => each.startsWith(start) && each.endsWith(end));
  return [unread, ...names].flatMap((each) => tasks.get(each) ?? []);
}

/** What may be the names of tasks in a text: `serve`, `app:serve`, `@serve`, `npm:serve`, `//#serve`. */
function namesIn(text: string): Set<string> {
  const words = text.split(/[\s=;,'"`&|()<>{}[\]]+/);
  const ends = words.flatMap((word) =>
    word.includes('*')
      ? [word.replace(/^(?:npm|pnpm|yarn|bun):/, '')]
      : [...word.matchAll(/[@:#]/g)].slice(0, 4).map(({ index }) => word.slice(index + 1)),
  );
  return new Set([...words, ...ends]);
}

/** The tasks of the files that a program reads: the nearest ones, and those of all packages of a workspace. */
function filesOf(
  { manifests, workspace }: TaskProgram,
  words: readonly string[],
  folders: readonly string[],
  project: Project,
): readonly Tasks[] {
  const roots = folders.flatMap((folder) =>
    workspace === null ? [] : (nearestFile(project, folder, workspace) ?? []),
  );
  return Object.entries(manifests).flatMap(([name, below]) => {
    const kind = taskFile(name, below);
    // An option may name another folder of the project.
    const nearest = folders.flatMap((folder) => [
      nearestFile(project, folder, name) ?? [],
      ...words.flatMap((word) => pathBelow(folder, word) ?? []).map((at) => inFolder(at, name)),
    ]);
    const members = project
      .named(roots.length === 0 ? '' : name)
      .filter((path) => roots.some((root) => isIn(path, folderOf(root))))
      .slice(0, maxManifests);
    return [...new Set([...nearest.flat(), ...members])].flatMap(
      (path) => project.get(path, kind) ?? [],
    );
  });
}

const kinds = new Map<string, FileKind<Tasks>>();

function taskFile(name: string, below: string): FileKind<Tasks> {
  const key = `tasks of ${name} below ${below}`;
  const known = kinds.get(key) ?? {
    name: key,
    limit: 1024 * 1024,
    load: async () => {
      if (name === 'Gemfile.lock') return lockedGems;
      const { readToml } = await import('../../declarations/toml.ts');
      const read = /\.jsonc?$/.test(name) ? readJsonc : readToml;
      return (text: string) => {
        const document = read(text);
        return 'message' in document
          ? new Map([[unread, [text]]])
          : tasksBelow(document, below, text);
      };
    },
  };
  kinds.set(key, known);
  return known;
}

/** The tasks below some keys, each with its own text; a tool of .NET has its commands as names. */
function tasksBelow({ root }: TreeDocument, below: string, text: string): Tasks {
  const tasks = wordList(below).flatMap((way) => {
    const section = way.split('.').reduce(memberOf, root);
    return propertiesOf(section).flatMap(({ key, value: { value, ...node } }) => {
      const written = text.slice(node.offset, node.offset + node.length);
      const commands = nodesOf(memberOf(node, 'commands')).map((each) => String(each.value));
      const task = node.type === 'string' ? String(value) : written;
      return [{ name: key, task }, ...commands.map((name) => ({ name, task: `${key} ${task}` }))];
    });
  });
  return byNameOf(tasks);
}

/** What a lockfile of Bundler has of each gem: its version, and where that comes from. */
function lockedGems(text: string): Tasks {
  const gems = text.split(/\n(?=\S)/).flatMap((section) => {
    const [source = ''] = section.split('\n  specs:', 1);
    return [...section.matchAll(/^ {4}([\w.-]+) \(.*$/gm)].map(([line, name = '']) => {
      return { name, task: `${source} ${line.trim()}` };
    });
  });
  return byNameOf(gems);
}

function byNameOf(tasks: readonly { readonly name: string; readonly task: string }[]): Tasks {
  return new Map(
    [...Map.groupBy(tasks, ({ name }) => name)].map(([name, all]) => [
      name,
      all.map(({ task }) => task),
    ]),
  );
}
