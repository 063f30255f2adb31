import type { Word } from '../model.ts';
import { readNpmSpec } from '../versions/npm.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import type { Launcher, ResolveInner } from './launcher.ts';
import {
  orInstalled,
  type PartialLaunch,
  preferringProject,
  scriptOf,
  unidentifiedLaunch,
} from './partial-launch.ts';
import { startedIn } from './places.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

/** Options of npm that do not change what is started, as whole words. */
const harmless = new Set(
  wordList(`
  -y --yes -q --quiet -s --silent --prefer-offline --offline --if-present
`),
);

/** Options that name the folder, or the workspace, that a script is started in. */
const places = new Map([
  ['--prefix', 'folder'],
  ['-C', 'folder'],
  ['-w', 'workspace'],
  ['--workspace', 'workspace'],
] as const);

/** Verbs that run the script that follows, and those that are themselves the name of a script. */
const runVerbs = new Set(['run', 'run-script', 'rum', 'urn']);
const scriptVerbs = new Set(['start', 'test', 't', 'tst', 'stop', 'restart']);

/**
 * `npm exec [options] [--] package …` and `npm x`; `npm run script` and `npm start`. Up to `--` npm
 * reads options anywhere, behind the package too, so an unknown one leaves the launch unidentified.
 */
export const npmCommand: Launcher = {
  commands: ['npm'],
  reads: reads.npm,
  resolve(args, command, resolveInner) {
    const placed = takePlaces(args);
    if (placed === null) {
      return [unidentifiedLaunch(command, 'an option of npm that may hide what it starts')];
    }
    const verbAt = placed.rest.findIndex(({ text }) => !harmless.has(text));
    const verb = placed.rest[verbAt];
    const words = placed.rest.slice(verbAt + 1);
    const separator = words.findIndex(({ text }) => text === '--');
    const options = separator < 0 ? words : words.slice(0, separator);
    const behind = separator < 0 ? [] : words.slice(separator + 1);
    const positional = options.filter(({ text }) => !text.startsWith('-'));
    const unknown = options.find(
      ({ text }) => text.startsWith('-') && !harmless.has(text) && !isPackage(text),
    );
    if (unknown !== undefined) {
      return [unidentifiedLaunch(unknown, 'an option of npm that may hide what it starts')];
    }
    const at = verb ?? command;
    if (runVerbs.has(at.text) || scriptVerbs.has(at.text)) {
      const [script, ...own] = scriptVerbs.has(at.text) ? [at, ...positional] : positional;
      if (script === undefined) return [unidentifiedLaunch(at, 'a "run" without a script')];
      const isTest = script === at && ['t', 'tst'].includes(script.text);
      const name = isTest ? 'test' : script.text;
      const { workspace, folder } = placed;
      const lookup = { name, args: [...own, ...behind], workspace, manager: 'npm' } as const;
      const launches = [scriptOf(script, { ...lookup, orProgram: false })];
      return folder === null ? launches : startedIn(launches, folder);
    }
    if (at.text !== 'exec' && at.text !== 'x') {
      return [unidentifiedLaunch(at, 'not a command of npm that starts a program')];
    }
    // In a workspace npm looks for programs there first.
    if (placed.workspace !== null || placed.folder !== null) {
      return [unidentifiedLaunch(at, 'npm exec in another folder')];
    }
    const packages = options.filter(({ text }) => isPackage(text));
    return executed(packages, [...positional, ...behind], command, resolveInner);
  },
};

/** What `npm exec` starts: a program of the packages in its options, or the package that its first word names. */
function executed(
  packages: readonly Word[],
  line: readonly Word[],
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const named = packages.map((at) => ({
    spec: readNpmSpec(at.text.slice(at.text.indexOf('=') + 1)),
    at,
  }));
  const [first, ...rest] = line;
  if (named.length > 0) {
    const launches = throughPackages(named, line, [], resolveInner);
    return preferringProject(launches, first);
  }
  if (first === undefined) return [unidentifiedLaunch(command, 'npm exec without a package')];
  const launches = throughBridge(readNpmSpec(first.text), first, rest, [], resolveInner);
  return orInstalled(launches, first, rest, 'npm');
}

/** Removes the options that name a place, up to `--`; null if one has no value, or comes twice. */
function takePlaces(args: readonly Word[]): {
  readonly rest: readonly Word[];
  readonly folder: string | null;
  readonly workspace: string | null;
} | null {
  const found = { folder: null as string | null, workspace: null as string | null };
  const rest: Word[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const at = args[index] as Word;
    if (at.text === '--') return { ...found, rest: [...rest, ...args.slice(index)] };
    const [, name = '', attached] = /^(--?[A-Za-z]+)(?:=(.*))?$/s.exec(at.text) ?? [];
    const place = places.get(name as '-w');
    if (place === undefined) {
      rest.push(at);
      continue;
    }
    if (attached === undefined) index += 1;
    const value = attached ?? args[index]?.text;
    // A second one adds to the first, or takes its place.
    if (value === undefined || value.startsWith('-') || found[place] !== null) return null;
    found[place] = value;
  }
  return { ...found, rest };
}

function isPackage(text: string): boolean {
  return text.startsWith('--package=');
}
