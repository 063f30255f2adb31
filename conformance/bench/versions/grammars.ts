import { readGoSpec } from '../../../src/detection/ecosystems/golang.ts';
import { readNpmSpec } from '../../../src/detection/ecosystems/npm.ts';
import { readNugetSpec } from '../../../src/detection/ecosystems/nuget.ts';
import { readPoetrySpec, readPypiSpec } from '../../../src/detection/ecosystems/pypi.ts';
import type { EcosystemType, PackageSpec } from '../../../src/model/model.ts';
import type { Chance } from './chance.ts';

/** The way in which an ecosystem, or a program with its own range syntax, writes versions and ranges. */
export interface Grammar {
  /** The ecosystem that a row names. */
  readonly ecosystem: EcosystemType;
  /** The programs that determine the correct choice. */
  readonly programs: readonly string[];
  readonly version: (chance: Chance) => string;
  readonly range: (chance: Chance) => string;
  /** Whether some versions are withdrawn and some require a different interpreter. */
  readonly isOnIndex?: true;
  /** Parses the package specification in a launch or a manifest with this range. */
  readonly read: (range: string) => PackageSpec;
}

const few = [0, 0, 1, 1, 1, 2, 2, 3, 10];

function release(chance: Chance, longest: number): string {
  const length = 1 + chance.below(longest);
  return Array.from({ length }, () => chance.of(few)).join('.');
}

function pep440Version(chance: Chance): string {
  const parts = [
    chance.in(0.05) ? `${chance.below(3)}!` : '',
    release(chance, 4),
    chance.in(0.25)
      ? chance.of(['a1', 'b2', 'rc1', 'a', '-alpha.1', '.beta2', 'c1', '_pre2', 'RC01'])
      : '',
    chance.in(0.15) ? chance.of(['.post1', '.post0', '-1', '.r2', 'post', '-rev1']) : '',
    chance.in(0.12) ? chance.of(['.dev1', '.dev0', 'dev', '-dev2']) : '',
  ];
  return `${chance.in(0.03) ? 'v' : ''}${parts.join('')}`;
}

function pep440Range(chance: Chance): string {
  const one = (): string => {
    const sign = chance.of(['==', '>=', '<=', '<', '>', '~=', '!=', '===', '>=', '<']);
    const space = chance.in(0.15) ? ' ' : '';
    const isWild = /^[!=]=$/.test(sign) && chance.in(0.4);
    const epoch = chance.in(0.03) ? '1!' : '';
    // Indexes do not contain local versions.
    const local = chance.in(0.05) ? chance.of(['+local', '+ubuntu.1', '+1', '+1-a']) : '';
    return `${sign}${space}${isWild ? `${epoch}${release(chance, 3)}.*` : `${pep440Version(chance)}${local}`}`;
  };
  const all = Array.from({ length: 1 + chance.below(3) }, one);
  return `${all.join(chance.of([',', ',', ', ', ' ,']))}${chance.in(0.02) ? ',' : ''}`;
}

function poetryRange(chance: Chance): string {
  const one = (): string =>
    chance.of([
      () => `^${pep440Version(chance)}`,
      () => `~${release(chance, 4)}`,
      () => `${release(chance, 3)}.*`,
      () => `=${release(chance, 3)}`,
      () => `^ ${release(chance, 3)}`,
      () => pep440Version(chance),
      () => `${chance.of(['==', '!=', ''])}${release(chance, 3)}.*`,
      () => pep440Range(chance),
      () => pep440Range(chance),
    ])();
  const all = (): string =>
    Array.from({ length: 1 + chance.below(2) }, one).join(chance.of([',', ', ', ' ']));
  const sets = Array.from({ length: chance.in(0.2) ? 2 : 1 }, all);
  return sets.join(chance.of(['||', ' || ', ' | ']));
}

function semverVersion(chance: Chance): string {
  const numbers = [0, 0, 0].map(() => chance.of(few)).join('.');
  const label = chance.in(0.25)
    ? chance.of(['-alpha', '-alpha.1', '-beta.2', '-rc.1', '-0', '-rc.10', '-x-y.1'])
    : '';
  return `${numbers}${label}${chance.in(0.05) ? '+build.1' : ''}`;
}

