import { systemAmbient } from '../../ambient-inputs.ts';
import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { givenValues, type OptionGrammar, readOptions } from '../../options.ts';
import { programLaunch, sourcesLaunch, unidentifiedLaunch } from '../../partial-launch.ts';
import { withStartFolder } from '../../places.ts';

/** Sources: `cargo --help` and `cargo run --help`. */
const grammar: OptionGrammar = {
  options: optionList(`
    -v|--verbose -q|--quiet --all-features --no-default-features --keep-going -r|--release --unit-graph
    --ignore-rust-version --locked --offline --frozen --message-format= --color= --config= -Z=
    -F|--features= -j|--jobs= --profile= --target= --target-dir= --manifest-path= -p|--package= --bin=
    --example= -C= --timings[=]
  `),
  altering: { '--config': 'path', '-Z': 'path', '--target-dir': 'path' },
};

/** `cargo run [--manifest-path …] [-- arguments]` runs the project's own code. */
const cargo: Launcher = {
  commands: ['cargo'],
  ambient: systemAmbient,
  resolve(args, command) {
    const [first] = args;
    const global = readOptions(first?.text.startsWith('+') ? args.slice(1) : args, grammar);
    const [verb, ...rest] = global.rest;
    const read = readOptions(rest, grammar);
    const unknown = global.unknown ?? read.unknown;
    if (unknown !== null || !['run', 'r'].includes(verb?.text ?? '')) {
      return [unidentifiedLaunch(unknown ?? verb ?? command, 'not a cargo "run" command')];
    }
    const manifest = givenValues(read, '--manifest-path').at(-1);
    const alterations = [...global.alterations, ...read.alterations];
    const lookup = { path: '', named: /^Cargo\.toml$/, search: 'upwards' } as const;
    const launch =
      manifest === undefined
        ? sourcesLaunch(verb ?? command, lookup, alterations)
        : programLaunch(manifest, 'interpreter', [], alterations);
    const folder = givenValues(global, '-C').at(-1)?.text ?? '';
    return withStartFolder([launch], folder);
  },
};

export const cargoLaunchers: LauncherFamily = { launchers: [cargo] };
