import { readPypiSpec } from '../versions/pypi.ts';
import { type Launcher, serverOf, unidentified } from './launcher.ts';
import { readOptions, valuesOf } from './options.ts';

/** Options of `uv tool run`. Source: the command reference of uv. */
const grammar = {
  flags: [
    '--isolated',
    '--no-env-file',
    '-U',
    '--upgrade',
    '--no-index',
    '--no-sources',
    '--reinstall',
    '--compile-bytecode',
    '--no-build-isolation',
    '--no-build',
    '--no-binary',
    '--refresh',
    '-n',
    '--no-cache',
    '--managed-python',
    '--no-managed-python',
    '--no-python-downloads',
    '-q',
    '--quiet',
    '-v',
    '--verbose',
    '--native-tls',
    '--offline',
    '--no-progress',
    '--no-config',
    '--lfs',
  ],
  valued: [
    '--from',
    '--with',
    '--with-editable',
    '--with-requirements',
    '-p',
    '--python',
    '--index',
    '--default-index',
    '-i',
    '--index-url',
    '--extra-index-url',
    '-f',
    '--find-links',
    '--index-strategy',
    '--keyring-provider',
    '--resolution',
    '--prerelease',
    '--fork-strategy',
    '--exclude-newer',
    '--link-mode',
    '-C',
    '--config-setting',
    '-c',
    '--constraints',
    '-b',
    '--build-constraints',
    '--overrides',
    '-P',
    '--upgrade-package',
    '--reinstall-package',
    '--refresh-package',
    '--no-build-package',
    '--no-binary-package',
    '--no-build-isolation-package',
    '--cache-dir',
    '--python-preference',
    '--python-platform',
    '--env-file',
    '--color',
    '--allow-insecure-host',
    '--directory',
    '--project',
    '--config-file',
    '--torch-backend',
  ],
} as const;

/** `uvx [options] package[@version] …`, and `uvx --from package command`. */
export const uvx: Launcher = {
  commands: ['uvx'],
  resolve(args, command) {
    const read = readOptions(args, grammar);
    const [from] = valuesOf(read, '--from').slice(-1);
    const withs = valuesOf(read, '--with').flatMap((word) =>
      word.text
        .split(',')
        .filter((text) => text.trim() !== '')
        .map((text) => serverOf(readPypiSpec(text.trim()), word)),
    );
    const named = from === undefined ? [] : [serverOf(readPypiSpec(from.text), from)];
    if (read.unknown !== null) {
      return [
        ...named,
        ...withs,
        unidentified(read.unknown, 'an option of uvx that may hide what it starts'),
      ];
    }
    if (from !== undefined) return [...named, ...withs];
    const [first] = read.rest;
    if (first === undefined) return [unidentified(command, 'uvx without a package')];
    return [serverOf(readPypiSpec(first.text), first), ...withs];
  },
};
