import { execFileSync } from 'node:child_process';
import { createPullRequestsField, type ServedPull } from './pulls.ts';

/*
 * Serves what GitHub's API reports about a repository's commits and files, based on a git repository on the
 * disk. Answers contain what is known; the service completes them from GitHub's description.
 */

/** An answer: its status and the body to send as JSON. */
export interface GitDataReply {
  readonly status: number;
  readonly body: unknown;
}

export interface GitDataOptions {
  readonly protectedBranches?: readonly string[];
  /** The maximum number of entries in one answer about a tree. */
  readonly mostEntries?: number;
  /** Ids of the blobs whose text GraphQL truncates. */
  readonly cut?: ReadonlySet<string>;
  /** Ids of the blobs that are answered with different content. */
  readonly falsified?: ReadonlySet<string>;
  /** Merged pull requests. */
  readonly pulls?: readonly ServedPull[];
  /** `owner/name`. */
  readonly repository?: string;
}

export interface GitData {
  /** Answers a REST request below `/repos/{owner}/{name}`; returns null for any other request. */
  readonly rest: (path: string) => GitDataReply | null;
  /** The repository for GraphQL, as values and resolvers. */
  readonly fields: object;
}

interface StoredObject {
  readonly type: string;
  readonly bytes: Buffer;
}

/** GitHub truncates texts longer than this many bytes. */
const longestText = 512_000;

/**
 * Parses the output of `git cat-file --batch`: a line with the id, type and size, then the bytes, then a line
 * break.
 */
function* objectsIn(output: Buffer): Generator<[id: string, object: StoredObject]> {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0x0a, at);
    const [id = '', type = '', size = ''] = output.toString('latin1', at, end).split(' ');
    const after = end + 1 + Number(size);
    yield [id, { type, bytes: output.subarray(end + 1, after) }];
    at = after + 1;
  }
}

interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/** Yields a tree object's entries in order: the mode, the name, a zero byte, and the 20 bytes of an id. */
function* entriesIn({ bytes }: StoredObject): Generator<TreeEntry> {
  const types: Readonly<Record<string, string>> = { '040000': 'tree', '160000': 'commit' };
  for (let at = 0; at < bytes.length; ) {
    const [space, zero] = [bytes.indexOf(0x20, at), bytes.indexOf(0, at)];
    const mode = bytes.toString('latin1', at, space).padStart(6, '0');
    const sha = bytes.toString('hex', zero + 1, zero + 21);
    yield { path: bytes.toString('utf8', space + 1, zero), mode, type: types[mode] ?? 'blob', sha };
    at = zero + 21;
  }
}

/** Returns the lines for a field, such as `parent` or `author`, from an object's head. */
function headOf({ bytes }: StoredObject, name: string): string[] {
  const [head = ''] = bytes.toString('utf8').split('\n\n');
  return [...head.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value = '']) => value);
}

/**
 * Converts the time of an author or committer, such as `A <a@b.example> 1900000000 +0000`, to the API's
 * format.
 */
function timeOf(person: string): string {
  const [, seconds] = /> (\d+) [+-]\d{4}$/.exec(person) ?? [];
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}

/** @param root the absolute path of a repository, whose branches are read again for each request */
export function createGitData(root: string, options: GitDataOptions = {}): GitData {
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
  const histories = new Map<string, readonly string[]>();
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
  /** Returns what an id leads to: itself, a tag's target, or a commit's tree. */
  const peeled = (id: string, wanted: string | undefined): string => {
    const object = objectOf(id);
    if (wanted === undefined || object.type === wanted) return id;
    const line = { tag: 'object', commit: 'tree' }[object.type];
    if (line === undefined) throw new Error(`${id} is no ${wanted}`);
    return peeled(headOf(object, line)[0] ?? '', wanted);
  };
  const objectAt = (expression: string): ({ readonly id: string } & StoredObject) | null => {
    const [, named, wanted] = /^([0-9a-f]{40})(?:\^\{(\w+)\})?$/.exec(expression) ?? [];
    try {
      const id =
        named === undefined
          ? git('rev-parse', '--verify', '--quiet', expression).toString().trim()
          : peeled(named, wanted);
      const { type, bytes } = objectOf(id);
      return { id, type, bytes: falsified.has(id) ? Buffer.from('falsified') : bytes };
    } catch {
      return null;
    }
  };
  const commitAt = (id: string) => {
    const commit = objectOf(id);
    const of = (name: string): string => headOf(commit, name)[0] ?? '';
    return {
      ...{ id, tree: of('tree'), parents: headOf(commit, 'parent') },
      ...{ authored: timeOf(of('author')), committed: timeOf(of('committer')) },
    };
  };
  /** Returns a commit and all its ancestors, in the order of `git rev-list`. */
  const historyOf = (id: string): readonly string[] => {
    const known = histories.get(id) ?? git('rev-list', id).toString().trim().split('\n');
    histories.set(id, known);
    return known;
  };
  /** Returns a tree's entries; if `isRecursive` is set, a folder's entries follow the folder. */
  const listed = (id: string, isRecursive: boolean): TreeEntry[] =>
    [...entriesIn(objectOf(id))].flatMap((entry) => [
      entry,
      ...(isRecursive && entry.type === 'tree' ? listed(entry.sha, true) : []).map((inside) => ({
        ...inside,
        path: `${entry.path}/${inside.path}`,
      })),
    ]);
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
          const ids = historyOf(id);
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
      const [target = ''] = headOf({ type, bytes }, 'object');
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
    const found = objectAt(`${id}^{tree}`);
    if (found === null) return null;
    const entries = listed(found.id, isRecursive);
    const tree = entries
      .slice(0, mostEntries)
      .map((entry) =>
        entry.type === 'blob' ? { ...entry, size: objectOf(entry.sha).bytes.length } : entry,
      );
    return { status: 200, body: { sha: id, tree, truncated: entries.length > mostEntries } };
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
        const id = git('merge-base', one, other).toString().trim();
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
      pullRequests: createPullRequestsField(repository, pulls, objectFor),
    },
  };
}
