import type { Word } from '../../model/model.ts';
import { readNpmSpec } from '../ecosystems/npm.ts';
import type { Launcher } from './launcher.ts';
import {
  joined,
  type OptionGrammar,
  type ReadOptions,
  readInVersions,
  valuesOf,
  withoutIdle,
} from './options.ts';
import { fetchPackage, fromProject, hidingOption } from './package-runner.ts';
import {
  asLauncher,
  type PartialLaunch,
  programAt,
  serverOf,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { startedIn, withFiles } from './places.ts';
import { startedInAll } from './readings.ts';
import { reads } from './reads.ts';
import { bunSettings } from './variables/javascript.ts';
import { wordList } from './word-list.ts';

/*
 * The options of Bun, as its help has them; `conformance/launch/bun.jsonl` holds what it did with each.
 */

/** Options that Bun 1.2 does not know: to it they have a value only where one is attached. */
const newValued = wordList(`
  --watch-kill-signal --cpu-prof-name --cpu-prof-dir --cpu-prof-interval --heap-prof-name
  --heap-prof-dir --heap-prof-interval --redirect-warnings --disable-warning --cron-title
  --cron-period --feature
`);
const oldValued = wordList(`
  --elide-lines -F --filter --shell -r --preload --require --import --install --port --conditions
  --fetch-preconnect --max-http-header-size --dns-result-order --title --unhandled-rejections
  --console-depth --user-agent --main-fields --extension-order --tsconfig-override -d --define --drop
  -l --loader --jsx-factory --jsx-fragment --jsx-import-source --jsx-runtime --env-file --cwd
`);
const ofRunOptional = ['--inspect', '--inspect-brk', '--inspect-wait', '-c', '--config'];

const ofRun: OptionGrammar = {
  flags: wordList(`
    --silent -b --bun --no-orphans --no-exit-on-error --watch --hot --no-clear-screen --smol --cpu-prof
    --cpu-prof-md --heap-prof --heap-prof-md --if-present --no-install --prefer-offline --prefer-latest
    --experimental-http2-fetch --experimental-http3-fetch --insecure-http-parser
    --experimental-stream-iter --expose-gc --no-deprecation --throw-deprecation --no-warnings
    --trace-warnings --trace-deprecation --pending-deprecation --zero-fill-buffers --use-system-ca
    --use-openssl-ca --use-bundled-ca --tls-min-v1.0 --tls-min-v1.1 --tls-min-v1.2 --tls-min-v1.3
    --tls-max-v1.2 --tls-max-v1.3 --redis-preconnect --sql-preconnect --no-addons --no-ffi-cc
    --preserve-symlinks --preserve-symlinks-main --no-macros --jsx-side-effects
    --ignore-dce-annotations --no-env-file --check --interactive -i
  `),
  optional: ofRunOptional,
  valued: oldValued,
  attached: newValued,
  versions: [
    { attached: [], optional: [...ofRunOptional, ...newValued] },
    { attached: [], valued: [...oldValued, ...newValued] },
  ],
  refusesClusters: true,
  settings: {
    space: bunSettings,
    except: wordList('-F --filter --env-file --cwd -b -i'),
    names: {
      '-r': 'BUN_CONFIG_PRELOAD',
      '-d': 'BUN_CONFIG_DEFINE',
      '-l': 'BUN_CONFIG_LOADER',
      '-c': 'BUN_CONFIG_CONFIG',
      '--install': 'BUN_CONFIG_AUTO',
    },
  },
};

/** Options of `bunx` that take a value from Bun 1.4 on. */
const ofBunxAttached = wordList(`
  --cwd --env-file --shell --user-agent --minimum-release-age --registry --ca --cafile
`);

/** Options that `bunx` skips beside. Before 1.4 it skips those for a help text, too. */
const ofBunxOptional = [
  ...[...ofRun.flags, ...oldValued, ...newValued, ...ofRunOptional].filter(
    (name) => !ofBunxAttached.includes(name),
  ),
  ...wordList('-v --version --revision --parallel --sequential --workspaces --trust --verbose'),
  ...wordList('--ignore-scripts -y --yes -h --help'),
];

/**
 * Before 1.4, Bun skips every option of `bunx` but `--package`, with what is attached to it. From 1.4 on
 * those of `bun run` that take a value are errors.
 */
const ofBunx: OptionGrammar = {
  flags: [],
  optional: ofBunxOptional,
  valued: ['-p', '--package'],
  attached: ofBunxAttached,
  versions: [
    { attached: [], optional: [...ofBunxOptional, ...ofBunxAttached], settings: {} },
    { attached: [], valued: ['-p', '--package', ...ofBunxAttached] },
  ],
  refusesClusters: true,
  swallowed: ['true', 'false'],
  idle: ['-y'],
  settings: {
    ...ofRun.settings,
    except: wordList(
      '-p --package -F --filter --env-file --cwd -b -i -v --version --revision -y -h --help',
    ),
  },
};

export const bunx: Launcher = {
  commands: ['bunx'],
  reads: reads.bun,
  resolve: (args, command, resolveInner) =>
    startedInAll(readInVersions(args, ofBunx), (read) =>
      fetchPackage(read, command, 'bun', resolveInner),
    ),
  essential: (args) => withoutIdle(args, ofBunx),
};

/** Commands of Bun that come before scripts of that name, and run none. */
const own = new Set(wordList('test check fmt repl exec upgrade'));

/** `bun x package`, `bun program.ts`, `bun run script`. */
export const bun: Launcher = {
  commands: ['bun'],
  reads: reads.bun,
  resolve(args, command, resolveInner) {
    // The first word without a dash is the command, even where it is the value of an option.
    const verbAt = args.findIndex(({ text }) => !text.startsWith('-'));
    if (args[verbAt]?.text === 'x') {
      const words = args.filter((_, index) => index !== verbAt);
      return bunx.resolve(words, command, resolveInner);
    }
    const before = readInVersions(args, ofRun);
    return startedInAll(before, (global) => behindGlobal(global, command));
  },
};

/** What stands behind the options before `run`, or behind those in place of it. */
function behindGlobal(before: ReadOptions, command: Word): readonly PartialLaunch[] {
  const [first, ...behind] = before.rest;
  const isRun = first?.text === 'run';
  const readings = readInVersions(isRun ? behind : [], ofRun);
  return startedInAll(readings, (each) => {
    const read = isRun ? joined(before, each) : before;
    const [name] = read.rest;
    if (read.unknown !== null || first === undefined || name === undefined) {
      return [unidentifiedLaunch(read.unknown ?? first ?? command, hidingOption)];
    }
    if (!isRun && own.has(first.text)) return [unidentifiedLaunch(first, 'a command of Bun’s own')];
    return withFiles(started(read, isRun ? first : null, command), valuesOf(read, '--env-file'));
  });
}

/** A program by its path, or a script of the project, which has no ending. */
function started(read: ReadOptions, verb: Word | null, command: Word): readonly PartialLaunch[] {
  const [name] = read.rest;
  const isPath =
    name !== undefined && (/\.[cm]?[jt]sx?$/.test(name.text) || /[\\/]/.test(name.text));
  if (!isPath) {
    return fromProject(read, verb === null ? read.rest : [verb, ...read.rest], command, 'bun');
  }
  const program = programAt(name, 'interpreter', [], read.alterations);
  const launches = withVariables([program, ...preloaded(read)], read.variables);
  const folder = valuesOf(read, '--cwd').at(-1)?.text;
  return folder === undefined ? launches : startedIn(launches, folder);
}

/** Packages that are loaded before a program: where nothing is installed, Bun fetches them. */
function preloaded(read: ReadOptions): readonly PartialLaunch[] {
  return valuesOf(read, '-r', '--preload', '--require', '--import').flatMap((at) => {
    const [, name] = /^((?:@[^/]+\/)?[^/.@~][^/]*)(?:\/|$)/.exec(at.text) ?? [];
    const isModule = name !== undefined && !/^(?:[A-Za-z]:|node:|bun:)/.test(at.text);
    return isModule ? [asLauncher(serverOf(readNpmSpec(name), at))] : [];
  });
}
