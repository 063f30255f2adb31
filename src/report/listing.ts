/* What a project declares, as a table and as JSON. */

export { findingLine } from './contents/evidence.ts';
export { renderInventoryJson } from './json/inventory.ts';
export { renderInventory } from './terminal/inventory.ts';
