import type { Word } from '../../../../model/model.ts';
import { isOfProjectFolder } from '../../../declarations/paths.ts';
import { readGoSpec } from '../../../ecosystems/golang.ts';
import { ambientInputs } from '../../ambient-inputs.ts';
import { launchesInArguments } from '../../arguments.ts';
import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { givenValues, type OptionGrammar, readOptions } from '../../options.ts';
import {
  incompleteLaunch,
  type PartialLaunch,
  programLaunch,
  serverLaunch,
  sourcesLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withStartFolder } from '../../places.ts';
import { goSettings } from './go-settings.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly go: true;
  }
}

/** Sources: `go help build` and `go help run`. */
const grammar: OptionGrammar = {
  options: optionList(`
    -a -asan -cover -json -linkshared -modcacherw -msan -n -race -trimpath -v -work -x -buildvcs[=]
    -asmflags= -buildmode= -compiler= -covermode= -coverpkg= -exec= -gccgoflags= -gcflags=
    -installsuffix= -ldflags= -mod= -modfile= -overlay= -p= -pgo= -pkgdir= -tags= -toolexec= -o=
    -debug-actiongraph= -debug-runtime-trace= -debug-trace= -vet=
  `),
  ownOptions: optionList('-C='),
  style: 'go',
  settings: { words: 'GOFLAGS' },
};

/**
 * `go run module/path@version …`, or the project's own code: `go run ./cmd/x`, `go run main.go`. If a module
 * path has no version, `go.mod` determines it.
 */
const go: Launcher = {
  commands: ['go'],
  ambient: ambientInputs(['go', 'git']),
  resolve([verb, ...args], command, resolveInner) {
    if (verb?.text !== 'run')
      return [unidentifiedLaunch(verb ?? command, 'not a go "run" command')];
    const read = readOptions(args, grammar);
    const [first, ...rest] = read.rest;
    if (read.unknown !== null || first === undefined) {
      return [incompleteLaunch(read.unknown, command)];
    }
    const argumentLaunches = launchesInArguments(rest, resolveInner);
    const launches = [{ ...goLaunch(first), args: rest }, ...argumentLaunches];
    return withStartFolder(
      withVariables(launches, read.variables),
      givenValues(read, '-C').at(-1)?.text ?? '',
    );
  },
};

function goLaunch(first: Word): PartialLaunch {
  const { text } = first;
  if (text.endsWith('.go')) return programLaunch(first, 'interpreter');
  if (text.includes('...'))
    return unidentifiedLaunch(first, 'a pattern that matches several packages');
  const isPath = /^\.{0,2}(?:[\\/]|$)/.test(text) || isOfProjectFolder(`${text}/`);
  return isPath
    ? sourcesLaunch(first, { path: text, named: /\.go$/, search: 'start' })
    : serverLaunch(readGoSpec(text), first);
}

export const goLaunchers: LauncherFamily = { launchers: [go], settings: [goSettings] };
