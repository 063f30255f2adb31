import { place, type Shape } from './generate.ts';
import { type NamedOption, optionsIn, textOf } from './help.ts';
import type { InstalledTool } from './tools.ts';

/* Generates command lines for `go run`. */

const main = (path: string): string =>
  `package main\n\nfunc main() { println("ran file ${path}") }\n`;

/** A Go module that contains several programs. */
const files = {
  'go.mod': 'module project.example/project\n\ngo 1.20\n',
  'main.go': main('main.go'),
  'cmd/srv/main.go': main('cmd/srv/main.go'),
  'cmd/value/main.go': main('cmd/value/main.go'),
};

/** Values for options that do not accept arbitrary text. */
const valid: Readonly<Record<string, string>> = {
  '-C': 'cmd',
  '-p': '2',
  '-mod': 'mod',
  '-buildvcs': 'false',
  '-buildmode': 'exe',
  '-compiler': 'gc',
  '-ldflags': '-s -w',
  '-gcflags': '-N',
  '-tags': 'netgo',
  '-covermode': 'set',
  '-exec': 'env',
  '-toolexec': 'env',
  '-pgo': 'off',
};

const named = [
  ...['', '@latest', '@v1.0.0', '@v1', '@v1.0', '@upgrade', '@none', '@master', '@v1.9.9'],
  ...['@>=v1.0.0', '@<v1.1.0', '@1.0.0', '@V1.0.0', '@', '/cmd/srv', '/cmd/srv@latest'],
  ...['/cmd/srv@v1.0.0', '/cmd/none@v1.0.0', '/...@v1.0.0', '@v1.2.0-beta.1'],
];

const local = [
  ...['.', './', './.', './cmd/srv', './cmd/srv/', 'cmd/srv', './cmd/../cmd/srv', './cmd/...'],
  ...['main.go', './main.go', 'cmd/srv/main.go', './cmd/srv/main.go', 'project.example/project'],
  ...['project.example/project/cmd/srv', 'project.example/project@v1.0.0', './none', '..'],
];

export async function goShapes(tool: InstalledTool): Promise<readonly Shape[]> {
  const environment = { GOCACHE: `${tool.folder}/cache`, GOPATH: `${tool.folder}/go` };
  const texts = await Promise.all(
    ['build', 'run'].map((topic) => textOf(tool, 'go', ['help', topic], environment)),
  );
  const names = new Set(texts.flatMap(optionsIn).map(({ name }) => name));
  // The list of options in the help omits this one.
  names.add('-exec');
  const options = [...names].map((name): NamedOption => {
    const value = valid[name];
    return { name, value: 'optional', ...(value === undefined ? {} : { valid: value }) };
  });
  const common = {
    ...{ command: 'go', options, files, isThorough: false, mixtures: 0 },
    value: 'other.example/mcp-value@v1.0.0',
  };
  const start = 'some.example/mcp-a@v1.0.0';
  return [
    { ...common, words: ['run', place, start], isThorough: true, mixtures: 60 },
    { ...common, words: ['run', place, './cmd/srv'], value: './cmd/value', mixtures: 40 },
    { ...common, words: ['run', start, place] },
    { ...common, words: ['run', '-x', '--', start], options: [] },
    { ...common, words: ['run', place, 'main.go', 'stdio'], value: './cmd/value' },
    ...['build', 'install', 'tool', 'get'].map((verb) => ({
      ...{ ...common, words: [verb, start], options: [] },
    })),
    ...['-C cmd ./srv', '-C=cmd ./srv', '-C cmd/srv .', '-C cmd/srv main.go'].map((words) => ({
      ...{ ...common, words: ['run', ...words.split(' ')], options: [] },
    })),
    ...named.map((each) => ({
      ...{ ...common, words: ['run', `some.example/mcp-a${each}`], options: [] },
    })),
    ...local.map((each) => ({ ...common, words: ['run', each], options: [] })),
  ];
}
