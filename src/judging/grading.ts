export { gradedAt } from './grading/age.ts';
export {
  findCarriers,
  identitiesOf,
  identityCandidates,
  identityOf,
  matchDependency,
} from './grading/match.ts';
export { decidingReport, listedMatch, matchError } from './grading/matched.ts';
export { readServerVersions, sortByVersion } from './grading/server-versions.ts';
