import type { Alteration, Word } from '../model.ts';
import { pypi } from '../versions/pypi.ts';
import { throughPackages } from './bridges.ts';
import type { Launcher } from './launcher.ts';
import { type ReadOptions, readOptions, valuesOf } from './options.ts';
import {
  altered,
  installed,
  type PartialLaunch,
  programAt,
  unidentifiedLaunch,
} from './partial-launch.ts';
import { readBy } from './places.ts';
import { isRunner } from './programs.ts';
import { reads, readsOfProject } from './reads.ts';
import { broughtWith, otherPython, pypiSpecAt, uvOptions, uvx, withPlaces } from './uvx.ts';
import { wordList } from './word-list.ts';

const hiding = 'an option of uv that may hide what it starts';

/**
 * `uv tool run …` is uvx. `uv run` starts a program of the project's environment; what `--with` and
 * `--from` add to that is fetched.
 */
export const uv: Launcher = {
  commands: ['uv'],
  reads: reads.uv,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, uvOptions);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [unidentifiedLaunch(global.unknown ?? command, hiding)];
    }
    if (verb.text === 'tool' && rest[0]?.text === 'run') {
      const launches = uvx.resolve(rest.slice(1), command, resolveInner);
      return withPlaces(altered(launches, global.alterations), [global]);
    }
    if (verb.text !== 'run') return [unidentifiedLaunch(verb, 'not a "run" of uv')];
    const read = readRun(rest);
    const alterations = [
      ...global.alterations,
      ...read.alterations,
      ...[global, read].flatMap(otherPython),
    ];
    const [other] = valuesOf(read, '--package');
    if (other !== undefined) return [unidentifiedLaunch(other, 'a program of another project')];
    const named = valuesOf(read, '--from').map(pypiSpecAt);
    const fetched = [
      ...(named.length > 0 ? throughPackages(named, read.rest, alterations, resolveInner) : []),
      ...broughtWith(read, alterations),
    ];
    const own = (): readonly PartialLaunch[] => {
      if (read.unknown !== null) return [unidentifiedLaunch(read.unknown, hiding)];
      return named.length > 0 ? [] : [ofEnvironment(read, command, alterations, fetched)];
    };
    const launches = readBy([...fetched, ...own()], readsOfProject.uv);
    return withPlaces(launches, [global, read]);
  },
};

const runOptions = {
  flags: [
    ...uvOptions.flags,
    ...wordList(`
    --frozen --locked --no-sync --no-dev --dev --all-extras --all-groups --no-project --active -s
    --script --exact --no-editable --no-default-groups
  `),
  ],
  valued: [
    ...uvOptions.valued,
    ...wordList('-m --module --extra --group --no-group --only-group --package --no-extra'),
  ],
  altering: uvOptions.altering,
} as const;

/** The options of `uv run`; what follows `-m module` is the module's own. */
function readRun(words: readonly Word[]): ReadOptions {
  const moduleAt = words.findIndex(({ text }) => text === '-m' || text === '--module');
  const toModule = readOptions(words.slice(0, moduleAt + 2), runOptions);
  const isFirst = moduleAt >= 0 && toModule.rest.length === 0;
  return isFirst ? toModule : readOptions(words, runOptions);
}

/** Frameworks whose verb `run` starts a program of the project. */
const frameworks = new Set(['fastmcp', 'mcp']);

/**
 * What `uv run` starts: a module, a script, an interpreter's program, or a program of the environment.
 *
 * @param fetched what options add to the environment
 */
function ofEnvironment(
  { options, rest: words }: ReadOptions,
  command: Word,
  alterations: readonly Alteration[],
  fetched: readonly PartialLaunch[],
): PartialLaunch {
  const [first, second, third, ...rest] = words;
  const args = words.slice(1);
  const asModule = (at: Word, own: readonly Word[]): PartialLaunch =>
    installed(at, { type: 'pypi', isModule: true, args: own, manager: 'uv' }, alterations);
  const module = options.find(({ name }) => name === '-m' || name === '--module')?.value;
  if (module) return asModule(module, args);
  if (first === undefined) return unidentifiedLaunch(command, 'uv run without a program');
  const isScript = options.some(({ name }) => name === '-s' || name === '--script');
  if (isScript || /\.pyw?$|[\\/]/.test(first.text)) {
    return programAt(first, 'interpreter', args, alterations);
  }
  if (/^(?:python[\d.]*|pypy[\d.]*)$/.test(first.text)) {
    if (second?.text === '-m' && third !== undefined) return asModule(third, rest);
    return second === undefined || second.text.startsWith('-')
      ? unidentifiedLaunch(
          second ?? first,
          'an interpreter that does not say which program it runs',
        )
      : programAt(second, 'interpreter', args.slice(1), alterations);
  }
  if (frameworks.has(first.text) && second?.text === 'run' && third !== undefined) {
    const program = { ...third, text: third.text.replace(/:\w+$/, '') };
    return programAt(program, 'interpreter', rest, alterations);
  }
  if (isRunner(first)) {
    return unidentifiedLaunch(first, 'a program that runs what its arguments say');
  }
  // What `--with` adds may provide the program of that name.
  const name = pypi.normaliseName(first.text);
  const isFetched = fetched.some(({ launch }) => launch.type === 'pypi' && launch.name === name);
  const lookup = { type: 'pypi', args, manager: 'uv', isOptional: isFetched } as const;
  return installed(first, lookup, alterations);
}
