import type { Alteration, Word } from '../../../../model/model.ts';
import type { AmbientInputs } from '../../ambient-inputs.ts';
import { launchesInArguments } from '../../arguments.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { givenValues, type OptionGrammar, type ReadOptions, readOptions } from '../../options.ts';
import {
  installedLaunch,
  type PartialLaunch,
  programLaunch,
  projectScriptLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withAmbientFiles, withAmbientInputs } from '../../places.ts';
import { commandName, withoutRelease } from '../../programs.ts';
import {
  javaAmbient,
  nodeAmbient,
  phpAmbient,
  pythonAmbient,
  rubyAmbient,
} from './interpreter-ambient.ts';
import { interpreterSettings } from './interpreter-settings.ts';

/**
 * Node options that can precede the program, including common V8 options. The list omits options that make
 * Node run something else or nothing, such as `--eval`, `--check` and `--run`. Node ignores a value attached
 * to an option that takes none.
 *
 * Source: `node --help`. `conformance/launch/node.jsonl` records Node's behaviour for each option.
 */
const node: OptionGrammar = {
  options: optionList(`
    -i --inspect --inspect-brk --inspect-wait --abort-on-uncaught-exception --allow-addons
    --allow-child-process --allow-inspector --allow-openssl-store --allow-wasi --allow-worker
    --cpu-prof --disable-sigusr1 --disable-wasm-trap-handler --disallow-code-generation-from-strings
    --enable-etw-stack-walking --enable-network-family-autoselection --enable-source-maps
    --entry-url --experimental-addon-modules --experimental-default-config-file
    --experimental-eventsource --experimental-import-meta-resolve --experimental-import-text
    --experimental-inspector-network-resource --experimental-network-inspection
    --experimental-print-required-tla --experimental-storage-inspection --experimental-stream-iter
    --experimental-strip-types --experimental-test-coverage --experimental-test-module-mocks
    --experimental-transform-types --experimental-vm-modules --experimental-wasm-modules
    --experimental-webstorage --experimental-worker-inspection --expose-gc --force-context-aware
    --force-node-api-uncaught-exceptions-policy --frozen-intrinsics --harmony --heap-prof
    --insecure-http-parser --interactive --interpreted-frames-native-stack --jitless --addons
    --async-context-frame --deprecation --experimental-detect-module --experimental-global-navigator
    --experimental-repl-await --experimental-require-module --experimental-sqlite
    --experimental-websocket --force-async-hooks-checks --global-search-paths
    --network-family-autoselection --require-module --strip-types --warnings --node-memory-debug
    --openssl-legacy-provider --openssl-shared-config --pending-deprecation --permission
    --permission-audit --preserve-symlinks --preserve-symlinks-main --prof --report-compact
    --report-exclude-env --report-exclude-network --report-on-fatalerror --report-on-signal
    --report-uncaught-exception --test --test-force-exit --test-only --test-randomize
    --test-update-snapshots --throw-deprecation --tls-max-v1.2 --tls-max-v1.3 --tls-min-v1.0
    --tls-min-v1.1 --tls-min-v1.2 --tls-min-v1.3 --trace-deprecation --trace-env
    --trace-env-js-stack --trace-env-native-stack --trace-exit --trace-gc --trace-promises
    --trace-sigint --trace-sync-io --trace-tls --trace-uncaught --trace-warnings
    --track-heap-objects --use-bundled-ca --use-env-proxy --use-openssl-ca --use-system-ca --watch
    --watch-preserve-output --zero-fill-buffers -C|--conditions= -r|--require= --allow-fs-read=
    --allow-fs-write= --cpu-prof-dir= --cpu-prof-interval= --cpu-prof-name= --debug-port=
    --diagnostic-dir= --disable-proto= --disable-warning= --dns-result-order=
    --experimental-config-file= --experimental-loader= --experimental-package-map=
    --experimental-test-isolation= --experimental-test-tag-filter= --heap-prof-dir=
    --heap-prof-interval= --heap-prof-name= --heapsnapshot-near-heap-limit= --heapsnapshot-signal=
    --icu-data-dir= --import= --inspect-port= --inspect-publish-uid= --loader= --localstorage-file=
    --max-http-header-size= --max-old-space-size-percentage=
    --network-family-autoselection-attempt-timeout= --openssl-config= --redirect-warnings=
    --report-dir= --report-directory= --report-filename= --report-signal= --secure-heap=
    --secure-heap-min= --test-concurrency= --test-coverage-branches= --test-coverage-exclude=
    --test-coverage-functions= --test-coverage-include= --test-coverage-lines= --test-global-setup=
    --test-isolation= --test-name-pattern= --test-random-seed= --test-reporter=
    --test-reporter-destination= --test-rerun-failures= --test-shard= --test-skip-pattern=
    --test-timeout= --title= --tls-cipher-list= --tls-keylog= --trace-event-categories=
    --trace-event-file-pattern= --trace-require-module= --unhandled-rejections= --use-largepages=
    --v8-pool-size= --watch-kill-signal= --watch-path= --max-old-space-size==
    --max-semi-space-size== --stack-size== --stack-trace-limit== --es-module-specifier-resolution==
  `),
  ownOptions: optionList('--env-file= --env-file-if-exists='),
  refusesDashes: true,
  foldsUnderscores: true,
  hasNegations: true,
  flagsTakeValues: true,
  settings: { words: 'NODE_OPTIONS' },
};

