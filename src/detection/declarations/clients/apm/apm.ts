import { type ClientFile, defineClientFiles, matchesAnyKey } from '../../client.ts';
import { apmDependencies, apmKeys, apmLock, apmLockKeys } from './apm-dependencies.ts';

export const apmFiles: readonly ClientFile[] = [
  defineClientFiles('apm', apmDependencies, {
    format: 'yaml',
    readsKey: matchesAnyKey(apmKeys),
  })`apm.yml apm.yaml`,
  defineClientFiles('apm-lock', apmLock, {
    ...{ format: 'yaml', onlyWith: /mcp_|\\[xuU\r\n]/, readsKey: matchesAnyKey(apmLockKeys) },
  })`apm.lock.yaml apm.lock.yml`,
];
