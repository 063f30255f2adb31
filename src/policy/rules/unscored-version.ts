import { say } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { nameOf, remedyOf } from '../words.ts';

export const unscoredVersion: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is listed, the version in question has no score report',
  help: "The server is listed, and the version that would be started has no score report. The message names versions that have one. New versions are usually scored with the next day's export.",
  isWaivable: true,
  evaluate(graded) {
    const { match, dependency } = graded;
    if (match?.kind !== 'unscored' || match.error !== null) return null;
    const scored = match.scored.slice(0, 3).map(({ version }) => version);
    const others =
      scored.length === 0
        ? say`none of its versions is`
        : say`scored are ${scored.join(', ')}${match.scored.length > 3 ? say` and ${match.scored.length - 3} more` : say``}`;
    const subject =
      match.judgedVersion === null
        ? say`${nameOf(graded)} with ${dependency.specifier ?? 'no version'}`
        : nameOf(graded);
    return found(say`${subject} is listed and not scored; ${others}.`, remedyOf(graded));
  },
};
