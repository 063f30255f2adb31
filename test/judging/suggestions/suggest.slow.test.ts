/* Tests which dependencies get a suggested line, in which order, and what a suggestion contains. */
import { describe, expect, test } from 'vitest';
import { tooMany } from '../../../src/judging/suggestions/prover.ts';
import { findSuggestions } from '../../../src/judging/suggestions/suggest.ts';
import { failing, scanRepository } from './pinning.ts';

const servers = (lines: readonly string[]): string =>
  ['{"mcpServers": {', lines.map((line) => `  ${line}`).join(',\n'), '}}', ''].join('\n');
const server = (alias: string, ...args: readonly string[]): string =>
  `"${alias}": ${JSON.stringify({ command: 'npx', args })}`;

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
    expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(new Set([tooMany.reason]));
    const size = all.reduce((sum, [, text]) => sum + text.length, 0);
    return { takes, suggestions, spent: repository.spent(), size };
  }

  test('a few times what one run gives', async () => {
    const { takes, suggestions } = await measured(3, 0);
    expect(suggestions).toHaveLength(40);
    // The unedited tree, and one take for each suggestion.
    expect(takes).toBe(41);
  });
});
