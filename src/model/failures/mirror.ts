import type { FailureHelp } from './failure-help.ts';

/** Of a mirror, which `export fetch` writes and `base-url` names. */
export const mirrorFailures = {
  'mirror-unreadable': {
    cause: 'workflow',
    messages: [
      'The manifest of the mirror at … cannot be read.',
      'The mirror at … was made by a version of MCP Grade Gate that writes other mirrors than this one reads.',
    ],
    why: 'The manifest is damaged, or the job that writes the mirror runs another version than the gates that read it.',
    first: 'Use the same version in both, and write the mirror again.',
  },
  'mirror-sealed': {
    cause: 'workflow',
    messages: ['The mirror at … is sealed with another API key than that of this run.'],
    why: 'The key was replaced in one place and not in the other.',
    first: 'Run `export fetch` with the new key and publish what it writes.',
  },
  'mirror-damaged': {
    cause: 'workflow',
    messages: ['The mirror at … does not open: it is damaged, or was altered.'],
    why: 'A file of the mirror is not what `export fetch` wrote: it was damaged while it was copied, a cache mixes two days, or somebody has altered it. No cached export is used in its place.',
    first: 'Write the mirror again and publish it: the sealed file first, then the manifest.',
  },
  'mirror-without-ranges': {
    cause: 'workflow',
    messages: ['The server of the mirror at … does not send parts of a file.'],
    why: 'The server ignores range requests, or packs files on the way.',
    first:
      'Switch compression off for these files, or use another server: [organisation.md](organisation.md#one-download-a-day-for-everybody).',
  },
  'folder-taken': {
    cause: 'unreviewed',
    messages: [
      'The folder has a manifest.json that is not that of a mirror, and would be replaced.',
    ],
    why: '`export fetch --out` names a folder with other files in it.',
    first: 'Name a folder of its own.',
  },
} as const satisfies Record<string, FailureHelp>;
