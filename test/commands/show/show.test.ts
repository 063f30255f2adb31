import { describe, expect, test } from 'vitest';
import { describeExport, describePackage } from '../../../src/commands/show/describe-package.ts';
import { findPackages } from '../../../src/commands/show/find-packages.ts';
import { renderShow, renderShowMarkdown } from '../../../src/commands/show/render-show.ts';
import { type Shown, showSchema } from '../../../src/commands/show/schema.ts';
import { readSubject } from '../../../src/commands/show/subject.ts';
import { policyFrom } from '../../judging/policy/judging.ts';
import { createDocument, gradedServer, loadingFrom } from './loading.ts';

const now = Date.parse('2026-11-20T05:00:00Z');

async function show(
  document: object,
  text: string,
  policyText = '',
): Promise<{ shown: Shown; loads: number }> {
  const subject = await readSubject(text);
  if ('reason' in subject) throw new Error(subject.reason);
  const { load, times } = loadingFrom(document);
  const { loaded, packages, neighbours } = await findPackages(subject, load);
  const policy = policyFrom(policyText);
  const context = { loaded, policy, now };
  const shown = {
    query: subject.title,
    ...describeExport(context),
    policy: { file: null, preset: policy.values.preset, minScore: policy.values['min-score'] },
    packages: packages.flatMap((each) => describePackage(each, context) ?? []),
    neighbours: [...neighbours],
  };
  return { shown: showSchema.parse(JSON.parse(JSON.stringify(shown))), loads: times() };
}

const plain = (_: unknown, text: string): string => text;
const textOf = (shown: Shown, width = 1000, isAll = false): string =>
  renderShow(shown, { paint: plain, width }, isAll, () => false);

const files = gradedServer('files', ['npm:@acme/files', 'https://mcp.acme.example'], {
  '1.0.0': 20,
  '1.2.0': 90,
  '2.0.0': 60,
});

