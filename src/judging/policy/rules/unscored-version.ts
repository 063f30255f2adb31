import * as z from 'zod';
import { ecosystems, isIdentified, sameVersion } from '../../../detection/ecosystems.ts';
import type {
  Dependency,
  Identified,
  Identity,
  Phrase,
  ScoreReport,
  UnscoredMatch,
} from '../../../model/model.ts';
import { ourWords, say } from '../../../model/phrase.ts';
import { remedyField, serverFacts, serverFields, specifierField } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { formatDay, versionedName, waitOrRemedyAdvice } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    specifier: specifierField(),
    isListed: z.boolean().describe('Whether the export lists this version without a score.'),
    nearest: z.array(z.string()).describe('The scored versions just below and above this version.'),
    scoredVersions: z.int().min(0).describe('The number of scored versions of the server.'),
    remedy: remedyField(),
  });

export const unscoredVersion: DependencyRule<typeof facts> = {
  id: 'unscored-version',
  about: 'dependency',
  heading: 'no grade',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is in the export, but this version has no score',
  help: 'The export lists the version without a score, or does not contain it yet. The message shows which case applies, and suggests the nearest scored versions.',
  example: {
    fires: 'npx -y @fictional-mcp/mail@2.0.0',
    by: 'a version that has a score',
    resolved: 'npx -y @fictional-mcp/mail@1.1.0',
  },
  facts,
  isWaivable: true,
  isUngraded: true,
  evaluate(graded, _terms, now): Violation<typeof facts> | null {
    const { match, dependency } = graded;
    if (match?.kind !== 'unscored' || match.error !== null) return null;
    if (!isIdentified(dependency)) return null;
    const nearest = nearestScored(dependency, match);
    return {
      message: say`${versionedName(graded)} ${missingScoreWords(dependency, match, now)}. ${scoredWords(nearest)}.${tagBeside(dependency, match)}`,
      advice: waitOrRemedyAdvice(graded),
      facts: {
        ...serverFacts(graded),
        specifier: dependency.specifier,
        isListed: match.isListed,
        nearest: nearest.map(({ version }) => version),
        scoredVersions: match.scored.length,
        remedy: graded.remedy,
      },
    };
  },
};

function missingScoreWords(
  { pin, specifier, digest }: Identified<Dependency>,
  { judgedVersion, isListed, exportedAt }: UnscoredMatch,
  now: number,
): Phrase {
  if (isListed) return say`is listed but not scored`;
  const exported = say`the export of ${formatDay(exportedAt, now)}`;
  // A commit or branch is not a version and will not be scored.
  const soon = ourWords(pin === 'git' ? '' : '; new versions are usually scored within a day');
  if (judgedVersion !== null) return say`is not in ${exported}${soon}`;
  if (digest !== null) return say`is in ${exported}, but the digest ${digest} is not${soon}`;
  return pin === 'range'
    ? say`is in ${exported}, but no version in the range ${specifier ?? ''} is${soon}`
    : say`has no scored version in ${exported}${soon}`;
}

function scoredWords(nearest: readonly ScoreReport[]): Phrase {
  if (nearest.length === 0) return say`None of its versions has a score`;
  const graded = nearest.map(
    ({ version, grade, score }) => say`${version} (${grade} ${score ?? ourWords('no score')})`,
  );
  return say`Nearest scored: ${graded.reduce((one, other) => say`${one} and ${other}`)}`;
}

function tagBeside(
  { type, digest, specifier }: Identified<Dependency>,
  { scored }: UnscoredMatch,
): Phrase {
  const [tag = ''] = digest === null ? [] : (specifier ?? '').split('@');
  const tagged = tag && scored.find(({ version }) => sameVersion(type, version, tag));
  if (!tagged) return say``;
  return say` Version ${tagged.version}, the tag next to the digest, is graded ${tagged.grade} (${tagged.score ?? ourWords('no score')} of 100), but the export does not say that the digest belongs to that version.`;
}

/**
 * Returns the scored versions just below and just above the judged version; the highest scored version if
 * there is no judged version.
 */
function nearestScored(
  { type }: Identity,
  { scored, judgedVersion }: UnscoredMatch,
): readonly ScoreReport[] {
  const { compare } = ecosystems[type];
  const isAbove = ({ version }: ScoreReport): boolean =>
    judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0;
  const below = scored.find((each) => !isAbove(each));
  const above = scored.findLast(isAbove);
  return [below, above].filter((each) => each !== undefined);
}
