import type { Word } from '../../../../model/model.ts';
import { launchAllVariants } from '../../ambiguous.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  mergeReadOptions,
  type OptionGrammar,
  type ReadOptions,
  readOptions,
  readOptionsInAllVersions,
  withoutIdleOptions,
} from '../../options.ts';
import { fetchPackage, resolveProjectCommand } from '../../package-runner.ts';
import { hiddenLaunch, type PartialLaunch } from '../../partial-launch.ts';
import { wordList } from '../../word-list.ts';
import { npmSettings } from '../npm/npm-settings.ts';
import { pnpmAmbient } from './pnpm-ambient.ts';

/**
 * Options that pnpm 10 and 12 parse alike, except those marked `==`. An option marked `==` takes a value, but
 * pnpm 10 treats it as a flag if it precedes a script. `conformance/launch/pnpm.jsonl` records pnpm's
 * behaviour for each option.
 */
const options: OptionGrammar = {
  options: optionList(`
    -s|--silent -y|--yes --prefer-offline --offline --color --aggregate-output --stream --use-stderr
    --fail-if-no-match --ignore-workspace --include-workspace-root --sort --reverse --ignore-pnpmfile
    --frozen-lockfile --prefer-frozen-lockfile --auto-dedupe --trust-lockfile --frozen-store
    --ignore-scripts --lockfile-only --merge-git-branch-lockfiles --parallel --sequential --no-progress
    --reporter= --loglevel= --registry= --changed-files-ignore-pattern= --test-pattern= --cpu= --os=
    --libc= --lockfile-dir= --workspace-packages= --allow-build== --store-dir== --state-dir==
    --npmrc-auth-file== --userconfig== --https-proxy== --http-proxy== --no-proxy==
    --merge-git-branch-lockfiles-branch-pattern== --workspace-concurrency==
  `),
  ownOptions: optionList(`
    --package== -C|--dir= -F|--filter= --filter-prod= --env-file= -r|--recursive --no-recursive
    -w|--workspace-root -c|--shell-mode
  `),
  hasNegations: true,
  // Matches a setting (`--config.…`), a scope's registry, and credentials for an address.
  furtherAttached: /^--(?:config\.|@.+:|\/\/)/,
  refusesDashes: true,
  swallowed: wordList('true false y yes t on 1 n no f off 0'),
  altering: { '--shell-mode': 'entrypoint' },
  settings: { space: npmSettings, names: { '--npmrc-auth-file': 'npm_config_userconfig' } },
};

/** pnpm 10 treats a value attached to a `dlx` flag as the package. pnpm 12 reports an error. */
const ofDlx: OptionGrammar = { ...options, style: 'nopt', readsDiffering: 'value' };
const behindVerb: OptionGrammar = { ...options, readsDiffering: 'value' };

/** Commands that take options before the program or script. */
const verbs = new Set(['run', 'run-script', 'exec']);

/**
 * `pnpm [options] dlx [options] package …`. Other verbs, such as `exec` and `run`, start a project script or
 * an installed program.
 */
const pnpm: Launcher = {
  commands: ['pnpm'],
  interpreter: 'node',
  ambient: pnpmAmbient,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, behindVerb);
    const optionVariants =
      global.rest[0]?.text === 'dlx'
        ? { variants: [global], differingWord: null }
        : readOptionsInAllVersions(args, options);
    return launchAllVariants(optionVariants, (each) =>
      resolveAfterGlobal(each, command, resolveInner),
    );
  },
  essential: (args) => withoutIdleOptions(args, behindVerb, { dlx: { grammar: behindVerb } }),
};

function resolveAfterGlobal(
  global: ReadOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [verb, ...rest] = global.rest;
  if (global.unknown !== null || verb === undefined) {
    return [hiddenLaunch(global.unknown ?? command)];
  }
  const read = readOptions(rest, verb.text === 'dlx' ? ofDlx : behindVerb);
  const allOptions = mergeReadOptions(global, read);
  if (read.unknown !== null && verbs.has(verb.text)) {
    return [hiddenLaunch(read.unknown)];
  }
  if (verb.text !== 'dlx')
    return resolveProjectCommand(allOptions, [verb, ...read.rest], command, 'pnpm', resolveInner);
  return fetchPackage(allOptions, command, 'pnpm', resolveInner);
}

const pnpx: Launcher = {
  commands: ['pnpx'],
  interpreter: 'node',
  ambient: pnpmAmbient,
  resolve: (args, command, resolveInner) =>
    fetchPackage(readOptions(args, ofDlx), command, 'pnpm', resolveInner),
  essential: (args) => withoutIdleOptions(args, behindVerb),
};

export const pnpmLaunchers: LauncherFamily = {
  launchers: [pnpm, pnpx],
  ofProject: { pnpm: pnpmAmbient },
};