/** Source: the help output of Python 3.11 to 3.13. */
const python: OptionGrammar = {
  options: optionList(
    '-b -B -d -E -i -I -O -P -q -R -s -S -u -v -x -W= -X= -m= --check-hash-based-pycs=',
  ),
  // The words after `-m module` are the module's arguments.
  final: ['-m'],
  style: 'getopt',
  // Python imports the module of any class that a warning filter names.
  settings: { names: { '-W': 'PYTHONWARNINGS' } },
};
const plain: OptionGrammar = { options: optionList('') };

const createNodeGrammar = (more: string): OptionGrammar => ({
  ...node,
  ownOptions: new Map([...(node.ownOptions ?? []), ...optionList(more)]),
});

const table: readonly {
  readonly commands: readonly string[];
  readonly interpreter?: string;
  readonly grammar: OptionGrammar;
  readonly ambient: AmbientInputs;
}[] = [
  { commands: ['node', 'nodejs'], grammar: createNodeGrammar('--run='), ambient: nodeAmbient },
  {
    commands: ['tsx'],
    interpreter: 'node',
    grammar: createNodeGrammar('--no-cache'),
    ambient: nodeAmbient,
  },
  {
    commands: ['ts-node'],
    interpreter: 'node',
    grammar: createNodeGrammar('--esm -T|--transpile-only'),
    ambient: nodeAmbient,
  },
  {
    commands: ['python', 'python3', 'pythonw', 'pypy', 'graalpy', 'py'],
    grammar: python,
    ambient: pythonAmbient,
  },
  { commands: ['vite-node'], grammar: plain, ambient: nodeAmbient },
  { commands: ['php'], grammar: plain, ambient: phpAmbient },
  { commands: ['ruby'], grammar: plain, ambient: rubyAmbient },
  { commands: ['java'], grammar: { options: optionList('-jar') }, ambient: javaAmbient },
];

/**
 * `node [options] program.js …` and similar commands. The launch is local if the judged tree contains the
 * program.
 */
const interpreters = table.map(
  ({ grammar, ...statement }): Launcher => ({
    ...statement,
    resolve(givenArgs, command, resolveInner) {
      const name = commandName(command.text);
      const isWatching = name === 'tsx' && givenArgs[0]?.text === 'watch';
      // The Windows launcher `py` accepts a Python version as its first argument.
      const isChosen =
        name === 'py' && /^-(?:V:.+|\d[\d.]*(?:-\w+)?)$/.test(givenArgs[0]?.text ?? '');
      const args = isWatching || isChosen ? givenArgs.slice(1) : givenArgs;
      const read = readOptions(args, grammar);
      const [module] = givenValues(read, '-m');
      const [script] = givenValues(read, '--run');
      const [program] = read.rest;
      const alterations = [...read.alterations, ...pythonLoaderAlterations(read)];
      const launch = (): PartialLaunch => {
        if (read.unknown === null && module !== undefined) {
          return installedLaunch(
            module,
            { type: 'pypi', isModule: true, args: read.rest },
            alterations,
          );
        }
        if (read.unknown === null && script !== undefined) {
          const lookup = { name: script.text, args: read.rest, workspace: null, orProgram: false };
          return projectScriptLaunch(script, { ...lookup, manager: 'npm' }, alterations);
        }
        if (read.unknown !== null || program === undefined) {
          const reason = 'an interpreter whose program cannot be determined';
          return unidentifiedLaunch(read.unknown ?? command, reason);
        }
        return programLaunch(program, 'interpreter', read.rest.slice(1), alterations);
      };
      const words = module === undefined && script === undefined ? read.rest.slice(1) : [];
      const launches = [launch(), ...launchesInArguments(words, resolveInner)];
      const files = givenValues(read, '--env-file', '--env-file-if-exists');
      return withVariables(withAmbientFiles(launches, files), read.variables);
    },
  }),
);

function pythonLoaderAlterations(read: ReadOptions): Alteration[] {
  return givenValues(read, '-X')
    .filter(({ text }) => /^(?:pycache_prefix|presite)=/.test(text))
    .map(({ span }) => ({ kind: 'loader', what: '-X', file: null, span }));
}

/** Returns the interpreter with the given name, which can end in a version, such as `python3.13`. */
export function findInterpreter(name: string): Launcher | undefined {
  const named = (wanted: string) => interpreters.find(({ commands }) => commands.includes(wanted));
  return named(name) ?? named(withoutRelease(name));
}

/**
 * Returns the launches of an interpreter that another launcher starts, or null if `command` is not an
 * interpreter.
 */
export function launchesOfInterpreter(
  command: Word,
  args: readonly Word[],
  { isRunner }: ResolveInner,
): readonly PartialLaunch[] | null {
  const found = findInterpreter(command.text);
  return found === undefined
    ? null
    : withAmbientInputs(
        found.resolve(
          args,
          command,
          Object.assign(() => [], { isRunner }),
        ),
        found.ambient,
      );
}

export function isPython({ text }: Word): boolean {
  return /^(?:pythonw?|pypy|graalpy)$/.test(withoutRelease(commandName(text)));
}

export const interpreterLaunchers: LauncherFamily = {
  launchers: interpreters,
  settings: interpreterSettings,
};
