import type { Alteration, PackageSpec, Word } from '../../model/model.ts';
import { hasPlaceholder, unidentifiedSpec } from '../ecosystems/ecosystem.ts';
import { readJsrSpec } from '../ecosystems/jsr.ts';
import { readNpmSpec } from '../ecosystems/npm.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import type { Launcher, ResolveInner } from './launcher.ts';
import { joined, type OptionGrammar, type ReadOptions, readOptions, valuesOf } from './options.ts';
import {
  asLauncher,
  type PartialLaunch,
  programAt,
  serverOf,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { withFiles } from './places.ts';
import { reads } from './reads.ts';
import { denoSettings } from './variables/javascript.ts';
import { wordList } from './word-list.ts';

/*
 * The options of deno, as its help has them; `conformance/launch/deno.jsonl` holds what it did with each.
 */

const permissions = ['read', 'write', 'import', 'net', 'env', 'sys', 'run', 'ffi'];

const common: OptionGrammar = {
  flags: ['-q', '-A'],
  optional: [
    // A value that is attached to one that needs none is passed over.
    ...wordList(`
      --quiet --allow-all --no-prompt --no-remote --no-npm --no-config --no-lock --cached-only
      --allow-hrtime --unstable --unstable-bare-node-builtins --unstable-broadcast-channel
      --unstable-byonm --unstable-cron --unstable-detect-cjs --unstable-ffi --unstable-fs
      --unstable-http --unstable-kv --unstable-lazy-dynamic-imports --unstable-lockfile-v5
      --unstable-net --unstable-no-legacy-abort --unstable-node-globals --unstable-npm-lazy-caching
      --unstable-otel --unstable-process --unstable-raw-imports --unstable-sloppy-imports
      --unstable-subdomain-wildcards --unstable-temporal --unstable-tsgo --unstable-unsafe-proto
      --unstable-vsock --unstable-webgpu --unstable-worker-options
    `),
    ...wordList(`
      --check --no-check --env --env-file --node-modules-dir --vendor -r --reload --frozen
      --frozen-lockfile --unsafely-ignore-certificate-errors --inspect --inspect-brk --inspect-wait
      --v8-flags --strace-ops --enable-testing-features-do-not-use --allow-scripts -P --permission-set -R -W -I -N -E -S --ignore-env --ignore-read
    `),
    ...permissions.flatMap((each) => [`--allow-${each}`, `--deny-${each}`]),
  ],
  valued: wordList(`
    --import-map --node-modules-linker -c --config --lock --cert -L --log-level --min-dep-age
    --minimum-dependency-age --inspect-publish-uid --location --seed --preload --require --conditions
  `),
  refusesDashes: true,
  settings: {
    space: denoSettings,
    except: wordList('-q -A -r -P -R -W -I -N -E -S -L -y -p --package --env --env-file'),
    names: { '-c': 'DENO_CONFIG' },
  },
};

const ofRun: OptionGrammar = {
  ...common,
  optional: [
    ...(common.optional ?? []),
    ...wordList(`
      --no-clear-screen --no-code-cache --use-env-proxy --watch --hmr --watch-hmr --watch-exclude
      --coverage
    `),
  ],
  valued: [...common.valued, '--ext'],
};

const ofX: OptionGrammar = {
  ...common,
  flags: [...common.flags, '-y'],
  optional: [...(common.optional ?? []), '--yes', '--ignore-scripts'],
  valued: [...common.valued, '-p', '--package'],
};

const hiding = 'an option of deno that may hide what it starts';

/** `deno run [options] npm:…` or `jsr:…`; a path or address is a program that nobody published. */
export const deno: Launcher = {
  commands: ['deno'],
  reads: reads.deno,
  resolve(args, command, resolveInner) {
    const before = readOptions(args, ofRun);
    const [verb, ...words] = before.rest;
    if (before.unknown !== null || verb === undefined) {
      return [unidentifiedLaunch(before.unknown ?? command, hiding)];
    }
    if (verb.text === 'x')
      return fetched(joined(before, readOptions(words, ofX)), command, resolveInner);
    if (verb.text === 'run') return run(joined(before, readOptions(words, ofRun)), command);
    // A path or an address in place of a command is run.
    return /[./:\\]/.test(verb.text)
      ? run(before, command)
      : [unidentifiedLaunch(verb, 'not a "run" of deno')];
  },
};

function run(read: ReadOptions, command: Word): readonly PartialLaunch[] {
  const [first] = read.rest;
  if (read.unknown !== null || first === undefined) {
    return [unidentifiedLaunch(read.unknown ?? command, hiding)];
  }
  const launches = /^(?:npm|jsr|https?|data|node):/i.test(first.text)
    ? [packageOf(readDenoSpec(first.text), first, read.alterations)]
    : [programAt(first, 'interpreter', [], read.alterations)];
  const preloaded = valuesOf(read, '--preload', '--require')
    .filter(({ text }) => /^(?:npm|jsr):/i.test(text))
    .map((at) => asLauncher(serverOf(readDenoSpec(at.text), at)));
  return withSurroundings([...launches, ...preloaded], read);
}

/** `deno x package`: of npm, unless a prefix says otherwise. */
function fetched(
  read: ReadOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...args] = read.rest;
  if (read.unknown !== null || first === undefined) {
    return [unidentifiedLaunch(read.unknown ?? command, hiding)];
  }
  const specOf = ({ text }: Word): PackageSpec =>
    /^(?:npm|jsr):/i.test(text) ? readDenoSpec(text) : readNpmSpec(text);
  // The last one counts.
  const packages = valuesOf(read, '-p', '--package')
    .slice(-1)
    .map((at) => ({ spec: specOf(at), at }));
  const launches =
    packages.length > 0
      ? throughPackages(packages, read.rest, read.alterations, resolveInner)
      : throughBridge(specOf(first), first, args, read.alterations, resolveInner);
  return withSurroundings(launches, read);
}

/** The same launches, with the variables and files that options name. */
function withSurroundings(
  launches: readonly PartialLaunch[],
  { options, variables }: ReadOptions,
): readonly PartialLaunch[] {
  // Without a value of its own the option means `.env`.
  const files = options
    .filter(({ name }) => name === '--env' || name === '--env-file')
    .map(({ value, at }) => value ?? { ...at, text: '.env' });
  return withFiles(withVariables(launches, variables), files);
}

/** A package; one of npm is taken from a `node_modules` of the tree that has it. */
function packageOf(spec: PackageSpec, at: Word, alterations: readonly Alteration[]): PartialLaunch {
  const ownProgram = spec.type === 'npm' ? spec.name : null;
  return { ...serverOf(spec, at, alterations), ownProgram };
}

/** `npm:@scope/name@1/sub/path` and `jsr:@scope/name@1/sub/path`, without the sub-path. */
function readDenoSpec(text: string): PackageSpec {
  const groups =
    /^(?<type>npm|jsr):\/?(?<name>(?:@[^/@:]+\/)?[^/@:]+)(?:@(?<version>[^/]+))?(?:\/.*)?$/s.exec(
      text,
    )?.groups;
  if (groups === undefined || hasPlaceholder(text)) {
    return unidentifiedSpec(text, 'a program by its path or address');
  }
  const { type, name = '', version } = groups;
  return type === 'npm'
    ? readNpmSpec(version === undefined ? name : `${name}@${version}`)
    : readJsrSpec(name, version ?? null);
}
