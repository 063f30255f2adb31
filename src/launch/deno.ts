import type { Alteration, PackageSpec, Word } from '../model.ts';
import { hasPlaceholder, unidentifiedSpec } from '../versions/ecosystem.ts';
import { readJsrSpec } from '../versions/jsr.ts';
import { readNpmSpec } from '../versions/npm.ts';
import type { Launcher } from './launcher.ts';
import { readOptions } from './options.ts';
import {
  type PartialLaunch,
  programAt,
  serverOf,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { withFiles } from './places.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

const grammar = {
  flags: wordList(`
    --node-modules-dir -q --quiet -r --reload -A --allow-all --no-lock --no-prompt --no-check
    --unstable --cached-only --no-config --env --env-file
  `),
  valued: wordList(`
    -c --config --import-map --cert -L --log-level --env --env-file --preload --require
  `),
  altering: {
    '-c': 'loader',
    '--config': 'loader',
    '--import-map': 'loader',
    '--preload': 'loader',
    '--require': 'loader',
  },
  setting: { '--cert': 'DENO_CERT' },
} as const;

/** `deno run [options] npm:…` or `jsr:…`; a path or address is a program that nobody published. */
export const deno: Launcher = {
  commands: ['deno'],
  reads: reads.deno,
  resolve([verb, ...args], command) {
    if (verb?.text !== 'run' && verb?.text !== 'x')
      return [unidentifiedLaunch(verb ?? command, 'not a "run" of deno')];
    // `--allow-net=host` and the like give permissions and start nothing.
    const words = args.filter(
      ({ text }) => !/^--(?:allow|deny|unstable)-[a-z-]+(?:=.*)?$/.test(text),
    );
    const read = readOptions(words, grammar);
    const [first] = read.rest;
    if (read.unknown !== null || first === undefined) {
      return [
        unidentifiedLaunch(
          read.unknown ?? command,
          'an option of deno that may hide what it starts',
        ),
      ];
    }
    const launches = /^(?:npm|jsr|https?|data|node):/i.test(first.text)
      ? [packageOf(readDenoSpec(first.text), first, read.alterations)]
      : [programAt(first, 'interpreter', [], read.alterations)];
    // Without a value of its own the option means `.env`.
    const files = read.options
      .filter(({ name }) => name === '--env' || name === '--env-file')
      .map(({ value, at }) => value ?? { ...at, text: '.env' });
    return withFiles(withVariables(launches, read.variables), files);
  },
};

/** A package; one of npm is taken from a `node_modules` of the tree that has it. */
function packageOf(spec: PackageSpec, at: Word, alterations: readonly Alteration[]): PartialLaunch {
  const ownProgram = spec.type === 'npm' ? spec.name : null;
  return { ...serverOf(spec, at, alterations), ownProgram };
}

/** `npm:@scope/name@1/sub/path` and `jsr:@scope/name@1/sub/path`, without the sub-path. */
function readDenoSpec(text: string): PackageSpec {
  const groups =
    /^(?<type>npm|jsr):\/?(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@(?<version>[^/]+))?(?:\/.*)?$/s.exec(
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
