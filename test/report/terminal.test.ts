/* Tests the terminal tables that show a project's declarations and whether an export is sound. */
import { describe, expect, test } from 'vitest';
import { renderValidation } from '../../src/commands/export-validate/render-validation.ts';
import type { RuleOutcome } from '../../src/export/contract/rule-tally.ts';
import { evaluate } from '../../src/judging/policy/evaluate.ts';
import type { GradedInventory } from '../../src/judging/report.ts';
import type { Declaration, Dependency } from '../../src/model/model.ts';
import { plainTerminal } from '../../src/report/document/write-text.ts';
import { renderInventory } from '../../src/report/inventory/render-inventory.ts';
import { parseDependencies } from '../builders.ts';
import { createSubjects, policyFrom } from '../judging/policy/judging.ts';
import { createReport } from './builders.ts';

const none: GradedInventory = {
  ...{
    declarations: [],
    dependencies: [],
    candidates: [],
    files: [],
    autoApproved: [],
    searched: 12,
    withPrograms: false,
    report: null,
  },
};

function inventoryOf(
  dependencies: readonly Dependency[],
  changes: Partial<GradedInventory> = {},
): GradedInventory {
  const declarations = [...new Set(dependencies.map(({ declaration }) => declaration))];
  return { ...none, declarations, dependencies, ...changes };
}

const linesOf = (inventory: GradedInventory, withAll = false): string[] =>
  renderInventory(inventory, withAll, { ...plainTerminal, width: 1000 })
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, '  ').trim());

const at = (file: string, alias: string): Partial<Declaration> => ({ file, alias });
const notes = 'npx -y @fictional-mcp/notes@1.4.0';

describe('the inventory', () => {
  test('of a project without servers says where it searched', () => {
    expect(linesOf(none).filter((line) => line !== '')).toEqual([
      'No MCP servers are declared.',
      'Searched 12 files. Program code is not searched, so servers that are started only from code are not listed.',
    ]);
  });

  test('names each server once, with all its places, and those without a name last', () => {
    const found = linesOf(
      inventoryOf([
        ...parseDependencies('./bin/server', at('.mcp.json', 'own')),
        ...parseDependencies('npx -y @fictional-mcp/files', at('.mcp.json', 'files')),
        ...parseDependencies(notes, at('.mcp.json', 'n')),
        ...parseDependencies(notes, { ...at('.cursor/mcp.json', 'n'), disabled: true }),
      ]),
    );
    expect(found.slice(0, 7)).toEqual([
      '3 servers (4 declarations) in 2 files: 1 not pinned, 1 unidentified.',
      '',
      'SERVER  VERSION  TYPE  DECLARED IN',
      '@fictional-mcp/files  not pinned  npm  .mcp.json:3 as files',
      '@fictional-mcp/notes  1.4.0  npm  .mcp.json:3 as n',
      '.cursor/mcp.json:3 as n (disabled)',
      expect.stringMatching(/^own {2}unidentified {2}\.mcp\.json:1$/),
    ]);
  });

  test('has grades if there is an export', () => {
    const policy = policyFrom('preset: recommended');
    const subjects = createSubjects(['npx -y @fictional-mcp/files@1.2.0'], policy);
    const report = createReport(evaluate(subjects, policy).servers);
    const dependencies = subjects.dependencies.map(({ dependency }) => dependency);
    const found = linesOf(inventoryOf([...dependencies, ...parseDependencies(notes)], { report }));
    expect(found[2]).toBe('SERVER  VERSION  TYPE  GRADE  SCORE  DECLARED IN');
    expect(found).toContainEqual(
      expect.stringMatching(/^@fictional-mcp\/files {2}1\.2\.0 {2}npm {2}D {2}41 {2}/),
    );
    expect(found).toContainEqual(
      expect.stringMatching(/^@fictional-mcp\/notes {2}1\.4\.0 {2}npm {2}\.mcp/),
    );
  });

  test('puts samples apart, and says what alters a launch and what starts another', () => {
    const found = linesOf(
      inventoryOf([
        ...parseDependencies('npx -y mcp-remote@1.0.0 https://mcp.acme.example/mcp'),
        ...parseDependencies(
          'npx --registry https://npm.acme.example a@1.0.0',
          at('.mcp.json', 'a'),
        ),
        ...parseDependencies(notes, at('tests/.mcp.json', 'n')),
      ]),
    );
    const apart = found.findIndex((line) =>
      line.startsWith('In folders for examples, templates, tests and archives:'),
    );
    expect(apart).toBeGreaterThan(0);
    expect(found.findIndex((line) => line.startsWith('@fictional-mcp/notes'))).toBeGreaterThan(
      apart,
    );
    expect(found.join('\n')).toContain('npm (launcher)');
    expect(found.join('\n')).toMatch(/\naltered by .*registry/);
    expect(found[0]).toBe('3 servers (1 of them a launcher) in 1 file: 1 altered.');
  });

  test('counts direct dependencies, or lists them', () => {
    const candidates = ['a', 'b'].flatMap((name) =>
      parseDependencies(`npx ${name}@1.0.0`, {
        ...at('package.json', name),
        client: 'package-manifest',
      }),
    );
    const counted = linesOf({ ...none, candidates });
    expect(counted).toContain('package.json  2');
    expect(counted).toContain('2 packages; -o table=FILE lists them.');
    expect(linesOf({ ...none, candidates }, true)).toContainEqual(
      expect.stringMatching(/^b {2}1.0.0 {2}npm {2}package.json:\d+$/),
    );
  });

  test('names what was not read, and what was skipped', () => {
    const span = { start: { line: 3, column: 1 }, end: { line: 3, column: 2 } };
    const files = [
      { path: '.mcp.json', status: 'unreadable' as const, reason: 'no JSON', span },
      { path: 'big.json', status: 'skipped' as const, reason: 'too large', span: null },
      { path: 'fine.json', status: 'read' as const, reason: null, span: null },
    ];
    const found = linesOf({ ...none, files });
    expect(found).toContain('.mcp.json:3: no JSON');
    expect(found).toContain('big.json: too large');
    expect(found.join('\n')).not.toContain('fine.json');
    expect(found.join('\n')).toContain('1 error in unreadable files.');
  });
});

