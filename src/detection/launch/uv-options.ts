import type { OptionGrammar } from './options.ts';
import { uvSettings } from './variables/python.ts';
import { wordList } from './word-list.ts';

/*
 * The options of uv. Sources: what its help prints (`conformance/options/python.json`), and for those that
 * it accepts without naming them (`--no-…` of a flag, `--pre`) what it does with them.
 */

/** Options that `uvx`, `uv tool run`, `uv run` and `uv` itself share. */
const shared = {
  flags: wordList(`
    --isolated --no-env-file --lfs --no-index --no-sources --offline --no-offline --no-progress
    --upgrade --no-upgrade --reinstall --no-reinstall --refresh --no-refresh --pre
    --compile-bytecode --no-compile-bytecode --build --no-build --binary --no-binary
    --build-isolation --no-build-isolation --require-build-hashes --no-require-build-hashes
    --no-cache --no-config --managed-python --no-managed-python --allow-python-downloads
    --no-python-downloads --quiet --verbose --no-color --system-certs --no-system-certs
    --native-tls --no-native-tls --preview --no-preview --show-resolution
  `),
  valued: wordList(`
    --with --with-editable --with-requirements --env-file --python --python-platform
    --python-preference --python-fetch --torch-backend --index --default-index --index-url
    --extra-index-url --find-links --index-strategy --keyring-provider --upgrade-package
    --upgrade-group --resolution --prerelease --prerelease-package --fork-strategy --exclude-newer
    --exclude-newer-package --no-sources-package --reinstall-package --link-mode --config-setting
    --config-settings-package --no-build-isolation-package --no-build-package --no-binary-package
    --cache-dir --refresh-package --color --allow-insecure-host --directory --project --config-file
    --preview-features
  `),
  aliases: {
    '-w': '--with',
    '-p': '--python',
    '-i': '--index-url',
    '-f': '--find-links',
    '-P': '--upgrade-package',
    '-C': '--config-setting',
    '-U': '--upgrade',
    '-n': '--no-cache',
    '-q': '--quiet',
    '-v': '--verbose',
  },
  settings: {
    space: uvSettings,
    except: wordList(`
      --with --from --package --module --script --gui-script --env-file --directory --project
    `),
    names: { '--pre': 'UV_PRERELEASE', '--lfs': 'UV_GIT_LFS' },
  },
} as const satisfies OptionGrammar;

/** The options of `uvx` and `uv tool run`. */
export const toolOptions: OptionGrammar = {
  ...shared,
  valued: [...shared.valued, ...wordList('--from --constraints --build-constraints --overrides')],
  aliases: { ...shared.aliases, '-c': '--constraints', '-b': '--build-constraints' },
};

/** The options of `uv run`. */
export const runOptions: OptionGrammar = {
  ...shared,
  flags: [
    ...shared.flags,
    ...wordList(`
      --module --script --gui-script --active --no-active --exact --no-exact --inexact --frozen
      --no-frozen --locked --no-locked --no-sync --no-project --no-editable --editable --dev --no-dev
      --only-dev --all-extras --no-all-extras --all-groups --all-packages --no-default-groups
    `),
  ],
  valued: [
    ...shared.valued,
    ...wordList(`
      --from --package --extra --no-extra --group --no-group --only-group --no-editable-package
    `),
  ],
  aliases: { ...shared.aliases, '-m': '--module', '-s': '--script' },
};
