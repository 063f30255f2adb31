/*
 * The modules of `src/` as docs/architecture.md describes them. A `.ts` file directly in a module's folder is
 * public: other modules may import it. Files in subfolders are private to the module.
 */

interface Module {
  /** The modules whose public files it may import, or single public files. */
  readonly imports: readonly string[];
  /** The most public files that it may have; null where only `entry/` may import them. */
  readonly publicFiles: number | null;
}

/** Each module imports only modules above it in this order. */
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

/** Whether other modules may import a file. `entry/` also takes two files of each command's folder. */
export const isPublic = (path: string): boolean =>
  /^[^/]+\/[^/]+\.ts$/.test(path) || /^commands\/[^/]+\/(?:usage|action)\.ts$/.test(path);

/** The files that may have side effects: where they are says so. */
export const edges = [
  /^entry\//,
  /^io\/(?:clock|disk|git)\.ts$/,
  /^io\/files\//,
  /^io\/github\/(?:api|context|event-base|remote\/(?:commits|objects|text-queue))\.ts$/,
  /^io\/http\/(?:body|exchange)\.ts$/,
  /^gate\/action\.ts$/,
  /^gate\/publishing\//,
  // What commands share directly in the module, and what starts each.
  /^commands\/[^/]+\.ts$/,
  /^commands\/[^/]+\/(?:command|action)\.ts$/,
  /\/ports\//,
  // Only its bytes of values are of Node.
  /^commands\/replay\/packed\.ts$/,
];

/** Where nothing touches the outside but the edges above: what tests that import it are to cover. */
export const pureFolders = [
  ...['model', 'detection', 'judging', 'report', 'gate/relaxations', 'gate/settings'],
  ...['allowlist', 'corpus', 'export-diff', 'export-tables', 'init', 'show'].map(
    (name) => `commands/${name}`,
  ),
];
