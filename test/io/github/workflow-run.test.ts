import { expect, test } from 'vitest';
import { pagesAddress, workflowFile } from '../../../src/io/github/workflow-run.ts';

test.for([
  [
    'octo/project',
    'octo/project/.github/workflows/a.yml@refs/pull/7/merge',
    '.github/workflows/a.yml',
  ],
  [
    'octo/project',
    'octo/project/.github/workflows/a.yml@refs/heads/a@b',
    '.github/workflows/a.yml',
  ],
  ['octo/project', 'octo/policies/.github/workflows/a.yml@refs/heads/main', null],
  ['octo/project', 'octo/project-two/.github/workflows/a.yml@refs/heads/main', null],
  ['octo/project', '', null],
  ['', '/.github/workflows/a.yml@refs/heads/main', null],
])('the workflow of %s that runs as %s is %s', ([repository, reference, file]) => {
  const env = { GITHUB_REPOSITORY: repository ?? '', GITHUB_WORKFLOW_REF: reference ?? '' };
  expect(workflowFile(env)).toBe(file);
});

test.for<[Record<string, string>, string | null]>([
  [{}, 'https://github.com'],
  [{ GITHUB_API_URL: 'https://api.github.com/' }, 'https://github.com'],
  [{ GITHUB_API_URL: 'https://github.example.com/api/v3' }, 'https://github.example.com'],
  [{ GITHUB_API_URL: 'https://api.octo-corp.ghe.com' }, 'https://octo-corp.ghe.com'],
  [{ GITHUB_API_URL: 'http://127.0.0.1:8080' }, null],
  [{ GITHUB_SERVER_URL: 'https://x.example/', GITHUB_API_URL: 'http://y' }, 'https://x.example'],
])('with %j the pages of GitHub are at %s', ([env, expected]) => {
  expect(pagesAddress(env)).toBe(expected);
});
