import type { Alteration, Word } from '../model.ts';
import { readNpmSpec } from '../versions/npm.ts';
import { isDefaultRegistry } from '../versions/registries.ts';
import { addressed } from './addressed.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import { isHarmlessForNode } from './environment.ts';
import type { Launcher, ResolveInner } from './launcher.ts';
import {
  installed,
  orInstalled,
  type PartialLaunch,
  preferringProject,
  unidentifiedLaunch,
} from './partial-launch.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

/*
 * npx reads its options in two passes with different rules (`npx-cli.js`, then nopt): a value attached
 * to a flag becomes the package, an unknown switch swallows the next word, and there are no attached
 * short values. So only words that both passes read alike are accepted here; any other option makes the
 * launch unidentified.
 */
const flags = new Set(
  wordList(`
  -y --yes --yes=true --no-install -q --quiet -s --silent -d --verbose --force --ignore-scripts
  --offline --prefer-offline --prefer-online
`),
);
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

const hiding = 'an option of npx that may hide what it starts';

/** `npx [options] package[@version] …`, and `npx -p package bin`, where the positional is no package. */
export const npx: Launcher = {
  commands: ['npx'],
  reads: reads.npm,
  resolve(args, command, resolveInner) {
    const read = readNpxOptions(args, command);
    const launches = [...started(read, resolveInner), ...read.unclear];
    return launches.length === 0
      ? [unidentifiedLaunch(command, 'npx without a package')]
      : launches;
  },
};

interface NpxOptions {
  /** The packages that options name. */
  readonly packages: readonly Word[];
  readonly alterations: readonly Alteration[];
  /** The words from the first that is no option; none behind an option that is unclear. */
  readonly rest: readonly Word[];
  /** What an option may hide; empty if every option is understood. */
  readonly unclear: readonly PartialLaunch[];
}

function readNpxOptions(args: readonly Word[], command: Word): NpxOptions {
  const packages: Word[] = [];
  const alterations: Alteration[] = [];
  const result = (rest: readonly Word[], ...unclear: PartialLaunch[]): NpxOptions => ({
    packages,
    alterations,
    rest,
    unclear,
  });
  for (let index = 0; index < args.length; index += 1) {
    const at = args[index] as Word;
    const { text } = at;
    if (text === '--') return result(args.slice(index + 1));
    if (!text.startsWith('-')) return result(args.slice(index));
    if (flags.has(text)) continue;
    const equals = text.indexOf('=');
    const name = equals < 0 ? text : text.slice(0, equals);
    const kind = altering.get(name as '-w');
    if (/^(?:-c|--call)$/.test(name)) {
      return result([], unidentifiedLaunch(command, 'npx runs a command line of its own'));
    }
    if (!valued.has(name) && kind === undefined) return result([], unidentifiedLaunch(at, hiding));
    if (equals < 0) index += 1;
    const value = equals < 0 ? args[index] : { ...at, text: text.slice(equals + 1) };
    if (value === undefined) break;
    // npx may rewrite or remove a word that looks like an option, even as a value.
    if (equals < 0 && value.text.startsWith('-')) {
      return result([], unidentifiedLaunch(value, hiding));
    }
    const isHarmless =
      isDefaultRegistry(value.text) || (name === '--node-options' && isHarmlessForNode(value.text));
    if (kind !== undefined && !isHarmless) {
      alterations.push(addressed({ kind, what: name, file: null, span: at.span }, value.text));
    }
    if (kind === undefined && name !== '--loglevel') packages.push(value);
  }
  return result([]);
}

function started(
  { packages, alterations, rest: words }: NpxOptions,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...rest] = words;
  if (packages.length > 0) {
    const named = packages.map((at) => ({ spec: readNpmSpec(at.text), at }));
    const fetched = preferringProject(
      throughPackages(named, words, alterations, resolveInner),
      first,
    );
    // A program that another installed package provides comes before.
    return first === undefined
      ? fetched
      : [...fetched, installed(first, { type: 'npm', manager: 'npm', isOptional: true })];
  }
  if (first === undefined) return [];
  const spec = readNpmSpec(first.text);
  const fetched = throughBridge(spec, first, rest, alterations, resolveInner);
  return orInstalled(fetched, first, rest, 'npm');
}
