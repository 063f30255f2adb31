import type { Alteration, Word } from '../../model/model.ts';
import { isOfProjectFolder } from '../declarations/paths.ts';
import { readGoSpec } from '../ecosystems/golang.ts';
import { launchesInArguments } from './arguments.ts';
import type { Launcher } from './launcher.ts';
import { type OptionGrammar, type ReadOptions, readOptions, valuesOf } from './options.ts';
import {
  type PartialLaunch,
  programAt,
  serverOf,
  sourcesAt,
  unidentifiedLaunch,
} from './partial-launch.ts';
import { startedIn } from './places.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

/** Source: `go help build`, `go help run`. */
const grammar: OptionGrammar = {
  flags: wordList(`
    -a -asan -cover -json -linkshared -modcacherw -msan -n -race -trimpath -v -work -x -buildvcs
  `),
  valued: wordList(`
    -C -asmflags -buildmode -buildvcs -compiler -covermode -coverpkg -exec -gccgoflags -gcflags
    -installsuffix -ldflags -mod -modfile -overlay -p -pgo -pkgdir -tags -toolexec -o -debug-actiongraph
    -debug-runtime-trace -debug-trace -vet
  `),
  style: 'go',
  // Other files in place of the module's, and programs that take part in building or starting it.
  altering: {
    ...Object.fromEntries(
      wordList('-modfile -overlay -toolexec -exec -pkgdir -gccgoflags -compiler').map(
        (name) => [name, 'path'] as const,
      ),
    ),
    ...{ '-ldflags': 'path', '-gcflags': 'path', '-asmflags': 'path' },
  },
};

/** Options of the linker and the compiler that leave out tables, or optimise less. */
const harmlessFlags = /^(?:-[swNl]|-trimpath|-buildid=\w*|\s)*$/;

/**
 * `go run module/path@version …`, or code of the project: `go run ./cmd/x`, `go run main.go`. Without a
 * version, a path of a module is what `go.mod` says.
 */
export const go: Launcher = {
  commands: ['go'],
  reads: reads.go,
  resolve([verb, ...args], command, resolveInner) {
    if (verb?.text !== 'run') return [unidentifiedLaunch(verb ?? command, 'not a "run" of go')];
    const read = readOptions(args, grammar);
    const [first, ...rest] = read.rest;
    if (read.unknown !== null || first === undefined) {
      return [
        unidentifiedLaunch(read.unknown ?? command, 'an option of go that may hide what it starts'),
      ];
    }
    const behind = launchesInArguments(rest, resolveInner);
    const launches = [startedBy(first, alterationsOf(read)), ...behind];
    return startedIn(launches, valuesOf(read, '-C').at(-1)?.text ?? '');
  },
};

function startedBy(first: Word, alterations: readonly Alteration[]): PartialLaunch {
  const { text } = first;
  if (text.endsWith('.go')) return programAt(first, 'interpreter', [], alterations);
  if (text.includes('...')) return unidentifiedLaunch(first, 'a pattern of packages');
  const isPath = /^\.{0,2}(?:[\\/]|$)/.test(text) || isOfProjectFolder(`${text}/`);
  return isPath
    ? sourcesAt(first, { path: text, named: /\.go$/, search: 'start' }, alterations)
    : serverOf(readGoSpec(text), first, alterations);
}

/** What options change; those of the linker and the compilers only if they do more than optimise. */
function alterationsOf({ options, alterations }: ReadOptions): readonly Alteration[] {
  const harmless = new Set(
    options.filter(
      ({ name, value }) =>
        /^-(?:ld|gc|asm)flags$/.test(name) && harmlessFlags.test(value?.text ?? ''),
    ),
  );
  const spans = new Set([...harmless].map(({ at }) => at.span));
  return alterations.filter(({ what, span }) => !(/flags$/.test(what) && spans.has(span)));
}
