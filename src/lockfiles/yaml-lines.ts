import {
  constructFromEvents,
  EVENT_ID,
  FAILSAFE_SCHEMA,
  getScalarValue,
  parseEvents,
} from 'js-yaml';
import { lazily } from './lockfile.ts';
import { type Fields, fieldsOf } from './values.ts';

/** The last document of a YAML file, with the lines of its keys. */
export interface YamlDocument {
  /** Its values are texts, lists and objects: `1.0` and `true` stay as they are written. */
  readonly root: Fields;
  /**
   * The line, from 1, of a key of the root (a path of one) or of an object in it (a path of two);
   * 1 for those that are not there.
   */
  readonly lineOf: (...path: readonly string[]) => number;
}

/**
 * Reads a lockfile in YAML. None that a program writes has aliases, and so none is followed. pnpm
 * puts what it needs for itself into a document of its own before that of the project.
 *
 * @param mayRepeat whether of keys that stand twice the last counts, as in Yarn; else it throws
 * @throws what `js-yaml` throws for text that is no YAML
 */
export function readYamlDocument(text: string, mayRepeat: boolean): YamlDocument | null {
  const events = parseEvents(text, { maxDepth: 32 });
  const documents = constructFromEvents(events, {
    source: text,
    schema: FAILSAFE_SCHEMA,
    json: mayRepeat,
    maxAliases: 0,
  });
  const root = fieldsOf(documents.at(-1));
  if (root === null) return null;

  const lines = lazily(() => {
    const found = new Map<string, number>();
    const last = events.findLastIndex(({ type }) => type === EVENT_ID.DOCUMENT);
    const at = lineCounter(text);
    // One item for each object or list that is open: the key that was read last, if it holds keys.
    const open: { isMap: boolean; key: string | null; isKeyNext: boolean }[] = [];
    for (const event of events.slice(last + 1)) {
      const holder = open.at(-1);
      const isKey = holder?.isMap === true && holder.isKeyNext;
      if (event.type === EVENT_ID.POP) {
        open.pop();
        continue;
      }
      if (holder !== undefined) holder.isKeyNext = holder.isMap && !isKey;
      if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
        if (isKey && holder !== undefined) holder.key = null;
        open.push({ isMap: event.type === EVENT_ID.MAPPING, key: null, isKeyNext: true });
      } else if (event.type === EVENT_ID.SCALAR && isKey && holder !== undefined) {
        if (open.length > 2) continue;
        holder.key = getScalarValue(text, event);
        const path = open.map(({ key }) => key);
        if (path.every((key) => key !== null)) found.set(path.join('\n'), at(event.valueStart));
      }
    }
    return found;
  });
  return { root, lineOf: (...path) => lines().get(path.join('\n')) ?? 1 };
}

/** Lines of offsets that are asked for in ascending order. */
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
