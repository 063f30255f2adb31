import { readNpmSpec } from '../versions/npm.ts';
import { type Launcher, serverOf, unidentified } from './launcher.ts';
import { readOptions, valuesOf } from './options.ts';

/** npm's options that may stand before the package. Source: `npm help npx`, `npm help config`. */
const grammar = {
  flags: [
    '-y',
    '--yes',
    '-n',
    '--no',
    '--no-install',
    '--ignore-existing',
    '-q',
    '--quiet',
    '-s',
    '--silent',
    '--offline',
    '--prefer-offline',
    '--prefer-online',
    '--no-audit',
    '--no-fund',
    '--verbose',
    '-d',
    '--ignore-scripts',
    '--workspaces',
    '--include-workspace-root',
    '--no-update-notifier',
    '--legacy-peer-deps',
    '--force',
    '-f',
  ],
  valued: [
    '-p',
    '--package',
    '-c',
    '--call',
    '--registry',
    '--cache',
    '--prefix',
    '--userconfig',
    '--loglevel',
    '-w',
    '--workspace',
    '--script-shell',
    '--node-options',
    '--shell',
  ],
} as const;

/** `npx [options] package[@version] …`, and `npx -p package bin`, where the positional is no package. */
export const npx: Launcher = {
  commands: ['npx'],
  resolve(args, command) {
    const read = readOptions(args, grammar);
    const packages = valuesOf(read, '-p', '--package').map((word) =>
      serverOf(readNpmSpec(word.text), word),
    );
    if (read.unknown !== null) {
      return [
        ...packages,
        unidentified(read.unknown, 'an option of npx that may hide what it starts'),
      ];
    }
    if (packages.length > 0) return packages;
    const [call] = valuesOf(read, '-c', '--call');
    if (call !== undefined) return [unidentified(command, 'npx runs a command line of its own')];
    const [first] = read.rest;
    if (first === undefined) return [unidentified(command, 'npx without a package')];
    return [serverOf(readNpmSpec(first.text), first)];
  },
};
