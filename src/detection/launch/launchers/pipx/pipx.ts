import type { Word } from '../../../../model/model.ts';
import { readPypiSpec } from '../../../ecosystems/pypi.ts';
import { launchesThroughBridge, launchesThroughPackages } from '../../bridges.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  givenValues,
  type OptionGrammar,
  type ReadOptions,
  readOptions,
  withoutIdleOptions,
} from '../../options.ts';
import {
  asLibrary,
  incompleteLaunch,
  type PartialLaunch,
  programLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withAmbientFiles } from '../../places.ts';
import { tableOptions } from '../../variables/space.ts';
import { additionalPackages } from '../uv/uvx.ts';
import { pipxAmbient } from './pipx-ambient.ts';
import { pipxSettings } from './pipx-settings.ts';

/**
 * Options for `pipx run`. Most of them are in `pipxSettings`. Source: pipx's help output
 * (`conformance/options/python.json`).
 */
const grammar: OptionGrammar = {
  options: tableOptions(pipxSettings),
  ownOptions: optionList('--with= --spec='),
  hasAbbreviations: true,
  settings: { space: pipxSettings },
};

/** `pipx run [options] package …`, and `pipx run --spec package program`. */
const pipx: Launcher = {
  commands: ['pipx'],
  interpreter: 'python',
  ambient: pipxAmbient,
  resolve([verb, ...args], command, resolveInner) {
    if (verb?.text !== 'run')
      return [unidentifiedLaunch(verb ?? command, 'not a pipx "run" command')];
    const read = readOptions(args, grammar);
    return withVariables(resolveRun(read, command, resolveInner), read.variables);
  },
  essential: (args) => withoutIdleOptions(args, grammar, { run: { grammar } }),
};

function resolveRun(
  read: ReadOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const { alterations } = read;
  const withs = additionalPackages(read, alterations);
  const namedPackages = givenValues(read, '--spec').map((at) => ({
    spec: readPypiSpec(at.text),
    at,
  }));
  const [first, ...rest] = read.rest;
  const launches = [
    ...launchesThroughPackages(namedPackages, read.rest, alterations, resolveInner),
    ...withs,
  ];
  if (read.unknown !== null || first === undefined) {
    return [...launches, incompleteLaunch(read.unknown, command)];
  }
  if (namedPackages.length > 0) return launches;
  if (/\.pyw?$/.test(first.text))
    return [programLaunch(first, 'interpreter', rest, alterations), ...withs.map(asLibrary)];
  const spec = readPypiSpec(first.text);
  // If the word names an existing file, pipx runs the file as a script, whatever its extension.
  return withAmbientFiles(
    [...launchesThroughBridge(spec, first, rest, alterations, resolveInner), ...withs],
    [first],
    'committed',
  );
}

export const pipxLaunchers: LauncherFamily = { launchers: [pipx], settings: [pipxSettings] };
