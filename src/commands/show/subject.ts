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

/** One interpretation of text that a user entered, with any version that the text contains. */
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
   * The title: the text itself if it is a name; otherwise the identified packages, because any other text may
   * contain secrets.
   */
  readonly title: string;
  /** Whether the text matches no ecosystem's format and may therefore be a server name. */
  readonly isBare: boolean;
}

/** Maximum length, in characters: longer than any name or pasted text. */
const longestText = 100_000;

/**
 * Reads typed or pasted text. The text may be a name, a package reference, an address, a package page's
 * address, a command that starts or installs a package, or a client file's entries. The text is interpreted
 * as the gate would interpret it in a file.
 *
 * @returns a reason, as a sentence, if the text has no supported form
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
    return { reason: `It is not a package URL of a known type: ${purlTypes.join(', ')}.` };
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

/** Parses a name as each ecosystem would. The export determines which of the parsed packages exist. */
function readBareName(text: string): MeantPackage[] {
  return ecosystemTypes.flatMap((type) => {
    const { names, readReference } = ecosystems[type];
    const reference = names === 'addresses' ? null : readReference(text);
    return reference === null ? [] : packagesOfRef({ type, ...reference });
  });
}

/** Reads the servers that a command launches, or that entries from a client's file launch. */
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
        : `It does not show which server it starts: ${reason}.`,
  };
}

function packagesOfLaunch(dependency: Dependency): MeantPackage[] {
  if (!isIdentified(dependency)) return [];
  const { type, name, pin, version, digest } = dependency;
  const exact = pin === 'exact' || pin === 'digest' ? (digest ?? version) : null;
  return [{ identity: { type, name }, version: exact }];
}

/** Returns the files that the text may be part of, as the gate would read them. */
function pastedFiles(text: string): [path: string, content: string][] {
  const command = JSON.stringify({ mcpServers: { pasted: { command: 'sh', args: ['-c', text] } } });
  const step = JSON.stringify({ jobs: { pasted: { steps: [{ run: text }] } } });
  // An entry with its alias, copied from a file.
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

/**
 * The install commands shown on package pages, keyed by the type of package reference. Source: the package
 * websites.
 */
const installs: Readonly<Record<string, RegExp>> = {
  npm: /^(?:npm (?:i|install|add)|pnpm (?:i|install|add)|yarn (?:global )?add|bun (?:i|install|add)) /,
  pypi: /^(?:(?:python3? -m |uv )?pip3? install|pipx install|uv (?:tool install|add)|poetry add) /,
  oci: /^(?:docker|podman|nerdctl) (?:image )?pull /,
  nuget: /^dotnet (?:tool install|add package) /,
  golang: /^go (?:install|get) /,
};

/**
 * Returns the package that a command from a package page installs.
 *
 * @returns null if the text is not such a command, or contains anything besides one package and options
 * without values
 */
function installedPackage(command: string): PackageRef | null {
  const commandWords = command.split(/\s+/);
  // Here, `-m` is part of the command.
  const text = commandWords.filter((word) => word === '-m' || !word.startsWith('-')).join(' ');
  for (const [type, start] of Object.entries(installs)) {
    const name = text.replace(start, '');
    if (name !== text && !name.includes(' ')) return readPackageRef({ type, identifier: name });
  }
  return null;
}
