import { say, words } from '../../phrase.ts';
import { type FileRule, found } from '../rule.ts';

export const unparsableFile: FileRule = {
  about: 'file',
  // A client may read what this gate cannot: without a base to compare with, every file counts as touched.
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'a file that declares servers cannot be read',
  evaluate({ path, status, reason }) {
    if (status !== 'unreadable') return null;
    return found(
      say`${path} cannot be read in full: ${words(reason ?? 'no reason is known')}.`,
      say`Mend the file, or leave it out with ignore-paths if no client reads it.`,
    );
  },
};
