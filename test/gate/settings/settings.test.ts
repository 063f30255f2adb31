import { describe, expect, test } from 'vitest';
import { mergeLayers } from '../../../src/gate/settings/layers.ts';
import {
  readCommentSettings,
  readSettings,
  type Settings,
  type SettingsError,
} from '../../../src/gate/settings/settings.ts';

const base = { 'base-url': 'https://grades.example' };
const read = (raw: Record<string, string>) => readSettings({ ...base, ...raw }, 'input');

const policyOf = ({ given, maxAge }: Settings) =>
  mergeLayers({ file: null, given, floors: [], maxAge });

/** Returns the names of the faulty settings. */
const faults = (raw: Record<string, string>): string[] => {
  try {
    read(raw);
    return [];
  } catch (error) {
    return (error as SettingsError).faults.map(({ name }) => name);
  }
};

/** Returns the faults in words. */
const details = (raw: Record<string, string>): readonly string[] => {
  try {
    read(raw);
    return [];
  } catch (error) {
    return (error as SettingsError).details;
  }
};

describe('settings', () => {
  test('an input that is not given has its default, and the provenance says so', () => {
    const settings = read({ preset: '  ', 'min-score': '' });
    const policy = policyOf(settings);
    expect(policy.values).toMatchObject({ preset: 'recommended', 'min-score': 75 });
    expect(policy.maxAgeMs).toBe(48 * 3_600_000);
    expect(policy.provenance.has('min-score')).toBe(false);
    expect(settings).toMatchObject({ timeout: 300_000, cache: true, 'on-undecided': 'auto' });
  });

  test('every input with the name of a policy key sets it, and no other does', () => {
    const written = { preset: 'strict', 'min-score': '60', scope: 'all', suggest: 'true' };
    expect(read(written).given.values).toEqual({ preset: 'strict', 'min-score': 60 });
  });

  test('the provenance of a given input is the input', () => {
    const policy = policyOf(read({ 'min-score': '60' }));
    expect(policy.values['min-score']).toBe(60);
    expect(policy.provenance.get('min-score')).toBe('input');
  });

  test.for([
    [
      'base-url',
      [
        'https://grades.example',
        'https://grades.example/x/',
        'http://localhost:1',
        'http://127.0.0.1',
        'http://[::1]:8080',
      ],
      [
        'http://grades.example',
        'grades.example',
        'ftp://x',
        'https://u:p@x.example',
        'https://x.example?a',
        'http://127.0.0.1.evil.example',
      ],
    ],
    ['preset', ['strict', 'recommended', 'report-only'], ['Strict', 'lax']],
    ['min-score', ['0', '75', '99.5', '100'], ['-1', '101', '7e1', 'B', '0x10']],
    ['max-age', ['48h', '2d', '90m'], ['48', '0h', '-1h', '1w', 'h', '999999999d']],
    ['timeout', ['500ms', '90s', '5m', '24h'], ['0s', '5 m', '30d', '25h']],
    ['cache', ['true', 'false'], ['yes', 'TRUE', '1']],
    ['comment', ['never', 'on-failure', 'always'], ['true', 'Always', 'on-error']],
    ['category', ['any text', '--> <b>'], []],
    ['github-token', ['any text'], []],
    ['on-undecided', ['auto', 'fail', 'warn'], ['pass', 'ignore']],
    [
      'org-policy',
      [
        'min-score: 60',
        'rules:\n  unlisted: fail\n',
        '{min-score: 60}',
        'rules:',
        'acme/policies/gate.yml@v1',
        'a/.github/x@refs/heads/main',
        'acme/policies/a/b.c/gate.yml@feature/x-1.0',
        `acme_corp/policies/gate.yml@${'a'.repeat(40)}`,
      ],
      [
        'acme/policies/gate.yml',
        'acme/policies@v1',
        'acme/policies/@v1',
        'acme/policies/gate.yml@',
        'acme/policies/gate.yml@v1@v2',
        'acme/policies/../secrets/gate.yml@v1',
        'acme/../policies/gate.yml@v1',
        'acme/policies/./gate.yml@v1',
        'acme/policies//gate.yml@v1',
        '/acme/policies/gate.yml@v1',
        '../policies/gate.yml@v1',
        './gate.yml',
        'acme/policies/gate.yml@v1..v2',
        'acme/policies/gate.yml@v1~1',
        'acme/policies/gate.yml@main^',
        'acme/policies/gate.yml@main@{1}',
        'acme/policies/gate.yml@v1:x',
        'https://github.com/acme/policies/blob/v1/gate.yml',
        'https://github.com/acme/policies/gate.yml@v1',
        'git@github.com:acme/policies/gate.yml@v1',
        'acme/policies/gate.yml @v1',
        'acme/policies/gate.yml@v1\nacme/policies/other.yml@v1',
        'acme/policies/ga\u0000te.yml@v1',
        'acme/policies/ga\u202ete.yml@v1',
        'acme/policies/gate.yml@v\u200b1',
        'ácme/policies/gate.yml@v1',
        'acme\\policies\\gate.yml@v1',
        'strict',
        '- min-score',
        '# nothing yet',
        '~',
      ],
    ],
    [
      'working-directory',
      ['.', 'a/b', './a', 'a..b', 'a\\b'],
      ['..', '../a', 'a/../../b', '/etc', '\\\\x', 'C:\\x', 'a\\..\\..'],
    ],
    [
      'api-key',
      ['a-key-of-twenty-chars-', ' padded-key-is-trimmed-\n'],
      ['two\nlines-of-a-key', 'a key', 'short', 'kéy', 'key\u0000'],
    ],
  ] as const)('%s', ([name, good, bad]) => {
    for (const text of good) expect([text, faults({ [name]: text })]).toEqual([text, []]);
    for (const text of bad) {
      expect([text, faults({ [name]: text })]).toEqual([text, [name]]);
    }
  });

  test('a path of Windows is one with slashes', () => {
    const given = { 'config-file': '.github\\gate.yml', 'working-directory': 'a\\b' };
    expect(read(given)).toMatchObject({
      'config-file': '.github/gate.yml',
      'working-directory': 'a/b',
    });
  });

  test('all faults are reported at once, each with the given and the allowed value', () => {
    expect(details({ 'min-score': '101', preset: 'lax', cache: 'yes' })).toEqual([
      'preset: "lax" is not one of recommended, strict, report-only',
      expect.stringMatching(/^min-score: "101" is not .* 0 to 100$/),
      'cache: "yes" is not true or false',
    ]);
  });

  test('the name of a policy is told from YAML, and taken apart', () => {
    const given = 'acme/policies/team/gate.yml@release/v1';
    expect(read({ 'org-policy': ` ${given}\n` })['org-policy']).toEqual({
      text: given,
      owner: 'acme',
      repository: 'policies',
      path: 'team/gate.yml',
      ref: 'release/v1',
    });
    const yaml = 'deny: ["pkg:npm/acme/policies@v1"]';
    expect(read({ 'org-policy': yaml })['org-policy']).toBe(yaml);
    expect(details({ 'org-policy': 'acme/policies' })).toEqual([
      expect.stringMatching(
        /^org-policy: "acme\/policies" is not a policy .*OWNER\/REPOSITORY\/PATH@REF/,
      ),
    ]);
  });

  test('no fault shows what may be secret', () => {
    for (const raw of [{ 'api-key': 'word one' }, { 'base-url': 'https://user:word@x.example' }]) {
      expect(details(raw).join()).not.toContain('word');
      expect(details(raw)).toHaveLength(1);
    }
  });

  test('the settings of the comment are read even if others are faulty', () => {
    const raw = {
      'min-score': '101',
      comment: ' always ',
      category: 'a',
      'github-token': 't',
    };
    const expected = { comment: 'always', category: 'a', 'github-token': 't' };
    expect(readCommentSettings(raw)).toEqual(expected);
    expect(readCommentSettings({ comment: 'loud' })).toMatchObject({ comment: 'never' });
    expect(read({ comment: 'always', category: 'a', 'github-token': 't' })).toMatchObject(expected);
  });

  test('no address is needed with an export file', () => {
    expect(readSettings({ 'export-file': 'x.json' }, 'input')['base-url']).toBeNull();
    expect(faults({ 'base-url': '' })).toEqual(['base-url']);
  });

  test('a short key causes a warning', () => {
    expect(read({ 'api-key': 'shortish' }).cautions).toHaveLength(1);
    expect(read({ 'api-key': 'long-enough-to-be-a-key' }).cautions).toHaveLength(0);
  });
});
