/* What is judged of a launcher and a library, of what a change does not touch, and without an export. */
import { expect, test } from 'vitest';
import type { Dependency } from '../../src/model.ts';
import { renderPhrase } from '../../src/phrase.ts';
import { evaluate, type Subjects } from '../../src/policy/evaluate.ts';
import { policyFrom, subjectsOf } from './judging.ts';

const strict = policyFrom('preset: strict');
const recommended = policyFrom('preset: recommended');

/** The verdict and the rules of one subject, changed by a function. */
function judged(
  line: string,
  change: (subject: Subjects['dependencies'][number]) => object,
  scope: Subjects['scope'] = 'all',
  policy = strict,
): string {
  const subjects = subjectsOf([line], policy);
  const dependencies = subjects.dependencies.map((each) => ({ ...each, ...change(each) }));
  const [server] = evaluate({ ...subjects, scope, dependencies }, policy).servers;
  return [server?.verdict, ...(server?.problems ?? []).map(({ rule }) => rule)].join(' ');
}

test.for<[line: string, server: string, launcher: string, library: string]>([
  ['npx @fictional-mcp/nobody@1.0.0', 'fail unlisted', 'pass', 'pass'],
  ['npx @fictional-mcp/nobody', 'fail unlisted unpinned', 'pass', 'pass'],
  [
    'npx @fictional-mcp/files@1.2.0',
    'fail score-below-minimum',
    'fail score-below-minimum',
    'fail score-below-minimum',
  ],
])('%s as a server: %s; as what starts one: %s; as a package: %s', ([line, ...expected]) => {
  const roles: Dependency['role'][] = ['server', 'launcher', 'library'];
  const found = roles.map((role) =>
    judged(line, ({ dependency }) => ({ dependency: { ...dependency, role } })),
  );
  expect(found).toEqual(expected);
});

test('without an export what counts is an error, and what does not is not judged', () => {
  const line = 'npx --registry https://npm.acme.example @fictional-mcp/notes@1.4.0';
  expect(judged(line, () => ({ match: null, isCounted: true }))).toBe('error altered-launch');
  expect(judged(line, () => ({ match: null, isCounted: false }))).toBe('');
});

test('what a change does not touch is shown as it is by itself, and not as no worse than before', () => {
  const line = 'npx @fictional-mcp/files@1.2.0';
  const before = ({ dependency, match }: Subjects['dependencies'][number]) => ({
    previous: { dependency, match, changedParts: [], obstacles: [] },
  });
  const as = (change: 'changed' | 'unchanged', scope: Subjects['scope']): string =>
    judged(
      line,
      (each) => ({ ...before(each), change, isCounted: change === 'changed' }),
      scope,
      recommended,
    );
  expect(as('changed', 'changed')).toBe('warn score-below-minimum');
  expect(as('unchanged', 'changed')).toBe('fail score-below-minimum');
  expect(as('changed', 'all')).toBe('fail score-below-minimum');
});

test('what is no worse than before says so', () => {
  const lines = ['npx @fictional-mcp/files@1.4.0 was npx @fictional-mcp/files@1.2.0'];
  const messageIn = (scope: Subjects['scope']): string => {
    const subjects = { ...subjectsOf(lines, recommended), scope };
    const [server] = evaluate(subjects, recommended).servers;
    const [problem] = server?.problems ?? [];
    return problem === undefined ? '' : renderPhrase(problem.message, String);
  };
  const alone = messageIn('all');
  expect(alone).not.toBe('');
  expect(messageIn('changed').startsWith(`${alone} `)).toBe(true);
});
