import fc from 'fast-check';

/** The code points that stand alone: surrogates do not. */
const surrogates = 0xd800;
const afterSurrogates = 0xe000;
const gap = afterSurrogates - surrogates;

/*
 * Any character. It is computed: fast-check's own unit of this kind has a table of all million of them, which
 * each process would fill and keep.
 */
const anyCharacter = fc.nat(0x10ffff - gap).map(
  (at) => String.fromCodePoint(at < surrogates ? at : at + gap),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
    if (point < 0 || String.fromCodePoint(point) !== text) throw new Error('it is no character');
    return point < surrogates ? point : point - gap;
  },
);

/** Any text that UTF-8 can have, as what strangers write. */
export const anyText = (lengths: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...lengths, unit: anyCharacter });
