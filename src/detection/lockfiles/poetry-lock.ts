import { pypi } from '../ecosystems/pypi.ts';
import {
  archiveAtAddress,
  fingerprintValues,
  type LockfileReader,
  lockedPackage,
  otherRegistry,
} from './lockfile.ts';
import { pythonVersion, readTomlPackages } from './toml-packages.ts';
import { asFields, type Fields, field, textField } from './values.ts';

/**
 * Reads `poetry.lock` from Poetry 1 and 2. The file records a source for every package that is not from PyPI.
 * Source: Poetry's `Locker` (src/poetry/packages/locker.py).
 */
export const readPoetryLock: LockfileReader = (text) => {
  const document = readTomlPackages(text);
  if (document === null) return null;
  const { root, packages, lineOf } = document;
  if (asFields(field(root, 'metadata')) === null && packages.size === 0) return null;
  return {
    type: 'pypi',
    find: (_folder, written) => {
      const name = pypi.normaliseName(written);
      const [fields, ...others] = packages.get(name) ?? [];
      if (fields === undefined || others.length > 0) return null;
      return lockedPackage({
        name,
        version: pythonVersion(fields),
        line: lineOf(textField(fields, 'name') ?? name, textField(fields, 'version') ?? ''),
        programs: null,
        written: fingerprintValues(
          ...['version', 'source', 'files'].map((key) => field(fields, key)),
        ),
        doubt: sourceDoubt(fields),
      });
    },
    withProgram: () => [],
    covers: () => null,
  };
};

function sourceDoubt(fields: Fields): string | null {
  if (field(fields, 'source') === undefined) return null;
  switch (textField(asFields(field(fields, 'source')), 'type')) {
    case 'git':
      return 'a git dependency';
    case 'url':
      return archiveAtAddress;
    case 'file':
    case 'directory':
      return 'a local project';
    default:
      return otherRegistry;
  }
}
