/*
 * Tests exports with one fault each: what `export validate` reports, and what the gate decides for a server
 * in the export. The file one-fault.txt lists all faults with the relevant section of the contract; review
 * its diff like a verdict.
 */

import { expect, test } from 'vitest';
import { brokenRules } from '../../src/commands/export-validate/render-validation.ts';
import { fieldRules, headRules } from '../../src/export/contract/contract.ts';
import { StructureError } from '../../src/export/contract/faults.ts';
import { createValidator } from '../../src/export/contract/validate.ts';
import { selectFromExport } from '../../src/export/reading/select.ts';
import { sections } from '../../src/export/reading/splitter.ts';
import { matchDependency } from '../../src/judging/grading/match.ts';
import { evaluate } from '../../src/judging/policy/evaluate.ts';
import { GateError } from '../../src/model/failure.ts';
import { parseDependencies } from '../builders.ts';
import { decision, noSubjects, policyFrom, today } from '../judging/policy/judging.ts';
import { scanned } from './sources.ts';

type Value = Record<string, unknown>;
interface Document extends Value {
  servers: Value[];
  scores: Value[];
  findings: Value[];
}

const time = '2026-11-20T04:00:00.000Z';
const serverNamed = (name: string): Value => ({
  id: `srv-${name}`,
  name: `com.example/${name}`,
  publisher: { namespace: 'example', verified: true },
  package_refs: [`npm:${name}`],
  versions: ['1.0.0', '1.1.0'],
  categories: ['files'],
});
const scoreOf = (name: string, version: string, score: number, ...findings: unknown[]): Value => {
  const grade = score >= 75 ? 'B' : 'C';
  const server = `srv-${name}`;
  return { server, version, score, grade, findings, rubric_version: '1.4.0', generated_at: time };
};
const findingOf = (id: string, result: string): Value => ({
  ...{ id, check: `check of ${id}`, result, evidence: `file-${id}.ts:7`, weight: 5 },
});

/** Returns a faultless export, with which `npx one@1.0.0` passes. */
const sound = (): Document => ({
  schema_version: '1.0',
  rubric_version: '1.4.0',
  generated_at: time,
  counts: { servers: 2, scores: 3, findings: 3 },
  servers: [serverNamed('one'), serverNamed('two')],
  scores: [
    scoreOf('one', '1.0.0', 80, 'f-1'),
    scoreOf('one', '1.1.0', 70, 'f-1', 'f-2'),
    scoreOf('two', '1.0.0', 90, 'f-3'),
  ],
  findings: [findingOf('f-1', 'pass'), findingOf('f-2', 'warn'), findingOf('f-3', 'pass')],
});

interface Fault {
  readonly section: string;
  readonly title: string;
  readonly change: (document: Document) => unknown;
}

/** Values spelled differently from the contract, by field. */
const spellings: Readonly<Record<string, unknown>> = {
  schema_version: '',
  rubric_version: 'v1.4',
  generated_at: '2026-11-20 04:00',
  counts: [2, 3, 3],
  'servers[].id': 'SRV-one',
  'servers[].name': ' com.example/one',
  'servers[].publisher': 'example',
  'servers[].package_refs': 'npm:one',
  'servers[].versions': '1.0.0, 1.1.0',
  'servers[].categories': 'files',
  'scores[].server': 'one',
  'scores[].version': 'v1.0.0',
  'scores[].score': '80',
  'scores[].grade': 'b',
  'scores[].findings': 'f-1',
  'scores[].rubric_version': '1.4',
  'scores[].generated_at': '20 Nov 2026',
  'findings[].result': 'PASS',
  'findings[].evidence': ['file.ts:7'],
  'findings[].weight': '5',
};

/** Faults in single fields: each field is missing, null, of another type, or spelled differently. */
const ofFields: Fault[] = [
  ...headRules.map((rule) => ({
    ...rule,
    name: rule.field,
    of: (document: Document): Value => document,
  })),
  ...sections.flatMap((section) =>
    fieldRules[section].map((rule) => ({
      ...rule,
      name: `${section}[].${rule.field}`,
      of: (document: Document): Value => document[section][0] as Value,
    })),
  ),
].flatMap(({ section, field, name, of }) =>
  (
    [
      ['missing', undefined],
      ['null', null],
      ['of another type', true],
      [`spelled ${JSON.stringify(spellings[name])}`, spellings[name]],
    ] as const
  ).map(([how, value]) => ({
    section,
    title: `${name} ${how}`,
    change: (document: Document) => Object.assign(of(document), { [field]: value }),
  })),
);

