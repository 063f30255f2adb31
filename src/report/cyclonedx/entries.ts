import { isExampleFile } from '../../detection/declarations.ts';
import { isIdentified, isOwnAddress, nameOrNull, versionPart } from '../../detection/ecosystems.ts';
import { provedPurlOf, provedVersionOf } from '../../detection/purl.ts';
import { decidingReport, listedMatch } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { displayName } from '../../judging/verdict-words.ts';
import type { Dependency, Word } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import { isCredentialName } from '../../model/secrets.ts';
import { gradeText, wordPlace } from '../report-messages.ts';
import { escapeInvisible } from '../text.ts';

export interface BilledServer {
  readonly dependency: Dependency;
  /** The dependency's judgement; null without an export. */
  readonly judged: JudgedDependency | null;
  /** Whether the dependency is listed only in a package manifest and is not known to be a server. */
  readonly isCandidate: boolean;
}

/** A component or service, and all dependencies that it represents. */
export interface BillEntry {
  readonly ref: string;
  readonly purl: string | null;
  readonly members: readonly [BilledServer, ...BilledServer[]];
}

/** A property whose name is in this tool's namespace. */
export interface BillProperty {
  readonly name: string;
  readonly value: string;
}

/**
 * Returns a tree's components and services, in a stable order. Each entry is an address, project code, or a
 * package with one proven version or, if none is proven, one specifier. Unidentified launches are omitted,
 * because the program that they start is unknown.
 *
 * @param redact redacts references before they are made unique
 */
export function billEntries(
  servers: readonly BilledServer[],
  redact: (text: string) => string,
): BillEntry[] {
  const identifiedServers = servers.filter(({ dependency }) => dependency.type !== 'unidentified');
  const keyed = identifiedServers.map((server) => ({ server, key: componentKey(server) }));
  const groups = Map.groupBy(keyed, ({ key }) => key);
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
  const counts = new Map<string, number>();
  return sorted.flatMap(([, same]) => {
    const [first, ...others] = same.map(({ server }) => server).sort(comparePlaces);
    if (first === undefined) return [];
    const purl = provedPurlOf(first.dependency);
    const plain = redact(purl ?? `${first.dependency.type}:${nameIn(first.dependency)}`);
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    // No package URL or name contains the separator before the number.
    return [
      { ref: `${plain}${count > 1 ? ` (${count})` : ''}`, purl, members: [first, ...others] },
    ];
  });
}

/** Returns whether an entry is a service, which clients connect to rather than fetch. */
export function isService({ members: [{ dependency }] }: BillEntry): boolean {
  return dependency.type === 'remote' || isOwnAddress(dependency);
}

/** Returns an element of `components`. */
export function componentEntry(entry: BillEntry): object {
  const [{ dependency }] = entry.members;
  const { type, name } = dependency;
  const version = provedVersionOf(dependency);
  const repository = type === 'git' && isAddress(`https://${name}`) ? `https://${name}` : null;
  return {
    type: componentType(entry),
    'bom-ref': entry.ref,
    name: nameIn(dependency),
    ...(version === null ? {} : { version }),
    ...(entry.members.every(isExampleServer) ? { scope: 'excluded' } : {}),
    ...(entry.purl === null ? {} : { purl: entry.purl }),
    ...(repository === null ? {} : { externalReferences: [{ type: 'vcs', url: repository }] }),
    properties: entryProperties(entry),
    evidence: { occurrences: distinctBy(entry.members.map(buildOccurrence)) },
  };
}

/**
 * Returns an element of `services`. CycloneDX defines no occurrences for services, so places are stored as
 * properties.
 */
export function serviceEntry(entry: BillEntry): object {
  const [{ dependency }] = entry.members;
  const name = nameIn(dependency);
  return {
    'bom-ref': entry.ref,
    name,
    ...(isAddress(name) ? { endpoints: [name] } : {}),
    // If no entry sends credentials, it is unknown whether a service accepts requests without credentials.
    ...(entry.members.some(sendsCredentials) ? { authenticated: true } : {}),
    // A service at a local address is inside the machine's trust boundary.
    'x-trust-boundary': !isOwnAddress(dependency),
    properties: [
      ...entryProperties(entry),
      ...properties({
        place: entry.members.map(({ dependency: each }) => escapeInvisible(wordPlace(each))),
        'set-aside': entry.members.every(isExampleServer) ? ['true'] : [],
      }),
    ],
  };
}

/**
 * Reports whether a declaration sends credentials, either directly or in a header that it passes to a bridge.
 */
function sendsCredentials({ dependency: { declaration } }: BilledServer): boolean {
  const { args } = declaration.launch;
  const isHeader = ({ text }: Word): boolean =>
    isCredentialName(/^(?:--header=)?([\w-]+):/.exec(text)?.[1] ?? '');
  return declaration.sendsCredentials === true || args.some(isHeader);
}

