/* Tests the message about an image that is pinned by a digest that the export does not list. */
import { expect, test } from 'vitest';
import { selectFromExport } from '../../../src/export/reading/select.ts';
import { matchDependency } from '../../../src/judging/grading/match.ts';
import { evaluate } from '../../../src/judging/policy/evaluate.ts';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { parseDependency } from '../../builders.ts';
import { scanned } from '../../export/sources.ts';
import { noSubjects, policyFrom, today } from './judging.ts';

const image = 'ghcr.io/acme/maps';
const listed = `sha256:${'b'.repeat(64)}`;
const foreign = `sha256:${'a'.repeat(64)}`;
const grade = (version: string, score: number, letter: string) => ({
  ...{ server: 'srv-maps', version, score, grade: letter, findings: [] },
});
const selection = await selectFromExport(
  scanned(
    JSON.stringify({
      generated_at: '2026-11-20T00:00:00.000Z',
      counts: { servers: 1, scores: 2, findings: 0 },
      servers: [
        {
          id: 'srv-maps',
          name: 'maps',
          package_refs: [`oci:${image}`],
          versions: ['0.4.0', { version: '0.5.0', digest: listed }],
        },
      ],
      scores: [grade('0.4.0', 40, 'F'), grade('0.5.0', 95, 'A')],
      findings: [],
    }),
  ),
  { identities: [{ type: 'oci', name: image }], watched: [] },
);

function problemsOf(reference: string): string[] {
  const policy = policyFrom('preset: recommended');
  const dependency = parseDependency(`docker run -i ${reference}`);
  const subject = { dependency, match: matchDependency(dependency, selection), previous: null };
  const subjects = {
    ...noSubjects,
    now: today.getTime(),
    dependencies: [{ ...subject, change: 'unknown' as const, isCounted: true }],
  };
  return evaluate(subjects, policy).servers.flatMap(({ problems }) =>
    problems
      .filter(({ rule }) => rule !== 'unverified-publisher')
      .map(({ rule, message, advice }) =>
        [rule, renderPhrase(message, String), renderPhrase(advice, String)].join(': '),
      ),
  );
}

test('the digest decides, not the tag beside it', () => {
  expect(problemsOf(`${image}:0.4.0@${listed}`)).toEqual([]);
});

test('the grade of the tag is shown, and nobody is told to give up the digest', () => {
  const [problem, ...others] = problemsOf(`${image}:0.4.0@${foreign}`);
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^unscored-version: ghcr.io\/acme\/maps is in the export of 20 November, but the digest sha256:a+ is not; /,
  );
  expect(problem).toContain(
    'Version 0.4.0, the tag next to the digest, is graded F (40 of 100), but the export does not say that the digest belongs to that version.',
  );
  expect(problem).toContain('or pin the digest of version 0.5.0, graded A (95 of 100).');
  expect(problemsOf(`${image}@${foreign}`).join()).not.toContain('tag beside');
});
