/* Tests `sweep --state-file` with an export that lost its servers, and on a full disk. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { good } from '../../detection/variants/cases.ts';
import type { OrganisationRepository } from '../../github-service/organisation.ts';
import { type Days, openDays } from './days.ts';
import { bad, clientFile, manyRepositories } from './organisation.ts';

let days: Days;
afterEach(() => days.close());

const one = (name: string, server: object, more: object = {}): OrganisationRepository => ({
  name,
  files: { '.mcp.json': clientFile({ [name]: server }), ...more },
});

describe('what cannot be read any more', () => {
  test.each([
    ['is empty', 0, 'export-malformed', /\bno servers\b/],
    ['lost most servers', 3, 'export-shrunken', /\bmore than half\b/],
  ])('keeps its grades when the export %s', async (_, most, code, words) => {
    days = await openDays([one('files', bad), one('notes', good)]);
    await days.report({ day: 0 });
    await days.grade({ most, day: 1 });
    const { found, err } = await days.report({ day: 1 });
    expect(found.error).toMatchObject({ code, message: expect.stringMatching(words) });
    expect(found.counts).toMatchObject({ places: 2, earlier: 2, failing: 1, failedServers: 1 });
    expect(found.gone).toEqual([]);
    expect(err).not.toContain('undefined');
    // Two days later, the loss is taken as intentional.
    await days.grade({ most: most === 0 ? 50 : most, day: 2 });
    expect((await days.report({ day: 2 })).found.counts.earlier).toBe(0);
  });
});

describe('a full disk', () => {
  const state = () => readFile(join(days.folder, 'state'));

  test('takes neither the report nor the state of before, and has nothing left behind', async () => {
    days = await openDays([one('notes', good)]);
    await days.report();
    const before = await state();
    days.set(manyRepositories(60));
    const { found, err } = await days.report({ largestFile: 1 });
    expect(found.counts).toMatchObject({ read: 60, failing: 6 });
    expect(found.run.notices).toEqual([
      expect.stringMatching(/^The state state cannot be written: EFBIG/),
    ]);
    expect(err).toContain('The state state cannot be written');
    expect((await state()).equals(before)).toBe(true);
    expect((await readdir(days.folder)).sort()).toEqual(['cache', 'export.json', 'state']);
    expect((await readdir(join(days.folder, 'cache/mcp-grade-gate'))).length).toBe(1);
  });
});
