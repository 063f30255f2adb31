import {
  ecosystems,
  identityKey,
  isIdentified,
  nameOrNull,
  noVersion,
} from '../../detection/ecosystems.ts';
import { maxNameLength, readPackageRef } from '../../export/records.ts';
import { createBudget, takeInventory } from '../../gate/inventory.ts';
import { createTextSource } from '../../io/tree.ts';
import {
  type Dependency,
  ecosystemTypes,
  type Identity,
  type PackageRef,
} from '../../model/model.ts';

/** One interpretation of typed or pasted text. */
export interface MeantPackage {
  readonly identity: Identity;
  /** Null if the text contains no version. */
  readonly version: string | null;
}

/** The possible interpretations of typed or pasted text. */
export interface Subject {
  /** At least one package; no duplicate identities. */
  readonly packages: readonly MeantPackage[];
  /**
   * The text itself if `isBare`. Otherwise the identified packages, because the text could contain secrets.
   */
  readonly title: string;
  /** Whether the text names no ecosystem and might therefore be a server name. */
  readonly isBare: boolean;
}

/** Maximum length in characters, well above that of any real name or pasted entry. */
const longestText = 100_000;

/**
 * Reads typed or pasted text as the gate would read it in a file. Accepts a name, a package reference, an
 * address, a package page's address, a start or install command, or entries from a client's file.
 *
 * @returns the interpretations, or a reason, as a sentence, if the text has none of these forms
 */
export async function readSubject(
  argument: string,
): Promise<Subject | { readonly reason: string }> {
  const text = withoutMarks(argument);
  if (text === '') return { reason: 'It is empty.' };
  if (text.length > longestText) return { reason: 'It is too long for a name or an entry.' };
  if (/[\s{]/.test(text)) {
    const installed = installedPackage(text);
    return installed === null ? readLaunches(text) : typedSubject(packagesOfRef(installed));
  }
  if (text.length > maxNameLength) return { reason: 'It is too long for a name.' };
  const packageRef = readPackageRef(text);
  if (/^https?:\/\//i.test(text)) {
    const remote = readPackageRef({ type: 'remote', url: text });
    const refs = [remote, packageRef].filter((each) => each !== null);
    return refs.length === 0
      ? { reason: 'It is not a valid server address.' }
      : typedSubject(refs.flatMap(packagesOfRef));
  }
  if (packageRef !== null && packageRef.type !== null)
    return typedSubject(packagesOfRef(packageRef));
  if (text.startsWith('pkg:')) {
    return { reason: `It is not a package URL of a known type (${purlTypes.join(', ')}).` };
  }
  return { packages: distinctPackages(readBareName(text)), title: text, isBare: true };
}

function withoutMarks(given: string): string {
  const [, code = given] = /^\s*(`+)([^`]+)\1\s*$/.exec(given)?.slice(1) ?? [];
  return code.trim().replace(/^\$\s+/, '');
}

function typedSubject(meant: readonly MeantPackage[]): Subject {
  const packages = distinctPackages(meant);
  const titles = packages.map(({ identity, version }) => {
    const name = nameOrNull({ ...identity, ...noVersion }) ?? '';
    return version === null ? name : `${name} ${version}`;
  });
  return { packages, title: titles.join(', '), isBare: false };
}

const purlTypes = ecosystemTypes.filter((type) => ecosystems[type].purl !== null);

const packagesOfRef = ({ type, name, version, digest }: PackageRef): MeantPackage[] =>
  type === null ? [] : [{ identity: { type, name }, version: digest ?? version }];

/**
 * Parses the text as a name in every ecosystem that uses names. The export determines which of the resulting
 * packages exist.
 */
function readBareName(text: string): MeantPackage[] {
  return ecosystemTypes.flatMap((type) => {
    const { names, readReference } = ecosystems[type];
    const reference = names === 'addresses' ? null : readReference(text);
    return reference === null ? [] : packagesOfRef({ type, ...reference });
  });
}

async function readLaunches(text: string): Promise<Subject | { readonly reason: string }> {
  let reason: string | null = null;
  for (const [path, content] of pastedFiles(text)) {
    const inventory = await takeInventory(createTextSource(new Map([[path, content]])), {
      folder: '',
      ignorePaths: [],
      withCandidates: false,
      charge: createBudget(),
    });
    const servers = inventory.dependencies.filter(({ role }) => role === 'server');
    const packages = servers.flatMap(packagesOfLaunch);
    if (packages.length > 0) return typedSubject(packages);
    const [first] = servers;
    if (first !== undefined && !isIdentified(first)) reason ??= first.reason;
  }
  return {
    reason:
      reason === null
        ? 'It is neither a name nor a command or an entry that starts a server.'
        : `The command or entry does not show which server it starts: ${reason}.`,
  };
}

function packagesOfLaunch(dependency: Dependency): MeantPackage[] {
  if (!isIdentified(dependency)) return [];
  const { type, name, pin, version, digest } = dependency;
  const exact = pin === 'exact' || pin === 'digest' ? (digest ?? version) : null;
  return [{ identity: { type, name }, version: exact }];
}

/**
 * Returns the text wrapped in each file format from which it could have been copied, so that the gate's
 * readers can parse it.
 */
function pastedFiles(text: string): [path: string, content: string][] {
  const command = JSON.stringify({ mcpServers: { pasted: { command: 'sh', args: ['-c', text] } } });
  const step = JSON.stringify({ jobs: { pasted: { steps: [{ run: text }] } } });
  // Text that begins with a quote is an entry with its alias, copied without the enclosing braces.
  const member = /^"/.test(text) ? `{${text.replace(/,$/, '')}}` : text;
  return [
    ...(/^[{["]/.test(text)
      ? ([
          ['.mcp.json', `{"mcpServers": {"pasted": ${member}}}`],
          ['.mcp.json', `{"mcpServers": ${member}}`],
          ['mcp-settings.json', member],
        ] satisfies [string, string][])
      : ([
          ['.mcp.json', command],
          ['.github/workflows/pasted.yml', step],
        ] satisfies [string, string][])),
    ['mcp-settings.toml', text],
    ['mcp-settings.yaml', text],
  ];
}

const distinctPackages = (packages: readonly MeantPackage[]): MeantPackage[] => [
  ...new Map(packages.map((each) => [identityKey(each.identity), each])).values(),
];

/** Install commands shown on the registries' package pages, keyed by the type of package reference. */
const installs: Readonly<Record<string, RegExp>> = {
  npm: /^(?:npm (?:i|install|add)|pnpm (?:i|install|add)|yarn (?:global )?add|bun (?:i|install|add)) /,
  pypi: /^(?:(?:python3? -m |uv )?pip3? install|pipx install|uv (?:tool install|add)|poetry add) /,
  oci: /^(?:docker|podman|nerdctl) (?:image )?pull /,
  nuget: /^dotnet (?:tool install|add package) /,
  golang: /^go (?:install|get) /,
};

/**
 * Returns the package named in an install command that was copied from a package page.
 *
 * @returns null for any other text, for a command with several packages, and for a command whose options have
 * separate values
 */
function installedPackage(command: string): PackageRef | null {
  const commandWords = command.split(/\s+/);
  // `-m` is part of `python -m pip`, not an option to drop.
  const text = commandWords.filter((word) => word === '-m' || !word.startsWith('-')).join(' ');
  for (const [type, start] of Object.entries(installs)) {
    const name = text.replace(start, '');
    if (name !== text && !name.includes(' ')) return readPackageRef({ type, identifier: name });
  }
  return null;
}
