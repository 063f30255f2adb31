import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import type { JudgedLaunch } from '../../../src/commands/allowlist/judge-launches.ts';
import { groupByOutcome, outcomeParts } from '../../../src/commands/allowlist/outcomes.ts';
import { proveClient } from '../../../src/commands/allowlist/proof.ts';
import { renderProof } from '../../../src/commands/allowlist/render-proof.ts';
import { renderAllowlistSummary } from '../../../src/commands/allowlist/render-summary.ts';
import { isIdentified } from '../../../src/detection/ecosystems/ecosystems.ts';
import type { JudgedDependency } from '../../../src/judging/report.ts';
import type { Problem } from '../../../src/model/model.ts';
import { plainTerminal } from '../../../src/report/write-text.ts';
import { hostileTexts } from '../../report/hostile.ts';
import { fakeClient, judgedLaunch, untoldLaunch } from './launches.ts';

/* Tests `proof.md` and the terminal output. */

const notes = 'npx -y @acme/notes@1.2.0';
const everything: readonly JudgedLaunch[] = [
  judgedLaunch(notes, 'pass'),
  judgedLaunch(notes, 'pass', { source: 'acme/api' }),
  judgedLaunch('npx -y @acme/bad@1.0.0', 'fail'),
  judgedLaunch('npx -y @acme/odd@1.0.0', 'error'),
  judgedLaunch('npx -y @acme/two@1.0.0', 'pass'),
  judgedLaunch('npx -y @acme/two@1.0.0', 'fail', { source: 'acme/api' }),
  judgedLaunch(`${notes} \${A}`, 'pass'),
  judgedLaunch(`npx -y @acme/bad@1.0.0 \${A}`, 'fail'),
  judgedLaunch('npx -y @acme/notes', 'warn', { leavesOpen: 'version' }),
  judgedLaunch('odd --start', 'warn', { leavesOpen: 'everything' }),
  judgedLaunch('npx -y @acme/new@1.0.0', 'warn', { leavesOpen: 'grade' }),
  judgedLaunch('npm run mcp', 'pass', { leavesOpen: 'folder' }),
  untoldLaunch('npm run other'),
];
const kept = [
  judgedLaunch('npx -y @acme/notes@1.1.0', 'pass'),
  judgedLaunch('npx -y @acme/notes@1.0.0', 'fail'),
];

function pageOf(
  launches: readonly JudgedLaunch[],
  given: { readonly notices?: readonly string[]; readonly withGrades?: boolean } = {},
): string {
  const proofs = [proveClient('fake', fakeClient, { launches, kept, addresses: [] })];
  const { notices = [], withGrades = false } = given;
  return renderProof({ proofs, outcomes: groupByOutcome(proofs), notices, withGrades });
}

const titlesOf = (page: string): string[] =>
  [...page.matchAll(/<h2>(.*?)(?:: \d+)?<\/h2>/g)].map(([, title = '']) => title);

test('has a section for each outcome, with what people lose first, as the documents list them', async () => {
  const page = pageOf(everything, { notices: ['One file could not be read.'] });
  await expect(page).toMatchFileSnapshot('proof.md');
  const document = await readFile(
    join(import.meta.dirname, '../../../docs/internals/allowlists.md'),
    'utf8',
  );
  const [, table = ''] = document.split('| section | what to do |\n| --- | --- |\n');
  const documented = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, title = '']) => title);
  expect(titlesOf(page).slice(1, -2)).toEqual(
    documented
      .slice(0, 11)
      .flatMap((title) => (title === 'Admitted, Kept' ? ['Admitted', 'Kept'] : [title])),
  );
});

test('is the same whatever the order of what it is made of', () => {
  expect(pageOf(everything.toReversed())).toBe(pageOf(everything));
});

test('has no more elements than its own, whatever strangers write', () => {
  const launchNamed = (text: string): JudgedLaunch => {
    const launch = judgedLaunch(notes, 'pass', { source: text, alias: text });
    const servers = [{ kind: 'command' as const, argv: ['npx', text] }];
    return { ...launch, place: { ...launch.place, file: text }, servers, shown: servers };
  };
  const outlineOf = (page: string): string => {
    const names: string[] = [];
    const walk = (node: { nodeName: string; childNodes?: readonly unknown[] }): void => {
      if (!['#text', 'wbr'].includes(node.nodeName)) names.push(node.nodeName);
      for (const child of node.childNodes ?? []) walk(child as typeof node);
    };
    walk(parseFragment(page) as Parameters<typeof walk>[0]);
    return names.join(' ');
  };
  const plain = outlineOf(pageOf([launchNamed('plain')], { notices: ['plain'] }));
  for (const text of Object.values(hostileTexts)) {
    const page = pageOf([launchNamed(text)], { notices: [text] });
    expect(outlineOf(page)).toBe(plain);
    // Every block begins with our own HTML, and Markdown is not parsed inside it.
    for (const block of page.trimEnd().split('\n\n'))
      expect(block).toMatch(/^<(?:h[12]|p|table|ul)>/);
    expect(page).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  }
});

