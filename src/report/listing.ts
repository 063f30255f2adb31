export { findingLine } from './contents/evidence.ts';
export { renderReviewList } from './csv/render-review-list.ts';
export { renderInventory } from './inventory/render-inventory.ts';
export { renderInventoryJson } from './json/render-inventory-json.ts';
