/** Where an action comes from: what a step names after `uses:`. */
export interface ActionAddress {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The commit's whole id. */
  readonly commit: string;
  /** Its version, for people; null where it is not known that the commit is one. */
  readonly version: string | null;
}

/** Stands for what is not known of this action; the documents use the same words. */
export const unknownAddress: ActionAddress = {
  repository: 'OWNER/mcp-grade-gate',
  commit: 'COMMIT',
  version: null,
};

/**
 * The actions of others that a written workflow uses: the newest release, by its commit. Source: the tags
 * of the repository, read in November 2026.
 */
export const otherActions = {
  checkout: {
    repository: 'actions/checkout',
    commit: '3d3c42e5aac5ba805825da76410c181273ba90b1',
    version: '7.0.1',
  },
} as const satisfies Readonly<Record<string, ActionAddress>>;

/** What stands behind `uses:`, with the version as a comment where it is known. */
export function usesLine({ repository, commit, version }: ActionAddress): string {
  return `${repository}@${commit}${version === null ? '' : ` # v${version}`}`;
}

/** A repository on a server, as the address of a clone names it. */
export interface RemoteRepository {
  /** In lower case. */
  readonly host: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** `https://host/owner/name.git`, `git+ssh://git@host:22/owner/name`, `git@host:owner/name`. */
const remoteForm =
  /^(?:(?:git\+)?(?:ssh|https?|git):\/\/(?:[^/@]*@)?([\w.-]+)(?::\d+)?\/|(?:[\w.-]+@)?([\w.-]+):)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

/** The repository that an address of git names; null for a folder, and for what has another form. */
export function parseRemoteRepository(address: string): RemoteRepository | null {
  const [, host, shortHost, owner, name] = remoteForm.exec(address.trim()) ?? [];
  const writtenHost = host ?? shortHost;
  if (writtenHost === undefined || owner === undefined || name === undefined) return null;
  const isPlain = [owner, name].every((part) => /^(?!\.{1,2}$)[\w.-]+$/.test(part));
  const lowercaseHost = writtenHost.toLowerCase();
  // Another name of the same server, for networks that let nothing but HTTPS out.
  return isPlain
    ? {
        host: lowercaseHost === 'ssh.github.com' ? githubHost : lowercaseHost,
        repository: `${owner}/${name}`,
      }
    : null;
}

export const githubHost = 'github.com';

/** The address that somebody gives: `OWNER/REPOSITORY@COMMIT`; null for any other form. */
export function parseActionAddress(text: string): ActionAddress | null {
  const [, repository, commit] = /^([\w-]+\/[\w.-]+)@([0-9a-f]{40})$/.exec(text) ?? [];
  return repository === undefined || commit === undefined
    ? null
    : { repository, commit, version: null };
}
