import type { GradedDependency, Match } from '../../model.ts';
import { listed, say, words } from '../../phrase.ts';
import { ecosystems } from '../../versions/ecosystems.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { nameOf, remedyOf } from '../words.ts';

export const unscoredVersion: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is listed, the version in question has no score report',
  help: "The server is listed, and the version that would be started has no score report. The message names the nearest versions that have one. New versions are usually scored with the next day's export.",
  isWaivable: true,
  evaluate(graded) {
    const { match, dependency } = graded;
    if (match?.kind !== 'unscored' || match.error !== null) return null;
    const near = nearMisses(graded, match);
    const more = match.scored.length - near.length;
    const others =
      near.length === 0
        ? say`none of its versions is`
        : say`scored ${words(match.scored.length === 1 ? 'is' : 'are')} ${listed(near)}${more > 0 ? say` and ${words(String(more))} more` : say``}`;
    const subject =
      match.judgedVersion === null
        ? say`${nameOf(graded)} with ${dependency.specifier ?? words('no version')}`
        : nameOf(graded);
    return violation(say`${subject} is listed and not scored; ${others}.`, remedyOf(graded));
  },
};

/** The scored versions just below and just above the one in question; the highest if none is in question. */
function nearMisses({ dependency }: GradedDependency, { scored, judgedVersion }: Match): string[] {
  const { compare } = ecosystems[dependency.type];
  const versions = scored.map(({ version }) => version);
  const isAbove = (version: string): boolean =>
    judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0;
  const below = versions.find((version) => !isAbove(version));
  const above = versions.findLast(isAbove);
  return [below, above].filter((version) => version !== undefined);
}
