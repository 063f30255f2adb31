import { readNpmSpec } from '../../../ecosystems/npm.ts';
import { ambientInputs, upwards } from '../../ambient-inputs.ts';
import { launchesThroughBridge } from '../../bridges.ts';
import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { type OptionGrammar, readOptions, withoutIdleOptions } from '../../options.ts';
import { incompleteLaunch, unidentifiedLaunch, withVariables } from '../../partial-launch.ts';
import { tableOptions } from '../../variables/space.ts';
import { templateSettings } from './template-settings.ts';

/**
 * A launcher to copy: `template run [options] package …` fetches an npm package. The template is tested, but
 * it is not in the list of launchers.
 */

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly template: true;
  }
}

/**
 * Options that are settings are listed in `template-settings.ts`. Source: the page that documents all other
 * options.
 */
const grammar: OptionGrammar = {
  options: tableOptions(templateSettings),
  ownOptions: optionList('-p|--profile= --dry-run'),
  settings: { space: templateSettings },
};

const template: Launcher = {
  commands: ['template'],
  interpreter: 'node',
  ambient: ambientInputs(['template', 'node'], upwards('variables', '.env.template')),
  resolve([verb, ...args], command, resolveInner) {
    if (verb?.text !== 'run') {
      return [unidentifiedLaunch(verb ?? command, 'not a template "run" command')];
    }
    const read = readOptions(args, grammar);
    const [first, ...rest] = read.rest;
    if (read.unknown !== null || first === undefined) {
      return [incompleteLaunch(read.unknown, command)];
    }
    const spec = readNpmSpec(first.text);
    const launches = launchesThroughBridge(spec, first, rest, read.alterations, resolveInner);
    return withVariables(launches, read.variables);
  },
  essential: (args) => withoutIdleOptions(args, grammar, { run: { grammar } }),
};

export const templateLaunchers: LauncherFamily = {
  launchers: [template],
  settings: [templateSettings],
};
