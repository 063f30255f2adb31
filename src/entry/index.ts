import { startAction } from './start-action.ts';

await startAction(async ({ loadAction }) => (await loadAction()).runAction());
