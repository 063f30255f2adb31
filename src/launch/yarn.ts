import type { Launcher } from './launcher.ts';
import { joined, type OptionGrammar, readOptions } from './options.ts';
import { fetchPackage, fromProject, hidingOption } from './package-runner.ts';
import { unidentifiedLaunch } from './partial-launch.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

const options: OptionGrammar = {
  flags: wordList('-q --quiet -s --silent -T --top-level -B --binaries-only'),
  valued: ['-p', '--package', '--cwd'],
  altering: {},
};

/** `yarn dlx package`, `yarn workspace name …`, `yarn [run] script`. */
export const yarn: Launcher = {
  commands: ['yarn', 'yarnpkg'],
  reads: reads.yarn,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, options);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [unidentifiedLaunch(global.unknown ?? command, hidingOption)];
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
      return fromProject({ ...global, options: filtered }, inside, command, 'yarn');
    }
    return fromProject(global, global.rest, command, 'yarn');
  },
};
