/* Checks that the rulesets to import are valid requests under GitHub's published API description. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describedApi } from '../github-service/description.ts';
import { filesMatching } from '../system.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const rulesets = filesMatching(root, 'examples/rulesets/*.json');
const request = (body: unknown) =>
  describedApi('api.github.com').requestFaults({
    method: 'POST',
    path: '/repos/octo-org/project/rulesets',
    headers: {
      accept: 'application/json',
      'user-agent': 'test',
      'content-type': 'application/json',
    },
    body,
  });

test('there are rulesets', () => {
  expect(rulesets).toContain('examples/rulesets/merge-queue.json');
});

test.for(rulesets)('%s is a ruleset that requires the check of the workflow', (path) => {
  const ruleset = JSON.parse(read(path));
  expect(request(ruleset)).toEqual([]);
  expect(request({ ...ruleset, rules: [{ type: 'allowed_events' }] })).not.toEqual([]);
  const { jobs } = parse(read('examples/workflows/gate.yml'));
  expect(JSON.stringify(ruleset.rules)).toContain(`"context":"${jobs.grades.name}"`);
});
