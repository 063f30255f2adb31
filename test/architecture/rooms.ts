/*
 * The rooms of `src/` as docs/architecture.md describes them. A `.ts` file directly in the folder of a room
 * is a door: other rooms may import it. What is in the folders of a room is its own.
 */

interface Room {
  /** The rooms whose doors it may import, or single doors. */
  readonly imports: readonly string[];
  /** The most doors that it may have; null where no room may import it but the front door. */
  readonly doors: number | null;
}

/** In this order, each imports only rooms above it. */
export const rooms: Readonly<Record<string, Room>> = {
  model: { imports: [], doors: 10 },
  io: { imports: ['model'], doors: 10 },
  detection: { imports: ['model', 'io/tree.ts'], doors: 12 },
  export: { imports: ['model', 'io', 'detection'], doors: 10 },
  judging: { imports: ['model', 'detection'], doors: 12 },
  report: { imports: ['model', 'detection', 'judging'], doors: 15 },
  gate: { imports: ['model', 'io', 'detection', 'export', 'judging', 'report'], doors: 10 },
  commands: {
    imports: ['model', 'io', 'detection', 'export', 'judging', 'report', 'gate'],
    doors: null,
  },
  entry: { imports: ['model', 'report', 'gate', 'commands'], doors: null },
};

/** What of a room others may import: of commands also what each folder offers to the table of commands. */
export const isDoor = (path: string): boolean =>
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
  // What commands share directly in the room, and what starts each.
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
