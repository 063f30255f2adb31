import type { Alteration, PackageSpec, Word } from '../../../../model/model.ts';
import { hasPlaceholder, unidentifiedSpec } from '../../../ecosystems/ecosystem.ts';
import { readJsrSpec } from '../../../ecosystems/jsr.ts';
import { readNpmSpec } from '../../../ecosystems/npm.ts';
import { launchesThroughBridge, launchesThroughPackages } from '../../bridges.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  givenValues,
  mergeReadOptions,
  type OptionGrammar,
  type ReadOptions,
  readOptions,
} from '../../options.ts';
import {
  asBridge,
  incompleteLaunch,
  type PartialLaunch,
  programLaunch,
  serverLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withAmbientFiles } from '../../places.ts';
import { tableOptions } from '../../variables/space.ts';
import { denoAmbient } from './deno-ambient.ts';
import { denoSettings } from './deno-settings.ts';

/**
 * Deno's options, from its help output. Most of them are in `denoSettings`. `conformance/launch/deno.jsonl`
 * records Deno's behaviour for each option.
 */

const common = '-q -A -R[=] -W[=] -I[=] -N[=] -E[=] -S[=] -P[=] -L= --env --env-file';

const ofRun: OptionGrammar = {
  options: tableOptions(denoSettings),
  ownOptions: optionList(common),
  // Options for permissions and unstable features. Deno ignores a value attached to an option that takes
  // none.
  furtherOptional: /^--(?:allow|deny|ignore|unstable)-[a-z]/,
  flagsTakeValues: true,
  refusesDashes: true,
  settings: { space: denoSettings },
};

const ofX: OptionGrammar = { ...ofRun, ownOptions: optionList(`${common} -y -p|--package=`) };

/** `deno run [options] npm:…` or `jsr:…`. A program given by path or address is treated as unpublished. */
const deno: Launcher = {
  commands: ['deno'],
  ambient: denoAmbient,
  resolve(args, command, resolveInner) {
    const leadingOptions = readOptions(args, ofRun);
    const [verb, ...words] = leadingOptions.rest;
    if (leadingOptions.unknown !== null || verb === undefined) {
      return [incompleteLaunch(leadingOptions.unknown, command)];
    }
    if (verb.text === 'x')
      return resolveFetched(
        mergeReadOptions(leadingOptions, readOptions(words, ofX)),
        command,
        resolveInner,
      );
    if (verb.text === 'run')
      return resolveRun(mergeReadOptions(leadingOptions, readOptions(words, ofRun)), command);
    // Deno also accepts a path or an address instead of a subcommand.
    return /[./:\\]/.test(verb.text)
      ? resolveRun(leadingOptions, command)
      : [unidentifiedLaunch(verb, 'not a deno "run" command')];
  },
};

function resolveRun(read: ReadOptions, command: Word): readonly PartialLaunch[] {
  const [first] = read.rest;
  if (read.unknown !== null || first === undefined) {
    return [incompleteLaunch(read.unknown, command)];
  }
  const launches = /^(?:npm|jsr|https?|data|node):/i.test(first.text)
    ? [packageLaunch(readDenoSpec(first.text), first, read.alterations)]
    : [programLaunch(first, 'interpreter', [], read.alterations)];
  const preloaded = givenValues(read, '--preload', '--require')
    .filter(({ text }) => /^(?:npm|jsr):/i.test(text))
    .map((at) => asBridge(serverLaunch(readDenoSpec(at.text), at)));
  return withSurroundings([...launches, ...preloaded], read);
}

/**
 * Resolves `deno x package`, which fetches the package from npm unless a prefix specifies another registry.
 */
function resolveFetched(
  read: ReadOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...args] = read.rest;
  if (read.unknown !== null || first === undefined) {
    return [incompleteLaunch(read.unknown, command)];
  }
  const readWrittenSpec = ({ text }: Word): PackageSpec =>
    /^(?:npm|jsr):/i.test(text) ? readDenoSpec(text) : readNpmSpec(text);
  // If `--package` is repeated, Deno uses the last value.
  const packages = givenValues(read, '--package')
    .slice(-1)
    .map((at) => ({ spec: readWrittenSpec(at), at }));
  const launches =
    packages.length > 0
      ? launchesThroughPackages(packages, read.rest, read.alterations, resolveInner)
      : launchesThroughBridge(readWrittenSpec(first), first, args, read.alterations, resolveInner);
  return withSurroundings(launches, read);
}

function withSurroundings(
  launches: readonly PartialLaunch[],
  { options, variables }: ReadOptions,
): readonly PartialLaunch[] {
  // `--env` and `--env-file` default to `.env`.
  const files = options
    .filter(({ name }) => name === '--env' || name === '--env-file')
    .map(({ value, at }) => value ?? { ...at, text: '.env' });
  return withAmbientFiles(withVariables(launches, variables), files);
}

/**
 * Returns the launch of a package. If the package is from npm and the tree's `node_modules` contains a copy,
 * Deno runs that copy.
 */
function packageLaunch(
  spec: PackageSpec,
  at: Word,
  alterations: readonly Alteration[],
): PartialLaunch {
  const ownProgram = spec.type === 'npm' ? spec.name : null;
  return { ...serverLaunch(spec, at, alterations), localBinary: ownProgram };
}

/** Parses `npm:@scope/name@1/sub/path` and `jsr:@scope/name@1/sub/path`, and drops the subpath. */
function readDenoSpec(text: string): PackageSpec {
  const groups =
    /^(?<type>npm|jsr):\/?(?<name>(?:@[^/@:]+\/)?[^/@:]+)(?:@(?<version>[^/]+))?(?:\/.*)?$/s.exec(
      text,
    )?.groups;
  if (groups === undefined || hasPlaceholder(text)) {
    return unidentifiedSpec(text, 'a program started by its path or address');
  }
  const { type, name = '', version } = groups;
  return type === 'npm'
    ? readNpmSpec(version === undefined ? name : `${name}@${version}`)
    : readJsrSpec(name, version ?? null);
}

export const denoLaunchers: LauncherFamily = { launchers: [deno], settings: [denoSettings] };
