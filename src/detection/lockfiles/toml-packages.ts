import { valid } from '@renovatebot/pep440';
import { parse } from 'smol-toml';
import { pypi } from '../ecosystems/pypi.ts';
import { computeOnce } from './lockfile.ts';
import { asFields, type Fields, itemsUnder, textField } from './values.ts';

export interface TomlLockfile {
  readonly root: Fields;
  /** The tables by normalised package name. */
  readonly packages: ReadonlyMap<string, readonly Fields[]>;
  /**
   * Returns the line number, from 1, of the table with that name and version as written; 1 if there is no
   * such table.
   */
  readonly lineOf: (name: string, version: string) => number;
}

/**
 * Maximum number of dots; real files contain one dot per 30 characters. Each dot in a key creates a table, so
 * one line could create millions of tables.
 */
const maxDots = 1_000_000;

/**
 * Parses a TOML lockfile; returns null if the text contains more than `maxDots` dots.
 *
 * @throws any error from `smol-toml` if the text is not TOML
 */
export function readTomlPackages(text: string): TomlLockfile | null {
  if (hasMoreThan(maxDots, '.', text)) return null;
  const root = asFields(parse(text, { maxDepth: 32 }));
  if (root === null) return null;
  const packages = Map.groupBy(
    itemsUnder(root, 'package')
      .map(asFields)
      .filter((fields) => fields !== null),
    (fields) => pypi.normaliseName(textField(fields, 'name') ?? ''),
  );
  const lines = computeOnce(() => tableLines(text));
  return { root, packages, lineOf: (name, version) => lines().get(`${name}\n${version}`) ?? 1 };
}

/**
 * Returns the version in a package table; null unless it is a valid PEP 440 version of at most 256
 * characters.
 */
export function pythonVersion(fields: Fields): string | null {
  const version = textField(fields, 'version');
  return version !== null && version.length <= 256 && valid(version) !== null ? version : null;
}

function hasMoreThan(count: number, sign: string, text: string): boolean {
  let remaining = count;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    if (remaining === 0) return true;
    remaining -= 1;
  }
  return false;
}

/** Returns the line numbers of `[[package]]` headers, keyed by the name and version in the table. */
function tableLines(text: string): Map<string, number> {
  const linesByPackage = new Map<string, number>();
  let table: { line: number; name: string | null } | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('[')) {
      table = /^\[\[ *package *\]\]/.test(line) ? { line: index + 1, name: null } : null;
    }
    const [, key, value = ''] =
      table === null || line.length > 1000
        ? []
        : (/^(name|version) *= *["']([^"']*)/.exec(line) ?? []);
    if (table === null || key === undefined) continue;
    if (key === 'name') table.name = value;
    else if (table.name !== null && !linesByPackage.has(`${table.name}\n${value}`)) {
      linesByPackage.set(`${table.name}\n${value}`, table.line);
    }
  }
  return linesByPackage;
}
