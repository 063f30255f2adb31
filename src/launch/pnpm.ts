import type { Launcher } from './launcher.ts';
import { joined, type OptionGrammar, readOptions } from './options.ts';
import { fetchPackage, fromProject, hidingOption } from './package-runner.ts';
import { unidentifiedLaunch } from './partial-launch.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

const options: OptionGrammar = {
  flags: wordList(`
    --silent -s -y --yes -r --recursive --prefer-offline --offline -w --workspace-root -c
    --shell-mode
  `),
  valued: wordList(`
    --package -C --dir --reporter --loglevel --filter -F --registry --config.registry
    --allow-build
  `),
  altering: {
    '--registry': 'registry',
    '--config.registry': 'registry',
    '-c': 'entrypoint',
    '--shell-mode': 'entrypoint',
  },
};

/** `pnpm [options] dlx [options] package …`; `exec`, `run` and the like start what is installed. */
export const pnpm: Launcher = {
  commands: ['pnpm'],
  reads: reads.pnpm,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, options);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [unidentifiedLaunch(global.unknown ?? command, hidingOption)];
    }
    const read = readOptions(rest, options);
    const all = joined(global, read);
    if (verb.text !== 'dlx') return fromProject(all, [verb, ...read.rest], command, 'pnpm');
    return fetchPackage(all, command, 'pnpm', resolveInner);
  },
};

export const pnpx: Launcher = {
  commands: ['pnpx'],
  reads: reads.pnpm,
  resolve: (args, command, resolveInner) =>
    fetchPackage(readOptions(args, options), command, 'pnpm', resolveInner),
};
