/*
 * Checks every code block in the documents and every example file. Workflows must use existing inputs,
 * policies must be valid, client files must have the servers that they show, and the program must accept the
 * commands.
 */
import { describe, expect, test } from 'vitest';
import { blockFaults, parsed } from './block-kinds.ts';
import { allBlocks, type Block, codeSpans, readBlocks } from './blocks.ts';
import { formFaults, scriptFaults } from './command-lines.ts';
import { actionVersions, looseActions } from './workflow-blocks.ts';

const data = ['yaml', 'yml', 'json', 'jsonc', 'toml'];
const scripts = ['', 'sh', 'bash', 'console', 'powershell'];
/** Languages that only people read, or that the tests of a page check. */
const others = ['text', 'sql', 'diff', 'ts', 'codeowners', 'markdown', 'mermaid', 'html', 'xml'];

const titled = (blocks: readonly Block[]): (readonly [string, Block])[] =>
  blocks.map((block) => [`${block.page}:${block.line} ${block.text.split('\n')[0]}`, block]);
const blocks = allBlocks();
const ofLanguage = (languages: readonly string[]) =>
  titled(blocks.filter(({ language }) => languages.includes(language)));

describe('the documents', () => {
  test('have blocks of known languages', () => {
    const known = [...data, ...scripts, ...others];
    const unknown = blocks.filter(({ language }) => !known.includes(language));
    expect(unknown.map(({ page, line, language }) => `${page}:${line} ${language}`)).toEqual([]);
    expect(ofLanguage(data).length).toBeGreaterThan(35);
  });

  test.for(ofLanguage(data))('%s', async ([, block]) => {
    expect(await blockFaults(block)).toEqual([]);
  });

  test.for(ofLanguage(scripts))('%s', async ([, { text }]) => {
    expect(await scriptFaults(text)).toEqual([]);
  });

  test('name every action by one exact version', () => {
    // Dependabot updates the actions that our own workflows use.
    const ofOthers = blocks.filter(
      ({ page, language }) => data.includes(language) && !page.startsWith('.github/'),
    );
    const loose = ofOthers.flatMap(({ page, text }) =>
      looseActions(text).map((line) => `${page}: ${line}`),
    );
    expect(loose).toEqual([]);
    const all = ofOthers.flatMap(({ text }) => actionVersions(text));
    for (const [name, versions] of Map.groupBy(all, ([action]) => action)) {
      const different = new Set(versions.map(([, version]) => version));
      expect([name, [...different]]).toEqual([name, [expect.any(String)]]);
    }
  });

  test('name commands and options that are there', () => {
    const lines = codeSpans().filter(({ text }) => /^mcp-grade-gate [a-z]/.test(text));
    const faults = lines.flatMap(({ page, text }) =>
      formFaults(text).map((fault) => `${page}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

/** Returns the faults in a document that consists of one block. */
async function faultsOf(language: string, text: string, hint = ''): Promise<string[]> {
  const fence = ['```', language, '\n', text, '\n```\n'].join('');
  const [block] = readBlocks('page.md', `Text.\n\n${hint}\n\n${fence}`);
  if (block === undefined) throw new Error('no block');
  return blockFaults(block);
}

describe('what is wrong is found', () => {
  test.for([
    ['of no kind', 'yaml', 'color: red', '', 'no kind'],
    ['a policy with an unknown key', 'yaml', 'min-scor: 3', '<!-- block: policy -->', 'min-scor'],
    ['a policy with a wrong value', 'yaml', 'min-score: 300', '', 'min-score'],
    [
      'an unknown input',
      'yaml',
      '- uses: OWNER/mcp-grade-gate@COMMIT\n  with: {colour: red}',
      '',
      'no input colour',
    ],
    ['an unknown action', 'yaml', '- uses: OWNER/mcp-grade-gate/cold@COMMIT', '', 'no such action'],
    [
      'a required input that is missing',
      'yaml',
      'on: push\njobs: {a: {steps: [{uses: OWNER/mcp-grade-gate/warm@COMMIT}]}}',
      '',
      'needs the input api-key',
    ],
    [
      'an unknown output',
      'yaml',
      '- uses: OWNER/mcp-grade-gate@COMMIT\n  id: g\n- run: echo ${{ steps.g.outputs.colour }}',
      '',
      'no output colour',
    ],
    [
      'a floor with a fault',
      'yaml',
      '- uses: OWNER/mcp-grade-gate@COMMIT\n  with: {org-policy: "min-score: 300"}',
      '',
      'min-score',
    ],
    ['a step with a wrong command', 'yaml', '- run: mcp-grade-gate chek', '', 'chek'],
    ['an entry that is no server', 'json', '{"mcpServers": {"a": {"colour": "red"}}}', '', ''],
    [
      'a path that no client reads',
      'json',
      '{"mcpServers": {}}',
      '<!-- block: a.txt -->',
      "no client's file",
    ],
    ['a report without its fields', 'json', '{"reportVersion": 1}', '', 'required'],
    [
      'a part of a report with a wrong value',
      'json',
      '{"type": 3}',
      '<!-- block: schema/report/servers -->',
      '',
    ],
    [
      'a part that no report has',
      'json',
      '{}',
      '<!-- block: schema/report/colours -->',
      'no field',
    ],
    [
      'an unknown hook',
      'yaml',
      'repos: [{repo: "https://github.com/OWNER/mcp-grade-gate", rev: v1, hooks: [{id: none}]}]',
      '',
      'no hook none',
    ],
  ])('%s', async ([, language = '', text = '', hint = '', words = '']) => {
    const faults = await faultsOf(language, text, hint);
    expect(faults.join('\n')).toContain(words);
    expect(faults.length).toBeGreaterThan(0);
  });

  test.for([
    ['json', '{"a": 1,}'],
    ['yaml', 'a: 1\na: 2'],
    ['toml', 'a = '],
  ])('%s that does not parse', ([language = '', text = '']) => {
    expect(() => parsed({ page: '', line: 1, language, text, hint: null })).toThrow();
  });

  test.for([
    'mcp-grade-gate chek',
    'mcp-grade-gate check --colour red',
    'A=b node gate/dist/cli.js check -o colour | jq .',
    'cd x && node "$gate/dist/cli.js" inventory a b',
    'mcp-grade-gate check [DIR] --colour [OPTION]...',
    'mcp-grade-gate paint [DIR]',
  ])('%s', async (line) => {
    expect(await scriptFaults(line)).toHaveLength(1);
  });

  test('a block within a list has its place and its comment', () => {
    const text =
      '# a\n\n1. one\n\n   <!-- block: policy -->\n\n   ```yaml\n   min-score: 3\n   ```\n';
    expect(readBlocks('a.md', text)).toMatchObject([
      { line: 8, hint: 'policy', text: 'min-score: 3', language: 'yaml' },
    ]);
  });
});
