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
import { wordList } from './word-list.ts';

/*
 * The options of pnpm 10 and 12 that none of them reads differently;
 * `conformance/launch/pnpm.jsonl` holds what they did with each.
 */
const options: OptionGrammar = {
  flags: wordList(`
    --silent -s -y --yes -r --recursive --prefer-offline --offline -w --workspace-root -c
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
  attached: ['--config.registry'],
  refusesDashes: true,
  idle: wordList(`
    -s --silent -y --yes --reporter --loglevel --color --no-color --no-progress
  `),
  swallowed: wordList('true false y yes t on 1 n no f off 0'),
  altering: { '-c': 'entrypoint', '--shell-mode': 'entrypoint', '--ignore-workspace': 'path' },
  setting: {
    '--registry': 'npm_config_registry',
    '--config.registry': 'npm_config_registry',
    '--store-dir': 'npm_config_store_dir',
    '--state-dir': 'npm_config_state_dir',
    '--npmrc-auth-file': 'npm_config_userconfig',
    '--userconfig': 'npm_config_userconfig',
    '--https-proxy': 'npm_config_https_proxy',
    '--http-proxy': 'npm_config_http_proxy',
    '--no-proxy': 'npm_config_no_proxy',
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
  attached: [...(options.attached ?? []), ...uneven],
  versions: [
    { attached: options.attached ?? [], optional: uneven },
    { attached: options.attached ?? [], valued: options.valued },
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
