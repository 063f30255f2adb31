import type { Word } from '../model.ts';
import { readPypiSpec } from '../versions/pypi.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import type { Launcher, ResolveInner } from './launcher.ts';
import { type ReadOptions, readOptions, valuesOf } from './options.ts';
import {
  type PartialLaunch,
  programAt,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { withFiles } from './places.ts';
import { reads } from './reads.ts';
import { broughtWith } from './uvx.ts';
import { wordList } from './word-list.ts';

/** Options of `pipx run`. Source: pipx's command reference. */
const grammar = {
  flags: wordList('--no-cache --verbose -v -q --quiet --system-site-packages --pypackages'),
  valued: wordList('--spec --python --pip-args --index-url -i --with --path --backend'),
  altering: {
    '--pip-args': 'registry',
    '--index-url': 'registry',
    '-i': 'registry',
    '--path': 'path',
  },
  setting: { '--python': 'PIPX_DEFAULT_PYTHON', '--backend': 'PIPX_DEFAULT_BACKEND' },
} as const;

/** `pipx run [options] package …`, and `pipx run --spec package program`. */
export const pipx: Launcher = {
  commands: ['pipx'],
  reads: reads.pipx,
  resolve([verb, ...args], command, resolveInner) {
    if (verb?.text !== 'run') return [unidentifiedLaunch(verb ?? command, 'not a "run" of pipx')];
    const read = readOptions(args, grammar);
    return withVariables(started(read, command, resolveInner), read.variables);
  },
};

function started(
  read: ReadOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const { alterations } = read;
  const withs = broughtWith(read, alterations);
  const named = valuesOf(read, '--spec').map((at) => ({ spec: readPypiSpec(at.text), at }));
  const [first, ...rest] = read.rest;
  const launches = [...throughPackages(named, read.rest, alterations, resolveInner), ...withs];
  if (read.unknown !== null || first === undefined) {
    return [
      ...launches,
      unidentifiedLaunch(read.unknown ?? command, 'an option of pipx that may hide what it starts'),
    ];
  }
  if (named.length > 0) return launches;
  if (/\.pyw?$/.test(first.text))
    return [programAt(first, 'interpreter', rest, alterations), ...withs];
  const spec = readPypiSpec(first.text);
  // A file of that name is a script to it, whatever it is called.
  return withFiles(
    [...throughBridge(spec, first, rest, alterations, resolveInner), ...withs],
    [first],
    'committed',
  );
}
