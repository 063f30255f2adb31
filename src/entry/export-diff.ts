import { startAction } from './start-action.ts';

await startAction(async ({ loadExportDiffAction }) =>
  (await loadExportDiffAction()).runExportDiffAction(),
);
