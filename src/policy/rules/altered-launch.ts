import { listed, say } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { shownName } from '../words.ts';

export const alteredLaunch: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: true,
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'an option or variable changes what the launch fetches or runs',
  help: 'A grade is of what the default registry holds under a name and a version. Another registry, `NODE_OPTIONS`, `--entrypoint`, an own program of that name or the like make the launch fetch or run something else, and the grade says nothing of it. Take the alteration out; list a mirror that you trust under `registries`.',
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate({ dependency }) {
    const { alterations } = dependency;
    if (alterations.length === 0) return null;
    const named = alterations.map(({ what, file, span }) =>
      file === null ? say`${what}` : say`${what} (${`${file}:${span.start.line}`})`,
    );
    const unique = new Map(named.map((each) => [JSON.stringify(each.values), each]));
    return violation(
      say`${listed([...unique.values()])} changes what ${shownName(dependency)} fetches or runs, so its grade says nothing of what is started.`,
      alterations.every(({ kind }) => kind === 'registry')
        ? say`Take it out, or list the registry under registries in the policy if it is one of yours.`
        : say`Take it out, or review this server by hand.`,
    );
  },
};
