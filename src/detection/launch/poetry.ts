import type { Word } from '../../model/model.ts';
import { interpreted } from './interpreters.ts';
import type { Launcher } from './launcher.ts';
import { type OptionGrammar, readOptions, valuesOf } from './options.ts';
import {
  altered,
  installed,
  installedBy,
  type PartialLaunch,
  programAt,
  taskOf,
  unidentifiedLaunch,
} from './partial-launch.ts';
import type { TaskManager } from './pending-lookup.ts';
import { startedIn, withProject } from './places.ts';
import { isRunner } from './programs.ts';
import { type Manager, reads } from './reads.ts';
import { wordList } from './word-list.ts';

/*
 * Managers of environments of Python, which run a program of the environment, or a task of their manifest.
 */

interface EnvironmentRunner {
  /** Options before and behind the verb. */
  readonly grammar: OptionGrammar;
  /** Options that name the folder in which it works. */
  readonly folders: readonly string[];
  /** Options that name the folder of the project. */
  readonly projects: readonly string[];
  /** The manager as one of tasks; null if it has none. */
  readonly tasks: TaskManager | null;
}

const folders = ['-C', '--directory'];
const projects = ['-P', '--project'];

/** Sources: the help that each prints. */
const poetry: EnvironmentRunner = {
  grammar: {
    flags: wordList(`
      -q --quiet -n --no-interaction --ansi --no-ansi --no-plugins --no-cache -v --verbose
    `),
    valued: [...folders, ...projects],
  },
  folders,
  projects,
  tasks: null,
};
const plain: EnvironmentRunner = {
  grammar: {
    flags: wordList('-q --quiet -n --no-interaction --no-ansi -v --verbose'),
    valued: [...folders, ...projects],
  },
  folders,
  projects,
  tasks: null,
};
const pdm: EnvironmentRunner = {
  grammar: {
    flags: wordList('-q --quiet -v --verbose -s --site-packages --recreate -n --non-interactive'),
    valued: wordList('-p --project -k --skip'),
  },
  folders: [],
  projects: ['-p', '--project'],
  tasks: 'pdm',
};
const hatch: EnvironmentRunner = {
  grammar: {
    flags: wordList('-v --verbose -q --quiet --color --no-color --interactive --no-interactive'),
    valued: wordList('-e --env --data-dir --cache-dir --config'),
    altering: { '--data-dir': 'path', '--config': 'path' },
  },
  folders: [],
  projects: [],
  tasks: 'hatch',
};
const pixi: EnvironmentRunner = {
  grammar: {
    flags: wordList(`
      -q --quiet -v --verbose --frozen --locked --as-is --no-install --no-lockfile-update --clean-env
      --skip-deps --no-progress --force-activate --no-completions -x --executable
    `),
    valued: wordList('-e --environment --color'),
  },
  folders: [],
  projects: [],
  tasks: 'pixi',
};

const runners = {
  ...{ poetry, pdm, hatch, pixi },
  pipenv: plain,
  rye: { ...plain, tasks: 'rye' },
} as const satisfies Partial<Record<Manager, EnvironmentRunner>>;

/** `poetry run program …` and the like: a program of the project's environment, or a task. */
export const pythonManagers = (Object.keys(runners) as (keyof typeof runners)[]).map(
  (manager): Launcher => ({
    commands: [manager],
    reads: reads[manager],
    resolve(args, command) {
      const { grammar, folders, projects, tasks }: EnvironmentRunner = runners[manager];
      const global = readOptions(args, grammar);
      const [verb, ...behind] = global.rest;
      if (manager === 'pixi' && verb?.text === 'exec') {
        return [
          unidentifiedLaunch(behind[0] ?? verb, 'conda packages, which the export does not grade'),
        ];
      }
      const read = readOptions(behind, grammar);
      const unknown = global.unknown ?? read.unknown;
      const [program, ...rest] = read.rest;
      if (verb?.text !== 'run' || unknown !== null || program === undefined) {
        return [
          unidentifiedLaunch(unknown ?? command, 'not a "run" of a program of the environment'),
        ];
      }
      const alterations = [...global.alterations, ...read.alterations];
      const launches =
        tasks === null
          ? altered(inEnvironment([program, ...rest], manager), alterations)
          : [taskOf([program, ...rest], tasks, alterations)];
      const named = (names: readonly string[]): Word[] =>
        [global, read].flatMap((each) => valuesOf(each, ...names));
      const [folder, ...others] = named(folders);
      const [project, ...further] = named(projects);
      if (others.length > 0 || further.length > 0) {
        return [unidentifiedLaunch(command, 'a program in several folders')];
      }
      return startedIn(withProject(launches, project?.text), folder?.text ?? '');
    },
  }),
);

/** What words start in an environment of a manager. */
export function inEnvironment(
  [program, ...rest]: readonly [Word, ...Word[]],
  manager: Manager,
): readonly PartialLaunch[] {
  const byInterpreter = interpreted(program, rest);
  if (byInterpreter !== null) return installedBy(byInterpreter, manager);
  if (/\.pyw?$/.test(program.text)) return [programAt(program, 'interpreter', rest)];
  return isRunner(program)
    ? [unidentifiedLaunch(program, 'a program that runs what its arguments say')]
    : [installed(program, { type: 'pypi', args: rest, manager })];
}
