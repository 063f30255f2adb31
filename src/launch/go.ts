import { readGoSpec } from '../versions/golang.ts';
import type { Launcher } from './launcher.ts';
import { readOptions, valuesOf } from './options.ts';
import { serverOf, unidentifiedLaunch } from './partial-launch.ts';
import { startedIn } from './places.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

/** `go run module/path@version …`; without a version it is a package of the project's own module. */
export const go: Launcher = {
  commands: ['go'],
  reads: reads.go,
  resolve([verb, ...args], command) {
    if (verb?.text !== 'run') return [unidentifiedLaunch(verb ?? command, 'not a "run" of go')];
    const read = readOptions(args, {
      hasWholeNames: true,
      // Source: `go help build`.
      flags: wordList(
        '-a -asan -buildvcs -cover -json -linkshared -modcacherw -msan -n -race -trimpath -v -work -x',
      ),
      valued: wordList(
        `-C -asmflags -buildmode -compiler -covermode -coverpkg -exec -gccgoflags -gcflags
        -installsuffix -ldflags -mod -modfile -overlay -p -pgo -pkgdir -tags -toolexec`,
      ),
      altering: {
        '-compiler': 'path',
        '-exec': 'path',
        '-modfile': 'path',
        '-overlay': 'path',
        '-pkgdir': 'path',
        '-toolexec': 'path',
      },
    });
    const [first] = read.rest;
    if (read.unknown !== null || first === undefined) {
      return [
        unidentifiedLaunch(read.unknown ?? command, 'an option of go that may hide what it starts'),
      ];
    }
    const launches = [serverOf(readGoSpec(first.text), first, read.alterations)];
    return startedIn(launches, valuesOf(read, '-C').at(-1)?.text ?? '');
  },
};