test('names grades and rules only on request', () => {
  const [launch = judgedLaunch(notes, 'fail')] = everything;
  const [dependency] = launch.dependencies ?? [];
  if (dependency === undefined || !isIdentified(dependency)) throw new Error('it has no package');
  const problem: Problem = {
    ...{ rule: 'below-minimum', level: 'fail', facts: {}, findings: [], file: null },
    ...{ span: null, waived: 'known', waivedUntil: '2027-01-31' },
    ...{ message: { words: ['x'], values: [] }, advice: { words: ['y'], values: [] } },
  };
  const judged: JudgedDependency[] = [
    {
      ...{ dependency, match: null, previous: null, remedy: null, change: 'unknown' },
      ...{ isCounted: true, problems: [problem], verdict: 'pass' },
    },
  ];
  const launches = [{ ...launch, judged }];
  expect(pageOf(launches)).not.toMatch(/below|2027/);
  expect(pageOf(launches, { withGrades: true })).toMatch(/below-minimum.*waived until 2027-01-31/);
});

test('a list of thousands stays readable', () => {
  const many = Array.from({ length: 1500 }, (_, at) =>
    judgedLaunch(`npx -y @acme/n${at}@1.0.0`, 'pass'),
  );
  const everywhere = Array.from({ length: 50 }, (_, at) =>
    judgedLaunch(notes, 'pass', { source: `acme/${at}` }),
  );
  expect(pageOf(many)).toContain('<p>and 500 more</p>');
  expect(pageOf(everywhere)).toContain('and 45 more places');
  // Blocked places are listed at greater length, because the people who work there have to be told.
  const blocked = everywhere.map((each) => ({ ...each, verdict: 'fail' as const }));
  expect(pageOf(blocked)).toContain('and 30 more places');
});

test('the terminal says in a few lines what was written, and what to do next', () => {
  const proofs = [proveClient('fake', fakeClient, { launches: everything, kept, addresses: [] })];
  const published = { written: ['fake.json', 'proof.md'], unchanged: ['a'] };
  const summary = renderAllowlistSummary(
    proofs,
    { folder: 'lists', published, totals: null, hasLaunches: true },
    plainTerminal,
  );
  // The headings and the sentence on what is proven also appear in `proof.md`.
  const short = outcomeParts.reduce(
    (text, { name, heading }) => text.replace(`\n${heading}:`, `\n<${name}>:`),
    summary.replace(/(The proof holds).*\n {2}.*/, '$1…'),
  );
  expect(short).toMatchInlineSnapshot(`
    "Written to lists: fake.json, proof.md; 1 unchanged.
    Fake: 6 commands and 0 addresses allowed, 1 denied; 713 B.
    Fake: 6 of 13 places in use admitted.
    The proof holds…
    <blocked>: 2. proof.md gives the reason for each.
    <failing>: 3. Before you deploy, tell the people who use them.
      proof.md lists the places.
    <notKept>: 1. These launches no longer pass.
    <undecided>: 1. To see the reason for each, run “check” in the
      repository.
    <untold>: 1. Instead of the report,
      pass the folder or the sweep’s state file.
    <notIdentified>: 1. None of these was graded.
    <ungraded>: 1. The export contains no grades for these servers.
    <anyFolder>: 1. proof.md lists them. The code that
      they start depends on the folder.
    <anyVersion>: 1. Pin them so that people keep the judged version.
    Next: review proof.md, then deploy the settings as described in
      docs/organisation.md.
    "
  `);
  const nothing = { written: [], unchanged: ['a'] };
  const totals = { packages: 3, versions: 7, admitted: 5 };
  expect(
    renderAllowlistSummary(
      [],
      { folder: 'lists', published: nothing, totals, hasLaunches: false },
      plainTerminal,
    ),
  ).toMatch(/^.*\b1 file in lists\b.*\n.*\b5 of\b.*\b7 versions\b.*\b3 names\b.*\n$/);
});
