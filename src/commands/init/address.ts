/** The source of an action: the value of `uses:` in a step. */
export interface ActionAddress {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The full id of the commit. */
  readonly commit: string;
  /** The version, for display; null unless the commit is known to be a release. */
  readonly version: string | null;
}

/**
 * Placeholder for the parts of this action's address that are unknown. The documentation uses the same
 * placeholder.
 */
export const unknownAddress: ActionAddress = {
  repository: 'OWNER/mcp-grade-gate',
  commit: 'COMMIT',
  version: null,
};

/**
 * Third-party actions in the generated workflow: the newest release of each, pinned to its commit. Source:
 * the tags of each action's repository, read in November 2026.
 */
export const otherActions = {
  checkout: {
    repository: 'actions/checkout',
    commit: '3d3c42e5aac5ba805825da76410c181273ba90b1',
    version: '7.0.1',
  },
} as const satisfies Readonly<Record<string, ActionAddress>>;

/** Returns the value after `uses:`, with the version as a comment if known. */
export function usesLine({ repository, commit, version }: ActionAddress): string {
  return `${repository}@${commit}${version === null ? '' : ` # v${version}`}`;
}

/** A repository on a server, parsed from its clone address. */
export interface RemoteRepository {
  /** The host name, in lower case. */
  readonly host: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** Matches `https://host/owner/name.git`, `git+ssh://git@host:22/owner/name` and `git@host:owner/name`. */
const remoteForm =
  /^(?:(?:git\+)?(?:ssh|https?|git):\/\/(?:[^/@]*@)?([\w.-]+)(?::\d+)?\/|(?:[\w.-]+@)?([\w.-]+):)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

/** Parses the repository in a Git address; null for a folder or any other form. */
export function parseRemoteRepository(address: string): RemoteRepository | null {
  const [, host, shortHost, owner, name] = remoteForm.exec(address.trim()) ?? [];
  const writtenHost = host ?? shortHost;
  if (writtenHost === undefined || owner === undefined || name === undefined) return null;
  const isPlain = [owner, name].every((part) => /^(?!\.{1,2}$)[\w.-]+$/.test(part));
  const lowercaseHost = writtenHost.toLowerCase();
  // `ssh.github.com` is GitHub's alternative host name for networks that allow only HTTPS.
  return isPlain
    ? {
        host: lowercaseHost === 'ssh.github.com' ? githubHost : lowercaseHost,
        repository: `${owner}/${name}`,
      }
    : null;
}

export const githubHost = 'github.com';

/** Parses an action address from the user, `OWNER/REPOSITORY@COMMIT`; null for any other form. */
export function parseActionAddress(text: string): ActionAddress | null {
  const [, repository, commit] = /^([\w-]+\/[\w.-]+)@([0-9a-f]{40})$/.exec(text) ?? [];
  return repository === undefined || commit === undefined
    ? null
    : { repository, commit, version: null };
}
