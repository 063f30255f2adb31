import type { DownloadWorld, Receiver } from './export/client.ts';
import { StructureError } from './export/faults.ts';
import { structureFailure } from './export/head.ts';
import { createValidator, type Validation } from './export/validate.ts';
import type { World } from './world.ts';

/**
 * Validates an export against its contract while it streams by.
 *
 * @param what path of a file; or the service's base URL, or the export's own address
 * @param service the API key of the service, and the longest time for the whole download, as `5m`
 * @throws GateError where it cannot be had, or is no export at all; the system's error for a file
 */
export async function validate(
  what: string,
  service: { readonly apiKey: string; readonly timeout: string },
  world: DownloadWorld & Pick<World, 'explainMissingKey'>,
): Promise<Validation> {
  let validator = createValidator();
  let beginning: Uint8Array = new Uint8Array(0);
  const push = (chunk: Uint8Array): boolean => {
    if (beginning.length === 0) beginning = Uint8Array.from(chunk.subarray(0, 200));
    validator.push(chunk);
    return false;
  };
  const isAddress = /^https?:\/\//i.test(what);
  try {
    if (isAddress) {
      await download(what, service, world, () => {
        // Every attempt begins anew.
        [validator, beginning] = [createValidator(), new Uint8Array(0)];
        return { push, isComplete: validator.isComplete };
      });
    } else {
      const { readChunks } = await import('./files/chunks.ts');
      for await (const chunk of readChunks(what)) push(chunk);
    }
    return validator.finish();
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    throw structureFailure(error, beginning, { name: what, isFile: !isAddress });
  }
}

async function download(
  address: string,
  { apiKey, timeout }: { readonly apiKey: string; readonly timeout: string },
  world: DownloadWorld & Pick<World, 'explainMissingKey'>,
  receive: () => Receiver,
): Promise<void> {
  const [{ downloadExport, exportPath }, { serviceOf }, { readSettings }] = await Promise.all([
    import('./export/client.ts'),
    import('./grades.ts'),
    import('./settings/settings.ts'),
  ]);
  const base = address.endsWith(exportPath) ? address.slice(0, -exportPath.length) : address;
  const settings = readSettings({ 'api-key': apiKey, 'base-url': base, timeout }, 'command line');
  await downloadExport(await serviceOf(settings, world.explainMissingKey), world, receive);
}
