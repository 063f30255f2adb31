import { shellAmbient } from '../../ambient-inputs.ts';
import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { sourcesLaunch } from '../../partial-launch.ts';
import { wordList } from '../../word-list.ts';

/*
 * Programs that run a named task from a file in the repository. Tasks are the repository's own code; the gate
 * does not resolve what they start.
 */

/** For each program, the names of the files that define its tasks. Sources: each program's reference. */
const table: readonly (readonly [commands: string, named: RegExp])[] = [
  ['make gmake', /^(?:gnu)?makefile$/i],
  ['just', /^\.?justfile$/i],
  ['task go-task', /^taskfile(?:\.dist)?\.ya?ml$/i],
  ['rake', /^rakefile(?:\.rb)?$/i],
  ['gradle gradlew', /^(?:build|settings)\.gradle(?:\.kts)?$/],
  ['mvn mvnw mvnd', /^pom\.xml$/],
  ['ant', /^build\.xml$/],
  ['sbt', /^build\.sbt$/],
  ['mix', /^mix\.exs$/],
  ['bb', /^bb\.edn$/],
  ['devenv', /^devenv\.nix$/],
  ['invoke inv', /^tasks\.py$/],
  ['nox', /^noxfile\.py$/],
  ['tox', /^tox\.(?:ini|toml)$/],
  ['poe', /^(?:pyproject|poe_tasks)\.toml$/],
  ['mage', /^magefile\.go$/],
  ['moon', /^moon\.yml$/],
  ['turbo', /^turbo\.jsonc?$/],
  ['nx', /^nx\.json$/],
  ['lerna', /^lerna\.json$/],
  ['bazel bazelisk', /^(?:BUILD|MODULE|WORKSPACE)(?:\.bazel)?$/],
];

const folderOption = /^(?:-C|-d|--directory|--dir|--working-directory|--root)(?:=(.*))?$/s;

const launchers = table.map(
  ([names, named]): Launcher => ({
    commands: wordList(names),
    ambient: shellAmbient,
    resolve(args, command) {
      const optionIndex = args.findIndex(({ text }) => folderOption.test(text));
      const attached = folderOption.exec(args[optionIndex]?.text ?? '')?.[1];
      const folder = optionIndex < 0 ? '' : (attached ?? args[optionIndex + 1]?.text ?? '');
      return [sourcesLaunch(command, { path: folder, named, search: 'upwards' })];
    },
  }),
);

export const taskPrograms: LauncherFamily = { launchers };
