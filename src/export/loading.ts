export { dayOf, type LoadedExport, type LoadRequest } from './cache/entries.ts';
export { lastRunForm, restoreLastRun, saveLastRun } from './cache/last-run.ts';
export { loadFromService } from './cache/load.ts';
export { warmCache } from './cache/warm.ts';
export { type DownloadPorts, downloadExport, type Receiver } from './service/client.ts';
export {
  type ExportSize,
  refuseLoss,
  type StoreDownloadPorts,
  serviceOrigin,
} from './service/download.ts';
export { type DownloadRequest, exportPath } from './service/request.ts';
