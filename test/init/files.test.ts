/*
 * The texts that `init` writes: equal to the examples, right for those who read them, and harmless with
 * whatever a repository has.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  actionAddress,
  givenAddress,
  installedFrom,
  remoteRepository,
  unknownAddress,
  usesLine,
} from '../../src/commands/init/address.ts';
import {
  codeOwnersLines,
  isCodeOwner,
  withCodeOwners,
} from '../../src/commands/init/code-owners.ts';
import { updatesItem, withActionUpdates } from '../../src/commands/init/dependabot.ts';
import { renderFirstPolicy } from '../../src/commands/init/policy.ts';
import { readdressed } from '../../src/commands/init/readdress.ts';
import { unifiedDiff } from '../../src/commands/init/unified-diff.ts';
import { renderWorkflow, unknownService } from '../../src/commands/init/workflow.ts';
import { readPolicy } from '../../src/gate/settings/policy-file.ts';
import { codeOwners } from '../../src/io/files/code-owners.ts';
import { presetNames } from '../../src/model/model.ts';
import { version } from '../../src/model/version.ts';
import { actionlint } from '../docs/actionlint.ts';

const commit = '3deb056148a34c37638f6c003c8196152e05060e';
const action = { repository: 'acme/mcp-grade-gate', commit, version: '1.0.0' };

describe('the workflow', () => {
  test('is the one of the examples', async () => {
    const rendered = renderWorkflow({
      action: { ...unknownAddress, version },
      baseUrl: unknownService,
    });
    const example = join(import.meta.dirname, '../../examples/workflows/gate.yml');
    expect(rendered).toBe(await readFile(example, 'utf8'));
  });

  test('passes actionlint', async () => {
    const rendered = renderWorkflow({ action, baseUrl: 'https://grades.acme.example/a?b=%20#c' });
    expect(await actionlint(rendered)).toEqual([]);
  });

  test('has any address as one value', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (baseUrl) => {
        const { jobs } = parse(renderWorkflow({ action, baseUrl }));
        const [, gate] = jobs.grades.steps;
        expect(gate.with['base-url']).toBe(baseUrl);
        expect(gate.uses).toBe(`${action.repository}@${commit}`);
      }),
    );
  });
});

describe('the policy', () => {
  test.for(presetNames)('with the preset %s has no fault', (preset) => {
    const { values } = readPolicy(renderFirstPolicy(action, preset, 75), 'policy', 'policy');
    expect(values).toEqual({ preset, 'min-score': 75 });
  });

  test('has samples that are right when the signs of comments are taken away', () => {
    const text = renderFirstPolicy(action, 'strict', 75).replace(/^# (?=waivers:| {2})/gm, '');
    const { values } = readPolicy(text, 'policy', 'policy');
    expect(values.waivers).toMatchObject([{ rule: 'below-minimum' }]);
  });
});

describe('the repository of an address', () => {
  test.for([
    ['https://github.com/acme/gate', 'github.com acme/gate'],
    ['https://github.com/acme/gate.git/', 'github.com acme/gate'],
    ['https://x-access-token:secret@github.com/acme/gate.git', 'github.com acme/gate'],
    ['git@github.com:acme/mcp.grade.git', 'github.com acme/mcp.grade'],
    ['ssh://git@ssh.github.com:443/acme/gate.git', 'github.com acme/gate'],
    ['git+ssh://git@GHE.acme.example/acme/gate.git', 'ghe.acme.example acme/gate'],
    ['/srv/git/acme/gate', null],
    ['file:///srv/acme/gate', null],
    ['../acme/gate', null],
    ['C:/acme/gate', null],
    ['https://github.com/acme/gate/tree/main', null],
    ['https://github.com/acme/ga te', null],
    ['https://github.com/acme/..', null],
    ['https://github.com/acme/gate\n    evil: true', null],
  ] as const)('%s is %s', ([address, expected]) => {
    const found = remoteRepository(address);
    expect(found && `${found.host} ${found.repository}`).toBe(expected);
  });
});

test('an action on another server is none that steps can use', () => {
  const remote = 'https://ghe.acme.example/acme/gate';
  expect(actionAddress(remote, commit, 'ghe.acme.example')?.repository).toBe('acme/gate');
  expect(actionAddress(remote, commit, 'github.com')).toBe(null);
  expect(actionAddress(remote, commit, null)).toBe(null);
  expect(actionAddress('https://github.com/acme/gate', 'v1', null)).toBe(null);
});

test('what is given must be a whole commit', () => {
  expect(usesLine({ ...givenAddress(`acme/gate@${commit}`), version: '1.2.3' } as never)).toBe(
    `acme/gate@${commit} # v1.2.3`,
  );
  expect(usesLine(givenAddress(`acme/gate@${commit}`) as never)).toBe(`acme/gate@${commit}`);
  for (const text of ['acme/gate', 'acme/gate@v1', `acme@${commit}`, `a/b@${commit} # x`, '']) {
    expect(givenAddress(text)).toBe(null);
  }
});

test("npm's list of packages names what a package was installed from", () => {
  const path = 'node_modules/mcp-grade-gate';
  const list = (resolved: unknown) => JSON.stringify({ packages: { [path]: { resolved } } });
  const remote = 'git+ssh://git@github.com/acme/mcp-grade-gate.git';
  expect(installedFrom(list(`${remote}#${commit}`), path)).toEqual({ remote, commit });
  const others = [
    list('https://registry.npmjs.org/x.tgz'),
    list(7),
    '[]',
    '{"packages":[]}',
    '',
    '{',
  ];
  for (const text of others) expect(installedFrom(text, path)).toBe(null);
});

describe('the configuration of Dependabot', () => {
  const npm = '- package-ecosystem: npm\n  directory: /\n  schedule: { interval: daily }';
  const at = (indent: string, lines: string) => lines.replace(/^/gm, indent);
  const ours = updatesItem.join('\n');
  const head = '# ours\nversion: 2\n';

  test.for<[string, string, string | null]>([
    [
      'one item',
      `${head}updates:\n${at('  ', npm)}\n`,
      `${head}updates:\n${at('  ', `${npm}\n${ours}`)}\n`,
    ],
    ['no indent, and no line end', `${head}updates:\n${npm}`, `${head}updates:\n${npm}\n${ours}\n`],
    [
      'comments of the last item, and what follows',
      `${head}updates:\n${at('  ', npm)} # a\n    # b\n\n# c\nregistries: {}\n`,
      `${head}updates:\n${at('  ', npm)} # a\n    # b\n${at('  ', ours)}\n\n# c\nregistries: {}\n`,
    ],
    [
      'lines of Windows',
      `${head}updates:\n${npm}\n`.replaceAll('\n', '\r\n'),
      `${head}updates:\n${npm}\n${ours}\n`.replaceAll('\n', '\r\n'),
    ],
    ['a list in brackets', `${head}updates: [{ package-ecosystem: npm }]\n`, null],
    ['no item', `${head}updates: []\n`, null],
    ['no list', `${head}`, null],
    ['an item on the line below its dash', `${head}updates:\n-\n  package-ecosystem: npm\n`, null],
    ['a second document', `${head}updates:\n${npm}\n---\na: 1\n`, null],
    ['no YAML', `${head}updates: [`, null],
  ])('%s', ([, before, expected]) => {
    const after = withActionUpdates(before);
    expect(after).toBe(expected);
    if (after !== null) expect(withActionUpdates(after)).toBe(after);
  });
});

describe('addresses of a second run', () => {
  const written = renderWorkflow({ action: unknownAddress, baseUrl: unknownService });
  const baseUrl = 'https://grades.acme.example';

  test('take the place of those that were written, whatever else has changed', () => {
    const changed = `${written.replaceAll('\n', '\r\n')}          comment: always\r\n`;
    const { text, missing } = readdressed(changed, { action, baseUrl });
    const expected = renderWorkflow({ action, baseUrl }).replaceAll('\n', '\r\n');
    expect([text, missing]).toEqual([`${expected}          comment: always\r\n`, []]);
    expect(readdressed(written, { action: null, baseUrl: null }).text).toBe(written);
  });

  test('are for people to write where nothing has that form', () => {
    const other = 'on: push\njobs: {a: {steps: [{uses: x/mcp-grade-gate@v1}]}}\n';
    const { text, missing } = readdressed(other, { action, baseUrl });
    const named = `the action ${action.repository}@${commit}`;
    expect([text, missing]).toEqual([other, [named]]);
    const edited = written.replace(/base-url: .*/, `base-url: \${{ vars.ADDRESS }}`);
    expect(readdressed(edited, { action: null, baseUrl })).toMatchObject({
      text: edited,
      missing: [`the address ${baseUrl}`],
    });
    const twice = written + written;
    expect(readdressed(twice, { action, baseUrl })).toMatchObject({ text: twice });
  });
});

