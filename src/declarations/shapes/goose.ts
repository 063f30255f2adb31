import { readEntry } from '../entry.ts';
import { emptyReading, joinReadings, type Reading } from '../reader.ts';
import { entriesOf } from '../servers.ts';
import { memberOf, type TreeDocument, wordOf } from '../tree.ts';

/** Kinds of extensions that are part of Goose, or of the program that embeds it. */
const ownKinds = new Set(['builtin', 'platform', 'frontend']);

const serverKinds = new Set(['stdio', 'sse', 'streamable_http', 'inline_python']);

/**
 * Goose's extensions: a map in its configuration, a list in a recipe. Source: Goose's guides to
 * extensions and recipes.
 */
export function gooseExtensions({ root, spanOf }: TreeDocument): Reading {
  const extensions = memberOf(root, 'extensions');
  if (extensions?.type !== 'object' && extensions?.type !== 'array') return emptyReading;
  // A recipe starts everything in it; only the configuration switches extensions on and off.
  const switchedOffBy = extensions.type === 'object' ? (['enabled'] as const) : [];
  const entries = entriesOf(extensions).filter(({ value }) => {
    const type = wordOf(memberOf(value, 'type'), spanOf)?.text ?? '';
    const isServer = ['cmd', 'uri', 'url', 'command', 'code'].some(
      (key) => memberOf(value, key) !== null,
    );
    return !ownKinds.has(type) && (isServer || serverKinds.has(type));
  });
  return joinReadings(entries.map((entry) => readEntry(entry, spanOf, { switchedOffBy })));
}
