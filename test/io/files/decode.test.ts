import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPolicyText } from '../../../src/commands/ports/policy-text.ts';
import { StructureError } from '../../../src/export/contract/faults.ts';
import { structureFailure } from '../../../src/export/reading/head.ts';
import { decodeText } from '../../../src/io/files/decode.ts';

/** Functions that encode a text, one for each encoding that is read. */
const encodings = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with its mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 of PowerShell 5': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 with the high byte first': (text: string) =>
    Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
};

describe.for(Object.entries(encodings))('%s', ([, encode]) => {
  test('is read as the text that it is', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.startsWith('\uFEFF'));
    fc.assert(fc.property(text, (each) => decodeText(encode(each)) === each));
  });

  test('is read as the policy that a command line names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'policy-'));
    try {
      await writeFile(join(folder, 'policy.yml'), encode('preset: strict\r\n'));
      expect(await readPolicyText(join(folder, 'policy.yml'))).toBe('preset: strict\r\n');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

test.for([
  ['half a character', Buffer.from('\uFEFFab', 'utf16le').subarray(0, 5)],
  ['Latin 1', Buffer.from('é{', 'latin1')],
] as const)('%s is no text', ([, bytes]) => {
  expect(() => decodeText(bytes)).toThrow('not UTF-8 text');
});

test('an export in UTF-16 is named as what it is', () => {
  const beginning = encodings['UTF-16 of PowerShell 5']('{"servers": []}');
  const error = new StructureError('x', 0, beginning);
  const { message, remedy } = structureFailure(error, { name: 'scores.json', isFile: true });
  expect(message).toBe('The data from scores.json is not JSON: it is in UTF-16.');
  expect(remedy).toContain('curl -o');
});
