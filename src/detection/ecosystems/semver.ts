import semver from 'semver';
import { highestVersion, isFullVersion, type VersionRules } from './ecosystem.ts';

/**
 * Expands a string such as `v1.2` to a full semantic version; returns null if the string is not a version.
 * Sources: semver.org, and npm for the `v` and `=` prefixes.
 */
function parseVersion(version: string, loose: boolean): string | null {
  const text = version.trim();
  const short = /^[v=]*(\d+)(?:\.(\d+))?$/.exec(text);
  const full = short ? `${short[1]}.${short[2] ?? '0'}.0` : text.replace(/^[v=]+/, '');
  // Testing the pattern first saves time, because the library throws for an invalid string, which takes ten
  // times as long as parsing a valid one.
  return /^[v=\s]*\d+\.\d+\.\d/.test(full) ? semver.valid(full, { loose }) : null;
}

function readRange(range: string, loose: boolean): semver.Range | null {
  try {
    return new semver.Range(range, { loose });
  } catch {
    return null;
  }
}

/**
 * @param loose whether to accept `01.2.0` and `1.2.0beta` as versions, as npm does. npm installs 1.2.0 for
 * `01.2.0`, so the grade of 1.2.0 applies to `01.2.0`
 */
function createSemverRules(loose: boolean): VersionRules {
  const compare: VersionRules['compare'] = (a, b) => {
    const [left, right] = [parseVersion(a, loose), parseVersion(b, loose)];
    return left === null || right === null ? null : semver.compare(left, right);
  };
  return {
    normaliseVersion: (version) => parseVersion(version, loose) ?? version.trim(),
    compare,
    isPrerelease: (version) => semver.prerelease(parseVersion(version, loose) ?? '') !== null,
    satisfies(version, range) {
      const valid = parseVersion(version, loose);
      if (semver.validRange(range, { loose }) === null) return null;
      return valid !== null && semver.satisfies(valid, range, { loose });
    },
    fetched(versions, text) {
      const range = readRange(text, loose);
      if (range === null) return null;
      const admitted = versions.filter((each) => {
        const version = parseVersion(each, loose);
        return version !== null && range.test(version);
      });
      return [highestVersion(admitted, compare)].filter((each) => each !== undefined);
    },
    // A short version such as `1.2` is a range.
    isOneVersion: isFullVersion,
  };
}

export const semverRules: VersionRules = createSemverRules(false);

/** For tools that accept loosely written versions. Source: npm-pick-manifest. */
export const looseSemverRules: VersionRules = createSemverRules(true);
