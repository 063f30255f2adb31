export { autoApprovedInProject } from './declarations/auto-approved.ts';
export {
  clientContext,
  findClientFile,
  isClientFolder,
  isInClientFolder,
} from './declarations/client-files.ts';
export { listClient } from './declarations/clients/lists/admitting-lists.ts';
export {
  isProgram,
  mayStartServers,
  serversInCode,
  unreadReason,
} from './declarations/code-clients.ts';
export {
  beyondNamedFiles,
  collectDeclarations,
  findMentioned,
  readNamedFiles,
} from './declarations/collect.ts';
export { digestOf } from './declarations/digest.ts';
export { isExampleFile, isExampleFolder } from './declarations/examples.ts';
export { formats } from './declarations/formats.ts';
export { isClientText, mayDeclare } from './declarations/parse-file.ts';
export { isOfProjectFolder, pathBelow, withoutProjectFolder } from './declarations/paths.ts';
export { emptyLaunch } from './declarations/types.ts';
