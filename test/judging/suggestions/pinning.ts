/*
 * Makes suggestions for in-memory repositories: which lines would change if some packages had a passing
 * version. No export is needed.
 */

import { createRereading, scanTree } from '../../../src/gate/pipeline/inventory.ts';
import type { JudgedDependency } from '../../../src/judging/report.ts';
import type { Rereading } from '../../../src/judging/suggestions/prover.ts';
import { findSuggestions, type Suggestions } from '../../../src/judging/suggestions/suggest.ts';
import type { Dependency, Inventory } from '../../../src/model/model.ts';
import { sourceOf } from '../../builders.ts';

/** A scanned repository that can be read again with different texts. */
export interface Repository extends Rereading {
  readonly inventory: Inventory;
}

export async function scanRepository(files: ReadonlyMap<string, string>): Promise<Repository> {
  const options = { folder: '', ignorePaths: [], withCandidates: true, charge: () => {} };
  const scanned = await scanTree(sourceOf(files), options);
  const tree = createRereading(scanned);
  const unedited = new Map<boolean, ReturnType<Rereading['take']>>();
  return {
    ...tree,
    inventory: scanned.inventory,
    // Each search for suggestions begins with the unedited tree, so its result is cached.
    take(edited, withCandidates) {
      if (edited.size > 0) return tree.take(edited, withCandidates);
      const known = unedited.get(withCandidates) ?? tree.take(edited, withCandidates);
      unedited.set(withCandidates, known);
      return known;
    },
  };
}

/** A dependency that fails, with the version that would pass. */
export function failing(
  dependency: Dependency,
  version: string,
  overrides: Partial<JudgedDependency> = {},
): JudgedDependency {
  return {
    dependency,
    match: null,
    previous: null,
    remedy: { version, grade: 'B', score: 82 },
    change: 'added',
    isCounted: true,
    problems: [],
    verdict: 'fail',
    ...overrides,
  };
}

/** Returns the suggestions if every dependency for which `versionOf` knows a version fails. */
export async function suggestIn(
  repository: Repository,
  versionOf: (dependency: Dependency) => string | null,
): Promise<Suggestions> {
  const { dependencies, candidates } = repository.inventory;
  const servers = [...dependencies, ...candidates].flatMap((dependency) => {
    const version = versionOf(dependency);
    return version === null ? [] : [failing(dependency, version)];
  });
  return findSuggestions(servers, repository);
}

/** Returns a text with all suggestions for its file accepted, inserting their lines as GitHub does. */
export function accept(text: string, file: string, { suggestions }: Suggestions): string {
  const lines = text.split('\n');
  for (const { line, text: next } of suggestions.filter((each) => each.file === file)) {
    const isCrlf = lines[line - 1]?.endsWith('\r') ?? false;
    lines[line - 1] = `${next}${isCrlf ? '\r' : ''}`;
  }
  return lines.join('\n');
}

/**
 * Returns a file with all suggestions applied if packages whose names contain one of these words fail, or the
 * reasons why there are no suggestions.
 */
export async function pinned(
  path: string,
  text: string,
  versions: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  const repository = await scanRepository(new Map([...Object.entries(others), [path, text]]));
  const found = await suggestIn(repository, ({ name, type }) =>
    type === 'unidentified' || type === 'local'
      ? null
      : (Object.entries(versions).find(([part]) => name?.includes(part))?.[1] ?? null),
  );
  if (found.suggestions.length === 0) {
    return found.leftOut.map(({ reason }) => reason).join('; ') || 'nothing was found there';
  }
  return accept(text, path, found);
}
