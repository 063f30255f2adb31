/*
 * TODO door
 */

export { gateSteps } from './relaxations/workflow/read.ts';
export { areSame, listOf, membersOf, plainValue } from './relaxations/workflow/values.ts';
