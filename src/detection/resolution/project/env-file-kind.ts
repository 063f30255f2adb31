import { readEnvFile } from '../../declarations/env-file.ts';
import type { FileKind } from './project.ts';
import type { Setting } from './settings.ts';

export const envFile: FileKind<readonly Setting[]> = {
  name: 'variables',
  limit: 256 * 1024,
  load: async () => readEnvFile,
};