describe('what is found', () => {
  const named = (shown: Shown): string[] =>
    shown.packages.map(({ type, name }) => `${type}:${name}`);

  test('a package: its versions with verdicts, the newest first, and the one to take', async () => {
    const { shown, loads } = await show(createDocument([files]), '@acme/files');
    expect(named(shown)).toEqual(['npm:@acme/files']);
    const [found] = shown.packages;
    expect(found?.versions.map(({ version, verdict }) => `${version} ${verdict}`)).toEqual([
      ...['2.0.0 fail', '1.2.0 pass', '1.0.0 fail'],
    ]);
    expect(found).toMatchObject({
      take: { version: '1.2.0', score: 90 },
      detail: { version: '1.2.0', reason: 'take' },
      servers: [{ id: 'files', publisher: 'acme', verified: true }],
    });
    expect(loads).toBe(1);
    // The list and the detail view are judged by different code.
    for (const { version, verdict, score } of found?.versions ?? []) {
      const { shown: one } = await show(createDocument([files]), `npm:@acme/files@${version}`);
      expect(one.packages[0]?.detail).toMatchObject({ version, verdict, score });
    }
  });

  test('a score by another rubric than that of the export, which says so', async () => {
    const document = createDocument([files]) as { scores: object[] };
    const scores = document.scores.map((score, at) => ({
      ...score,
      rubric_version: at === 0 ? '1.3.0' : '1.4.0',
    }));
    const { shown } = await show({ ...document, rubric_version: '1.4.0', scores }, '@acme/files');
    expect(textOf(shown).match(/rubric \d\.\d\.\d/g)).toEqual(['rubric 1.3.0', 'rubric 1.4.0']);
    const { shown: unnamed } = await show(
      { ...document, rubric_version: undefined, scores },
      '@acme/files',
    );
    expect(textOf(unnamed)).not.toContain('rubric');
  });

  test('by the name of its record: all packages of that, with a second look-up', async () => {
    const { shown, loads } = await show(createDocument([files]), 'com.acme/files@1.0.0');
    expect(named(shown)).toEqual(['npm:@acme/files', 'remote:https://mcp.acme.example']);
    expect(shown.packages[0]?.detail).toMatchObject({ version: '1.0.0', reason: 'named' });
    expect(loads).toBe(2);
  });

  test('a record without packages by its own name', async () => {
    const bare = { ...gradedServer('bare', [], { '1.0.0': 90 }), package_refs: [] };
    const { shown } = await show(createDocument([bare]), 'com.acme/bare');
    expect(named(shown)).toEqual(['registry:com.acme/bare']);
  });

  test('packages of several ecosystems, and a server that only has that name', async () => {
    const servers = [
      gradedServer('one', 'npm:weather', { '1.0.0': 90 }),
      gradedServer('two', 'pypi:weather', { '2.0': 80 }),
      { ...gradedServer('three', 'npm:@other/forecast', { '1.0.0': 90 }), name: 'weather' },
    ];
    const { shown } = await show(createDocument(servers), 'weather');
    expect(named(shown)).toEqual(['npm:weather', 'pypi:weather', 'npm:@other/forecast']);
    const { shown: one } = await show(createDocument(servers), 'pkg:pypi/weather');
    expect(named(one)).toEqual(['pypi:weather']);
  });

  test('a package of several servers: the worst report counts, and all are named', async () => {
    const other = { ...gradedServer('copy', 'npm:@acme/files', { '1.2.0': 30 }), id: 'copy' };
    const { shown } = await show(createDocument([files, other]), '@acme/files');
    const [found] = shown.packages;
    expect(found?.servers.map(({ id }) => id)).toEqual(['files', 'copy']);
    expect(found?.take).toBeNull();
    expect(found?.versions.find(({ version }) => version === '1.2.0')).toMatchObject({ score: 30 });
    expect(textOf(shown)).toContain(
      '2 servers list this package. For each version, the worst report counts.',
    );
  });

  test('nothing: names that are one character away, and no guess', async () => {
    const weather = gradedServer('weather', 'pypi:acme-weather', { '1.0': 90 });
    const { shown } = await show(createDocument([weather]), 'acme-weathr');
    expect(shown).toMatchObject({ packages: [], neighbours: ['acme-weather'] });
    expect(textOf(shown)).toContain('Listed names that differ by one character: acme-weather.');
    const { shown: none } = await show(createDocument([weather]), 'weather');
    expect(none).toMatchObject({ packages: [], neighbours: [] });
  });

  test('a record that cannot be read is shown as that', async () => {
    const { shown } = await show(createDocument([{ ...files, versions: 'all' }]), '@acme/files');
    const [found] = shown.packages;
    expect(found).toMatchObject({ servers: [], take: null, detail: { verdict: 'error' } });
    expect(textOf(shown)).toContain('cannot be read');
  });

  test('a version that the export does not have is judged as the gate would', async () => {
    const { shown } = await show(
      createDocument([files]),
      'pkg:npm/@acme/files@9.9.9',
      'preset: strict',
    );
    expect(shown.packages[0]?.detail).toMatchObject({
      version: '9.9.9',
      verdict: 'fail',
      problems: [{ rule: 'unscored-version' }],
    });
  });
});

test('the policy decides: lists, overrides, waivers, and what only reports', async () => {
  const verdicts = async (policy: string): Promise<string[]> => {
    const { shown } = await show(createDocument([files]), '@acme/files', policy);
    return (shown.packages[0]?.versions ?? []).map(({ verdict }) => verdict);
  };
  expect(await verdicts('min-score: 50')).toEqual(['pass', 'pass', 'fail']);
  expect(await verdicts('deny: ["pkg:npm/@acme/*"]')).toEqual(['fail', 'fail', 'fail']);
  expect(await verdicts('deny: ["pkg:npm/@acme/files@1.2.0"]')).toEqual(['fail', 'fail', 'fail']);
  const waiver =
    'waivers: [{ match: "pkg:npm/@acme/files@1.0.0", rule: below-minimum, reason: r, expires: 2027-01-01 }]';
  expect(await verdicts(waiver)).toEqual(['fail', 'pass', 'pass']);
  expect(await verdicts('preset: report-only')).toEqual(['warn', 'pass', 'warn']);
  const { shown } = await show(createDocument([files]), '@acme/files', 'preset: report-only');
  expect(shown.packages[0]?.take?.version).toBe('1.2.0');
});

