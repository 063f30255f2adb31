import { say } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { shownName } from '../words.ts';

export const alteredLaunch: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: true,
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'an option or variable changes what the launch fetches or runs',
  evaluate({ dependency }) {
    const { alterations } = dependency;
    if (alterations.length === 0) return null;
    const named = alterations.map(({ what, file, span }) =>
      file === null ? what : `${what} (${file}:${span.start.line})`,
    );
    const what = [...new Set(named)].join(', ');
    return found(
      say`${what} changes what ${shownName(dependency)} fetches or runs, so its grade says nothing of what is started.`,
      say`Take it out, or review this server by hand.`,
    );
  },
};
