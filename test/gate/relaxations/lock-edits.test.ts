/* Tests edits to the file that locks actions to commits, and to an owners file that GitHub ignores. */
import { describe, expect, test } from 'vitest';
import { lockEdits } from '../../../src/gate/relaxations/lock-edits.ts';
import { ownerEdits } from '../../../src/gate/relaxations/owner-edits.ts';
import { plainText } from '../../../src/report/report-messages.ts';

const path = '.github/workflows/actions.lock';
const uses = ['acme/MCP-grade-gate/gate@v1'];
const lockOf = (entries: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    dependencies: Object.fromEntries(
      Object.entries(entries).map(([key, commit]) => [key, { commit: `sha1-${commit}` }]),
    ),
  });

describe('the gate’s entry of actions.lock', () => {
  const base = lockOf({ 'acme/mcp-grade-gate@v1': 'aaaa', 'actions/checkout@v5': 'bbbb' });
  const gone = 'acme/mcp-grade-gate@v1 is no longer locked to sha1-aaaa';
  test.for<[what: string, before: string | null, now: string | null, named: readonly string[]]>([
    [
      'edited',
      base,
      lockOf({ 'Acme/mcp-grade-gate@v1': 'cccc' }),
      ['acme/mcp-grade-gate@v1 is locked to sha1-cccc instead of sha1-aaaa'],
    ],
    ['removed', base, lockOf({ 'actions/checkout@v5': 'bbbb' }), [gone]],
    ['removed with the file', base, null, [gone]],
    ['in a file that is broken', base, 'dependencies: {', [gone]],
    ['beside an edit of another', base, base.replace('bbbb', 'dddd'), []],
    ['new', lockOf({}), base, []],
    ['in a new file', null, base, []],
  ])('%s', ([, before, now, named]) => {
    const [old, given] = [before, now].map((text) => (text === null ? null : { path, text }));
    const edits = lockEdits(old ?? null, given ?? null, uses);
    expect(edits.map(({ message }) => plainText(message))).toEqual(named);
  });

  test('of a version that the workflow no longer uses is no edit', () => {
    const now = lockOf({ 'acme/mcp-grade-gate@v2': 'eeee' });
    const files = [base, now].map((text) => ({ path, text }));
    expect(lockEdits(files[0] ?? null, files[1] ?? null, ['acme/mcp-grade-gate@v2'])).toEqual([]);
  });
});

test('owners that are lost because GitHub ignores so large a file are named with the reason', () => {
  const file = { path: '.github/CODEOWNERS' };
  const owned = { ...file, content: { text: `/${path} @acme/security\n` } };
  const large = { ...file, content: { reason: 'larger than 3 MB' } };
  expect(ownerEdits(owned, large, [path]).map(({ message }) => plainText(message))).toEqual([
    expect.stringMatching(/@acme\/security\).*\.github\/CODEOWNERS, which is larger than 3 MB$/),
  ]);
});