const fault = (section: string, title: string, change: Fault['change']): Fault => ({
  section,
  title,
  change,
});
const setIn = (of: 'servers' | 'scores' | 'findings', values: Value) => (document: Document) =>
  Object.assign(document[of][0] as Value, values);

/** Faults against rules that span several fields, each rule broken alone. */
const ofJointRules: Fault[] = [
  fault('1', 'another score over the same findings', ({ scores }) =>
    Object.assign(scores[1] as Value, { findings: ['f-1'] }),
  ),
  fault('2.1', 'a count of servers too high', ({ counts }) =>
    Object.assign(counts as Value, { servers: 3 }),
  ),
  fault('2.1', 'a count of findings too low', ({ counts }) =>
    Object.assign(counts as Value, { findings: 2 }),
  ),
  fault('2.1', 'an id of two servers', ({ servers }) =>
    Object.assign(servers[1] as Value, { id: 'srv-one' }),
  ),
  fault('2.1', 'two scores of a version', ({ scores }) =>
    Object.assign(scores[1] as Value, { version: '1.0.0' }),
  ),
  fault('2.3', 'a score of no server', setIn('scores', { server: 'srv-three' })),
  fault('2.3', 'a score below 75 with grade B', setIn('scores', { score: 74 })),
  fault('2.3', 'a score above 100', setIn('scores', { score: 101 })),
  fault('2.3', 'a score with a fraction', setIn('scores', { score: 80.5 })),
  fault('2.3', 'a reference to a missing finding', setIn('scores', { findings: ['f-1', 'f-9'] })),
  fault('2.3', 'a null score without an unscannable finding', setIn('scores', { score: null })),
  ...sections.flatMap((each) => [
    fault('2.1', `no ${each}`, (document) => Reflect.deleteProperty(document, each)),
    fault('2.1', `${each} as an object`, (document) => Object.assign(document, { [each]: {} })),
    fault('2.1', `a text among the ${each}`, (document) => document[each].push('x' as never)),
  ]),
];

/** Changes that the contract leaves open. */
const ofOpenPlaces: Fault[] = [
  fault('2.1', 'a further member', (document) => Object.assign(document, { license: 'paid' })),
  fault('2.1', 'its members in another order', (document) => {
    const entries = Object.entries(document).reverse();
    for (const [key] of entries) Reflect.deleteProperty(document, key);
    Object.assign(document, Object.fromEntries(entries));
  }),
  fault('2.1', 'a schema of another major version', (document) =>
    Object.assign(document, { schema_version: '99.0.0' }),
  ),
  ...[
    { npm: 'one' },
    'https://www.npmjs.com/package/one',
    'pkg:npm/one',
    'one',
    { registryType: 'npm', identifier: 'one', registryBaseUrl: 'https://npm.example' },
    { ecosystem: 'npm', id: 'one' },
    7,
  ].map((ref) =>
    fault(
      '2.2',
      `a package reference ${JSON.stringify(ref)}`,
      setIn('servers', { package_refs: [ref] }),
    ),
  ),
  fault('2.2', 'versions as objects', setIn('servers', { versions: [{ version: '1.0.0' }] })),
  fault('2.2', 'a version without a text', setIn('servers', { versions: [{ major: 1 }] })),
  fault('2.2', 'a scored version that is not listed', setIn('servers', { versions: ['1.1.0'] })),
  fault('2.2', 'categories that are no texts', setIn('servers', { categories: [{ id: 7 }] })),
  fault('2.3', 'a grade beyond the letters', setIn('scores', { grade: 'S' })),
  fault('2.3', 'a grade with a plus', setIn('scores', { grade: 'B+' })),
  fault('2.3', 'no grade in letters', setIn('scores', { grade: '' })),
  fault('2.3', 'an empty version', setIn('scores', { version: '' })),
  fault('2.3', 'another rubric for a score', setIn('scores', { rubric_version: '1.3.0' })),
  ...[
    0,
    '/findings/0',
    '#/findings/0',
    { id: 'f-1' },
    { index: 0 },
    findingOf('f-1', 'pass'),
    99,
    {},
  ].map((reference) =>
    fault(
      '2.3',
      `a reference ${JSON.stringify(reference)}`,
      setIn('scores', { findings: [reference] }),
    ),
  ),
  fault('2.3', 'a reference twice', setIn('scores', { findings: ['f-1', 'f-1'] })),
  fault('2.3', 'no references', setIn('scores', { findings: [] })),
  fault('2.4', 'a finding without an id', setIn('findings', { id: undefined })),
  fault('2.4', 'an id of two findings', ({ findings }) =>
    Object.assign(findings[2] as Value, { id: 'f-1' }),
  ),
  fault('2.4', 'a finding without a check', setIn('findings', { check: undefined })),
  fault('2.4', 'a finding that nothing refers to', ({ scores }) =>
    Object.assign(scores[2] as Value, { findings: ['f-1'], score: 80, grade: 'B' }),
  ),
  fault('2.4', 'findings that look alike', ({ findings }) => {
    Object.assign(findings[2] as Value, { ...findings[0], id: 'f-3' });
  }),
  fault(
    '2.4',
    'an unscannable finding below a score',
    setIn('findings', { result: 'unscannable' }),
  ),
];

