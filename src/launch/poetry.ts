import { interpreted } from './interpreters.ts';
import type { Launcher } from './launcher.ts';
import { readOptions, valuesOf } from './options.ts';
import { installed, programAt, unidentifiedLaunch } from './partial-launch.ts';
import { startedIn } from './places.ts';
import { isRunner } from './programs.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

/** `poetry run program …` and the like: a program of the project's environment. */
export const pythonManagers = (['poetry', 'pdm', 'pipenv', 'rye'] as const).map(
  (manager): Launcher => ({
    commands: [manager],
    reads: reads[manager],
    resolve(args, command) {
      const grammar = {
        flags: wordList('-q --quiet -n --no-interaction --no-ansi -v'),
        valued: ['-C', '--directory', '-P', '--project'],
        altering: {},
      };
      const global = readOptions(args, grammar);
      const read = readOptions(global.rest.slice(1), grammar);
      const [program, ...rest] = read.rest;
      const unknown = global.unknown ?? read.unknown;
      if (global.rest[0]?.text !== 'run' || unknown !== null || program === undefined) {
        return [
          unidentifiedLaunch(unknown ?? command, 'not a "run" of a program of the environment'),
        ];
      }
      const launches =
        interpreted(program, rest) ??
        (/\.pyw?$/.test(program.text)
          ? [programAt(program, 'interpreter', rest)]
          : isRunner(program)
            ? [unidentifiedLaunch(program, 'a program that runs what its arguments say')]
            : [installed(program, { type: 'pypi', args: rest, manager })]);
      const folders = [global, read].flatMap((each) =>
        valuesOf(each, '-C', '--directory', '-P', '--project'),
      );
      const [folder] = folders;
      if (folders.length > 1) return [unidentifiedLaunch(command, 'a program in several folders')];
      return folder === undefined ? launches : startedIn(launches, folder.text);
    },
  }),
);
