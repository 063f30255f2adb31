import type { Alteration, PackageSpec, Word } from '../../../../model/model.ts';
import { hasPlaceholder, unidentifiedSpec } from '../../../ecosystems/ecosystem.ts';
import { readJsrSpec } from '../../../ecosystems/jsr.ts';
import { readNpmSpec } from '../../../ecosystems/npm.ts';
import { throughBridge, throughPackages } from '../../bridges.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  joined,
  type OptionGrammar,
  type ReadOptions,
  readOptions,
  valuesOf,
} from '../../options.ts';
import {
  asLauncher,
  type PartialLaunch,
  programAt,
  serverOf,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withFiles } from '../../places.ts';
import { optionsOf } from '../../variables/space.ts';
import { denoReads } from './deno-reads.ts';
import { denoSettings } from './deno-settings.ts';

/*
 * The options of deno, as its help has them, most of them in its table; `conformance/launch/deno.jsonl` holds what it did with each.
 */

const common = '-q -A -R[=] -W[=] -I[=] -N[=] -E[=] -S[=] -P[=] -L= --env --env-file';

const ofRun: OptionGrammar = {
  options: optionsOf(denoSettings),
  own: optionList(common),
  // Permissions, and what is not stable: a value that is attached to one that needs none is passed over.
  furtherOptional: /^--(?:allow|deny|ignore|unstable)-[a-z]/,
  flagsTakeValues: true,
  refusesDashes: true,
  settings: { space: denoSettings },
};

const ofX: OptionGrammar = { ...ofRun, own: optionList(`${common} -y -p|--package=`) };

const hiding = 'an option of deno that may hide what it starts';

/** `deno run [options] npm:…` or `jsr:…`; a path or address is a program that nobody published. */
const deno: Launcher = {
  commands: ['deno'],
  reads: denoReads,
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
  const packages = valuesOf(read, '--package')
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

export const denoLaunchers: LauncherFamily = { launchers: [deno], settings: [denoSettings] };
