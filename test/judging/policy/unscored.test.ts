/* Tests the message about a version without a score, and which version is suggested instead. */
import { describe, expect, test } from 'vitest';
import { selectFromExport } from '../../../src/export/reading/select.ts';
import { matchDependency } from '../../../src/judging/grading/match.ts';
import { evaluate } from '../../../src/judging/policy/evaluate.ts';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { parseDependency } from '../../builders.ts';
import { scanned } from '../../export/sources.ts';
import { noSubjects, policyFrom } from './judging.ts';

const scores = {
  '0.9.0': 99,
  '1.0.0': 78,
  '1.1.0': 92,
  '1.2.0': 40,
  '1.3.0': 76,
  '2.0.0-rc.1': 95,
  '3.0.0': 97,
  '3.1.0': 30,
};
const exported = {
  generated_at: '2026-11-22T00:00:00.000Z',
  counts: { servers: 3, scores: 9, findings: 0 },
  servers: [
    {
      id: 'many',
      name: 'many',
      package_refs: ['npm:@fictional-mcp/many'],
      versions: [...Object.keys(scores), '1.4.0'],
    },
    { id: 'young', name: 'young', package_refs: ['npm:@fictional-mcp/young'], versions: ['1.0.0'] },
    { id: 'empty', name: 'empty', package_refs: ['npm:@fictional-mcp/empty'], versions: [] },
  ],
  scores: [
    ...Object.entries(scores).map(([version, score]) => ({
      ...{ server: 'many', version, score, grade: score >= 90 ? 'A' : 'D', findings: [] },
    })),
    { server: 'young', version: '1.0.0', score: null, grade: 'unscannable', findings: [] },
  ],
  findings: [],
};
const names = ['many', 'young', 'empty'].map((name) => `@fictional-mcp/${name}`);
const selection = await selectFromExport(scanned(JSON.stringify(exported)), {
  identities: names.map((name) => ({ type: 'npm' as const, name })),
  watched: [],
});

function judged(launch: string, now = '2026-11-22T12:00:00Z') {
  const dependency = parseDependency(launch);
  const subject = { dependency, match: matchDependency(dependency, selection), previous: null };
  const [server] = evaluate(
    {
      ...noSubjects,
      now: Date.parse(now),
      dependencies: [{ ...subject, change: 'unknown', isCounted: true }],
    },
    policyFrom('preset: recommended'),
  ).servers;
  const problem = server?.problems.find(({ rule }) => rule === 'unscored-version');
  const text =
    problem && `${renderPhrase(problem.message, String)} → ${renderPhrase(problem.advice, String)}`;
  return { text, remedy: server?.remedy?.version };
}

test.for([
  [
    '@fictional-mcp/many@9.9.9',
    '@fictional-mcp/many 9.9.9 is not in the export of 22 November; …. Nearest scored: 3.1.0 (D 30). → …, or use version 3.0.0, graded A (97 of 100).',
  ],
  [
    '@fictional-mcp/many@1.1.5',
    '@fictional-mcp/many 1.1.5 is not in the export of 22 November; …. Nearest scored: 1.1.0 (A 92) and 1.2.0 (D 40). → …, or use version 1.3.0, graded D (76 of 100).',
  ],
  [
    '@fictional-mcp/many@1.4.0',
    '@fictional-mcp/many 1.4.0 is listed but…. Nearest scored: 1.3.0 (D 76) and 2.0.0-rc.1 (A 95). → …, or use version 3.0.0, graded A (97 of 100).',
  ],
  [
    '@fictional-mcp/many@^7',
    '@fictional-mcp/many is in the export of 22 November, but no version in the range ^7 is; …. Nearest scored: 3.1.0 (D 30). → …, or use version 3.0.0, graded A (97 of 100).',
  ],
  [
    '@fictional-mcp/young@1.0.1',
    '@fictional-mcp/young 1.0.1 is not in the export of 22 November; …. None of its versions has a score. → …, or review….',
  ],
  [
    '@fictional-mcp/empty',
    '@fictional-mcp/empty has no scored version in the export of 22 November; …. None of its versions has a score. → …, or review….',
  ],
] as const)('%s', ([launch, expected]) => {
  // Omits the text that is the same for every server.
  const text = judged(`npx ${launch}`)
    .text?.replace(/; new [^.]*/, '; …')
    .replace(/→ Run [^,]*/, '→ …')
    .replace(/ review [^.]*/, ' review…')
    .replace(/ listed but [^.]*/, ' listed but…');
  expect(text).toBe(expected);
});

test('the day of an export of another year has its year', () => {
  const { text } = judged('npx @fictional-mcp/many@9.9.9', '2027-01-02T12:00:00Z');
  expect(text).toContain('the export of 22 November 2026;');
});

describe('the version to use is the lowest that passes above, else the highest below', () => {
  test.for([
    ['1.2.0', '1.3.0'],
    ['3.1.0', '3.0.0'],
    ['9.9.9', '3.0.0'],
    ['0.1.0', '0.9.0'],
    ['1.0.5', '1.1.0'],
    ['~1.2.0', '1.3.0'],
    ['latest', '3.0.0'],
    ['3.1.0-beta.1', '3.0.0'],
  ] as const)('%s → %s', ([version, expected]) => {
    expect(judged(`npx @fictional-mcp/many@${version}`).remedy).toBe(expected);
  });
});
