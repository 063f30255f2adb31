import { describeError } from '../model/failure.ts';

/** Saves what a command loaded for the next run. A failure is logged and does not change the result. */
export async function saveExport(
  save: () => Promise<void>,
  log: (line: string) => void,
): Promise<void> {
  await save().catch((error: unknown) =>
    log(`Saving to the cache failed: ${describeError(error)}`),
  );
}
