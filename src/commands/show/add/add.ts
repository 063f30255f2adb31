import { clientFiles } from '../../../detection/declarations.ts';
import {
  ecosystems,
  identityKey,
  isIdentified,
  nameOrNull,
  sameVersion,
} from '../../../detection/ecosystems.ts';
import { openBudget, takeInventory } from '../../../gate/inventory.ts';
import { matchAll } from '../../../gate/steps.ts';
import { sourceOfTexts } from '../../../io/tree.ts';
import { evaluate } from '../../../judging/evaluation.ts';
import { passes } from '../../../judging/words.ts';
import type { Dependency, Identified, Identity } from '../../../model/model.ts';
import { logLine } from '../../../report/text.ts';
import { launchOf, pinnedLaunchOf } from '../../corpus/pinned-launch.ts';
import { noSubjects, type ShowContext } from '../describe.ts';
import type { ShownEntry, ShownPackage } from '../schema.ts';
import { type WritableClient, writableClients } from './clients.ts';
import { aliasOf, type EntryLaunch, entryLaunch } from './launch.ts';

/** The name of a client whose entries can be written, by that or by the name that reports have for it. */
export function writableClientName(given: string): string | null {
  const name = given.toLowerCase();
  if (Object.hasOwn(writableClients, name)) return name;
  const paths = clientFiles.flatMap(({ client, paths }) => (client === name ? paths : []));
  const [found] = Object.entries(writableClients).filter(([, { file }]) => paths.includes(file));
  return found?.[0] ?? null;
}

/** Whether a name is that of a client whose files the gate reads. */
export function isKnownClient(name: string): boolean {
  return clientFiles.some(({ client }) => client === name.toLowerCase());
}

/**
 * The entry by which a client starts a package, pinned to the version that is named, or to the one to take.
 *
 * @param clientName of `writableClients`
 * @returns a reason, as a sentence, if nothing passes or no entry can be written
 */
export async function entryFor(
  identity: Identity,
  { versions, take, detail }: Pick<ShownPackage, 'versions' | 'take' | 'detail'>,
  clientName: string,
  context: ShowContext,
): Promise<ShownEntry | { readonly reason: string }> {
  const client = writableClients[clientName];
  const unpinned = launchOf(identity);
  if (client === undefined || unpinned === null || detail === null) {
    return { reason: 'It is not known how it is started.' };
  }
  const isNamed = detail.reason === 'named';
  const isListed = (version: string): boolean =>
    versions.some((each) => sameVersion(identity.type, each.version ?? '', version));
  if (isNamed && detail.version !== null && !isListed(detail.version)) {
    return { reason: `The export does not have version ${detail.version}.` };
  }
  if (isNamed && !passes(detail.verdict)) {
    const other = take?.version ?? null;
    const advice = other === null || other === detail.version ? '' : ` Version ${other} passes.`;
    return { reason: `Version ${detail.version} does not pass.${advice}` };
  }
  if (!isNamed && take === null) return { reason: 'No version passes.' };
  const version = isNamed ? detail.version : (take?.version ?? null);
  const pinned = version === null ? unpinned : pinnedLaunchOf(unpinned, version);
  const isAddress = ecosystems[identity.type].versions === 'none';
  const digest = versions.find((each) => each.version === version)?.digest ?? null;
  const isPin = pinned?.pin === 'exact' || pinned?.pin === 'digest' || digest !== null;
  if (pinned === null || !(isPin || isAddress)) {
    return { reason: 'The export has no version of it to which an entry could be pinned.' };
  }
  if (nameOrNull(pinned) !== pinned.name) {
    return { reason: 'Its address has a part that may be a secret.' };
  }
  const launch = entryLaunch(pinned, digest);
  if (launch === null) return { reason: `How to start it is not known (${identity.type}).` };
  const alias = aliasOf(identity);
  const written = await writeEntry(client, alias, launch);
  if ('reason' in written) return written;
  const fault = await faultOfEntry(
    { file: client.file, text: written.text, pinned, digest },
    context,
  );
  if (fault !== null) return { reason: `No entry can be written: ${fault}.` };
  return { ...entryPlace(client), client: clientName, alias, version, ...written };
}

function entryPlace({ title, file, place, keys, source }: WritableClient) {
  return { title, file, place, keys: [...keys], source };
}

/** What a text should declare. */
interface EntryClaim {
  readonly file: string;
  readonly text: string;
  /** The package, pinned as it should be. */
  readonly pinned: Identified<Dependency>;
  /** That of an image, if the entry has it. */
  readonly digest: string | null;
}

/**
 * Reads a text as the gate reads a client's file, and judges what it declares.
 *
 * @returns null if it is the one package that is claimed, pinned to the version, and the gate lets it in;
 *   else why not, as a clause
 */
async function faultOfEntry(
  { file, text, pinned, digest }: EntryClaim,
  { loaded, policy, now }: ShowContext,
): Promise<string | null> {
  // What is printed is what was read.
  if (text.split('\n').some((line) => logLine(line) !== line)) {
    return 'its name has characters that cannot be shown';
  }
  const options = { folder: '', ignorePaths: [], withCandidates: false, spend: openBudget() };
  const source = sourceOfTexts(new Map([[file, text]]));
  const { dependencies, files } = await takeInventory(source, options);
  const [only, ...others] = dependencies;
  if (only === undefined || others.length > 0 || files.some(({ reason }) => reason !== null)) {
    return 'the entry declares something else';
  }
  const isSame =
    isIdentified(only) &&
    only.role === 'server' &&
    identityKey(only) === identityKey(pinned) &&
    only.alterations.length === 0 &&
    !only.declaration.disabled;
  if (!isSame || !isPinnedAs(only, pinned, digest)) return 'the entry declares something else';
  const changed = {
    ...({
      dependency: only,
      change: 'unknown',
      before: null,
      replaced: [],
      isCounted: true,
    } as const),
    difference: { changedParts: [], edited: [], obstacles: [] },
  };
  const subjects = { ...noSubjects, dependencies: matchAll([changed], loaded, policy), now };
  const [judged] = evaluate(subjects, policy, false).servers;
  return passes(judged?.verdict ?? 'error') ? null : 'the gate does not let the entry in';
}

function isPinnedAs(
  found: Identified<Dependency>,
  { type, version, pin }: Identified<Dependency>,
  digest: string | null,
): boolean {
  if (ecosystems[type].versions === 'none') return true;
  if (digest !== null) return found.pin === 'digest' && found.digest === digest;
  if (found.version === null || version === null || found.pin !== pin) return false;
  return ['exact', 'digest'].includes(found.pin) && sameVersion(type, found.version, version);
}

/** An entry of a client's file. */
interface WrittenEntry {
  /** A file that has this entry alone. */
  readonly text: string;
  /** The entry itself with its alias, for a file that has others. */
  readonly entry: string;
}

/** Writes an entry for a client, or says why it cannot have one: a sentence. */
async function writeEntry(
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
