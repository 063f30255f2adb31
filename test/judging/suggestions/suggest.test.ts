/* Tests which dependencies get a suggested line, in which order, and what a suggestion contains. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { matchDependency } from '../../../src/judging/grading/match.ts';
import { evaluate } from '../../../src/judging/policy/evaluate.ts';
import type { JudgedDependency } from '../../../src/judging/report.ts';
import { findSuggestions } from '../../../src/judging/suggestions/suggest.ts';
import type { Problem } from '../../../src/model/model.ts';
import { noSubjects, policyFrom, selection } from '../policy/judging.ts';
import { failing, scanRepository } from './pinning.ts';

const file = '.mcp.json';
const servers = (lines: readonly string[]): string =>
  ['{"mcpServers": {', lines.map((line) => `  ${line}`).join(',\n'), '}}', ''].join('\n');
const server = (alias: string, ...args: readonly string[]): string =>
  `"${alias}": ${JSON.stringify({ command: 'npx', args })}`;

const unpinned: Problem = {
  rule: 'unpinned',
  level: 'warn',
  message: { words: ['x'], values: [] },
  advice: { words: ['x'], values: [] },
  facts: {},
  findings: [],
  file,
  span: null,
  waived: null,
};

/** Returns the lines that are suggested for a file whose dependencies have these judgements. */
async function suggested(
  text: string,
  judge: (name: string | null, alias: string) => Partial<JudgedDependency>,
): Promise<string[]> {
  const repository = await scanRepository(new Map([[file, text]]));
  const judged = repository.inventory.dependencies.map((dependency) =>
    failing(dependency, '1.4.0', judge(dependency.name, dependency.declaration.alias)),
  );
  const { suggestions } = await findSuggestions(judged, repository);
  return suggestions.map(({ line, text: next }) => `${line}: ${next.trim()}`);
}

describe('what is suggested', () => {
  const text = servers([server('a', 'notes')]);
  const pinned = [`2: ${server('a', 'notes@1.4.0')}`];

  test.for([
    ['what fails', {}, pinned],
    ['what is not pinned', { verdict: 'warn', problems: [unpinned] }, pinned],
    ['not what only warns', { verdict: 'warn' }, []],
    ['not what passes', { verdict: 'pass' }, []],
    ['not what is waived', { verdict: 'pass', problems: [{ ...unpinned, waived: 'x' }] }, []],
    ['not what was there before', { isCounted: false }, []],
    ['not what has no version that passes', { remedy: null }, []],
  ] as const)('%s', async ([, judged, expected]) => {
    expect(await suggested(text, () => judged as Partial<JudgedDependency>)).toEqual(expected);
  });

  test('the worst first, each line once', async () => {
    const all = servers([server('a', 'notes'), server('b', 'files'), server('c', 'maps')]);
    const of = (score: number): Partial<JudgedDependency> => ({
      match: { report: { score } } as JudgedDependency['match'],
    });
    expect(
      await suggested(all, (name) =>
        name === 'notes'
          ? { verdict: 'warn', problems: [unpinned], ...of(10) }
          : of(name === 'maps' ? 20 : 30),
      ),
    ).toEqual([
      `4: ${server('c', 'maps@1.4.0')}`,
      `3: ${server('b', 'files@1.4.0')},`,
      `2: ${server('a', 'notes@1.4.0')},`,
    ]);
  });

  test('a word that several dependencies share is pinned once', async () => {
    const repository = await scanRepository(new Map([[file, text]]));
    const [dependency] = repository.inventory.dependencies;
    if (dependency === undefined) throw new Error('nothing declared');
    const { suggestions } = await findSuggestions(
      [
        failing(dependency, '1.4.0'),
        failing(dependency, '1.3.0', { verdict: 'warn', problems: [unpinned] }),
      ],
      repository,
    );
    expect(suggestions.map(({ pins }) => pins.map(({ to }) => to))).toEqual([['1.4.0']]);
  });

  test('holds what a comment needs', async () => {
    const crlf = text.replaceAll('\n', '\r\n');
    const repository = await scanRepository(new Map([[file, crlf]]));
    const [dependency] = repository.inventory.dependencies;
    if (dependency === undefined) throw new Error('nothing declared');
    const id = (content: string): string =>
      createHash('sha1')
        .update(`blob ${Buffer.byteLength(content)}\0${content}`)
        .digest('hex');
    const { suggestions } = await findSuggestions([failing(dependency, '1.4.0')], repository);
    expect(suggestions).toEqual([
      {
        file,
        line: 2,
        text: `  ${server('a', 'notes@1.4.0')}`,
        lineEnd: '\r\n',
        nth: 0,
        pins: [
          {
            type: 'npm',
            name: 'notes',
            alias: 'a',
            from: null,
            to: '1.4.0',
            grade: 'B',
            score: 82,
          },
        ],
        contents: expect.arrayContaining([id(crlf), id(text), id(`\ufeff${crlf}`)]),
        plainContents: expect.arrayContaining([id(text), id(`\ufeff${text}`)]),
      },
    ]);
  });

  test('the same pins on another line have another number', async () => {
    const twice = `{"mcpServers": {\n  ${server('a', 'notes')}},\n "servers": {\n  ${server('a', 'notes')}}}\n`;
    const repository = await scanRepository(new Map([[file, twice]]));
    const judged = repository.inventory.dependencies.map((each) => failing(each, '1.4.0'));
    const { suggestions } = await findSuggestions(judged, repository);
    expect(suggestions.map(({ line, nth }) => [line, nth])).toEqual([
      [2, 0],
      [4, 1],
    ]);
  });
});

