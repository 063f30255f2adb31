import * as z from 'zod';
import type { Dependency, Identified, Identity, Phrase, UnscoredMatch } from '../../model.ts';
import { listed, say, words } from '../../phrase.ts';
import { ecosystems, isIdentified, sameVersion } from '../../versions/ecosystems.ts';
import { remedyField, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { nameOf, remedyOf } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    specifier: z.string().nullable().describe('The version as written; null where none is.'),
    nearest: z.array(z.string()).describe('The scored versions just below and above it.'),
    scoredVersions: z.int().min(0).describe('How many versions of the server are scored.'),
    remedy: remedyField(),
  });

export const unscoredVersion: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is in the export, but this version has no score',
  help: 'The server is in the export, but the version that would be started has no score. The message names the nearest versions that have one. New versions are usually scored within a day.',
  facts,
  isWaivable: true,
  evaluate(graded): Violation<typeof facts> | null {
    const { match, dependency } = graded;
    if (match?.kind !== 'unscored' || match.error !== null) return null;
    if (!isIdentified(dependency)) return null;
    const nearest = nearMisses(dependency, match);
    const scoredVersions = match.scored.length;
    const more = scoredVersions - nearest.length;
    const others =
      nearest.length === 0
        ? say`none of its versions is`
        : say`scored ${words(scoredVersions === 1 ? 'is' : 'are')} ${listed(nearest)}${more > 0 ? say` and ${words(String(more))} more` : say``}`;
    const subject =
      match.judgedVersion === null
        ? say`${nameOf(graded)} with ${dependency.specifier ?? words('no version')}`
        : nameOf(graded);
    return {
      message: say`${subject} is listed and not scored; ${others}.${tagBeside(dependency, match)}`,
      advice: remedyOf(graded),
      facts: {
        ...serverFacts(graded),
        specifier: dependency.specifier,
        nearest,
        scoredVersions,
        remedy: graded.remedy,
      },
    };
  },
};

/** The grade of the tag beside a digest, which does not say what the digest is. */
function tagBeside(
  { type, digest, specifier }: Identified<Dependency>,
  { scored }: UnscoredMatch,
): Phrase {
  const [tag = ''] = digest === null ? [] : (specifier ?? '').split('@');
  const tagged = tag && scored.find(({ version }) => sameVersion(type, version, tag));
  if (!tagged) return say``;
  return say` Version ${tagged.version}, which the tag beside the digest names, is graded ${tagged.grade} (${words(String(tagged.score))} of 100), but the export does not say that the digest is that version.`;
}

/** The scored versions just below and just above the one in question; the highest if none is in question. */
function nearMisses({ type }: Identity, { scored, judgedVersion }: UnscoredMatch): string[] {
  const { compare } = ecosystems[type];
  const versions = scored.map(({ version }) => version);
  const isAbove = (version: string): boolean =>
    judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0;
  const below = versions.find((version) => !isAbove(version));
  const above = versions.findLast(isAbove);
  return [below, above].filter((version) => version !== undefined);
}
