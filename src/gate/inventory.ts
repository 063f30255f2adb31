/* The first half of the pipeline: finds the servers that a tree declares. */

export { createRereading, scanTree, takeInventory } from './pipeline/inventory.ts';
export { createBudget } from './pipeline/work-budget.ts';
