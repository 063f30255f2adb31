import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createStoreFile } from '../../export/cache.ts';
import { createSpill } from '../../export/store.ts';
import type { CopyFolder } from '../corpus/grouped-copy.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A folder that only its owner can read. It is removed when the process exits or is interrupted. */
export interface TemporaryFolder extends CopyFolder {
  readonly path: string;
  readonly remove: () => void;
}

export function createTemporaryFolder(): TemporaryFolder {
  let path = '';
  const remove = (): void => {
    process.off('exit', remove);
    for (const signal of signals) process.off(signal, end);
    if (path !== '') rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  // A signal with a listener does not end the process, so the signal is sent again after the listener is
  // removed.
  const end = (signal: NodeJS.Signals): void => {
    remove();
    process.kill(process.pid, signal);
  };
  // The listeners are registered before the folder is created. Otherwise, a signal between the two steps
  // would leave the folder behind.
  process.on('exit', remove);
  for (const signal of signals) process.on(signal, end);
  try {
    path = mkdtempSync(join(tmpdir(), 'mcp-grade-gate-'));
  } catch (error) {
    remove();
    throw error;
  }
  return {
    path,
    remove,
    createFile: () => createStoreFile(path),
    createSpill: (parts) => createSpill(join(path, randomUUID()), parts),
    pause: () => setImmediate(),
  };
}
