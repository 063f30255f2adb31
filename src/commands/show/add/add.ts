import { clientFiles } from '../../../detection/declarations.ts';
import { ecosystems, nameOrNull, sameVersion } from '../../../detection/ecosystems.ts';
import type { Identity } from '../../../model/model.ts';
import { launchOf, pinnedLaunchOf } from '../../corpus/pinned-launch.ts';
import { isLetIn, type ShowContext } from '../describe.ts';
import type { ShownEntry, ShownPackage } from '../schema.ts';
import { type WritableClient, writableClients } from './clients.ts';
import { aliasOf, entryLaunch } from './launch.ts';
import { faultOfEntry } from './prove.ts';
import { writeEntry } from './write.ts';

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
  if (isNamed && !isLetIn(detail.verdict)) {
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
