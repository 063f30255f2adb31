import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { joined, type OptionGrammar, readOptions, withoutIdle } from '../../options.ts';
import { fetchPackage, fromProject } from '../../package-runner.ts';
import { hiddenLaunch } from '../../partial-launch.ts';
import { optionsOf } from '../../variables/space.ts';
import { yarnProjectReads, yarnReads } from './yarn-reads.ts';
import { yarnSettings } from './yarn-settings.ts';

/*
 * The options of Yarn 1 and 4 that neither reads differently from the other, most of them in its table;
 * `conformance/launch/yarn.jsonl` holds what they did with each.
 */
const options: OptionGrammar = {
  options: optionsOf(yarnSettings),
  own: optionList('-T|--top-level -p|--package= --cwd= --no-quiet'),
  settings: { space: yarnSettings },
};

/** `yarn dlx package`, `yarn workspace name …`, `yarn [run] script`. */
const yarn: Launcher = {
  commands: ['yarn', 'yarnpkg'],
  interpreter: 'node',
  reads: yarnReads,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, options);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [hiddenLaunch(global.unknown ?? command)];
    }
    if (verb.text === 'dlx') {
      return fetchPackage(
        joined(global, readOptions(rest, options)),
        command,
        'yarn',
        resolveInner,
      );
    }
    const [name, ...inside] = rest;
    if (verb.text === 'workspace' && name !== undefined) {
      const filtered = [...global.options, { name: '--filter', value: name, at: verb }];
      return fromProject({ ...global, options: filtered }, inside, command, 'yarn', resolveInner);
    }
    if (verb.text !== 'run') return fromProject(global, global.rest, command, 'yarn', resolveInner);
    const read = readOptions(rest, options);
    return read.unknown === null
      ? fromProject(joined(global, read), [verb, ...read.rest], command, 'yarn', resolveInner)
      : [hiddenLaunch(read.unknown)];
  },
  essential: (args) => withoutIdle(args, options, { dlx: { grammar: options } }),
};

export const yarnLaunchers: LauncherFamily = {
  launchers: [yarn],
  settings: [yarnSettings],
  ofProject: { yarn: yarnProjectReads },
};
