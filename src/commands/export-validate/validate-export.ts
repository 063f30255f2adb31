import { createValidator, type Validation } from '../../export/contract.ts';
import { StructureError, structureFailure } from '../../export/records.ts';
import type { ReviewSummary } from '../../export/review-list.ts';
import type { NamedGradeFile } from '../../gate/export.ts';
import { isAddress, type ServiceAccess, type StreamPorts, streamExport } from '../stream-export.ts';

/**
 * Validates an export against its contract while streaming it. For a review list, which has no contract
 * beyond its columns, returns a summary of the contents.
 *
 * @param source file path, base URL of the service, or URL of the export
 * @throws GateError if the source cannot be downloaded or read, or is neither an export nor a valid review
 * list
 */
export async function validate(
  source: string,
  service: ServiceAccess,
  ports: StreamPorts & { readonly openGrades: () => Promise<NamedGradeFile> },
): Promise<Validation | ReviewSummary> {
  let validator = createValidator();
  try {
    if (isAddress(source)) {
      await streamExport(source, service, ports, () => {
        const current = createValidator();
        validator = current;
        const push = (chunk: Uint8Array): boolean => {
          current.push(chunk);
          return false;
        };
        return { push, isComplete: current.isComplete };
      });
    } else {
      const { open, list } = await ports.openGrades();
      if (list !== null) return list;
      for await (const chunk of open()) validator.push(chunk);
    }
    return validator.finish();
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    throw structureFailure(error, { name: source, isFile: !isAddress(source) });
  }
}
