import { expect, test } from 'vitest';
import { resolveLaunch } from '../../../src/detection/resolution/resolve.ts';
import { differentReadings } from '../../../src/gate/pipeline/different-readings.ts';
import { declare, emptyProject } from '../../builders.ts';

const noticesOf = (...launches: readonly string[]): string[] =>
  differentReadings(launches.flatMap((launch) => resolveLaunch(declare(launch), emptyProject)));

test('a notice names the options that versions read differently, each once', () => {
  const [notice = '', ...others] = noticesOf('npx --allow-git none notes', 'npx notes');
  expect(others).toEqual([]);
  expect(notice).toContain('--allow-git of ');
  expect(notice.split('--allow-git')).toHaveLength(2);
});

test('no more servers are named than fit into a sentence', () => {
  const names = ['name', 'expires', 'orgs', 'scopes', 'packages', 'password', 'edit-dir'];
  const [notice = ''] = noticesOf(...names.map((name) => `npx --${name} x notes`));
  expect(notice).toContain('--packages of ');
  expect(notice).not.toContain('--password');
  expect(notice).toContain('2 more');
});

test('a line that all versions read alike needs no notice', () => {
  expect(noticesOf('npx --allow-git=none notes', 'bunx --shell notes', 'npx -y notes')).toEqual([]);
});
