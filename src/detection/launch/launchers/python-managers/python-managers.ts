import type { Word } from '../../../../model/model.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { givenValues, type OptionGrammar, readOptions } from '../../options.ts';
import {
  installedLaunch,
  type PartialLaunch,
  programLaunch,
  unidentifiedLaunch,
  withAlterations,
  withManager,
} from '../../partial-launch.ts';
import { withProject, withStartFolder } from '../../places.ts';
import { launchesOfInterpreter } from '../interpreters/interpreters.ts';
import { pythonManagerAmbient, pythonManagerProjectAmbient } from './manager-ambient.ts';

type PythonManager = keyof typeof pythonManagerAmbient;

interface EnvironmentRunner {
  /**
   * Options that can come before or after the verb. `--directory` sets the working folder, and `--project`
   * sets the project folder.
   */
  readonly options: string;
  readonly altering?: OptionGrammar['altering'];
}

const quiet = '-q|--quiet -v|--verbose';
const plain = `${quiet} -n|--no-interaction --no-ansi -C|--directory= -P|--project=`;

/** Sources: each manager's help output. */
const runners = {
  poetry: { options: `${plain} --ansi --no-plugins --no-cache` },
  pipenv: { options: plain },
  rye: { options: plain },
  pdm: {
    options: `${quiet} -s|--site-packages --recreate -n|--non-interactive -p|--project= -k|--skip=`,
  },
  hatch: {
    options: `${quiet} --color --no-color --interactive --no-interactive -e|--env= --data-dir=
      --cache-dir= --config=`,
    altering: { '--data-dir': 'path', '--config': 'path' },
  },
  pixi: {
    options: `${quiet} --frozen --locked --as-is --no-install --no-lockfile-update --clean-env
      --skip-deps --no-progress --force-activate --no-completions -x|--executable -e|--environment=
      --color=`,
  },
} as const satisfies Record<PythonManager, EnvironmentRunner>;

/** `poetry run program …` and similar commands, which run a program in the project's environment. */
const launchers = (Object.keys(runners) as PythonManager[]).map(
  (manager): Launcher => ({
    commands: [manager],
    ...(manager === 'poetry' ? { interpreter: 'python' } : {}),
    ambient: pythonManagerAmbient[manager],
    resolve(args, command, resolveInner) {
      const { options, altering = {} }: EnvironmentRunner = runners[manager];
      const grammar = { options: optionList(options), altering };
      const global = readOptions(args, grammar);
      const [verb, ...afterVerb] = global.rest;
      if (manager === 'pixi' && verb?.text === 'exec') {
        return [
          unidentifiedLaunch(
            afterVerb[0] ?? verb,
            'conda packages, which the export does not grade',
          ),
        ];
      }
      const read = readOptions(afterVerb, grammar);
      const unknown = global.unknown ?? read.unknown;
      const [program, ...rest] = read.rest;
      if (verb?.text !== 'run' || unknown !== null || program === undefined) {
        return [
          unidentifiedLaunch(
            unknown ?? command,
            'not a "run" command for a program in the environment',
          ),
        ];
      }
      const alterations = [...global.alterations, ...read.alterations];
      const launches = withAlterations(
        resolveInEnvironment([program, ...rest], manager, resolveInner),
        alterations,
      );
      const optionWords = (name: string): Word[] =>
        [global, read].flatMap((each) => givenValues(each, name));
      const [folder, ...otherFolders] = optionWords('--directory');
      const [project, ...otherProjects] = optionWords('--project');
      if (otherFolders.length > 0 || otherProjects.length > 0) {
        return [unidentifiedLaunch(command, 'a command with several folders or projects')];
      }
      return withStartFolder(withProject(launches, project?.text), folder?.text ?? '');
    },
  }),
);

function resolveInEnvironment(
  [program, ...rest]: readonly [Word, ...Word[]],
  manager: PythonManager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const byInterpreter = launchesOfInterpreter(program, rest, resolveInner);
  if (byInterpreter !== null) return withManager(byInterpreter, manager);
  if (/\.pyw?$/.test(program.text)) return [programLaunch(program, 'interpreter', rest)];
  return resolveInner.isRunner(program)
    ? resolveInner({ command: program, args: rest })
    : [installedLaunch(program, { type: 'pypi', args: rest, manager })];
}

export const pythonManagers: LauncherFamily = { launchers, ofProject: pythonManagerProjectAmbient };
