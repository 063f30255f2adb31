import * as z from 'zod';
import { ecosystems, isIdentified, isPinned, versionPart } from '../../../detection/ecosystems.ts';
import { type Dependency, type Phrase, type Pin, pins, type Remedy } from '../../../model/model.ts';
import { joinList, ourWords, say } from '../../../model/phrase.ts';
import { remedyField, serverFacts, serverFields, specifierField } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { suggestedVersion } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    pin: z.enum(pins).describe('How precisely the specifier pins a version.'),
    specifier: specifierField(),
    remedy: remedyField(),
  });

export const unpinned: DependencyRule<typeof facts> = {
  id: 'unpinned',
  about: 'dependency',
  heading: 'command or version can change',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'a package has no exact version, no digest and no lockfile entry',
  help: 'Each start may fetch a different version from the one that was judged. Pin the version suggested in the message, or run `mcp-grade-gate fix` to pin all servers in a folder.',
  example: {
    fires: 'npx -y @fictional-mcp/notes',
    by: suggestedVersion,
    resolved: 'npx -y @fictional-mcp/notes@1.4.0',
  },
  facts,
  isWaivable: true,
  worseWords: (_, before) => pinnedBeforeNote(before.graded.dependency),
  isNoWorse: (now, before) =>
    followsNoMoreVersions(now.graded.dependency, before.graded.dependency),
  ofFile: (servers) => ({
    message: say`${servers.length} servers in this file are not pinned: ${joinList(servers)}. Each start may fetch a different version from the one judged.`,
    advice: say`Pin the exact versions listed in the job summary.`,
  }),
  evaluate(graded): Violation<typeof facts> | null {
    const { dependency, remedy } = graded;
    if (isPinned(dependency) !== false) return null;
    const { pin, specifier } = versionPart(dependency);
    const server = serverFacts(graded);
    const other = server.judgedVersion === null ? '' : ' from the one judged';
    return {
      message: say`${server.name} ${
        specifier === null
          ? ourWords('is not pinned')
          : say`${followed[pin] ?? say`follows`} ${specifier}, which is not a pin`
      }: each start may fetch a different version${ourWords(other)}.`,
      advice: pinAdvice(dependency, remedy),
      facts: { ...server, pin, specifier, remedy },
    };
  },
};

/**
 * Returns whether a server accepts no more versions than before, that is, whether it is pinned, its reference
 * differs only in digits, or its range is no wider.
 */
export function followsNoMoreVersions(now: Dependency, before: Dependency): boolean {
  if (isPinned(now) !== false || followedRange(now) === followedRange(before)) return true;
  const [versionNow, versionBefore] = [versionPart(now), versionPart(before)];
  if (versionNow.pin !== 'range' || !isIdentified(now)) return false;
  if (versionBefore.pin !== 'range') return isPinned(before) === false;
  const { satisfies } = ecosystems[now.type];
  const [range, formerly] = [versionNow.specifier ?? '', versionBefore.specifier ?? ''];
  return probeVersions(`${range} ${formerly}`).every(
    (version) => satisfies(version, range) === false || satisfies(version, formerly) === true,
  );
}

/** Returns a note that the change allows other versions, worded to follow "It was there before". */
export function pinnedBeforeNote(before: Dependency): Phrase {
  const { specifier } = versionPart(before);
  const formerly = specifier === null ? say`` : say` as ${specifier}`;
  return say`${formerly}; this change allows other versions`;
}

/**
 * Returns the pin and the reference that a dependency follows, with each run of digits replaced by `0`. A
 * missing reference counts as the tag `latest`.
 */
function followedRange(dependency: Dependency): string {
  const { pin, specifier } = versionPart(dependency);
  const text = specifier === null || specifier === 'latest' ? 'latest' : specifier;
  return `${text === 'latest' ? 'tag' : pin} ${text.replace(/\d+/g, '0')}`;
}

/**
 * Returns versions to test ranges with: every version in the text, and for each of them a much higher patch,
 * minor and major version.
 */
function probeVersions(text: string): string[] {
  const versions = [...text.matchAll(/(\d+)(?:\.(\d+))?(?:\.(\d+))?/g)].map((match) =>
    match.slice(1).map((part) => Number(part ?? 0)),
  );
  return [...versions, [0, 0, 0]].flatMap(([major = 0, minor = 0, patch = 0]) => [
    `${major}.${minor}.${patch}`,
    `${major}.${minor}.${patch + 1000}`,
    `${major}.${minor + 1000}.0`,
    `${major + 1000}.0.0`,
  ]);
}

const followed: { readonly [Each in Pin]?: Phrase } = {
  range: say`accepts the range`,
  tag: say`follows the tag`,
  git: say`follows the git reference`,
};

function pinAdvice(dependency: Dependency, remedy: Remedy | null): Phrase {
  const versions = isIdentified(dependency) ? ecosystems[dependency.type].versions : 'none';
  const graded =
    remedy === null
      ? say`an exact version`
      : say`version ${remedy.version}, graded ${remedy.grade}`;
  switch (versions) {
    case 'commits':
      return say`Pin the full commit hash.`;
    case 'labels':
      // Catalogs choose their servers' versions themselves.
      return say`If this launcher accepts a version, pin ${graded}. Otherwise, launch the package itself with a pinned version.`;
    case 'tags':
      return remedy === null
        ? say`Pin a tag for a specific version, or the image's digest.`
        : say`Pin ${graded}, or its digest.`;
    default:
      return say`Pin ${graded}.`;
  }
}
