import { identityOf } from '../../grading/match.ts';
import { say } from '../../phrase.ts';
import { isCommit } from '../../versions/git.ts';
import { type DependencyRule, violation } from '../rule.ts';

export const unpinned: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'a package without exact version, digest or proof of a lockfile',
  help: 'Without an exact version, a digest or the proof of a lockfile each start may fetch another version than the one judged. Pin the version that the message names. Addresses and local code have no version to pin.',
  isWaivable: true,
  evaluate({ dependency, remedy }) {
    const { type, pin, specifier, resolved, name } = dependency;
    if (identityOf(dependency) === null || type === 'remote' || resolved !== null) return null;
    if (pin === 'exact' || pin === 'digest') return null;
    if (pin === 'git' && isCommit(specifier ?? '')) return null;
    return violation(
      specifier === null
        ? say`${name ?? ''} is not pinned: each start may fetch another version than the one judged.`
        : say`${name ?? ''} is pinned to ${specifier} only: each start may fetch another version than the one judged.`,
      remedy === null
        ? say`Pin an exact version or a digest.`
        : say`Pin version ${remedy.version}, graded ${remedy.grade}.`,
    );
  },
};