function validated(text: string): string {
  const validator = createValidator();
  try {
    validator.push(Buffer.from(text));
    const { outcomes } = validator.finish();
    const broken = brokenRules(outcomes).map(({ rule }) => `BROKEN ${rule}`);
    const noticed = outcomes.filter((each) => each.section === null && each.broken > 0);
    return [...broken, ...noticed.map(({ rule }) => `remark ${rule}`)].join('; ') || 'ok';
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    return `ERROR ${error.message}`;
  }
}

const policy = policyFrom('preset: recommended');

async function checked(text: string): Promise<string> {
  const dependencies = parseDependencies('npx one@1.0.0');
  const identities = [{ type: 'npm', name: 'one' }] as const;
  try {
    const selection = await selectFromExport(scanned(text), { identities, watched: [] });
    const subjects = dependencies.map((dependency) => ({
      ...({ dependency, previous: null, change: 'added', isCounted: true } as const),
      match: matchDependency(dependency, selection),
    }));
    const { inconsistencies, header } = selection;
    const ageMs = today.getTime() - header.generatedAt;
    const exported = { ...header, source: 'file' as const, caution: null, ageMs, inconsistencies };
    const { servers, problems } = evaluate(
      { ...noSubjects, dependencies: subjects, export: exported },
      policy,
    );
    return [
      ...servers.map(decision),
      ...problems.map(({ rule, level }) => `${level}: ${rule}`),
    ].join('; ');
  } catch (error) {
    if (error instanceof GateError) return `error: ${error.code}`;
    if (error instanceof StructureError) return `error: ${error.message}`;
    throw error;
  }
}

const rows = await Promise.all(
  [fault('', 'no fault', () => {}), ...ofFields, ...ofJointRules, ...ofOpenPlaces].map(
    async ({ section, title, change }) => {
      const document = sound();
      change(document);
      const text = JSON.stringify(document);
      return { section, title, validate: validated(text), check: await checked(text) };
    },
  ),
);

test('each says of an export with one fault what it can', async () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows[0]).toMatchObject({ validate: 'ok', check: 'pass' });
  const text = rows.map(
    ({ section, title, validate, check }) =>
      `${section.padEnd(4)} ${title}\n       validate  ${validate}\n       check     ${check}\n`,
  );
  await expect(text.join('')).toMatchFileSnapshot('one-fault.txt');
});

test.for(ofFields.filter(({ title }) => title.endsWith(' missing')))(
  '$title breaks the rule of that field, and no other rule of a field',
  ({ title }) => {
    const { validate = '' } = rows.find((row) => row.title === title) ?? {};
    const field = title.replace(' missing', '');
    expect(validate).toContain(`BROKEN ${field}`);
    expect(validate.match(/BROKEN (?=\w+(?:\[\]\.\w+|_\w+|counts)(?:;|$))/g) ?? []).toHaveLength(
      field === 'counts' ? 0 : 1,
    );
  },
);
