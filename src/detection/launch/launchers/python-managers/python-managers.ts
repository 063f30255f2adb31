import type { Word } from '../../../../model/model.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { type OptionGrammar, readOptions, valuesOf } from '../../options.ts';
import {
  altered,
  installed,
  installedBy,
  type PartialLaunch,
  programAt,
  unidentifiedLaunch,
} from '../../partial-launch.ts';
import { startedIn, withProject } from '../../places.ts';
import { interpreted } from '../interpreters/interpreters.ts';
import { pythonManagerProjectReads, pythonManagerReads } from './manager-reads.ts';

/*
 * Managers of environments of Python, which run a program of the environment, and no task of their manifest.
 */

type PythonManager = keyof typeof pythonManagerReads;

interface EnvironmentRunner {
  /**
   * Options before and behind the verb. `--directory` names the folder in which it works, `--project` that of
   * the project.
   */
  readonly options: string;
  readonly altering?: OptionGrammar['altering'];
}

const quiet = '-q|--quiet -v|--verbose';
const plain = `${quiet} -n|--no-interaction --no-ansi -C|--directory= -P|--project=`;

/** Sources: the help that each prints. */
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

/** `poetry run program …` and the like: a program of the project's environment. */
const launchers = (Object.keys(runners) as PythonManager[]).map(
  (manager): Launcher => ({
    commands: [manager],
    ...(manager === 'poetry' ? { interpreter: 'python' } : {}),
    reads: pythonManagerReads[manager],
    resolve(args, command, resolveInner) {
      const { options, altering = {} }: EnvironmentRunner = runners[manager];
      const grammar = { options: optionList(options), altering };
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
      const launches = altered(
        inEnvironment([program, ...rest], manager, resolveInner),
        alterations,
      );
      const named = (name: string): Word[] =>
        [global, read].flatMap((each) => valuesOf(each, name));
      const [folder, ...others] = named('--directory');
      const [project, ...further] = named('--project');
      if (others.length > 0 || further.length > 0) {
        return [unidentifiedLaunch(command, 'a program in several folders')];
      }
      return startedIn(withProject(launches, project?.text), folder?.text ?? '');
    },
  }),
);

/** What words start in an environment of a manager. */
function inEnvironment(
  [program, ...rest]: readonly [Word, ...Word[]],
  manager: PythonManager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const byInterpreter = interpreted(program, rest, resolveInner);
  if (byInterpreter !== null) return installedBy(byInterpreter, manager);
  if (/\.pyw?$/.test(program.text)) return [programAt(program, 'interpreter', rest)];
  return resolveInner.isRunner(program)
    ? resolveInner({ command: program, args: rest })
    : [installed(program, { type: 'pypi', args: rest, manager })];
}

export const pythonManagers: LauncherFamily = { launchers, ofProject: pythonManagerProjectReads };
