import { type ClientFile, defineClientFiles } from '../../client.ts';
import {
  admittedServer,
  admittingLists,
  listClient,
  mayAdmit,
  showsManaged,
} from './admitting-lists.ts';

export const listFileOptions = {
  onlyWith: mayAdmit,
  faultsWith: showsManaged,
  mayBeOther: true,
  comesLast: true,
} as const;

export const listFiles: readonly ClientFile[] = [
  defineClientFiles(listClient, admittingLists, listFileOptions)`v0/servers v0.1/servers`,
  defineClientFiles(listClient, admittedServer, {
    ...listFileOptions,
    onlyWith: /"(?:packages|remotes)"|\\u00/,
  })`versions/latest`,
];
