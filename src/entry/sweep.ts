import { startAction } from './start-action.ts';

await startAction(async ({ loadSweepAction }) => (await loadSweepAction()).runSweepAction());
