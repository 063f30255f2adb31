import { readPackageRef } from '../../export/records.ts';
import type { PackageRef } from '../../model/model.ts';

/**
 * The commands by which the pages of packages say how to install them, by the type of a package reference.
 * Source: the web sites themselves.
 */
const installs: Readonly<Record<string, RegExp>> = {
  npm: /^(?:npm (?:i|install|add)|pnpm (?:i|install|add)|yarn (?:global )?add|bun (?:i|install|add)) /,
  pypi: /^(?:(?:python3? -m |uv )?pip3? install|pipx install|uv (?:tool install|add)|poetry add) /,
  oci: /^(?:docker|podman|nerdctl) (?:image )?pull /,
  nuget: /^dotnet (?:tool install|add package) /,
  golang: /^go (?:install|get) /,
};

/**
 * The package that a command installs, as its page offers the command for copying.
 *
 * @returns null if it is no such command, or has more words than one package and options without values
 */
export function installedPackage(command: string): PackageRef | null {
  const words = command.split(/\s+/);
  // "-m" belongs to the command.
  const text = words.filter((word) => word === '-m' || !word.startsWith('-')).join(' ');
  for (const [type, start] of Object.entries(installs)) {
    const name = text.replace(start, '');
    if (name !== text && !name.includes(' ')) return readPackageRef({ type, identifier: name });
  }
  return null;
}
