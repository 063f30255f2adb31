/* Tests how content is kept in a cache that strangers can read and write. */
import { createCipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  decrypt,
  deriveKey,
  hashList,
  keyFingerprint,
  sealJson,
  tagLength,
  unsealJson,
} from '../../src/export/store/seal.ts';
import { jsonForm } from '../../src/model/form.ts';

const [key, origin] = ['the-key-of-the-tests', 'https://grades.example.com'];
const forms = {
  names: jsonForm('names', z.unknown()),
  check: jsonForm('check', z.unknown()),
  last: jsonForm('last', z.unknown()),
};
const value = { names: ['a', 'b'], count: 2, none: null };

describe('a sealed entry', () => {
  const sealed = sealJson(key, origin, forms.names, value);

  test('opens for its key, service and kind, and for no other', () => {
    expect(unsealJson(key, origin, forms.names, sealed)).toEqual(value);
    expect(unsealJson(`${key}x`, origin, forms.names, sealed)).toBeUndefined();
    expect(unsealJson(key, 'https://grades.example.org', forms.names, sealed)).toBeUndefined();
    expect(unsealJson(key, origin, forms.check, sealed)).toBeUndefined();
    expect(unsealJson(key, origin, forms.last, sealed)).toBeUndefined();
  });

  test('begins with the magic of its kind, which others can tell apart without the key', () => {
    for (const [kind, number] of [
      ['names', 1],
      ['check', 2],
      ['last', 3],
    ] as const) {
      const bytes = sealJson(key, origin, forms[kind], value);
      expect(bytes.subarray(0, 13).toString('latin1')).toBe('MCPGRADEGATE\0');
      expect(bytes[13]).toBe(number);
      expect(bytes.toString('hex', 14, 20)).toBe(forms[kind].digest);
      expect(unsealJson(key, origin, forms[kind], bytes)).toEqual(value);
    }
  });

  test('is never the same twice, and shows nothing of what it holds', () => {
    const again = sealJson(key, origin, forms.names, value);
    expect(again.equals(sealed)).toBe(false);
    expect(again.subarray(20, 32).equals(sealed.subarray(20, 32))).toBe(false);
    expect(sealed.toString('latin1')).not.toContain('names');
  });

  test('does not open once a byte of it differs, is missing or is added', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const other = Buffer.from(sealed);
      other[at] = (other[at] ?? 0) ^ 1;
      expect(unsealJson(key, origin, forms.names, other)).toBeUndefined();
      expect(unsealJson(key, origin, forms.names, sealed.subarray(0, at))).toBeUndefined();
    }
    expect(unsealJson(key, origin, forms.names, Buffer.concat([sealed, sealed]))).toBeUndefined();
  });

  test('opens from the middle of a larger piece of memory', () => {
    const padded = new Uint8Array(Buffer.concat([Buffer.alloc(7), sealed, Buffer.alloc(5)])).buffer;
    const view = new Uint8Array(padded, 7, sealed.length);
    expect(unsealJson(key, origin, forms.names, view)).toEqual(value);
  });
});

test('what is sealed under the key and is no entry does not open', () => {
  const entry = sealJson(key, origin, forms.names, 'a');
  const [magic, nonce] = [entry.subarray(0, 20), entry.subarray(20, 32)];
  const sealedAs = (content: Buffer): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', deriveKey(key, 'names'), nonce);
    cipher.setAAD(Buffer.concat([magic, Buffer.from(origin)]));
    const sealed = [cipher.update(content), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat([magic, nonce, ...sealed]);
  };
  const open = (content: Buffer): unknown =>
    unsealJson(key, origin, forms.names, sealedAs(content));
  expect(open(zstdCompressSync('{"a": 1}'))).toEqual({ a: 1 });
  for (const content of [Buffer.from('{"a": 1}'), zstdCompressSync('{"a": '), Buffer.alloc(0)]) {
    expect(open(content)).toBeUndefined();
  }
});

test('nothing at all can be sealed and opened', () => {
  const [nonce, empty] = [Buffer.alloc(12), Buffer.alloc(0)];
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key, 'store'), nonce);
  cipher.final();
  expect(decrypt(deriveKey(key, 'store'), nonce, empty, cipher.getAuthTag())).toEqual(empty);
});

test('what is shorter than a tag is not decrypted', () => {
  const nonce = Buffer.alloc(12);
  const empty = Buffer.alloc(0);
  for (let length = 0; length <= tagLength; length += 1) {
    expect(decrypt(deriveKey(key, 'store'), nonce, empty, Buffer.alloc(length))).toBeNull();
  }
});

test('the key of each use, service and salt is another, and the same in every run', () => {
  const uses = ['names', 'check', 'last', 'store', 'fingerprint'] as const;
  const keys = [
    ...uses.map((use) => deriveKey(key, use)),
    deriveKey(`${key}x`, 'store'),
    deriveKey(key, 'store', Buffer.from('salt')),
  ].map((each) => each.export().toString('hex'));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((each) => /^[0-9a-f]{64}$/.test(each))).toBe(true);
  // Entries from an earlier release still open.
  const expected = hkdfSync('sha256', key, '', 'mcp-grade-gate store', 32);
  expect(deriveKey(key, 'store').export()).toEqual(Buffer.from(expected));
});

test('a cache key tells nothing of the API key or of a query, and is the same in every run', () => {
  expect(keyFingerprint(key)).toMatch(/^[0-9a-f]{16}$/);
  // Releases find each other's entries.
  const keyOf = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', key, '', `mcp-grade-gate ${use}`, 32));
  expect(keyFingerprint(key)).toBe(keyOf('fingerprint').toString('hex').slice(0, 16));
  expect(keyFingerprint(key)).not.toBe(keyFingerprint(`${key}x`));
  expect(hashList(key, ['a', 'b'])).toMatch(/^[0-9a-f]{32}$/);
  const hash = createHmac('sha256', keyOf('list')).update('["a","b"]').digest('hex');
  expect(hashList(key, ['a', 'b'])).toBe(hash.slice(0, 32));
  const others = [
    hashList(`${key}x`, ['a', 'b']),
    hashList(key, ['b', 'a']),
    hashList(key, ['ab']),
    hashList(key, ['a', 'b', '']),
    hashList(key, []),
    createHash('sha256').update('["a","b"]').digest('hex').slice(0, 32),
  ];
  expect(new Set([hashList(key, ['a', 'b']), ...others]).size).toBe(others.length + 1);
});
