import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  mergeReadOptions,
  type OptionGrammar,
  readOptions,
  withoutIdleOptions,
} from '../../options.ts';
import { fetchPackage, resolveProjectCommand } from '../../package-runner.ts';
import { hiddenLaunch } from '../../partial-launch.ts';
import { tableOptions } from '../../variables/space.ts';
import { yarnAmbient, yarnProjectAmbient } from './yarn-ambient.ts';
import { yarnSettings } from './yarn-settings.ts';

/**
 * The options that Yarn 1 and 4 parse in the same way; most of them are in the settings table.
 * `conformance/launch/yarn.jsonl` records Yarn's behaviour for each option.
 */
const options: OptionGrammar = {
  options: tableOptions(yarnSettings),
  ownOptions: optionList('-T|--top-level -p|--package= --cwd= --no-quiet'),
  settings: { space: yarnSettings },
};

/** `yarn dlx package`, `yarn workspace name …`, `yarn [run] script`. */
const yarn: Launcher = {
  commands: ['yarn', 'yarnpkg'],
  interpreter: 'node',
  ambient: yarnAmbient,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, options);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [hiddenLaunch(global.unknown ?? command)];
    }
    if (verb.text === 'dlx') {
      return fetchPackage(
        mergeReadOptions(global, readOptions(rest, options)),
        command,
        'yarn',
        resolveInner,
      );
    }
    const [name, ...inside] = rest;
    if (verb.text === 'workspace' && name !== undefined) {
      const filtered = [...global.options, { name: '--filter', value: name, at: verb }];
      return resolveProjectCommand(
        { ...global, options: filtered },
        inside,
        command,
        'yarn',
        resolveInner,
      );
    }
    if (verb.text !== 'run')
      return resolveProjectCommand(global, global.rest, command, 'yarn', resolveInner);
    const read = readOptions(rest, options);
    return read.unknown === null
      ? resolveProjectCommand(
          mergeReadOptions(global, read),
          [verb, ...read.rest],
          command,
          'yarn',
          resolveInner,
        )
      : [hiddenLaunch(read.unknown)];
  },
  essential: (args) => withoutIdleOptions(args, options, { dlx: { grammar: options } }),
};

export const yarnLaunchers: LauncherFamily = {
  launchers: [yarn],
  settings: [yarnSettings],
  ofProject: { yarn: yarnProjectAmbient },
};
