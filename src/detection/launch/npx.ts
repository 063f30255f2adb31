import type { Word } from '../../model/model.ts';
import { readNpmSpec } from '../ecosystems/npm.ts';
import { isKnownToHave, type NamedPackage, throughBridge, throughPackages } from './bridges.ts';
import type { Launcher, ResolveInner } from './launcher.ts';
import { type NpmOptions, readNpxOptions, withoutIdleSettings } from './npm-options.ts';
import {
  type Assignment,
  asLibrary,
  installed,
  orInstalled,
  type PartialLaunch,
  preferringProject,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { commandName } from './programs.ts';
import { startedInAll } from './readings.ts';
import { reads } from './reads.ts';
import { variableNamed } from './settings.ts';

/** `npx [options] package[@version] …`, and `npx -p package bin`, where the positional is no package. */
export const npx: Launcher = {
  commands: ['npx'],
  reads: reads.npm,
  resolve(args, command, resolveInner) {
    return startedInAll(readNpxOptions(args), (read) => executed(read, command, resolveInner));
  },
  essential: (args) => withoutIdleSettings(args, readNpxOptions),
};

/** What npm does with some options instead. */
const others: Readonly<Record<string, string>> = {
  call: 'runs its own command line',
  usage: 'prints its help',
  version: 'prints its version',
  versions: 'prints versions',
};

/** What `npm exec` and npx start: a program of the packages in options, or the package of the first word. */
export function executed(
  { settings, rest, unknown }: NpmOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const program = commandName(command.text) === 'npm' ? 'npm exec' : 'npx';
  const packages = settings.flatMap(({ name, value }) => (name === 'package' ? [value] : []));
  const other = settings.find(({ name, value }) => others[name] && value.text !== 'false');
  const variables = settings
    .filter(({ name }) => name !== 'package' && !others[name])
    .map(variableOf);
  // An option that is unclear may hide the program, but takes none of the packages away.
  const isClear = unknown === null && other === undefined;
  const launches = started(packages, isClear ? rest : [], resolveInner);
  const unclear = other
    ? [unidentifiedLaunch(command, `${program} ${others[other.name]}`)]
    : unknown === null
      ? []
      : [unidentifiedLaunch(unknown, `an option of ${program} that may hide what it starts`)];
  const all = [...withVariables(launches, variables), ...unclear];
  return all.length === 0 ? [unidentifiedLaunch(command, `${program} without a package`)] : all;
}

/** The variable with the meaning of an option, by the name of which it is known to the user. */
export function variableOf({ name, value }: Assignment): Assignment {
  return { name: variableNamed('npm_config_', name), value, what: `--${name}` };
}

function started(
  packages: readonly Word[],
  words: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...rest] = words;
  if (packages.length > 0) {
    const named = packages.map((at) => ({ spec: readNpmSpec(at.text), at }));
    const launches = throughPackages(named, words, [], resolveInner);
    const fetched = preferringProject(withLibraries(launches, named, first), first);
    // A program that another installed package provides comes before.
    return first === undefined
      ? fetched
      : [...fetched, installed(first, { type: 'npm', manager: 'npm', isOptional: true })];
  }
  if (first === undefined) return [];
  const spec = readNpmSpec(first.text);
  const fetched = throughBridge(spec, first, rest, [], resolveInner);
  return orInstalled(fetched, first, rest, 'npm');
}

/**
 * The same launches, with the packages as libraries that cannot be what is started: those beside a package
 * that is known to have the program, if their names come after its own. Of two programs of one name npm
 * links that of the package in the first folder (npm 11), which an alias would name otherwise.
 */
function withLibraries(
  launches: readonly PartialLaunch[],
  named: readonly NamedPackage[],
  program: Word | undefined,
): readonly PartialLaunch[] {
  const folderNames = named.filter(
    ({ spec, at }) =>
      spec.type === 'npm' && at.text.startsWith(spec.name) && !at.text.includes(':'),
  );
  const owner = folderNames.find(
    ({ spec }) => program !== undefined && isKnownToHave(spec, program),
  );
  const behind = folderNames.filter(
    ({ spec }) => owner !== undefined && compare(spec.name, owner.spec.name) > 0,
  );
  const spans = new Set(behind.map(({ at }) => at.span));
  return launches.map((each) => (spans.has(each.launch.span) ? asLibrary(each) : each));
}

/** The order of npm's folders. */
function compare(one: string | null, other: string | null): number {
  return (one ?? '').localeCompare(other ?? '', 'en');
}
