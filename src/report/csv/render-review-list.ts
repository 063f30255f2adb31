import { ecosystems, isIdentified, nameOrNull } from '../../detection/ecosystems.ts';
import { provedVersionOf } from '../../detection/purl.ts';
import { escapeFormulas, type ReviewColumn, reviewColumnNames } from '../../model/grade.ts';
import type { Dependency, Inventory } from '../../model/model.ts';
import { firstNames } from '../../model/phrase.ts';
import { formatPlace } from '../report-messages.ts';

/** Maximum number of places per server in the note. */
const maxPlaces = 3;

/**
 * Returns a review list to fill in, as CSV (RFC 4180), with a row for each server and version that a project
 * declares. Servers that a list cannot grade, such as local code and unidentified launches, are omitted.
 */
export function renderReviewList({ dependencies }: Pick<Inventory, 'dependencies'>): string {
  const rows = new Map<string, { server: string; version: string; places: Set<string> }>();
  for (const dependency of dependencies) {
    const server = serverCell(dependency);
    if (server === null) continue;
    const version = provedVersionOf(dependency) ?? '';
    const key = JSON.stringify([server, version]);
    const row = rows.get(key) ?? { server, version, places: new Set() };
    row.places.add(formatPlace(dependency.declaration));
    rows.set(key, row);
  }
  const cells = [...rows.values()].map(({ server, version, places }) =>
    csvRow({ server, version, note: firstNames([...places], maxPlaces) }),
  );
  return [reviewColumnNames.join(','), ...cells].map((row) => `${row}\r\n`).join('');
}

/** Returns a server's name in a review list; null for a server that a list cannot grade. */
function serverCell(dependency: Dependency): string | null {
  if (!isIdentified(dependency) || dependency.role !== 'server') return null;
  // A package from another registry is a different package, even if its name is the same.
  if (dependency.alterations.some(({ kind }) => kind === 'registry')) return null;
  const { type } = dependency;
  const name = nameOrNull(dependency);
  return ecosystems[type].names === 'packages' ? `${type}:${name}` : name;
}

const csvRow = (values: Readonly<Partial<Record<ReviewColumn, string>>>): string =>
  reviewColumnNames.map((name) => csvCell(values[name] ?? '')).join(',');

/**
 * Formats a string as a cell: on one line, with formulas escaped, and quoted if a program might otherwise
 * split it.
 */
function csvCell(text: string): string {
  const plain = text.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
  const escaped = escapeFormulas(plain).replaceAll('"', '""');
  return /[",;\s]/.test(escaped) ? `"${escaped}"` : escaped;
}
