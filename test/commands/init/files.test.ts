/*
 * Tests that the texts that `init` writes match the examples, are right for their readers, and stay harmless
 * whatever a repository contains.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  parseActionAddress,
  parseRemoteRepository,
  unknownAddress,
  usesLine,
} from '../../../src/commands/init/address.ts';
import { renderFirstPolicy } from '../../../src/commands/init/policy.ts';
import { renderWorkflow, unknownService } from '../../../src/commands/init/workflow.ts';
import {
  createActionAddress,
  readInstalledCommit,
} from '../../../src/commands/ports/own-action.ts';
import { readPolicy } from '../../../src/gate/settings/policy-file.ts';
import { presetNames } from '../../../src/model/model.ts';
import { version } from '../../../src/model/version.ts';
import { actionlint } from '../../docs/actionlint.ts';

const commit = '3deb056148a34c37638f6c003c8196152e05060e';
const action = { repository: 'acme/mcp-grade-gate', commit, version: '1.0.0' };

describe('the workflow', () => {
  test('is the one of the examples', async () => {
    const rendered = renderWorkflow({
      action: { ...unknownAddress, version },
      baseUrl: unknownService,
    });
    const example = join(import.meta.dirname, '../../../examples/workflows/gate.yml');
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
    const found = parseRemoteRepository(address);
    expect(found && `${found.host} ${found.repository}`).toBe(expected);
  });
});

test('an action on another server is none that steps can use', () => {
  const remote = 'https://ghe.acme.example/acme/gate';
  expect(createActionAddress(remote, commit, 'ghe.acme.example')?.repository).toBe('acme/gate');
  expect(createActionAddress(remote, commit, 'github.com')).toBe(null);
  expect(createActionAddress(remote, commit, null)).toBe(null);
  expect(createActionAddress('https://github.com/acme/gate', 'v1', null)).toBe(null);
});

test('what is given must be a whole commit', () => {
  expect(
    usesLine({ ...parseActionAddress(`acme/gate@${commit}`), version: '1.2.3' } as never),
  ).toBe(`acme/gate@${commit} # v1.2.3`);
  expect(usesLine(parseActionAddress(`acme/gate@${commit}`) as never)).toBe(`acme/gate@${commit}`);
  for (const text of ['acme/gate', 'acme/gate@v1', `acme@${commit}`, `a/b@${commit} # x`, '']) {
    expect(parseActionAddress(text)).toBe(null);
  }
});

test("npm's list of packages names what a package was installed from", () => {
  const path = 'node_modules/mcp-grade-gate';
  const list = (resolved: unknown) => JSON.stringify({ packages: { [path]: { resolved } } });
  const remote = 'git+ssh://git@github.com/acme/mcp-grade-gate.git';
  expect(readInstalledCommit(list(`${remote}#${commit}`), path)).toEqual({ remote, commit });
  const others = [
    list('https://registry.npmjs.org/x.tgz'),
    list(7),
    '[]',
    '{"packages":[]}',
    '',
    '{',
  ];
  for (const text of others) expect(readInstalledCommit(text, path)).toBe(null);
});
