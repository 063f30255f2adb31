/* What counts as a secret, everywhere in the code. */
import { describe, expect, test } from 'vitest';
import { looksSecret, mayHoldSecret, withoutSecrets, withoutTokens } from '../src/secrets.ts';

const tail = 'AbCdEf0123456789';

describe('a token of a known form', () => {
  test.for([
    'ghp_',
    'ghs_',
    'github_pat_',
    'glpat-',
    'sk-',
    'sk-ant-api03-',
    'pk_live_',
    'pk_test_',
    'xoxb-',
    'xoxz-',
    'AKIA',
    'npm_',
    'eyJ',
  ])('%s… is one in a text, as a word and in a line', (beginning) => {
    const token = beginning + tail;
    expect(withoutTokens(`"${token}"`)).toBe('"***"');
    expect(looksSecret(token)).toBe(true);
    expect(withoutSecrets(token)).toBe('***');
    expect(mayHoldSecret(`"args": ["run", "${token}"]`)).toBe(true);
  });
});

test.for(['pkg:npm/@acme/notes@1.2.0', 'sk-learn-mcp-server-for-everybody', 'npm_config_registry'])(
  '%s contains no secret',
  (text) => {
    expect(withoutTokens(text)).toBe(text);
    expect(mayHoldSecret(text)).toBe(false);
  },
);
