import { createValidator, type Validation } from '../../export/contract.ts';
import { StructureError, structureFailure } from '../../export/records.ts';
import type { RunPorts } from '../../gate/ports.ts';
import { isAddress, type ServiceAccess, type StreamPorts, streamExport } from '../stream-export.ts';

/**
 * Validates an export against its contract while it is streamed.
 *
 * @param what path of a file, base URL of the service, or address of the export
 * @throws GateError if it cannot be downloaded or read, or is not an export
 */
export async function validate(
  what: string,
  service: ServiceAccess,
  ports: StreamPorts & Pick<RunPorts, 'readChunks'>,
): Promise<Validation> {
  let validator = createValidator();
  try {
    if (isAddress(what)) {
      await streamExport(what, service, ports, () => {
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
    throw structureFailure(error, { name: what, isFile: !isAddress(what) });
  }
}