test('an export that is too old says so once', async () => {
  const old = createDocument([files], '2026-11-01T04:00:00Z');
  const { shown } = await show(old, '@acme/files', 'preset: strict');
  expect(shown.problems).toMatchObject([{ rule: 'stale-export', level: 'fail' }]);
  expect(shown.packages[0]?.take?.version).toBe('1.2.0');
});

test('a terminal: ten versions, or all; narrow lines; the table in Markdown', async () => {
  const scores = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`1.${at}.0`, 90]));
  const { shown } = await show(createDocument([gradedServer('many', 'npm:many', scores)]), 'many');
  expect(textOf(shown)).toContain('and 15 more versions; --all lists them');
  expect(textOf(shown, 1000, true)).toContain('1.0.0');
  for (const line of textOf(shown, 60).split('\n')) expect(line.length).toBeLessThanOrEqual(60);
  expect(renderShowMarkdown(shown)).toContain(
    '<td>✅\u00a0pass</td><td><code>1.24.0</code></td><td><code>A</code></td><td align="right">90</td>',
  );
});

test('names, publishers and evidence of strangers cannot write lines, colours or markup', async () => {
  const hostile = '\u001b[31mred\r\n::error::x\u202e<script>alert(1)</script>|`[a](b)@octocat';
  const finding = { id: 'f', check: hostile, result: 'fail', weight: 5, evidence: hostile };
  const server = {
    ...gradedServer('hostile', 'npm:hostile-one', { '1.0.0': 90 }),
    ...{ name: hostile, publisher: { namespace: hostile, verified: true } },
  };
  const document = createDocument([server]) as {
    scores: object[];
    findings: object[];
    counts: object;
  };
  const scores = document.scores.map((score) => ({ ...score, grade: hostile, findings: ['f'] }));
  const whole = { ...document, scores, findings: [finding] };
  const { shown } = await show(whole, 'hostile-one');
  expect(shown.packages[0]?.detail?.findings).toHaveLength(1);
  const [text, markdown] = [textOf(shown), renderShowMarkdown(shown)];
  for (const each of ['\u001b', '\r', '\u202e']) {
    expect([text.includes(each), markdown.includes(each)]).toEqual([false, false]);
  }
  expect(text).not.toMatch(/^::/m);
  expect(markdown).not.toContain('<script');
  // Markdown parsing resumes after an empty line, so every part has to begin with HTML.
  for (const part of markdown.trim().split('\n\n')) expect(part).toMatch(/^<(?:h3|p|table|ul)>/);
});

test('what does not pass comes first, the heaviest first, and what passes is counted', async () => {
  const results = [
    ['p', 'pass', 9],
    ['other', 'skipped', 9],
    ['u', 'unscannable', 9],
    ['w', 'warn', 9],
    ['light', 'fail', 1],
    ['heavy', 'fail', 5],
    ['none', 'fail', null],
  ] as const;
  const document = createDocument([gradedServer('one', 'npm:one', { '1.0.0': 90 })]) as {
    scores: object[];
  };
  const whole = {
    ...document,
    scores: document.scores.map((each) => ({ ...each, findings: results.map(([id]) => id) })),
    findings: results.map(([id, result, weight]) => ({ id, check: id, result, weight })),
  };
  const { shown } = await show(whole, 'one');
  const detail = shown.packages[0]?.detail;
  expect(detail?.passedFindings).toBe(1);
  expect(detail?.findings.map(({ check }) => check)).toEqual([
    ...['heavy', 'light', 'none', 'w', 'u', 'other'],
  ]);
});
