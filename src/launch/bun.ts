import type { Launcher } from './launcher.ts';
import { type OptionGrammar, readOptions, valuesOf } from './options.ts';
import { fetchPackage, fromProject, hidingOption, joined } from './package-runner.ts';
import { programAt, unidentifiedLaunch } from './partial-launch.ts';
import { startedIn, withFiles } from './places.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

const options: OptionGrammar = {
  flags: wordList('--bun -b -y --yes --silent --verbose --no-install --hot --watch'),
  valued: wordList('-p --package --cwd --env-file -r --preload --filter -F'),
  altering: { '-r': 'loader', '--preload': 'loader' },
};

export const bunx: Launcher = {
  commands: ['bunx'],
  reads: reads.bun,
  resolve: (args, command, resolveInner) =>
    fetchPackage(readOptions(args, options), command, 'bun', resolveInner),
};

/** `bun x package`, `bun program.ts`, `bun run script`. */
export const bun: Launcher = {
  commands: ['bun'],
  reads: reads.bun,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, options);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [unidentifiedLaunch(global.unknown ?? command, hidingOption)];
    }
    const read = readOptions(rest, options);
    const all = joined(global, read);
    const files = valuesOf(all, '--env-file');
    if (verb.text === 'x') {
      return withFiles(fetchPackage(all, command, 'bun', resolveInner), files);
    }
    const name = verb.text === 'run' ? read.rest[0] : verb;
    // A path is a program; a script has no ending.
    const isPath =
      name !== undefined && (/\.[cm]?[jt]sx?$/.test(name.text) || /[\\/]/.test(name.text));
    if (!isPath) {
      const words = verb.text === 'run' ? [verb, ...read.rest] : [verb, ...rest];
      return withFiles(fromProject(all, words, command, 'bun'), files);
    }
    const launches = withFiles([programAt(name, 'interpreter', [], all.alterations)], files);
    const folder = valuesOf(all, '--cwd').at(-1)?.text;
    return folder === undefined ? launches : startedIn(launches, folder);
  },
};
