import type { FileKind } from './project.ts';

/** A text as it is: a script that is looked through. */
export const scriptText: FileKind<string> = {
  name: 'script',
  limit: 256 * 1024,
  load: async () => (text) => text,
};