function partOfSemver(chance: Chance): string {
  if (chance.in(0.4)) return semverVersion(chance);
  return `${release(chance, 3)}${chance.in(0.2) ? chance.of(['.x', '.*', '.X']) : ''}`;
}

function npmRange(chance: Chance): string {
  const one = (): string =>
    `${chance.of(['^', '~', '>=', '<', '<=', '>', '=', '', '', '~>'])}${chance.in(0.1) ? ' ' : ''}${chance.in(0.05) ? 'v' : ''}${partOfSemver(chance)}`;
  const set = (): string =>
    chance.in(0.12)
      ? `${partOfSemver(chance)} - ${partOfSemver(chance)}`
      : Array.from({ length: 1 + chance.below(2) }, one).join(chance.of([' ', '  ']));
  const sets = Array.from({ length: chance.in(0.25) ? 2 : 1 }, set);
  return chance.in(0.02) ? chance.of(['*', 'x', '']) : sets.join(chance.of([' || ', '||']));
}

function goRange(chance: Chance): string {
  const part = chance.in(0.4) ? semverVersion(chance) : release(chance, 3);
  return `${chance.of(['', '', '', '>=', '<', '<=', '>'])}v${part.replace(/\+.*$/, '')}`;
}

function nugetVersion(chance: Chance): string {
  const label = chance.in(0.25)
    ? chance.of(['-alpha', '-Beta.2', '-rc.1', '-rc.10', '-0', '-beta2'])
    : '';
  return `${release(chance, 4)}${label}`;
}

function nugetRange(chance: Chance): string {
  const end = (): string => (chance.in(0.15) ? '' : nugetVersion(chance));
  return chance.of([
    () => nugetVersion(chance),
    () => `[${nugetVersion(chance)}]`,
    () =>
      `${chance.of(['[', '('])}${end()},${chance.of(['', ' '])}${end()}${chance.of([']', ')'])}`,
    () => `${release(chance, 3)}.*`,
    () => `${release(chance, 3)}.*-${chance.of(['', 'rc.', 'beta'])}*`,
    () => `${release(chance, 3)}-${chance.of(['', 'rc.', 'beta', 'RC'])}*`,
    () => chance.of(['*', '*-*', '*-rc*']),
    () => `[${release(chance, 2)}.*, ${nugetVersion(chance)})`,
  ])();
}

/** The grammars, by the names that the bench uses for them. */
export const grammars: Readonly<Record<string, Grammar>> = {
  pypi: {
    ecosystem: 'pypi',
    programs: ['packaging', 'pip'],
    version: pep440Version,
    range: pep440Range,
    read: (range) => readPypiSpec(`notes${range}`),
  },
  index: {
    ecosystem: 'pypi',
    programs: ['uv', 'pip install'],
    isOnIndex: true,
    version: pep440Version,
    range: pep440Range,
    read: (range) => readPypiSpec(`notes${range}`),
  },
  poetry: {
    ecosystem: 'pypi',
    programs: ['poetry'],
    // Poetry orders other spellings in its own way; indexes contain the normalized spellings.
    version: (chance) => pep440Version(chance).toLowerCase(),
    range: (chance) => poetryRange(chance).toLowerCase(),
    read: (range) => readPoetrySpec('notes', range),
  },
  npm: {
    ecosystem: 'npm',
    programs: ['node-semver'],
    version: semverVersion,
    range: npmRange,
    read: (range) => readNpmSpec(`notes@${range}`),
  },
  golang: {
    ecosystem: 'golang',
    programs: ['go'],
    version: (chance) => `v${semverVersion(chance).replace(/\+.*$/, '')}`,
    range: goRange,
    read: (range) => readGoSpec(`acme.example/notes@${range}`),
  },
  nuget: {
    ecosystem: 'nuget',
    programs: ['documentation'],
    version: nugetVersion,
    range: nugetRange,
    read: (range) => readNugetSpec('notes', range),
  },
};
