/* The first half of the pipeline: what a tree declares. */

export { rereading, scanTree, takeInventory } from './pipeline/inventory.ts';
export { openBudget } from './pipeline/work-budget.ts';
