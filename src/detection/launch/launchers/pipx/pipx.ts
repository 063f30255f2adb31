import type { Word } from '../../../../model/model.ts';
import { readPypiSpec } from '../../../ecosystems/pypi.ts';
import { throughBridge, throughPackages } from '../../bridges.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  type OptionGrammar,
  type ReadOptions,
  readOptions,
  valuesOf,
  withoutIdle,
} from '../../options.ts';
import {
  asLibrary,
  type PartialLaunch,
  programAt,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withFiles } from '../../places.ts';
import { optionsOf } from '../../variables/space.ts';
import { broughtWith } from '../uv/uvx.ts';
import { pipxReads } from './pipx-reads.ts';
import { pipxSettings } from './pipx-settings.ts';

/** Options of `pipx run`, most of which are in its table. Source: what its help prints (`conformance/options/python.json`). */
const grammar: OptionGrammar = {
  options: optionsOf(pipxSettings),
  own: optionList('--with= --spec='),
  hasAbbreviations: true,
  settings: { space: pipxSettings },
};

/** `pipx run [options] package …`, and `pipx run --spec package program`. */
const pipx: Launcher = {
  commands: ['pipx'],
  interpreter: 'python',
  reads: pipxReads,
  resolve([verb, ...args], command, resolveInner) {
    if (verb?.text !== 'run') return [unidentifiedLaunch(verb ?? command, 'not a "run" of pipx')];
    const read = readOptions(args, grammar);
    return withVariables(started(read, command, resolveInner), read.variables);
  },
  essential: (args) => withoutIdle(args, grammar, { run: { grammar } }),
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
    return [programAt(first, 'interpreter', rest, alterations), ...withs.map(asLibrary)];
  const spec = readPypiSpec(first.text);
  // A file of that name is a script to it, whatever it is called.
  return withFiles(
    [...throughBridge(spec, first, rest, alterations, resolveInner), ...withs],
    [first],
    'committed',
  );
}

export const pipxLaunchers: LauncherFamily = { launchers: [pipx], settings: [pipxSettings] };
