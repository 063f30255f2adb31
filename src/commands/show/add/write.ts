import type { WritableClient } from './clients.ts';
import type { EntryLaunch } from './launch.ts';

/** An entry of a client's file. */
export interface WrittenEntry {
  /** A file that has this entry alone. */
  readonly text: string;
  /** The entry itself with its alias, for a file that has others. */
  readonly entry: string;
}

/** Writes an entry for a client, or says why it cannot have one: a sentence. */
export async function writeEntry(
  client: WritableClient,
  alias: string,
  launch: EntryLaunch,
): Promise<WrittenEntry | { readonly reason: string }> {
  const { title, keys, head = {}, isList, commandEntry, urlEntry } = client;
  if (launch.kind === 'url' && urlEntry === null) {
    return { reason: `${title} connects to no address by its file.` };
  }
  const entry =
    launch.kind === 'command'
      ? commandEntry(launch.line, alias)
      : (urlEntry?.(launch.url, alias) ?? {});
  const entries = isList ? [entry] : { [alias]: entry };
  const write = await writerOf(client);
  const inside = keys.reduceRight<object>((value, key) => ({ [key]: value }), entries);
  return { text: write({ ...head, ...inside }), entry: write(entries, keys) };
}

/** Writes a value in the format of a client's file, as the whole file or as what stands below keys. */
type Writer = (value: object, below?: readonly string[]) => string;

async function writerOf({ file }: WritableClient): Promise<Writer> {
  if (file.endsWith('.toml')) {
    const { stringify } = await import('smol-toml');
    // Of a table each entry has the keys in its heading.
    return (value, below = []) => {
      const whole = below.reduceRight<object>((inner, key) => ({ [key]: inner }), value);
      return `${stringify(whole).trimEnd()}\n`;
    };
  }
  if (file.endsWith('.yaml')) {
    const { stringify } = await import('yaml');
    return (value) => stringify(value, { lineWidth: 0 });
  }
  return (value, below) => {
    const text = JSON.stringify(value, null, 2);
    // What is put beside other entries has no braces around it.
    return below === undefined ? `${text}\n` : `${text.slice(2, -2).replace(/^ {2}/gm, '')}\n`;
  };
}
