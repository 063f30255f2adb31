import type { FileSource, Unavailable } from '../../io/tree.ts';
import type { FileReference } from '../../judging/policy.ts';
import { GateError, type RemedyBySurface, remediesBySurface } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';
import type { ExportFilePorts } from '../ports.ts';

export interface FetchedKind<T extends object> {
  /** The subject of sentences in error messages, such as `The file`. */
  readonly subject: string;
  readonly code: FailureCode;
  /** The remedy if the commit can be read but the file cannot. */
  readonly remedy: string;
  readonly read: (files: FileSource, path: string) => Promise<T | Unavailable>;
}

/**
 * Reads a file from a GitHub repository, at the commit that its reference currently points to.
 *
 * @throws GateError with the code for this kind of file, or with an API code
 */
export async function fetchFile<T extends object>(
  reference: FileReference,
  { subject, code, remedy: fileRemedy, read }: FetchedKind<T>,
  openRepository: ExportFilePorts['openRepository'],
): Promise<{ readonly content: T; readonly commit: string }> {
  const { owner, repository: name, path, ref } = reference;
  const unreadable = (why: string, remedy: string | RemedyBySurface): GateError =>
    new GateError(code, `${subject} ${reference.text} cannot be read: ${why}.`, remedy);
  try {
    const commits = await openRepository({ owner, name });
    const commit = await commits.commit(ref);
    if (commit === null) {
      throw unreadable(
        `${owner}/${name} has no commit ${ref}`,
        'After the @, write a branch, tag or commit in the repository.',
      );
    }
    const content = await read(commits.commitFiles(commit), path);
    if (!('reason' in content)) return { content, commit: commit.id };
    throw unreadable(`at commit ${commit.id}, ${path}: ${content.reason}`, fileRemedy);
  } catch (error) {
    if (!(error instanceof GateError) || error.code === code) throw error;
    const repository = `${owner}/${name}`;
    if (error.code === 'api-not-found') {
      throw unreadable(
        `the repository ${repository} does not exist, or it is private and this token cannot read it`,
        tokenRemedy(repository),
      );
    }
    if (refusals.has(error.code)) {
      throw unreadable(error.message.replace(/\.$/, ''), tokenRemedy(repository));
    }
    throw new GateError(
      error.code,
      `${subject} ${reference.text} cannot be read: ${error.message}`,
      remediesBySurface(error),
    );
  }
}

/** Codes, other than `api-not-found`, for failures that a different token might prevent. */
const refusals: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'no-token',
  'api-token-refused',
  'api-forbidden',
]);

function tokenRemedy(repository: string): RemedyBySurface {
  return {
    step: `The job's own token can read only this repository and public repositories. If ${repository} is private, set the github-token input to a token with contents: read for it.`,
    command: `If ${repository} is private, set GITHUB_TOKEN or GH_TOKEN to a token with contents: read for it.`,
  };
}
