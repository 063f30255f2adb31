/* The first half of the pipeline: what a tree declares. */

export { scanTree, takeInventory } from './pipeline/inventory.ts';
export { openBudget } from './pipeline/work-budget.ts';
