export {
  normaliseRemoteUrl,
  withoutTrailingSlashes,
  withPlainCharacters,
} from './ecosystems/address.ts';
export { type Ecosystem, splitVersion } from './ecosystems/ecosystem.ts';
export {
  dependencyTypes,
  ecosystems,
  hasVersions,
  identityKey,
  isIdentified,
  isOwnAddress,
  nameOrNull,
  noVersion,
  ownCodePath,
  parseIdentityKey,
  sameVersion,
  typesBy,
  unidentifiedReason,
  versionPart,
} from './ecosystems/ecosystems.ts';
export { isCommit } from './ecosystems/git.ts';
export { parsePackagePage } from './ecosystems/pages.ts';
export { isPinned } from './ecosystems/pinned.ts';
export { mirroredTypes, registryAddress } from './ecosystems/registries.ts';
