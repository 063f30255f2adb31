/* A launch and a selection → its match. */

export { gradedAt } from './grading/age.ts';
export {
  identitiesOf,
  identityOf,
  lookedUpOf,
  matchDependency,
  serversOf,
} from './grading/match.ts';
export { decidingReport, listedMatch, matchError } from './grading/matched.ts';
export { inVersionOrder, versionsOfServer } from './grading/server-versions.ts';
