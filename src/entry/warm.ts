import { startAction } from './start-action.ts';

await startAction(async ({ loadWarmAction }) => (await loadWarmAction()).runWarmAction());
