/** Placeholders that clients replace with the folder of the project or plugin that declares the server. */
const projectFolder =
  /^(?:\$\{(?:workspaceFolder|workspaceRoot|localWorkspaceFolder|containerWorkspaceFolder|PWD|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|GITHUB_WORKSPACE|extensionPath|__dirname)\}|\$\{\{\s*github\.workspace\s*\}\}|\$(?:PWD|GITHUB_WORKSPACE))[\\/]/;

/** Gemini writes separators as `${/}`. */
const withPlainSeparators = (path: string): string =>
  path.replaceAll('${/}', '/').replaceAll('${pathSeparator}', '/');

/**
 * Reports whether a path starts with the project folder, and therefore does not depend on the working
 * directory.
 */
export function isOfProjectFolder(path: string): boolean {
  return projectFolder.test(withPlainSeparators(path));
}

/** Reports whether a path stays inside the folder of its bundle, plugin or extension. */
export function isInBundle(path: string): boolean {
  const isBelow = /^\$\{(?:__dirname|CLAUDE_PLUGIN_ROOT|extensionPath)\}[\\/]/.test(
    withPlainSeparators(path),
  );
  return isBelow && !path.split(/[\\/]/).includes('..');
}

export function withoutProjectFolder(path: string): string {
  return withPlainSeparators(path).replace(projectFolder, '').replaceAll('\\', '/');
}

/**
 * Resolves a path within the tree. Returns null if the path is absolute, leaves the tree or contains a
 * placeholder.
 *
 * @param folder the folder that the path is relative to, as a path from the root of the tree
 */
export function pathBelow(folder: string, path: string): string | null {
  if (/^(?:\/|~|[A-Za-z]:)/.test(path) || /[${}%<>`]/.test(path)) return null;
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}
