import type { Launcher } from './launcher.ts';
import { joined, type OptionGrammar, readOptions, withoutIdle } from './options.ts';
import { fetchPackage, fromProject, hidingOption } from './package-runner.ts';
import { unidentifiedLaunch } from './partial-launch.ts';
import { reads } from './reads.ts';
import { yarnSettings } from './variables/javascript.ts';
import { wordList } from './word-list.ts';

/*
 * The options of Yarn 1 and 4 that neither reads differently from the other;
 * `conformance/launch/yarn.jsonl` holds what they did with each.
 */
const options: OptionGrammar = {
  flags: wordList(`
    --quiet --silent -T --top-level --binaries-only --check-files --disable-pnp --enable-pnp
    --pnp --flat --force --frozen-lockfile --har --ignore-optional --ignore-platform --ignore-scripts
    --json --link-duplicates --no-bin-links --no-default-rc --no-lockfile --no-node-version-check
    --non-interactive --no-progress --no-quiet --offline --prefer-offline --pure-lockfile
    --skip-integrity-check --strict-semver --verbose
  `),
  optional: wordList(`
    --inspect --inspect-brk --emoji --prod --production --scripts-prepend-node-path
  `),
  valued: ['-p', '--package', '--cwd'],
  attached: wordList(`
    --require --cache-folder --global-folder --link-folder --modules-folder --network-concurrency
    --network-timeout --otp --preferred-cache-folder --registry --use-yarnrc --https-proxy
  `),
  aliases: { '-q': '--quiet', '-s': '--silent', '-B': '--binaries-only' },
  settings: {
    space: yarnSettings,
    except: wordList('-T --top-level -p --package --cwd --no-quiet'),
  },
};

/** `yarn dlx package`, `yarn workspace name …`, `yarn [run] script`. */
export const yarn: Launcher = {
  commands: ['yarn', 'yarnpkg'],
  reads: reads.yarn,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, options);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [unidentifiedLaunch(global.unknown ?? command, hidingOption)];
    }
    if (verb.text === 'dlx') {
      return fetchPackage(
        joined(global, readOptions(rest, options)),
        command,
        'yarn',
        resolveInner,
      );
    }
    const [name, ...inside] = rest;
    if (verb.text === 'workspace' && name !== undefined) {
      const filtered = [...global.options, { name: '--filter', value: name, at: verb }];
      return fromProject({ ...global, options: filtered }, inside, command, 'yarn');
    }
    if (verb.text !== 'run') return fromProject(global, global.rest, command, 'yarn');
    const read = readOptions(rest, options);
    return read.unknown === null
      ? fromProject(joined(global, read), [verb, ...read.rest], command, 'yarn')
      : [unidentifiedLaunch(read.unknown, hidingOption)];
  },
  essential: (args) => withoutIdle(args, options, { dlx: { grammar: options } }),
};
