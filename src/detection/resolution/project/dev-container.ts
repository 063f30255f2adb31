import { folderOf } from '../../../model/paths.ts';
import { readJsonc } from '../../declarations/jsonc.ts';
import { memberOf } from '../../declarations/tree.ts';
import type { Mount } from '../value-paths.ts';
import { type FileKind, maxManifests, type Project } from './project.ts';

/** Where a dev container mounts the project, as its file says; empty if it does not. */
const mountFolder: FileKind<string> = {
  name: 'dev container',
  limit: 256 * 1024,
  isInUtf16: true,
  load: async () => (text) => {
    const document = readJsonc(text);
    if ('message' in document) return null;
    const value = document.root === null ? null : memberOf(document.root, 'workspaceFolder')?.value;
    return typeof value === 'string' ? value : '';
  },
};

/** Where the dev containers of a project mount it. */
export function mountsOf(project: Project): readonly Mount[] {
  return ['devcontainer.json', '.devcontainer.json']
    .flatMap((name) => project.named(name).slice(0, maxManifests))
    .flatMap((file) => {
      const parts = (project.get(file, mountFolder) ?? '').split('/').filter((part) => part !== '');
      const path = parts.map((part) => (part.includes('${') ? '*' : part.toLowerCase()));
      // A folder of any name, right below the root, would be every folder of the machine.
      return path.length === 0 || path[0] === '*' ? [] : [{ path, folder: projectOf(file) }];
    });
}

/** The folder that a dev container is made for: above `.devcontainer`, or its own. */
function projectOf(file: string): string {
  const folder = folderOf(file);
  const parts = folder.split('/');
  const at = parts.lastIndexOf('.devcontainer');
  return at < 0 ? folder : parts.slice(0, at).join('/');
}
