/* What a project declares, as a table and as JSON. */

export { findingLine } from './contents/evidence.ts';
export { renderInventory } from './inventory/render.ts';
export { renderInventoryJson } from './json/inventory.ts';
