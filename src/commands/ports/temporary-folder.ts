import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createStoreFile } from '../../export/cache.ts';
import { createSpill } from '../../export/store.ts';
import type { CopyFolder } from '../corpus/grouped-copy.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A folder that nobody else may read, and that is gone when the process ends, also if it is interrupted. */
export interface TemporaryFolder extends CopyFolder {
  readonly path: string;
  readonly remove: () => void;
}

export function createTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'mcp-grade-gate-'));
  const remove = (): void => {
    process.off('exit', remove);
    for (const signal of signals) process.off(signal, end);
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  // With a listener the process would not end.
  const end = (signal: NodeJS.Signals): void => {
    remove();
    process.kill(process.pid, signal);
  };
  process.on('exit', remove);
  for (const signal of signals) process.on(signal, end);
  return {
    path,
    remove,
    createFile: () => createStoreFile(path),
    createSpill: (parts) => createSpill(join(path, randomUUID()), parts),
    pause: () => setImmediate(),
  };
}
