import { say } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { shownName } from '../words.ts';

export const localCode: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'a server that is code of the project, judged by nobody',
  evaluate({ dependency }) {
    if (dependency.type !== 'local') return null;
    return found(
      say`${shownName(dependency)} is code of this project: nobody has graded it.`,
      say`Review it like the rest of the project.`,
    );
  },
};
