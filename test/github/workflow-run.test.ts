import { expect, test } from 'vitest';
import { workflowFile } from '../../src/github/workflow-run.ts';

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
