/*
 * The folders of `src/` as docs/architecture.md describes them: their order, and what touches the outside.
 */

/** The order of folders: each may import those before it, and the shared files at the top of `src/`. */
export const order = [
  'failures',
  'http',
  'versions',
  'lockfiles',
  'files',
  'declarations',
  'launch',
  'resolution',
  'changes',
  'export',
  'tables',
  'grading',
  'patterns',
  'policy',
  'suggestions',
  'report',
  'settings',
  'relaxations',
  'github',
  'history',
  'run',
  'corpus',
  'export-diff',
  'show',
  'sweep',
  'replay',
  'allowlist',
  'init',
  'entry',
] as const;
/** Files that every folder may import. */
export const shared = [
  'model.ts',
  'failure.ts',
  'glob.ts',
  'grade.ts',
  'paths.ts',
  'phrase.ts',
  'secrets.ts',
  'version.ts',
];
/** The files that may have side effects. */
export const edges = [
  /^entry\//,
  /^files\//,
  /^github\/(?:api|context|event-base|remote\/(?:commits|objects|text-queue))\.ts$/,
  /^http\/(?:body|exchange)\.ts$/,
  /^export\/(?:cache|actions-cache|mirror-folder|spill-file|store-file)\.ts$/,
  // Only its bytes of values are of Node.
  /^replay\/packed\.ts$/,
];
