/*
 * TODO door
 */

export { scanTree, takeInventory } from './pipeline/inventory.ts';
export { openBudget } from './pipeline/work-budget.ts';
