/* What a project declares, as a table, as JSON and as a review list. */

export { findingLine } from './contents/evidence.ts';
export { renderReviewList } from './csv/render.ts';
export { renderInventory } from './inventory/render.ts';
export { renderInventoryJson } from './json/inventory.ts';