describe('the difference', () => {
  /** Applies a difference as `patch` does. */
  function applied(lines: readonly string[], before: string): string {
    if (lines.length === 0) return before;
    const old = before.match(/[^\n]*\n|[^\n]+$/g) ?? [];
    const [, from = '', count = ''] = /^@@ -(\d+),(\d+)/.exec(lines[2] ?? '') ?? [];
    const start = Math.max(0, Number(from) - 1);
    const now = lines.slice(3).flatMap((line, index, all) => {
      if (!/^[ +]/.test(line)) return [];
      return [line.slice(1) + (all[index + 1]?.startsWith('\\') ? '' : '\n')];
    });
    const was = lines.slice(3).filter((line) => /^[ -]/.test(line));
    expect(was.length).toBe(Number(count));
    return [...old.slice(0, start), ...now, ...old.slice(start + was.length)].join('');
  }

  test('leads from one text to the other', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', '\n', 'c\r\n', 'd'), { maxLength: 12 })
      .map((lines) => lines.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = unifiedDiff('x', before, after);
        expect(applied(lines, before)).toBe(after);
        expect(lines.length === 0).toBe(before === after);
      }),
    );
  });
});

describe('the file of code owners', () => {
  const files = ['.github/mcp-grade-gate.yml', '.github/workflows/mcp-grades.yml'];
  const owners = ['@acme/security', 'a@b.example'];

  test('gives the files to their owners, whatever stands above', () => {
    const line = fc.constantFrom('* @all', '/.github/ @bots', '# note', '', '*.yml', '[x] @y');
    const text = fc
      .tuple(fc.array(line), fc.constantFrom('\n', '\r\n'), fc.boolean())
      .map(([lines, end, isOpen]) => lines.join(end) + (isOpen ? '' : end));
    fc.assert(
      fc.property(text, (before) => {
        const after = withCodeOwners(before, files, owners);
        expect(after.startsWith(before)).toBe(true);
        const found = codeOwners(after, files);
        expect(files.map((file) => found.get(file))).toEqual([owners, owners]);
        const isOfWindows = before.includes('\r\n');
        expect(after.slice(before.length).includes('\r\n')).toBe(isOfWindows);
      }),
    );
  });

  test('a file whose name is no plain pattern goes with its folder, and adds no line of its own', () => {
    const folder = '.github/workflows';
    const hostile = [
      'x\n* @attacker\n.yml',
      'x#.yml',
      '*.yml',
      '[a].yml',
      'a\u202eb.yml',
      '\\.yml',
    ];
    const lines = codeOwnersLines(['a', ...hostile.map((name) => `${folder}/${name}`)], owners);
    expect(lines).toEqual([`/a ${owners.join(' ')}`, `/${folder}/ ${owners.join(' ')}`]);
    const named = hostile.map((name) => `${folder}/${name}`);
    const found = codeOwners(lines.join('\n'), named);
    expect(named.map((name) => found.get(name))).toEqual(named.map(() => owners));
    expect(codeOwnersLines(['a b-ä.yml'], ['@o'])).toEqual(['/a\\ b-ä.yml @o']);
  });

  test.for([
    ['@acme', true],
    ['@acme/security.team', true],
    ['a.b+c@acme.example', true],
    ['acme', false],
    ['@acme/a/b', false],
    ['@acme\n* @me', false],
    ['@acme #', false],
    ['a@b', false],
  ] as const)('%j is an owner: %s', ([text, expected]) => {
    expect(isCodeOwner(text)).toBe(expected);
  });
});
