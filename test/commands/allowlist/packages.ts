import fc from 'fast-check';
import type { ListFormat } from '../../../src/commands/allowlist/formats/format.ts';
import type { JudgedPackage, JudgedVersion } from '../../../src/commands/corpus/judged-package.ts';
import { ecosystemTypes } from '../../../src/model/model.ts';
import { hostileTexts } from '../../report/hostile.ts';
import { anyText } from '../../texts.ts';

/** Returns a judged version, with typical values for the fields that a test does not set. */
export function judgedVersion(version: string | null, fields: Partial<JudgedVersion> = {}) {
  return {
    version,
    judgedVersion: version,
    verdict: 'pass',
    score: 90,
    grade: 'A',
    rules: [],
    digest: null,
    gradedAt: '2026-11-20T04:00:00Z',
    ...fields,
  } satisfies JudgedVersion;
}

/** Returns a judged package. */
export function judgedPackage(
  key: string,
  versions: readonly JudgedVersion[],
  servers: JudgedPackage['servers'] = [{ id: 'server-1', name: 'io.example/notes' }],
): JudgedPackage {
  const colon = key.indexOf(':');
  const type = key.slice(0, colon) as JudgedPackage['identity']['type'];
  return { identity: { type, name: key.slice(colon + 1) }, servers, versions };
}

/** Texts that spreadsheets take for formulas, and texts that could turn part of a cell into one. */
const formulas = [
  ...[
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '"=1',
    "'=1",
    '"",=1',
    '",=1,"',
  ],
  ...['a;=1', 'a\t=1', 'a|=1', 'a, =1', 'a,=1', 'a\r\n=1,2', '＝1', '﹦1', '\u0000=1', '\ufeff=1'],
  ...['\u00a0=1', '%3D1', "=cmd|' /C calc'!A0", '=HYPERLINK("https://evil.example")', ';=1', '*=1'],
];

/** Texts that a stranger could write, and ordinary names. */
export const strangersText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...formulas, ...Object.values(hostileTexts)),
  fc
    .tuple(fc.constantFrom('a', '', ' ', ','), fc.constantFrom(...formulas))
    .map((two) => two.join('')),
  anyText({ maxLength: 12 }),
  fc.constantFrom('@acme/notes', 'notes', 'Acme, Notes', 'docker.io/acme/notes', 'Données'),
);

const version: fc.Arbitrary<JudgedVersion> = fc
  .record({
    version: fc.oneof(
      fc.constant(null),
      strangersText,
      fc.constantFrom('1.2.3', '1.10', '2.0.0-rc.1'),
    ),
    verdict: fc.constantFrom('pass', 'warn', 'fail', 'error'),
    score: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100 })),
    grade: fc.oneof(fc.constant(null), strangersText),
    rules: fc.uniqueArray(fc.constantFrom('below-minimum', 'failed-check'), { maxLength: 2 }),
    digest: fc.constantFrom(null, `sha256:${'ab'.repeat(32)}`),
  })
  .map(({ version: text, ...fields }) => judgedVersion(text, fields as Partial<JudgedVersion>));

/** Packages from an export whose texts could come from anyone. */
export const strangersPackages: fc.Arbitrary<JudgedPackage[]> = fc.array(
  fc.record({
    identity: fc.record({ type: fc.constantFrom(...ecosystemTypes), name: strangersText }),
    servers: fc.array(fc.record({ id: strangersText, name: strangersText }), { maxLength: 3 }),
    versions: fc.array(version, { maxLength: 4 }),
  }),
  { maxLength: 6 },
);

/** Returns the files that a format writes, by path. */
export async function writeFormatFiles(
  format: ListFormat,
  packages: readonly JudgedPackage[],
  withGrades = false,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  async function* all() {
    yield* packages;
  }
  await format.write(all(), { withGrades }, (path, text) => {
    files.set(path, (files.get(path) ?? '') + text);
  });
  return files;
}
