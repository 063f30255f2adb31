import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint, open, seal } from '../../src/export/seal.ts';

const key = 'key-of-the-unit-tests-0123456789';
const origin = 'https://grades.example/';
const head = { generatedAt: 1_795_000_000_000 };
const body = Buffer.from('{"servers":["a paid word"]}'.repeat(50));
const sealed = seal(key, origin, head, body);

describe('seal', () => {
  test('opens with the same key and origin, and only then', () => {
    expect(open(key, origin, sealed)).toEqual({ head, body });
    expect(open(`${key}x`, origin, sealed)).toBeNull();
    expect(open(key, 'https://other.example/', sealed)).toBeNull();
  });

  test('shows nothing of the data or the key, and is another text every time', () => {
    expect(sealed.toString('latin1')).not.toContain('paid');
    expect(sealed.toString('latin1')).not.toContain(key);
    expect(seal(key, origin, head, body).equals(sealed)).toBe(false);
  });

  test('does not open after any change of a single bit', () => {
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.nat(7), (at, bit) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        expect(open(key, origin, changed)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('does not open when it is cut or grown anywhere', () => {
    for (let length = 0; length < sealed.length; length += 1) {
      expect(open(key, origin, sealed.subarray(0, length))).toBeNull();
    }
    expect(open(key, origin, Buffer.concat([sealed, Buffer.alloc(1)]))).toBeNull();
  });

  test('is found under a fingerprint that tells keys apart and tells nothing of them', () => {
    expect(fingerprint(key)).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint(key)).not.toBe(fingerprint(`${key}x`));
  });
});
