/**
 * Runs checks before the bundle loads. The build copies this file into each entry, so it has no static
 * imports from `src/`. The file must run on older versions of Node in order to reject them.
 */
/** The files of the bundle, `main` first; `.ci/parts.ts` assigns modules to them. */
const parts = [
  'main',
  'judging',
  'resolution',
  'advice',
  'settings',
  'late',
  'formats',
  'export',
  'cache',
  'github',
  'organisation',
  'corpus',
  'command',
] as const;
export type Part = (typeof parts)[number];

export interface Remedies {
  readonly oldNode: string;
  readonly missingPart: string;
}

/**
 * Loads the bundle after checking that all its parts exist. A library that failed to load later could be
 * mistaken for an unavailable optional library, and the run would pass without it.
 *
 * @throws Error if Node is older than 24 or a part of the bundle is missing
 */
export async function loadBundle(remedies: Remedies): Promise<typeof import('./main.ts')> {
  if (Number.parseInt(process.version.slice(1), 10) < 24) {
    throw new Error(
      `Node 24 or later is required, but the current version is ${process.version}. ${remedies.oldNode}`,
    );
  }
  // Few objects outlive the file or record from which they are read. Without this flag, V8 grows the space
  // for new objects by hundreds of megabytes in a large repository but saves no time.
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
  // An `import` of `node:fs` would evaluate all its exports, which would load streams.
  const { existsSync } = process.getBuiltinModule('node:fs');
  const files = parts.map((part) => `${part}.js`);
  const missing = files.filter((file) => !existsSync(new URL(file, import.meta.url)));
  if (missing.length > 0) {
    const subject = missing.map((file) => `dist/${file}`).join(', ');
    throw new Error(
      `${subject} ${missing.length === 1 ? 'is' : 'are'} missing. ${remedies.missingPart}`,
    );
  }
  return await import('./main.ts');
}
