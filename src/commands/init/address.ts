export interface ActionAddress {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Full commit SHA. */
  readonly commit: string;
  /** For display; null unless the commit is known to be a release. */
  readonly version: string | null;
}

/** Placeholder for an unknown address of this action, as used in the documentation. */
export const unknownAddress: ActionAddress = {
  repository: 'OWNER/mcp-grade-gate',
  commit: 'COMMIT',
  version: null,
};

/**
 * Third-party actions in the generated workflow, each pinned to the commit of its newest release as of
 * November 2026. Source: the tags of each action's repository.
 */
export const otherActions = {
  checkout: {
    repository: 'actions/checkout',
    commit: '3d3c42e5aac5ba805825da76410c181273ba90b1',
    version: '7.0.1',
  },
} as const satisfies Readonly<Record<string, ActionAddress>>;

export function usesLine({ repository, commit, version }: ActionAddress): string {
  return `${repository}@${commit}${version === null ? '' : ` # v${version}`}`;
}

export interface RemoteRepository {
  /** In lower case. */
  readonly host: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** Matches `https://host/owner/name.git`, `git+ssh://git@host:22/owner/name` and `git@host:owner/name`. */
const remoteForm =
  /^(?:(?:git\+)?(?:ssh|https?|git):\/\/(?:[^/@]*@)?([\w.-]+)(?::\d+)?\/|(?:[\w.-]+@)?([\w.-]+):)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

/** Parses a Git remote address. Returns null for a local path or an unsupported form. */
export function parseRemoteRepository(address: string): RemoteRepository | null {
  const [, host, shortHost, owner, name] = remoteForm.exec(address.trim()) ?? [];
  const writtenHost = host ?? shortHost;
  if (writtenHost === undefined || owner === undefined || name === undefined) return null;
  const isPlain = [owner, name].every((part) => /^(?!\.{1,2}$)[\w.-]+$/.test(part));
  const lowercaseHost = writtenHost.toLowerCase();
  // `ssh.github.com` is GitHub's SSH host for networks that allow only the HTTPS port.
  return isPlain
    ? {
        host: lowercaseHost === 'ssh.github.com' ? githubHost : lowercaseHost,
        repository: `${owner}/${name}`,
      }
    : null;
}

export const githubHost = 'github.com';

/** Parses `OWNER/REPOSITORY@COMMIT`. Returns null for any other form. */
export function parseActionAddress(text: string): ActionAddress | null {
  const [, repository, commit] = /^([\w-]+\/[\w.-]+)@([0-9a-f]{40})$/.exec(text) ?? [];
  return repository === undefined || commit === undefined
    ? null
    : { repository, commit, version: null };
}
