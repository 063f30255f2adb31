import { place, type Shape } from './generate.ts';
import { type NamedOption, optionsIn, textOf } from './help.ts';
import type { InstalledTool } from './tools.ts';

/*
 * Generates command lines for programs that only start another program, which here is a launcher's stand-in.
 */

/** The words between a wrapper and the command that it starts. */
const between: Readonly<Record<string, readonly string[]>> = {
  timeout: ['30'],
  chrt: ['0'],
  taskset: ['1'],
  flock: ['some.lock'],
};

/** Values for options that do not accept arbitrary text. The same values work for all wrappers. */
const valid: Readonly<Record<string, string>> = {
  '--kill-after': '5',
  '-k': '5',
  '--signal': 'TERM',
  '-s': 'TERM',
  '--adjustment': '5',
  '-n': '5',
  '--input': '0',
  '--output': 'L',
  '--error': 'L',
  '-i': '0',
  '-o': 'L',
  '-e': 'L',
  '--unset': 'LANG',
  '-u': 'LANG',
  '--chdir': '.',
  '-C': '.',
  '--split-string': 'npx -y mcp-s',
  '-S': 'npx -y mcp-s',
  '--block-signal': 'TERM',
  '--default-signal': 'TERM',
  '--ignore-signal': 'TERM',
  '--format': '%e',
  '-f': '%e',
  '--class': '3',
  '--classdata': '5',
  '--timeout': '5',
  '-w': '5',
  '--conflict-exit-code': '3',
  '-E': '3',
  '--nofile': '64',
  '--core': '0',
  '--wd': '.',
  '--root': '/',
  '-R': '/',
  '--map-user': 'root',
  '--map-group': 'root',
  '--propagation': 'private',
  '--command': 'npx -y mcp-s',
  '-c': '3',
  '-P': '1000000',
  '-T': '1000000',
  '-D': '1000000',
};

/**
 * Options that act on processes other than the started one, and the programs that have them; these options
 * are not tried.
 */
const onOthers = new Set(['-p', '--pid', '--pgid', '--uid', '-P', '-u', '-a', '--all-tasks']);
const actingOnOthers = new Set(['ionice', 'chrt', 'taskset', 'prlimit']);

/** Texts for `env -S`. */
const split = [
  'npx -y mcp-s',
  ' npx  -y\tmcp-s ',
  'A=b npx -y mcp-s',
  '-u LANG npx -y mcp-s',
  '-v npx -y mcp-s',
  '-i PATH=/nowhere npx -y mcp-s',
  'npx -y "mcp-s"',
  "npx '-y' 'mcp-s'",
  'npx -y mcp\\_s',
  'npx -y\\_mcp-s',
  'npx -y mcp-s # uvx mcp-b',
  'npx -y mcp-s\\c uvx',
  'npx -y mcp-${LANG}',
  'npx -y mcp-s; uvx mcp-b',
  '"npx -y" mcp-s',
  'npx',
  '',
  '-S "npx -y mcp-s"',
  '--',
  '-- npx -y mcp-s',
];

export async function wrapperShapes(tool: InstalledTool): Promise<readonly Shape[]> {
  const shapes = await Promise.all(
    Object.keys(tool.commands).map(async (command): Promise<readonly Shape[]> => {
      const isKept = ({ name }: NamedOption): boolean =>
        !actingOnOthers.has(command) || !onOthers.has(name);
      const help = await textOf(tool, command, ['--help']);
      const options = optionsIn(help)
        .filter(isKept)
        .map((option): NamedOption => {
          const value = valid[option.name];
          return value === undefined ? option : { ...option, valid: value };
        });
      // A text with several words would have `--` among its arguments.
      const withoutText = options.filter(({ name }) => !/^(?:-S|--split-string)$/.test(name));
      const middle = between[command] ?? [];
      const common = {
        ...{ command, value: 'uvx', options, isThorough: false, mixtures: 40 },
      };
      const start = ['npx', '-y', 'mcp-a'];
      const plain = { ...common, options: [], mixtures: 0 };
      return [
        { ...common, words: [place, ...middle, ...start], isThorough: true },
        { ...common, words: [place, '--', ...middle, ...start], options: withoutText },
        { ...common, words: [...middle, place, ...start] },
        { ...plain, words: ['--', ...middle, ...start] },
        { ...plain, words: ['-', ...middle, ...start] },
        { ...plain, words: ['A=b', ...middle, ...start] },
        { ...plain, words: [...middle, '--', ...start] },
        { ...plain, words: [...middle, '--', 'A=b', ...start] },
        { ...plain, words: [...middle, 'A=b', 'C=', ...start] },
        ...(command === 'nice' ? ['-5', '--5', '-n5', '-+5', '+5', '-n-5'] : []).map((word) => ({
          ...{ ...plain, words: [word, ...start] },
        })),
        ...(command === 'env' ? split : []).flatMap((text) => [
          { ...plain, words: ['-S', text] },
          { ...plain, words: [`-S${text}`, 'mcp-a'] },
          { ...plain, words: [`-vS${text}`] },
          { ...plain, words: [`--split-string=${text}`, ...start] },
        ]),
        ...(command === 'timeout' ? ['1m', '0.5h', '0', '1d', 'x'] : []).map((word) => ({
          ...{ ...plain, words: [word, ...start] },
        })),
      ];
    }),
  );
  return shapes.flat();
}

