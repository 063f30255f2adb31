import type { FailureHelp } from './failure-help.ts';

/** Of a mirror, which `export fetch` writes and `base-url` names. */
export const mirrorFailures = {
  'mirror-unreadable': {
    cause: 'workflow',
    messages: [
      'The manifest of the mirror at … cannot be read.',
      'The mirror at … was made by a version of MCP Grade Gate that writes other mirrors than this one reads.',
    ],
    first:
      'Use the same version for the gates and for the job that writes the mirror, and write it again.',
  },
  'mirror-sealed': {
    cause: 'workflow',
    messages: ['The mirror at … is sealed with another API key than that of this run.'],
    first: 'Run `export fetch` with the new key and publish what it writes.',
  },
  'mirror-damaged': {
    cause: 'workflow',
    messages: ['The mirror at … does not open: it is damaged, or was altered.'],
    first: 'Write the mirror again and publish it: the sealed file first, then the manifest.',
  },
  'mirror-without-ranges': {
    cause: 'workflow',
    messages: ['The server of the mirror at … does not send parts of a file.'],
    first:
      'Switch compression off for these files, or use a [server that sends parts](organisation.md#one-download-a-day-for-everybody).',
  },
  'folder-taken': {
    cause: 'unreviewed',
    messages: [
      'The folder has a manifest.json that is not that of a mirror, and would be replaced.',
    ],
    first: 'Name a folder of its own for `export fetch --out`.',
  },
} as const satisfies Record<string, FailureHelp>;
