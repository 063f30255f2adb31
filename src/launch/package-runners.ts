import type { AlterationKind, LaunchedThing, Word } from '../model.ts';
import { readNpmSpec } from '../versions/npm.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import { type Launcher, type ResolveInner, unidentified } from './launcher.ts';
import { type OptionGrammar, type ReadOptions, readOptions, valuesOf } from './options.ts';

/*
 * The runners of npm's rivals: `pnpm dlx`, `pnpx`, `yarn dlx`, `bunx`, `bun x`. They take options up to
 * the package, and what follows it is the package's own.
 */

const installed = 'a program or script of the project, which the export does not grade';

function fetched(
  read: ReadOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly LaunchedThing[] {
  const packages = valuesOf(read, '--package', '-p').map((at) => ({
    spec: readNpmSpec(at.text),
    at,
  }));
  const { rest: behind, alterations, unknown } = read;
  const hidden =
    unknown === null ? [] : [unidentified(unknown, 'an option that may hide what is started')];
  if (packages.length > 0) {
    return [...throughPackages(packages, behind, alterations, resolveInner), ...hidden];
  }
  if (hidden.length > 0) return hidden;
  const [first, ...rest] = behind;
  if (first === undefined) return [unidentified(command, 'no package to fetch')];
  return throughBridge(readNpmSpec(first.text), first, rest, alterations, resolveInner);
}

const elsewhere = {
  '--registry': 'registry',
  '--config.registry': 'registry',
} as const satisfies Record<string, AlterationKind>;

const pnpmOptions: OptionGrammar = {
  flags: [
    '--silent',
    '-s',
    '-y',
    '--yes',
    '-r',
    '--recursive',
    '--prefer-offline',
    '--offline',
    '-w',
    '--workspace-root',
    '-c',
    '--shell-mode',
  ],
  valued: [
    '--package',
    '-C',
    '--dir',
    '--reporter',
    '--loglevel',
    '--filter',
    '-F',
    '--registry',
    '--config.registry',
    '--allow-build',
  ],
  altering: { ...elsewhere, '-c': 'entrypoint', '--shell-mode': 'entrypoint' },
};

/** `pnpm [options] dlx [options] package …`; `exec`, `run` and the like start what is installed. */
export const pnpm: Launcher = {
  commands: ['pnpm'],
  resolve(args, command, resolveInner) {
    const global = readOptions(args, pnpmOptions);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [unidentified(global.unknown ?? command, 'an option that may hide what is started')];
    }
    if (verb.text !== 'dlx') return [unidentified(verb, installed)];
    const read = readOptions(rest, pnpmOptions);
    return fetched(
      {
        ...read,
        options: [...global.options, ...read.options],
        alterations: [...global.alterations, ...read.alterations],
      },
      command,
      resolveInner,
    );
  },
};

export const pnpx: Launcher = {
  commands: ['pnpx'],
  resolve: (args, command, resolveInner) =>
    fetched(readOptions(args, pnpmOptions), command, resolveInner),
};

export const yarn: Launcher = {
  commands: ['yarn', 'yarnpkg'],
  resolve([verb, ...rest], command, resolveInner) {
    if (verb?.text !== 'dlx') return [unidentified(verb ?? command, installed)];
    const read = readOptions(rest, {
      flags: ['-q', '--quiet'],
      valued: ['-p', '--package'],
      altering: {},
    });
    return fetched(read, command, resolveInner);
  },
};

const bunOptions: OptionGrammar = {
  flags: ['--bun', '-b', '-y', '--yes', '--silent', '--verbose', '--no-install'],
  valued: ['-p', '--package'],
  altering: {},
};

export const bunx: Launcher = {
  commands: ['bunx'],
  resolve: (args, command, resolveInner) =>
    fetched(readOptions(args, bunOptions), command, resolveInner),
};

export const bun: Launcher = {
  commands: ['bun'],
  resolve([verb, ...rest], command, resolveInner) {
    if (verb?.text !== 'x') return [unidentified(verb ?? command, installed)];
    return fetched(readOptions(rest, bunOptions), command, resolveInner);
  },
};
