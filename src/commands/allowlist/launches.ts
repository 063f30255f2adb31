import { listClient } from '../../detection/declarations.ts';
import type { Declaration, Dependency, Position, Span } from '../../model/model.ts';
import { wordsWithoutSecrets } from '../../model/secrets.ts';
import type { ClientServer } from './client.ts';

export interface LaunchPlace {
  /** `owner/name` of the launch's repository, or the folder as given; empty for the current folder. */
  readonly source: string;
  readonly file: string;
  /** 1-based line number. */
  readonly line: number;
  readonly alias: string;
  /** Clients do not start disabled servers, so refusing one affects no users. */
  readonly isDisabled: boolean;
}

export interface ObservedLaunch {
  readonly place: LaunchPlace;
  /** The launch's command and address, as written; either or both can be missing. */
  readonly servers: readonly ClientServer[];
  /** The servers for display, with `***` instead of words that might be secrets. */
  readonly shown: readonly ClientServer[];
  /** Why the launch cannot be listed for any client; null if it can. */
  readonly unlistable: string | null;
  /**
   * Everything that the launch fetches, runs or connects to; null if only the repository shows the
   * dependencies.
   */
  readonly dependencies: readonly Dependency[] | null;
}

export interface LaunchSource {
  readonly launches: readonly ObservedLaunch[];
  readonly notices: readonly string[];
}

const mask = '***';

/**
 * Removes the run's secrets from displayed text, and marks each launch that contains a secret as unlistable.
 */
export function redactSource(
  { launches, notices }: LaunchSource,
  redact: (text: string) => string,
): LaunchSource {
  const redactServer = (server: ClientServer): ClientServer =>
    server.kind === 'url'
      ? { kind: 'url', url: redact(server.url) }
      : { kind: 'command', argv: server.argv.map(redact) };
  return {
    notices: notices.map(redact),
    launches: launches.map((launch) => {
      const { source, file, alias, ...place } = launch.place;
      const shown = launch.shown.map(redactServer);
      return {
        ...launch,
        place: { ...place, source: redact(source), file: redact(file), alias: redact(alias) },
        shown,
        unlistable: launch.unlistable ?? unlistableReason(shown),
      };
    }),
  };
}

/**
 * Groups dependencies by declaration. Skips declarations in list files, because an allowed server is not
 * necessarily in use.
 */
export function observedLaunches(
  dependencies: readonly Dependency[],
  source: string,
): ObservedLaunch[] {
  const byDeclaration = Map.groupBy(dependencies, ({ declaration }) => declaration);
  const usedDeclarations = [...byDeclaration].filter(([{ client }]) => client !== listClient);
  return usedDeclarations.flatMap(([declaration, ownDependencies]) =>
    splitCommandAndUrl(declaration, ownDependencies).map(([half, ofHalf]) =>
      observedLaunch(half, ofHalf, source),
    ),
  );
}

/**
 * Splits a declaration that has both a command and an address. Clients differ in which of the two they use,
 * and a failing command must not count against a passing address.
 */
function splitCommandAndUrl(
  declaration: Declaration,
  dependencies: readonly Dependency[],
): readonly (readonly [Declaration, readonly Dependency[]])[] {
  const { launch } = declaration;
  const { command, url } = launch;
  if (command === null || url === null) return [[declaration, dependencies]];
  const { ofUrl = [], ofCommand = [] } = Object.groupBy(dependencies, ({ span }) =>
    isWithin(span, url.span) ? 'ofUrl' : 'ofCommand',
  );
  return [
    [{ ...declaration, launch: { ...launch, url: null } }, ofCommand],
    [{ ...declaration, launch: { ...launch, command: null, args: [] } }, ofUrl],
  ];
}

const isWithin = ({ start }: Span, outer: Span): boolean =>
  comparePositions(outer.start, start) <= 0 && comparePositions(start, outer.end) < 0;

const comparePositions = (a: Position, b: Position): number =>
  a.line - b.line || a.column - b.column;

/** @param dependencies null if only the repository shows them */
export function observedLaunch(
  declaration: Declaration,
  dependencies: readonly Dependency[] | null,
  source: string,
): ObservedLaunch {
  const { file, span, alias, launch, disabled } = declaration;
  const { command, args, url } = launch;
  const argv = command === null ? null : [command, ...args].map(({ text }) => text);
  const servers = createClientServers(argv, url?.text ?? null);
  const shown = createClientServers(
    argv && wordsWithoutSecrets(argv),
    url && (wordsWithoutSecrets([url.text])[0] ?? mask),
  );
  return {
    place: { source, file, line: span.start.line, alias, isDisabled: disabled },
    servers,
    shown,
    unlistable: unlistableReason(shown),
    dependencies,
  };
}

function createClientServers(argv: readonly string[] | null, url: string | null): ClientServer[] {
  return [
    ...(argv === null ? [] : [{ kind: 'command', argv } as const]),
    ...(url === null ? [] : [{ kind: 'url', url } as const]),
  ];
}

function unlistableReason(shown: readonly ClientServer[]): string | null {
  if (shown.length === 0) {
    return 'The entry contains no command or address, because another component, such as a plugin or a registry, starts the server.';
  }
  const shownWords = shown.flatMap((each) => (each.kind === 'command' ? each.argv : [each.url]));
  // If another tool masked the secret, the mask can be part of a longer word.
  return shownWords.some((word) => word.includes(mask))
    ? 'The command or address may contain a secret, which a list must not repeat. Pass the secret to the server in an environment variable or a header, which clients do not compare.'
    : null;
}

export function serverText(server: ClientServer): string {
  return server.kind === 'url' ? server.url : server.argv.map(quoteWord).join(' ');
}

const quoteWord = (word: string): string =>
  /^[\w@%+=:,./$*-]+$/.test(word) ? word : JSON.stringify(word);

export function comparePlaces(one: LaunchPlace, other: LaunchPlace): number {
  const key = ({ source, file, line, alias }: LaunchPlace) => [
    source,
    file,
    String(line).padStart(9, '0'),
    alias,
  ];
  const [a, b] = [key(one), key(other)];
  const differingIndex = a.findIndex((part, index) => part !== b[index]);
  return differingIndex < 0 ? 0 : (a[differingIndex] ?? '') < (b[differingIndex] ?? '') ? -1 : 1;
}
