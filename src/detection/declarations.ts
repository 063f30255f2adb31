/* Text of a file → the servers that it declares. */

export {
  clientContext,
  clientFileOf,
  isClientFolder,
  isInClientFolder,
} from './declarations/client-files.ts';
export {
  isProgram,
  mayStartServers,
  serversInCode,
  unreadReason,
} from './declarations/code-clients.ts';
export { digestOf } from './declarations/digest.ts';
export { formats } from './declarations/formats.ts';
export { isOfProjectFolder, pathBelow, withoutProjectFolder } from './declarations/paths.ts';
export { findMentioned, readDeclarations, readNamedFiles } from './declarations/read.ts';
export { isClientText, mayDeclare } from './declarations/read-file.ts';
export { emptyLaunch } from './declarations/reader.ts';
export { isSetAsideFile, isSetAsideFolder } from './declarations/set-aside.ts';
export { listClient } from './declarations/shapes/admitting-lists.ts';
export { unaskedIn } from './declarations/unasked.ts';
