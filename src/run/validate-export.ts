import type { DownloadPorts, Receiver } from '../export/client.ts';
import { StructureError } from '../export/faults.ts';
import { structureFailure } from '../export/head.ts';
import { createValidator, type Validation } from '../export/validate.ts';
import type { RunPorts } from './ports.ts';

/**
 * Validates an export against its contract while it is streamed.
 *
 * @param what path of a file, base URL of the service, or address of the export
 * @param service the API key of the service, and the time limit for the whole download, such as `5m`
 * @throws GateError if it cannot be downloaded or read, or is not an export
 */
export async function validate(
  what: string,
  service: { readonly apiKey: string; readonly timeout: string },
  ports: DownloadPorts & Pick<RunPorts, 'explainMissingKey' | 'readChunks'>,
): Promise<Validation> {
  let validator = createValidator();
  const isAddress = /^https?:\/\//i.test(what);
  try {
    if (isAddress) {
      await download(what, service, ports, () => {
        // Every attempt starts over.
        const current = createValidator();
        validator = current;
        const push = (chunk: Uint8Array): boolean => {
          current.push(chunk);
          return false;
        };
        return { push, isComplete: current.isComplete };
      });
    } else {
      for await (const chunk of ports.readChunks(what)) validator.push(chunk);
    }
    return validator.finish();
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    throw structureFailure(error, { name: what, isFile: !isAddress });
  }
}

async function download(
  address: string,
  { apiKey, timeout }: { readonly apiKey: string; readonly timeout: string },
  ports: DownloadPorts & Pick<RunPorts, 'explainMissingKey'>,
  receive: () => Receiver,
): Promise<void> {
  const [{ downloadExport }, { exportPath }, { noService, serviceOf }, { readSettings }] =
    await Promise.all([
      import('../export/client.ts'),
      import('../export/request.ts'),
      import('./load-export.ts'),
      import('../settings/settings.ts'),
    ]);
  const base = address.endsWith(exportPath) ? address.slice(0, -exportPath.length) : address;
  const settings = readSettings({ 'api-key': apiKey, 'base-url': base, timeout }, 'command line');
  const service = await serviceOf(settings, ports.explainMissingKey);
  const { kind } = await downloadExport(service, ports, receive);
  if (kind === 'mirror') throw noService(service.baseUrl);
}
