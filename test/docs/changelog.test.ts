/* Checks that CHANGELOG.md follows Keep a Changelog and has an entry for the code's version. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import { version } from '../../src/model/version.ts';

const text = await readFile(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
const [head = '', ...sections] = text.split(/^(?=## )/m);
const entries = sections.map((section) => {
  const [heading = '', ...lines] = section.split('\n');
  const [, name = '', date = ''] =
    /^## \[(\d+\.\d+\.\d+|Unreleased)\](?: - (.+))?$/.exec(heading) ?? [];
  return { heading, name, date, lines };
});
const released = entries.filter(({ name }) => name !== 'Unreleased');
const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

test('begins with a title and what it is', () => {
  expect(head).toMatch(/^# Changelog\n\n\S/);
});

test('has an entry for this version, as the newest', () => {
  expect(released[0]?.name).toBe(version);
});

test('has its versions in order, newest first, and only the newest without a date', () => {
  const names = released.map(({ name }) => name);
  expect(names).toEqual(semver.rsort([...names]));
  const dates = released.map(({ date }) => date);
  if (dates[0] === 'Unreleased') dates.shift();
  for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(dates).toEqual([...dates].sort().reverse());
});

describe.for(entries)('$heading', ({ name, lines }) => {
  test('has a name, and changes under the headings of the form', () => {
    expect(name).not.toBe('');
    const headings = lines.flatMap((line) => /^### (.*)$/.exec(line)?.[1] ?? []);
    expect(headings.filter((heading) => !kinds.includes(heading))).toEqual([]);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThan(0);
    expect(lines.some((line) => line.startsWith('- '))).toBe(true);
  });

  test('has an address', () => {
    expect(text).toMatch(new RegExp(`^\\[${name.replaceAll('.', '\\.')}\\]: \\S+$`, 'm'));
  });
});
