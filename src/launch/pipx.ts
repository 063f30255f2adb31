import { readPypiSpec } from '../versions/pypi.ts';
import { throughBridge } from './bridges.ts';
import { type Launcher, runsSomethingElse, serverOf, unidentified } from './launcher.ts';
import { readOptions, valuesOf } from './options.ts';

/** Options of `pipx run`. Source: pipx's command reference. */
const grammar = {
  flags: [
    '--no-cache',
    '--verbose',
    '-v',
    '-q',
    '--quiet',
    '--system-site-packages',
    '--pypackages',
  ],
  valued: [
    '--spec',
    '--python',
    '--pip-args',
    '--index-url',
    '-i',
    '--with',
    '--path',
    '--backend',
  ],
  altering: {
    '--pip-args': 'registry',
    '--index-url': 'registry',
    '-i': 'registry',
    '--path': 'path',
  },
} as const;

/** `pipx run [options] package …`, and `pipx run --spec package program`. */
export const pipx: Launcher = {
  commands: ['pipx'],
  resolve([verb, ...args], command, resolveInner) {
    if (verb?.text !== 'run') return [unidentified(verb ?? command, 'not a "run" of pipx')];
    const read = readOptions(args, grammar);
    const withs = [...valuesOf(read, '--spec'), ...valuesOf(read, '--with')].map((word) =>
      serverOf(readPypiSpec(word.text), word, read.alterations),
    );
    const isNamed = valuesOf(read, '--spec').length > 0;
    const [first, ...rest] = read.rest;
    if (read.unknown !== null || first === undefined) {
      return [
        ...withs,
        unidentified(read.unknown ?? command, 'an option of pipx that may hide what it starts'),
      ];
    }
    if (isNamed) {
      return runsSomethingElse(first)
        ? [...withs, unidentified(first, 'a program that does not come from the package')]
        : withs;
    }
    const spec = readPypiSpec(first.text);
    return [...throughBridge(spec, first, rest, read.alterations, resolveInner), ...withs];
  },
};
