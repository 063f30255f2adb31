import { execFileSync } from 'node:child_process';
import { pullRequestsOf, type ServedPull } from './pulls.ts';

/*
 * What GitHub's API tells of the commits and files of a repository, from a repository of git on the disk.
 * Answers have what is known; the service completes them by GitHub's description.
 */

/** An answer: its status, and a body to be sent as JSON. */
export interface GitDataReply {
  readonly status: number;
  readonly body: unknown;
}

export interface GitDataOptions {
  readonly protectedBranches?: readonly string[];
  /** As many entries as one answer about a tree has at most. */
  readonly mostEntries?: number;
  /** Blobs whose text GraphQL cuts, by their ids. */
  readonly cut?: ReadonlySet<string>;
  /** Blobs of which another content is answered, by their ids. */
  readonly falsified?: ReadonlySet<string>;
  /** Merged pull requests. */
  readonly pulls?: readonly ServedPull[];
  /** `owner/name`. */
  readonly repository?: string;
}

export interface GitData {
  /** Answers a REST request below `/repos/{owner}/{name}`; null for what is none of these. */
  readonly rest: (path: string) => GitDataReply | null;
  /** The repository for GraphQL, as values and resolvers. */
  readonly fields: object;
}

interface StoredObject {
  readonly type: string;
  readonly bytes: Buffer;
}

/** GitHub cuts longer texts, in bytes. */
const longestText = 512_000;

/** What `git cat-file --batch` prints: a line with id, type and size, the bytes, and the end of a line. */
function* objectsIn(output: Buffer): Generator<[id: string, object: StoredObject]> {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0x0a, at);
    const [id = '', type = '', size = ''] = output.toString('latin1', at, end).split(' ');
    const after = end + 1 + Number(size);
    yield [id, { type, bytes: output.subarray(end + 1, after) }];
    at = after + 1;
  }
}

