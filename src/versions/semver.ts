import semver from 'semver';
import type { Ecosystem } from './ecosystem.ts';

/** Full semantic version of a text such as `v1.2`, or null. Source: semver.org, npm's `v` and `=` prefixes. */
function read(version: string): string | null {
  const text = version.trim();
  const short = /^[v=]*(\d+)(?:\.(\d+))?$/.exec(text);
  return semver.valid(short ? `${short[1]}.${short[2] ?? '0'}.0` : text.replace(/^[v=]+/, ''));
}

/** Ordering and ranges by semantic versioning; names as they are. */
export const semverEcosystem: Ecosystem = {
  normaliseName: (name) => name,
  normaliseVersion: (version) => read(version) ?? version.trim(),
  compare(a, b) {
    const [left, right] = [read(a), read(b)];
    return left === null || right === null ? null : semver.compare(left, right);
  },
  isPrerelease: (version) => semver.prerelease(read(version) ?? '') !== null,
  satisfies(version, range) {
    const valid = read(version);
    if (semver.validRange(range) === null) return null;
    return valid !== null && semver.satisfies(valid, range);
  },
};
