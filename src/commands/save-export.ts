import { describeError } from '../model/failure.ts';

/**
 * Saves the data that a command loaded, so that the next run can reuse it. A failure is logged and does not
 * change the result.
 */
export async function saveExport(
  save: () => Promise<void>,
  log: (line: string) => void,
): Promise<void> {
  await save().catch((error: unknown) =>
    log(`Saving to the cache failed: ${describeError(error)}`),
  );
}
