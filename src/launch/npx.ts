import type { Alteration, Word } from '../model.ts';
import { readNpmSpec } from '../versions/npm.ts';
import { isDefaultRegistry } from '../versions/registries.ts';
import { addressed } from './addressed.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import { isHarmlessForNode } from './environment.ts';
import {
  fetchedBy,
  installed,
  type Launcher,
  orInstalled,
  type PartialLaunch,
  unidentifiedLaunch,
} from './launcher.ts';

/*
 * npx reads its options in two passes that follow rules of their own (`npx-cli.js`, then nopt): a
 * value attached to a flag becomes the package, an unknown switch swallows the next word, and there
 * are no attached short values. So only words that both passes take alike are taken here; any other
 * option makes the launch unidentified.
 */
const flags = new Set([
  '-y',
  '--yes',
  '--yes=true',
  '--no-install',
  '-q',
  '--quiet',
  '-s',
  '--silent',
  '-d',
  '--verbose',
  '--force',
  '--ignore-scripts',
  '--offline',
  '--prefer-offline',
  '--prefer-online',
]);
const valued = new Set(['-p', '--package', '--loglevel']);
const altering = new Map([
  ['--registry', 'registry'],
  ['--userconfig', 'registry'],
  ['--globalconfig', 'registry'],
  ['--cache', 'registry'],
  ['--prefix', 'path'],
  ['--script-shell', 'path'],
  ['--shell', 'path'],
  ['--node-options', 'loader'],
  ['-w', 'path'],
  ['--workspace', 'path'],
] as const satisfies readonly (readonly [string, Alteration['kind']])[]);

/** `npx [options] package[@version] …`, and `npx -p package bin`, where the positional is no package. */
export const npx: Launcher = {
  commands: ['npx'],
  resolve(args, command, resolveInner) {
    const packages: Word[] = [];
    const alterations: Alteration[] = [];
    const hidden: PartialLaunch[] = [];
    let rest: readonly Word[] = [];
    for (let index = 0; index < args.length; index += 1) {
      const at = args[index] as Word;
      const { text } = at;
      if (text === '--' || !text.startsWith('-')) {
        rest = args.slice(text === '--' ? index + 1 : index);
        break;
      }
      if (flags.has(text)) continue;
      const equals = text.indexOf('=');
      const name = equals < 0 ? text : text.slice(0, equals);
      const kind = altering.get(name as '-w');
      if (!valued.has(name) && kind === undefined) {
        hidden.push(
          /^(?:-c|--call)$/.test(name)
            ? unidentifiedLaunch(command, 'npx runs a command line of its own')
            : unidentifiedLaunch(at, 'an option of npx that may hide what it starts'),
        );
        break;
      }
      if (equals < 0) index += 1;
      const value = equals < 0 ? args[index] : { ...at, text: text.slice(equals + 1) };
      if (value === undefined) break;
      if (equals < 0 && value.text.startsWith('-')) {
        // npx may rewrite or remove what looks like an option, where it stands as a value too.
        hidden.push(unidentifiedLaunch(value, 'an option of npx that may hide what it starts'));
        break;
      }
      const isHarmless =
        isDefaultRegistry(value.text) ||
        (name === '--node-options' && isHarmlessForNode(value.text));
      if (kind !== undefined && !isHarmless) {
        const alteration = { kind, what: name, file: null, span: at.span };
        alterations.push(addressed(alteration, value.text));
      }
      if (kind === undefined && name !== '--loglevel') packages.push(value);
    }
    const [first] = rest;
    const servers =
      packages.length > 0
        ? [
            ...throughPackages(
              packages.map((at) => ({ spec: readNpmSpec(at.text), at })),
              rest,
              alterations,
              resolveInner,
            ),
            // A program that another installed package brings comes before.
            ...(first === undefined
              ? []
              : [installed(first, { type: 'npm', manager: 'npm', isOptional: true })]),
          ]
        : first === undefined
          ? []
          : orInstalled(
              throughBridge(
                readNpmSpec(first.text),
                first,
                rest.slice(1),
                alterations,
                resolveInner,
              ),
              first,
              rest.slice(1),
              'npm',
            );
    if (servers.length + hidden.length === 0)
      return [unidentifiedLaunch(command, 'npx without a package')];
    return fetchedBy([...servers, ...hidden], 'npm');
  },
};
