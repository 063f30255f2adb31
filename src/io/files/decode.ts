/** The UTF-16 encodings, with their byte order marks. Editors and .NET can read both encodings. */
const utf16 = [
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/**
 * Returns the UTF-16 encoding that the byte order mark indicates, or null if there is no such mark. In
 * PowerShell 5, `>` writes UTF-16 files.
 */
export function detectUtf16(bytes: Uint8Array): (typeof utf16)[number]['label'] | null {
  if ((bytes[0] ?? 0) < 0xfe) return null;
  const found = utf16.find(({ bytes: first }) => first.every((byte, at) => bytes[at] === byte));
  return found?.label ?? null;
}

const createDecoder = (label: string) => new TextDecoder(label, { fatal: true });

/** Decoders are reused, because creating one takes longer than decoding most files. */
const decoders = {
  'utf-8': createDecoder('utf-8'),
  'utf-16le': createDecoder('utf-16le'),
  'utf-16be': createDecoder('utf-16be'),
} as const;

/**
 * Decodes bytes to text and drops any byte order mark.
 *
 * @throws Error if the bytes are neither UTF-8 nor UTF-16 with a byte order mark
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoders[detectUtf16(bytes) ?? 'utf-8'].decode(bytes);
  } catch {
    throw new Error('not UTF-8 text');
  }
}
