/*
 * Tests texts that once took minutes: reading options, commands and values takes time in proportion to the
 * text. Eight times the text may take twenty times as long; times too short to compare are ignored.
 */
import { describe, expect, test } from 'vitest';
import { collectDeclarations } from '../../../src/detection/declarations/collect.ts';
import {
  mayHoldServers,
  startingWords,
  stepWords,
} from '../../../src/detection/declarations/content-words.ts';
import { declaredByCommands } from '../../../src/detection/declarations/shapes/commands.ts';
import {
  parseJsonTemplate,
  readConfigText,
  readEntryText,
} from '../../../src/detection/declarations/shapes/config-texts.ts';
import { readShellScript } from '../../../src/detection/launch/shell-script.ts';
import { declare, nowhere, parseDependencies, resolveIn } from '../../builders.ts';
import { measureGrowth } from '../../cpu.ts';

const bounds = { most: 20, least: 100 };
const spanIn = () => nowhere;

/** Returns the growth for a repeated piece; each run uses a different text, so that no result is cached. */
function growthFor(read: (text: string) => unknown, piece: string, count: number): Promise<number> {
  let run = 0;
  const own = (times: number) => {
    run += 1;
    return read(`${piece.repeat(times)}\n# ${run}`);
  };
  return measureGrowth(own, { small: count / 8, large: count, ...bounds });
}

const readFile = (path: string, frame: (text: string) => string) => (text: string) =>
  collectDeclarations([{ path, text: frame(text) }], async () => ({ reason: 'it does not exist' }));

const step = readFile('.github/workflows/a.yml', (text) => {
  const lines = text.replaceAll('\n', '\n          ');
  return `on: push\njobs:\n  a:\n    steps:\n      - run: |\n          ${lines}\n          claude mcp add x y\n`;
});

const configInput = readFile('.github/workflows/a.yml', (text) => {
  const lines = text.replaceAll('\n', '\n            ');
  return `on: push\njobs:\n  a:\n    steps:\n      - uses: a/b@v1\n        with:\n          mcp_config: |\n            ${lines}\n`;
});

const script = (text: string) => resolveIn({ 'run.sh': text }, declare('sh run.sh'));

test.for([28, 60])('an option with %i times a_', async (count) => {
  const launch = (length: number) => parseDependencies(`npx -y b@1.0.0 --${'a_'.repeat(length)} v`);
  expect(await measureGrowth(launch, { small: 14, large: count, ...bounds })).toBeLessThan(20);
});

test.for<[string, (text: string) => unknown, string, number]>([
  ['commands in one line of a step', step, 'claude mcp add ', 40_000],
  ['plugins in one line of a step', step, 'claude plugin install --a ', 20_000],
  ['files behind an option of a step', step, '--mcp-config a ', 20_000],
  ['quotes in a step', step, '"\'\\', 40_000],
  [
    'words of a YAML comment of a client',
    readFile('.config/goose/config.yaml', (text) => `# ${text}\nextensions: {}\n`),
    'kind:!',
    42_000,
  ],
  [
    'signs of a YAML comment of a client',
    readFile('.config/goose/config.yaml', (text) => `# ${text}\nextensions: {}\n`),
    '! ',
    126_000,
  ],
  [
    'words of a YAML comment',
    readFile('mcp-x.yaml', (text) => `# type: ${text}\na: b\n`),
    'kind:!',
    42_000,
  ],
  [
    'signs of a YAML comment',
    readFile('mcp-x.yaml', (text) => `# type: ${text}\na: b\n`),
    '! ',
    126_000,
  ],
  [
    'spaces of a YAML comment',
    readFile('mcp-x.yaml', (text) => `# type: !${text}\na: b\n`),
    ' ',
    252_000,
  ],
  ['substitutions in a script', script, '$(', 20_000],
  ['braces in a script', script, '{a,', 30_000],
  [
    'parameters of a script',
    (text) => script(`set -- ${text}\n${'"$@"\n'.repeat(text.length / 8)}`),
    'a ',
    20_000,
  ],
])('many %s', async ([, read, piece, count]) => {
  expect(await growthFor(read, piece, count)).toBeLessThan(20);
});

/** Pieces that could stall a reader, each in the form in which it is repeated. */
const pieces = [
  ...[
    'a',
    ' ',
    '\t',
    '\n',
    '\\',
    '\\\n',
    '"',
    "'",
    '"\'\\',
    '`',
    '#',
    '-',
    '--a ',
    '@',
    '/',
    '=',
    ':',
  ],
  ...['{', '}', '{}', '{"', '[', '(', ')', '<', '<<', '<<E\n', "<<'E' ", '|', ';', '&', '!', '! '],
  ...[
    '$',
    '$(',
    '$((',
    '${',
    '${{',
    '${{ a || ',
    '$a',
    '"$@" ',
    '{a,',
    '{"a":',
    '"a": ${a}, ',
    'A=1 ',
  ],
  ...['set -- a ', '"$@"\n', 'eval ', 'eval a\n', 'trap a ', 'xargs -I ', 'bash -c a ', 'cd a/\n'],
  ...[
    'mcp ',
    'mcp add ',
    'mcp add\n',
    'claude mcp add x y ',
    'docker mcp ',
    '--mcp-config ',
    '--mcp-config=a ',
  ],
  ...[
    '--add-mcp {} ',
    '-c mcp_servers.a=b ',
    'type: ',
    'type: !',
    'kind:!',
    'kind:!a\n',
    '"mcpServers": ',
    'mcp.',
  ],
];

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a shell script': (text) => readShellScript(text),
  'a script without its heredocs': (text) => readShellScript(text, true),
  commands: (text) => declaredByCommands(`claude mcp add x y\n${text}`, spanIn),
  'commands of one line': (text) => declaredByCommands(`claude mcp add x ${text}`, spanIn),
  'a step': step,
  'an input of an action': configInput,
  'a value': (text) => readConfigText({ text: `{"mcpServers": ${text}`, span: nowhere }, true),
  'an entry': (text) => readEntryText({ text: `{"command": ${text}`, span: nowhere }, true),
  'JSON with variables': (text) => parseJsonTemplate(`{"a": ${text}`),
  'the words that choose files': (text) =>
    [mayHoldServers, startingWords, stepWords].map((words) => words.test(text)),
};

describe.for(Object.entries(readers))('%s', ([, read]) => {
  test.for(pieces.map((piece) => [JSON.stringify(piece), piece] as const))(
    'of many %s',
    async ([, piece]) => {
      expect(await growthFor(read, piece, Math.ceil(64_000 / piece.length))).toBeLessThan(20);
    },
  );
});