/** @param root absolute path of a repository, whose branches are read anew for each request */
export function gitDataOf(root: string, options: GitDataOptions = {}): GitData {
  const {
    protectedBranches = [],
    mostEntries = 100_000,
    cut = new Set(),
    falsified = new Set(),
    pulls = [],
    repository = 'octo/project',
  } = options;
  const git = (...words: string[]): Buffer =>
    execFileSync('git', ['-C', root, ...words], { maxBuffer: 1 << 30, stdio: 'pipe' });
  const outputs = new Map<string, Buffer>();
  /** What git prints of something that is named by an id, and is the same for good. */
  const gitOnce = (...words: string[]): Buffer => {
    const key = words.join('\0');
    const output = outputs.get(key) ?? git(...words);
    outputs.set(key, output);
    return output;
  };
  const objects = new Map<string, StoredObject>();
  const objectOf = (id: string): StoredObject => {
    if (!objects.has(id)) {
      for (const [each, object] of objectsIn(git('cat-file', '--batch', '--batch-all-objects'))) {
        objects.set(each, object);
      }
    }
    const object = objects.get(id);
    if (object === undefined) throw new Error(`no object ${id}`);
    return object;
  };
  const objectAt = (expression: string): ({ readonly id: string } & StoredObject) | null => {
    try {
      const id = /^[0-9a-f]{40}$/.test(expression)
        ? expression
        : (/^[0-9a-f]{40}/.test(expression) ? gitOnce : git)(
            ...['rev-parse', '--verify', '--quiet', expression],
          )
            .toString()
            .trim();
      const { type, bytes } = objectOf(id);
      return { id, type, bytes: falsified.has(id) ? Buffer.from('falsified') : bytes };
    } catch {
      return null;
    }
  };
  const commitAt = (id: string) => {
    const [tree = '', authored = '', committed = '', ...parents] = gitOnce(
      ...['show', '-s', '--format=%T %aI %cI %P', id],
    )
      .toString()
      .trim()
      .split(' ');
    return { id, tree, parents, authored, committed };
  };
  const objectFor = (expression: string): unknown => {
    const found = objectAt(expression);
    if (found === null) return null;
    const { id, type, bytes } = found;
    if (type === 'commit') {
      const { tree, parents, authored, committed } = commitAt(id);
      return {
        __typename: 'Commit',
        oid: id,
        tree: { oid: tree },
        parents: ({ first }: { first: number }) => ({
          nodes: parents.slice(0, first).map(objectFor),
        }),
        authoredDate: authored,
        committedDate: committed,
        associatedPullRequests: {
          nodes: pulls.filter(({ brought, merge }) => (brought ?? [merge]).includes(id)),
        },
        history({ first, after }: { first: number; after?: string | null }) {
          const ids = gitOnce('rev-list', id).toString().trim().split('\n');
          const start = after ? Number(after) : 0;
          const end = Math.min(start + first, ids.length);
          return {
            nodes: ids.slice(start, end).map(objectFor),
            pageInfo: { hasNextPage: end < ids.length, endCursor: `${end}` },
          };
        },
      };
    }
    if (type === 'tag') {
      const target = gitOnce('rev-parse', `${id}^{}`).toString().trim();
      return { __typename: 'Tag', oid: id, target: objectFor(target) };
    }
    if (type !== 'blob') return { __typename: 'Tree', oid: id };
    const isBinary = bytes.includes(0);
    const isTruncated = !isBinary && (bytes.length > longestText || cut.has(id));
    const text = bytes.toString('utf8', 0, cut.has(id) ? bytes.length >> 1 : longestText);
    return {
      __typename: 'Blob',
      oid: id,
      byteSize: bytes.length,
      isBinary,
      isTruncated,
      text: isBinary ? null : text,
    };
  };
  const treeReply = (id: string, isRecursive: boolean): GitDataReply | null => {
    if (objectAt(`${id}^{tree}`) === null) return null;
    const lines = gitOnce('ls-tree', ...(isRecursive ? ['-r', '-t'] : []), '-l', '-z', id)
      .toString()
      .split('\0')
      .filter(Boolean);
    const tree = lines.slice(0, mostEntries).map((line) => {
      const [, mode, type, sha, size, path] =
        /^(\d+) (\w+) (\w+) +(\d+|-)\t(.*)$/s.exec(line) ?? [];
      return { path, mode, type, sha, ...(size === '-' ? {} : { size: Number(size) }) };
    });
    return { status: 200, body: { sha: id, tree, truncated: lines.length > mostEntries } };
  };

  return {
    rest(path) {
      const url = new URL(path, 'http://api');
      const [, tree] = /\/git\/trees\/([0-9a-f]{40})$/.exec(url.pathname) ?? [];
      if (tree !== undefined) return treeReply(tree, url.searchParams.has('recursive'));
      const [, blob] = /\/git\/blobs\/([0-9a-f]{40})$/.exec(url.pathname) ?? [];
      if (blob !== undefined) {
        const found = objectAt(`${blob}^{blob}`);
        if (found === null) return null;
        const content = found.bytes.toString('base64').replace(/.{60}/g, '$&\n');
        return {
          status: 200,
          body: { sha: blob, size: found.bytes.length, encoding: 'base64', content },
        };
      }
      const [, branch] = /\/branches\/([^/]+)$/.exec(url.pathname) ?? [];
      if (branch !== undefined) {
        const name = decodeURIComponent(branch);
        return { status: 200, body: { name, protected: protectedBranches.includes(name) } };
      }
      const [, one, other] =
        /\/compare\/([0-9a-f]{40})\.\.\.([0-9a-f]{40})$/.exec(url.pathname) ?? [];
      if (one === undefined || other === undefined) return null;
      try {
        const id = gitOnce('merge-base', one, other).toString().trim();
        const { tree: oid, parents } = commitAt(id);
        const merge_base_commit = {
          sha: id,
          commit: { tree: { sha: oid } },
          parents: parents.map((sha) => ({ sha })),
        };
        const hasFiles = (url.searchParams.get('page') ?? '1') === '1';
        return { status: 200, body: { merge_base_commit, ...(hasFiles ? { files: [] } : {}) } };
      } catch {
        return { status: 404, body: { message: 'No common ancestor between them.' } };
      }
    },
    fields: {
      object: ({ oid, expression }: { oid?: string; expression?: string }) =>
        objectFor(oid ?? expression ?? ''),
      pullRequests: pullRequestsOf(repository, pulls, objectFor),
    },
  };
}
