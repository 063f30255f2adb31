import { ambientInputs } from '../../ambient-inputs.ts';
import { type Launcher, type LauncherFamily, resolveWords } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { givenValues, readOptions } from '../../options.ts';
import { unidentifiedLaunch, withAlterations } from '../../partial-launch.ts';
import { withStartFolder } from '../../places.ts';

/** `conda run -n environment command …`. The environment's packages come from outside the tree. */
const conda: Launcher = {
  commands: ['conda', 'mamba', 'micromamba'],
  ambient: ambientInputs(['python']),
  resolve([verb, ...args], command, resolveInner) {
    const read = readOptions(args, {
      options: optionList(`
        -v|--verbose --dev --debug-wrapper-scripts --no-capture-output --live-stream --clean-env
        -d|--detach -q|--quiet --no-rc -n|--name= -p|--prefix= --cwd= -r|--root-prefix= -a|--attach=
        --label=
      `),
      // A path can point to an environment inside the tree.
      altering: { '--prefix': 'path', '--root-prefix': 'path' },
    });
    if (verb?.text !== 'run' || read.unknown !== null) {
      return [unidentifiedLaunch(read.unknown ?? verb ?? command, 'not a conda "run" command')];
    }
    const reason = 'conda run without a command';
    const launches = resolveWords(read.rest, command, reason, resolveInner);
    const folder = givenValues(read, '--cwd').at(-1)?.text ?? '';
    return withStartFolder(withAlterations(launches, read.alterations), folder);
  },
};

export const condaLaunchers: LauncherFamily = { launchers: [conda] };
