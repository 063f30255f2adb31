/* Workflow files, and the steps in them that use the gate. */

export { gateSteps } from './relaxations/workflow/read.ts';
export { areSame, listOf, membersOf, plainValue } from './relaxations/workflow/values.ts';
