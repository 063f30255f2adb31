import type { Word } from '../../model/model.ts';
import type { Launcher, ResolveInner } from './launcher.ts';
import { type NpmOptions, readNpmOptions, withoutIdleSettings } from './npm-options.ts';
import { executed, variableOf } from './npx.ts';
import {
  type PartialLaunch,
  scriptOf,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { startedIn } from './places.ts';
import { startedInAll } from './readings.ts';
import { reads } from './reads.ts';

/** Options with which a script is started elsewhere, in several places, or not at all. */
const elsewhere = new Set(['workspaces', 'global', 'location', 'usage', 'version', 'versions']);

/** Verbs that run the script that follows, and those that are themselves the name of a script. */
const runVerbs = new Set(['run', 'run-script', 'rum', 'urn']);
const scriptVerbs = new Set(['start', 'test', 't', 'tst', 'stop', 'restart']);

/**
 * `npm exec [options] [--] package …` and `npm x`; `npm run script` and `npm start`. Up to `--` npm
 * reads options anywhere, behind the package too.
 */
export const npmCommand: Launcher = {
  commands: ['npm'],
  reads: reads.npm,
  resolve(args, command, resolveInner) {
    return startedInAll(readNpmOptions(args), (read) => startedBy(read, command, resolveInner));
  },
  essential: (args) => withoutIdleSettings(args, readNpmOptions),
};

function startedBy(
  read: NpmOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [verb, ...words] = read.rest;
  if (verb === undefined) {
    return [unidentifiedLaunch(read.unknown ?? command, 'npm without a command')];
  }
  if (runVerbs.has(verb.text)) return scriptLaunch(read, words, verb);
  if (scriptVerbs.has(verb.text)) return scriptLaunch(read, [verb, ...words], verb);
  if (verb.text !== 'exec' && verb.text !== 'x') {
    return [unidentifiedLaunch(verb, 'not a command of npm that starts a program')];
  }
  // In a workspace npm looks for programs there first.
  if (read.settings.some(({ name }) => ['prefix', 'workspace', 'workspaces'].includes(name))) {
    return [unidentifiedLaunch(verb, 'npm exec in another folder')];
  }
  return executed({ ...read, rest: words }, command, resolveInner);
}

/** A script of the project in the folder, or the workspace, that options name. */
function scriptLaunch(
  { settings, unknown }: NpmOptions,
  [script, ...args]: readonly Word[],
  verb: Word,
): readonly PartialLaunch[] {
  if (unknown !== null) {
    return [unidentifiedLaunch(unknown, 'an option of npm that may hide what it starts')];
  }
  if (script === undefined) return [unidentifiedLaunch(verb, 'a "run" without a script')];
  const [folder, ...folders] = valuesIn(settings, 'prefix');
  const [workspace, ...workspaces] = valuesIn(settings, 'workspace');
  const isElsewhere = settings.some(({ name }) => elsewhere.has(name));
  // A second one adds to the first, or takes its place.
  if (
    isElsewhere ||
    folders.length > 0 ||
    workspaces.length > 0 ||
    folder === '' ||
    workspace === ''
  ) {
    return [unidentifiedLaunch(verb, 'a script of another folder, or of several')];
  }
  const isTest = script === verb && ['t', 'tst'].includes(script.text);
  const name = isTest ? 'test' : script.text;
  const lookup = { name, args, workspace: workspace ?? null, manager: 'npm' } as const;
  const others = settings.filter((each) => !['prefix', 'workspace'].includes(each.name));
  const launches = withVariables(
    [scriptOf(script, { ...lookup, orProgram: false })],
    others.map(variableOf),
  );
  return folder === undefined ? launches : startedIn(launches, folder);
}

const valuesIn = (settings: NpmOptions['settings'], wanted: string): readonly string[] =>
  settings.flatMap(({ name, value }) => (name === wanted ? [value.text] : []));
