import type { Word } from '../../model/model.ts';
import type { Launcher, ResolveInner } from './launcher.ts';
import {
  joined,
  type OptionGrammar,
  type ReadOptions,
  readInVersions,
  readOptions,
  withoutIdle,
} from './options.ts';
import { fetchPackage, fromProject, hidingOption } from './package-runner.ts';
import { type PartialLaunch, unidentifiedLaunch } from './partial-launch.ts';
import { startedInAll } from './readings.ts';
import { reads } from './reads.ts';
import { npmSettings } from './variables/javascript.ts';
import { wordList } from './word-list.ts';

/*
 * The options of pnpm 10 and 12 that none of them reads differently;
 * `conformance/launch/pnpm.jsonl` holds what they did with each.
 */
const options: OptionGrammar = {
  flags: wordList(`
    --silent --yes -r --recursive --prefer-offline --offline -w --workspace-root -c
    --shell-mode --color --aggregate-output --stream --use-stderr --fail-if-no-match
    --ignore-workspace --include-workspace-root --sort --reverse --ignore-pnpmfile --frozen-lockfile
    --prefer-frozen-lockfile --auto-dedupe --trust-lockfile --frozen-store --ignore-scripts
    --lockfile-only --merge-git-branch-lockfiles --parallel --sequential --no-color --no-progress
    --no-recursive --no-sort --no-fail-if-no-match --no-include-workspace-root --no-offline
    --no-prefer-offline --no-frozen-lockfile --no-prefer-frozen-lockfile --no-auto-dedupe
    --no-trust-lockfile --no-frozen-store --no-ignore-scripts
  `),
  valued: wordList(`
    --package -C --dir --reporter --loglevel --filter -F --filter-prod --registry
    --allow-build --changed-files-ignore-pattern --test-pattern --cpu --os --libc --store-dir
    --state-dir --lockfile-dir --npmrc-auth-file --userconfig --https-proxy --http-proxy --no-proxy
    --env-file --workspace-packages --merge-git-branch-lockfiles-branch-pattern
    --workspace-concurrency
  `),
  // Any setting, the registry of a scope, and credentials for an address.
  furtherAttached: /^--(?:config\..|@.+:|\/\/)/,
  refusesDashes: true,
  aliases: { '-s': '--silent', '-y': '--yes' },
  swallowed: wordList('true false y yes t on 1 n no f off 0'),
  altering: { '-c': 'entrypoint', '--shell-mode': 'entrypoint' },
  settings: {
    space: npmSettings,
    except: wordList(`
      --package -C --dir --filter -F --filter-prod --env-file -r --recursive --no-recursive -w
      --workspace-root
    `),
    names: { '--npmrc-auth-file': 'npm_config_userconfig' },
  },
};

/** What is attached to a flag of `dlx` is the package for pnpm 10, and an error for pnpm 12. */
const ofDlx: OptionGrammar = { ...options, style: 'nopt' };

/** Options that pnpm 10 takes for flags before a script, whatever they are elsewhere. */
const uneven = wordList(`
  --package --allow-build --store-dir --state-dir --npmrc-auth-file --userconfig --https-proxy
  --http-proxy --no-proxy --merge-git-branch-lockfiles-branch-pattern --workspace-concurrency
`);
const even = options.valued.filter((name) => !uneven.includes(name));
const ofScripts: OptionGrammar = {
  ...options,
  valued: even,
  attached: uneven,
  versions: [
    { attached: [], optional: uneven },
    { attached: [], valued: options.valued },
  ],
};

/** Commands that have options before what they start. */
const verbs = new Set(['run', 'run-script', 'exec']);

/** `pnpm [options] dlx [options] package …`; `exec`, `run` and the like start what is installed. */
export const pnpm: Launcher = {
  commands: ['pnpm'],
  reads: reads.pnpm,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, options);
    const readings =
      global.rest[0]?.text === 'dlx'
        ? { all: [global], differing: null }
        : readInVersions(args, ofScripts);
    return startedInAll(readings, (each) => behindGlobal(each, command, resolveInner));
  },
  essential: (args) => withoutIdle(args, options, { dlx: { grammar: options } }),
};

/** What stands behind the options before a command of pnpm. */
function behindGlobal(
  global: ReadOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [verb, ...rest] = global.rest;
  if (global.unknown !== null || verb === undefined) {
    return [unidentifiedLaunch(global.unknown ?? command, hidingOption)];
  }
  const read = readOptions(rest, verb.text === 'dlx' ? ofDlx : options);
  const all = joined(global, read);
  if (read.unknown !== null && verbs.has(verb.text)) {
    return [unidentifiedLaunch(read.unknown, hidingOption)];
  }
  if (verb.text !== 'dlx') return fromProject(all, [verb, ...read.rest], command, 'pnpm');
  return fetchPackage(all, command, 'pnpm', resolveInner);
}

export const pnpx: Launcher = {
  commands: ['pnpx'],
  reads: reads.pnpm,
  resolve: (args, command, resolveInner) =>
    fetchPackage(readOptions(args, ofDlx), command, 'pnpm', resolveInner),
  essential: (args) => withoutIdle(args, options),
};
