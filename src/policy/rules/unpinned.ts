import * as z from 'zod';
import { pins } from '../../model.ts';
import { say } from '../../phrase.ts';
import { hasVersions, versionPart } from '../../versions/ecosystems.ts';
import { isCommit } from '../../versions/git.ts';
import { remedyField, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    pin: z.enum(pins).describe('How firmly the specifier names one version.'),
    specifier: z.string().nullable().describe('The version as written; null where none is.'),
    remedy: remedyField(),
  });

export const unpinned: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'a package without exact version, digest or proof of a lockfile',
  help: 'Without an exact version, a digest or the proof of a lockfile each start may fetch another version than the one judged. Pin the version that the message names. Addresses and local code have no version to pin.',
  facts,
  isWaivable: true,
  evaluate(graded): Violation<typeof facts> | null {
    const { dependency, remedy } = graded;
    const { pin, specifier } = versionPart(dependency);
    if (!hasVersions(dependency) || dependency.resolved !== null) return null;
    if (pin === 'exact' || pin === 'digest') return null;
    if (pin === 'git' && isCommit(specifier ?? '')) return null;
    const server = serverFacts(graded);
    return {
      message:
        specifier === null
          ? say`${server.name} is not pinned: each start may fetch another version than the one judged.`
          : say`${server.name} is pinned to ${specifier} only: each start may fetch another version than the one judged.`,
      advice:
        remedy === null
          ? say`Pin an exact version or a digest.`
          : say`Pin version ${remedy.version}, graded ${remedy.grade}.`,
      facts: { ...server, pin, specifier, remedy },
    };
  },
};