test('what a policy finds is what is suggested', async () => {
  const text = servers([
    server('new', '@fictional-mcp/notes@1.4.0'),
    server('old', '@fictional-mcp/files@1.2.0'),
    server('loose', '-y', '@fictional-mcp/notes'),
    '"weather": {"command": "uvx", "args": ["--from", "fictional_mcp.weather", "weather"]}',
    server('unknown', '@fictional-mcp/nobody'),
    server('hopeless', '@fictional-mcp/shell@0.1.0'),
  ]);
  const repository = await scanRepository(new Map([[file, text]]));
  const { servers: judged } = evaluate(
    {
      ...noSubjects,
      dependencies: repository.inventory.dependencies.map((dependency) => ({
        dependency,
        match: matchDependency(dependency, selection, null),
        previous: null,
        change: 'added',
        isCounted: true,
      })),
    },
    policyFrom('preset: recommended'),
  );
  const { suggestions } = await findSuggestions(judged, repository);
  expect(suggestions.map(({ line, text: next }) => `${line}: ${next.trim()}`)).toEqual([
    `3: ${server('old', '@fictional-mcp/files@1.5.0')},`,
    '5: "weather": {"command": "uvx", "args": ["--from", "fictional_mcp.weather==2.1.0", "weather"]},',
    `4: ${server('loose', '-y', '@fictional-mcp/notes@1.4.0')},`,
  ]);
});

describe('of very many, as long as it is worth the while', () => {
  /** Measures suggestions for unpinned servers, a hundred in each file; `padding` lengthens the files. */
  async function measured(files: number, padding: number) {
    const all = Array.from({ length: files }, (_, at): [string, string] => [
      `p${at}/.mcp.json`,
      servers(Array.from({ length: 100 }, (_, nth) => server(`s${nth}`, `p${at}-${nth}`))) +
        ' '.repeat(padding),
    ]);
    const repository = await scanRepository(new Map(all));
    let takes = 0;
    const counted = {
      ...repository,
      take: (...args: Parameters<typeof repository.take>) => {
        takes += 1;
        return repository.take(...args);
      },
    };
    const judged = repository.inventory.dependencies.map((each) => failing(each, '1.4.0'));
    const { suggestions, leftOut } = await findSuggestions(judged, counted);
    expect(suggestions.length + leftOut.length).toBe(files * 100);
    expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(
      new Set(['checking an edit to its line would require too much rereading']),
    );
    const size = all.reduce((sum, [, text]) => sum + text.length, 0);
    return { takes, suggestions, spent: repository.spent(), size };
  }

  test('fewer where the tree is large', async () => {
    const { suggestions, spent, size } = await measured(5, 100_000);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThan(10);
    expect(spent).toBeLessThan(4_000_000 + 2 * size);
  });
});