describe('the validation of an export', () => {
  const outcome = (rule: string, changes: Partial<RuleOutcome> = {}): RuleOutcome => ({
    ...{ rule, requirement: 'a text', section: '2.2', checked: 5, broken: 0, examples: [] },
    ...changes,
  });
  const rendered = (...outcomes: RuleOutcome[]): string[] =>
    renderValidation(
      {
        head: { generated_at: '2026-11-20T04:00:00Z', schema_version: 1 } as never,
        lengths: { servers: 3, scores: 2, findings: 1 },
        sharing: { reports: 0, disagreeing: 0 },
        bytes: 2000,
        outcomes,
      },
      'export.json',
      { ...plainTerminal, width: 200 },
    ).split('\n');

  test('names what it has, and that it is sound', () => {
    expect(rendered(outcome('servers[].id'))).toEqual([
      'export.json: 3 servers, 2 scores, 1 finding in 2 kB',
      'generated at 2026-11-20T04:00:00Z, schema unknown, rubric unknown',
      '0 of 2 scores share their findings with another score; 0 of these scores disagree. These counts do not show whether grades are right.',
      '',
      'ok      servers[].id (section 2.2): 5 checked',
      '',
      'The export matches its contract.',
      '',
    ]);
  });

  test('names broken rules first, with their first places, and what only cannot be used', () => {
    const lines = rendered(
      outcome('sound'),
      outcome('usable', { section: null, broken: 1, examples: ['/a: 1'] }),
      outcome('bad', { broken: 3, examples: ['/b: ::error::\u001b[31m'] }),
    );
    expect(lines.slice(4, -1)).toEqual([
      'BROKEN  bad (section 2.2): 3 of 5. Expected: a text',
      '    • /b: ::error::\\u{1b}[31m',
      '    and 2 more',
      'remark  usable: 1 of 5. Expected: a text',
      '    • /a: 1',
      'ok      sound (section 2.2): 5 checked',
      '',
      expect.stringMatching(/does not match its contract: it breaks 1 rule out of 2\.$/),
    ]);
  });
});
