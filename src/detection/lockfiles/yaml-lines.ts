import {
  constructFromEvents,
  EVENT_ID,
  FAILSAFE_SCHEMA,
  getScalarValue,
  parseEvents,
} from 'js-yaml';
import { computeOnce } from './lockfile.ts';
import { asFields, type Fields } from './values.ts';

/** The last document in a YAML file, with the lines of its keys. */
export interface YamlDocument {
  /** Contains only strings, lists and objects: `1.0` and `true` stay strings, as written. */
  readonly root: Fields;
  /**
   * Returns the line number, from 1, of a key in the root (a one-part path) or in an object in the root (a
   * two-part path). Returns 1 for unknown keys.
   */
  readonly lineOf: (...path: readonly string[]) => number;
}

/**
 * Parses the last document in a YAML lockfile, because pnpm can write a document for itself before the
 * project's document. Package managers do not write aliases, so aliases are an error.
 *
 * @param mayRepeat whether a key can be repeated, as in Yarn's files, in which case its last value applies;
 * otherwise a repeated key is an error
 * @throws any error from `js-yaml` if the text is not YAML
 */
export function readYamlDocument(text: string, mayRepeat: boolean): YamlDocument | null {
  const events = parseEvents(text, { maxDepth: 32 });
  const documents = constructFromEvents(events, {
    source: text,
    schema: FAILSAFE_SCHEMA,
    json: mayRepeat,
    maxAliases: 0,
  });
  const root = asFields(documents.at(-1));
  if (root === null) return null;

  const lines = computeOnce(() => {
    const linesByPath = new Map<string, number>();
    const last = events.findLastIndex(({ type }) => type === EVENT_ID.DOCUMENT);
    const lineAt = lineCounter(text);
    // One item per open object or list; `key` is the object's last key.
    const open: { isMap: boolean; key: string | null; isKeyNext: boolean }[] = [];
    for (const event of events.slice(last + 1)) {
      const parent = open.at(-1);
      const isKey = parent?.isMap === true && parent.isKeyNext;
      if (event.type === EVENT_ID.POP) {
        open.pop();
        continue;
      }
      if (parent !== undefined) parent.isKeyNext = parent.isMap && !isKey;
      if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
        if (isKey && parent !== undefined) parent.key = null;
        open.push({ isMap: event.type === EVENT_ID.MAPPING, key: null, isKeyNext: true });
      } else if (event.type === EVENT_ID.SCALAR && isKey && parent !== undefined) {
        if (open.length > 2) continue;
        parent.key = getScalarValue(text, event);
        const path = open.map(({ key }) => key);
        if (path.every((key) => key !== null))
          linesByPath.set(path.join('\n'), lineAt(event.valueStart));
      }
    }
    return linesByPath;
  });
  return { root, lineOf: (...path) => lines().get(path.join('\n')) ?? 1 };
}

/**
 * Returns a function that converts an offset to a line number, from 1. Offsets must be passed in ascending
 * order.
 */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