const address =
  /^(?:https?|wss?):\/\/(?:\[[0-9a-f:.]+\]|[\w.-])(?:[\w.~:/@!$&'()*+,;=-]|%[0-9a-f]{2})*$/i;

/** Returns whether a string is a valid address under RFC 3986, which excludes addresses with placeholders. */
const isAddress = (text: string): boolean => address.test(text) && URL.canParse(text);

/** Builds properties in this tool's namespace, without duplicates. Null and empty values are omitted. */
export function properties(
  all: Readonly<Record<string, readonly (string | number | null | undefined)[]>>,
): BillProperty[] {
  return Object.entries(all).flatMap(([name, values]) => {
    const given = values.filter((value) => value != null && value !== '').map(String);
    return distinctBy(given).map((value) => ({ name: `mcp-grade-gate:${name}`, value }));
  });
}

/** Returns a dependency's name, escaped because the name of anything but a package can be any string. */
const nameIn = (dependency: Dependency): string =>
  escapeInvisible(nameOrNull(dependency) ?? displayName(dependency));

function componentType({ members: [first] }: BillEntry): string {
  if (first.dependency.type === 'oci') return 'container';
  return isLibrary(first) ? 'library' : 'application';
}

const isLibrary = ({ dependency, isCandidate }: BilledServer): boolean =>
  isCandidate || dependency.role === 'library';

/** Returns the same key for all dependencies that belong to one component. */
function componentKey(server: BilledServer): string {
  const { dependency } = server;
  const { type } = dependency;
  const proved = provedVersionOf(dependency);
  const { specifier } = versionPart(dependency);
  return JSON.stringify([
    type,
    nameOrNull(dependency),
    proved,
    provedPurlOf(dependency),
    // Different specifiers can fetch different versions.
    proved === null ? specifier : null,
    isLibrary(server),
  ]);
}

const isExampleServer = ({ dependency: { declaration } }: BilledServer): boolean =>
  isExampleFile(declaration.file);

/** Orders servers by file, then by position in the file, then by client and alias. */
function comparePlaces(
  { dependency: one }: BilledServer,
  { dependency: other }: BilledServer,
): number {
  const placeIn = ({ declaration: { file, client, alias } }: Dependency): string =>
    [file, client, alias].join('\u0000');
  const [a, b] = [placeIn(one), placeIn(other)];
  const { start } = one.span;
  return (
    (one.declaration.file === other.declaration.file
      ? start.line - other.span.start.line || start.column - other.span.start.column
      : 0) || (a < b ? -1 : Number(a > b))
  );
}

function buildOccurrence({ dependency: { declaration, span } }: BilledServer): object {
  return {
    location: escapeInvisible(declaration.file),
    line: span.start.line,
    symbol: escapeInvisible(declaration.alias),
    additionalContext: `${escapeInvisible(declaration.client)}${declaration.disabled ? ', disabled' : ''}`,
  };
}

function entryProperties({ members }: BillEntry): BillProperty[] {
  const dependencies = members.map(({ dependency }) => dependency);
  const judged = members.flatMap((each) => (each.judged === null ? [] : [each.judged]));
  const versioned = dependencies.filter(isIdentified);
  const unproved = dependencies.filter((each) => provedVersionOf(each) === null);
  const altered = dependencies.flatMap(({ alterations, declaration }) =>
    alterations.map(({ what, file, span }) =>
      escapeInvisible(`${what} (${file ?? declaration.file}:${span.start.line})`),
    ),
  );
  const visibleOrNull = (text: string | null | undefined): string | null =>
    text == null ? null : escapeInvisible(text);
  return properties({
    type: dependencies.map(({ type }) => type),
    role: members.map((each) => (each.isCandidate ? 'dependency' : each.dependency.role)),
    client: dependencies.map(({ declaration }) => escapeInvisible(declaration.client)),
    alias: dependencies.map(({ declaration }) => escapeInvisible(declaration.alias)),
    disabled: dependencies.every(({ declaration }) => declaration.disabled) ? ['true'] : [],
    pin: versioned.map(({ pin, type }) => (type === 'remote' ? null : pin)),
    specifier: unproved.map((each) => visibleOrNull(versionPart(each).specifier)),
    'resolved-in': dependencies.map(({ resolved }) =>
      resolved === null ? null : escapeInvisible(`${resolved.file}:${resolved.line}`),
    ),
    'altered-by': altered,
    server: judged.map(({ match }) => visibleOrNull(listedMatch(match)?.server.name)),
    match: judged.map(({ match }) => match?.kind),
    grade: judged.map((each) =>
      decidingReport(each.match) === null ? null : escapeInvisible(gradeText(each), 100),
    ),
    score: judged.map(({ match }) => decidingReport(match)?.score),
    'judged-version': judged.map(({ match }) => visibleOrNull(listedMatch(match)?.judgedVersion)),
    'rubric-version': judged.map(({ match }) =>
      visibleOrNull(decidingReport(match)?.rubricVersion),
    ),
    verdict: judged.map(({ verdict }) => verdict),
    problem: judged.flatMap(({ problems }) =>
      problems.map(({ rule, level, waived, waivedUntil }) =>
        waived === null
          ? `${rule}: ${level}`
          : `${rule}: waived${waivedUntil === undefined ? '' : ` until ${waivedUntil}`}`,
      ),
    ),
  });
}
