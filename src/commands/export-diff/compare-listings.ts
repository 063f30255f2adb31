import { type Corpus, compareTexts, type ServerFacts, scoredVersion } from './corpus.ts';
import type { Names } from './names.ts';
import { none, several } from './number-lists.ts';
import type { ExportDiff } from './schema.ts';

/** Servers whose records list other versions, without those of which a score came or went. */
export function changedListings(
  pairs: readonly (readonly [server: number, id: string, was: ServerFacts, is: ServerFacts])[],
  old: Corpus,
  now: Corpus,
  names: Names,
): ExportDiff['servers']['relisted'] {
  const isScored = (server: number, version: string, { reports }: Corpus): boolean =>
    reports.only(scoredVersion(server, version, names)) !== none;
  return pairs.flatMap(([server, id, was, is]) => {
    const only = (one: ServerFacts, other: ServerFacts): string[] => {
      const known = new Set(other.listings.map(([, text]) => text));
      return one.listings.flatMap(([version, text]) => {
        if (known.has(text)) return [];
        const isSame =
          version === null || isScored(server, version, old) === isScored(server, version, now);
        return isSame ? [text] : [];
      });
    };
    const [added, removed] = [only(is, was), only(was, is)];
    return added.length + removed.length > 0 ? [{ id, name: is.name, added, removed }] : [];
  });
}

/** Servers of both exports that have another number of records, each with the same id. */
export function changedRecordCounts(
  old: Corpus,
  now: Corpus,
  names: Names,
): ExportDiff['servers']['repeated'] {
  const found: ExportDiff['servers']['repeated'] = [];
  for (let server = 0; server < names.servers.count(); server += 1) {
    const sides = [old.servers.only(server), now.servers.only(server)];
    if (!sides.includes(several) || sides.includes(none)) continue;
    const [before, after] = [old.servers.of(server).length, now.servers.of(server).length];
    if (before !== after) found.push({ id: names.servers.textOf(server), before, after });
  }
  return found.sort((a, b) => compareTexts(a.id, b.id));
}
