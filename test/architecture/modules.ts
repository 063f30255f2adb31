/*
 * Lists the modules of `src/` as docs/architecture.md describes them. A `.ts` file directly in a module's
 * folder is public: other modules can import it. Files in subfolders are private to the module.
 */

interface Module {
  /** The modules whose public files this one can import, or single public files. */
  readonly imports: readonly string[];
  /** The maximum number of public files; null if only `entry/` can import the module. */
  readonly publicFiles: number | null;
}

/** The modules in order: each one imports only modules listed above it. */
export const modules: Readonly<Record<string, Module>> = {
  model: { imports: [], publicFiles: 10 },
  io: { imports: ['model'], publicFiles: 10 },
  detection: { imports: ['model', 'io/tree.ts'], publicFiles: 12 },
  export: { imports: ['model', 'io', 'detection'], publicFiles: 10 },
  judging: { imports: ['model', 'detection'], publicFiles: 12 },
  report: { imports: ['model', 'detection', 'judging'], publicFiles: 15 },
  gate: { imports: ['model', 'io', 'detection', 'export', 'judging', 'report'], publicFiles: 10 },
  commands: {
    imports: ['model', 'io', 'detection', 'export', 'judging', 'report', 'gate'],
    publicFiles: null,
  },
  entry: { imports: ['model', 'report', 'gate', 'commands'], publicFiles: null },
};

/**
 * Returns whether other modules can import a file. `entry/` can also import two files from each command's
 * folder.
 */
export const isPublic = (path: string): boolean =>
  /^[^/]+\/[^/]+\.ts$/.test(path) || /^commands\/[^/]+\/(?:usage|action)\.ts$/.test(path);

/** The files that can have side effects, identified by their location. */
export const edges = [
  /^entry\//,
  /^io\/(?:clock|disk|git)\.ts$/,
  /^io\/files\//,
  /^io\/github\/(?:api|context|event-base|remote\/(?:commits|objects|text-queue))\.ts$/,
  /^io\/http\/(?:body|exchange)\.ts$/,
  /^gate\/action\.ts$/,
  /^gate\/publishing\//,
  // The files directly in the module, which commands share, and the files that start each command.
  /^commands\/[^/]+\.ts$/,
  /^commands\/[^/]+\/(?:command|action)\.ts$/,
  /\/ports\//,
  // Uses Node only to convert values to bytes.
  /^commands\/replay\/packed\.ts$/,
];

/**
 * The folders in which only the edges above have side effects. Tests that import their code must cover them.
 */
export const pureFolders = [
  ...['model', 'detection', 'judging', 'report', 'gate/relaxations', 'gate/settings'],
  ...['allowlist', 'corpus', 'export-diff', 'export-tables', 'init', 'show'].map(
    (name) => `commands/${name}`,
  ),
];