/** The options of `bash`, including those that read other files or need a terminal. */
const shellOptions: readonly NamedOption[] = [
  ...[...'abefhiklmnptuvxBCEHPTsrD'].map((letter) => `-${letter}`),
  ...['-o', '+o', '-O', '+O', '+e', '-eu', '-euo', '-lc', '-exc', '-ec', '-cl', '-', '--'],
  ...['--login', '--noprofile', '--norc', '--posix', '--restricted', '--verbose', '--rcfile'],
  ...['--init-file', '--debugger', '--noediting', '--dump-strings', '--help', '--version'],
].map((name): NamedOption => {
  const value = /O$/.test(name) ? 'extglob' : /o$/.test(name) ? 'errexit' : undefined;
  return { name, value: 'optional', ...(value === undefined ? {} : { valid: value }) };
});

/** Shell scripts in which each command runs regardless of the outcome of the others. */
const shellTexts = [
  'npx -y mcp-a',
  'exec npx -y mcp-a',
  'A=b npx -y mcp-a',
  'export A=b; npx -y mcp-a',
  'cd . && npx -y mcp-a',
  'uvx mcp-b; npx -y mcp-a',
  'npx "-y" \'mcp-a\'',
  'npx -y mcp\\-a',
  'npx -y "mcp"-a',
  "npx -y $'mcp-a'",
  'npx -y $(echo mcp-a)',
  'echo $(npx -y mcp-a)',
  'X=mcp-a; npx -y $X',
  'X=mcp-a; npx -y "${X}"',
  'npx -y ${X:-mcp-a}',
  'npx -y mcp-a # uvx mcp-b',
  '# npx -y mcp-a',
  'npx -y mcp-a 2>/dev/null',
  'npx -y mcp-a > out.txt',
  'npx -y mcp-a &',
  '{ npx -y mcp-a; }',
  '(npx -y mcp-a)',
  'if true; then npx -y mcp-a; fi',
  'command npx -y mcp-a',
  'command -v npx',
  'time npx -y mcp-a',
  'exec -a x npx -y mcp-a',
  'nice -n 5 npx -y mcp-a',
  'env A=b npx -y mcp-a',
  'npx \\\n -y mcp-a',
  'npx -y mcp-a\nuvx mcp-b',
  'eval "npx -y mcp-a"',
  'sh -c "npx -y mcp-a"',
  'npx -y mcp-{a,b}',
  'set -e; npx -y mcp-a',
  'test -f x || npx -y mcp-a',
  '[ -n "$LANG" ] && npx -y mcp-a',
  'npx -y "$@"',
  'npx -y $0',
  'npx -y $1',
  'D=$(date); npx -y mcp-a',
  'D=$(date)\nnpx -y mcp-a',
  'export D="$(date)"\nexec npx -y mcp-a',
  'trap "uvx mcp-b" EXIT; npx -y mcp-a',
  'alias npx=uvx\nnpx -y mcp-a',
  'npx() { uvx "$2"; }; npx -y mcp-a',
  'cat <<EOF | sh\nnpx -y mcp-a\nEOF',
];

export async function shellShapes(tool: InstalledTool): Promise<readonly Shape[]> {
  const command = tool.name;
  const value = 'uvx mcp-value';
  const text = 'npx -y mcp-a';
  const common = { command, value, options: shellOptions, isThorough: false, mixtures: 60 };
  const plain = { ...common, options: [], mixtures: 0 };
  return [
    { ...common, words: [place, '-c', text] },
    { ...common, words: ['-c', place, text] },
    { ...common, words: ['-c', text, place], mixtures: 0 },
    { ...plain, words: ['-lc', text] },
    ...shellTexts.flatMap((each) => [
      { ...plain, words: ['-c', each] },
      // The words after a script are its parameters.
      ...(each.includes('$') ? [{ ...plain, words: ['-c', each, 'mcp-zero', 'mcp-one'] }] : []),
    ]),
  ];
}
