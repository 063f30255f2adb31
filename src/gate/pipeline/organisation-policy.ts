import type { Floor, PolicyReference } from '../../judging/policy.ts';
import { GateError, type RemedyBySurface, remediesOf } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';
import type { RunPorts } from '../ports.ts';
import { PolicyError, readFloor } from '../settings/policy-file.ts';
import type { Settings } from '../settings/settings.ts';

/** The organisation's policy and what it extends, the nearest to the repository first. */
export interface OrganisationPolicy {
  readonly floors: readonly Floor[];
  /** Which commits names of branches and tags stand for, in sentences. */
  readonly notices: readonly string[];
}

/**
 * Reads the organisation's policy, and the one that it extends. One that cannot be read is an error:
 * without it a change would be judged by less than the organisation demands. None is searched for: a
 * private repository answers like a missing one, so a search would fail open.
 *
 * @throws PolicyError if one of them has faults
 * @throws GateError `org-policy-unreadable`, and those of the API
 */
export async function readOrganisationPolicy(
  { 'org-policy': named, given }: Pick<Settings, 'org-policy' | 'given'>,
  ports: Pick<RunPorts, 'openRepository'>,
): Promise<OrganisationPolicy> {
  if (named === null) return { floors: [], notices: [] };
  const source = given.source === 'input' ? 'the input org-policy' : 'the option --org-policy';
  const notices: string[] = [];
  const opened = new Map<string, ReturnType<RunPorts['openRepository']>>();
  const openRepository: RunPorts['openRepository'] = ({ owner, name }) => {
    const key = `${owner}/${name}`;
    const commits = opened.get(key) ?? ports.openRepository({ owner, name });
    opened.set(key, commits);
    return commits;
  };
  const readNamed = async (reference: PolicyReference): Promise<Floor> => {
    const { text, commit } = await fetchPolicy(reference, openRepository);
    if (reference.ref !== commit)
      notices.push(`org-policy: ${reference.text} is commit ${commit}.`);
    return readFloor(text, reference.text, commit);
  };
  const own = typeof named === 'string' ? readFloor(named, source) : await readNamed(named);
  if (own.extends === null) return { floors: [own], notices };
  const upper = await readNamed(own.extends);
  if (upper.extends !== null) {
    const { line, column } = upper.places.get('extends')?.start ?? { line: 1, column: 1 };
    throw new PolicyError(upper.source, [
      `${upper.source}:${line}:${column}: extends is not allowed here: ${own.source} already extends this policy, and only one level is allowed`,
    ]);
  }
  return { floors: [own, upper], notices };
}

/** The text of a policy, at the commit that its reference means now. */
async function fetchPolicy(
  reference: PolicyReference,
  openRepository: RunPorts['openRepository'],
): Promise<{ readonly text: string; readonly commit: string }> {
  const { owner, repository: name, path, ref } = reference;
  const unreadable = (why: string, remedy: string | RemedyBySurface): GateError =>
    new GateError(
      'org-policy-unreadable',
      `The organisation's policy ${reference.text} cannot be read: ${why}.`,
      remedy,
    );
  try {
    const commits = await openRepository({ owner, name });
    const commit = await commits.commit(ref);
    if (commit === null) {
      throw unreadable(
        `${owner}/${name} has no commit ${ref}`,
        'After the @, name one of its branches, tags or commits.',
      );
    }
    const file = await commits.commitFiles(commit).readFile(path);
    if ('text' in file) return { text: file.text, commit: commit.id };
    throw unreadable(
      `at commit ${commit.id}, ${path}: ${file.reason}`,
      'Name a text file in that repository by its path from the root.',
    );
  } catch (error) {
    if (!(error instanceof GateError) || error.code === 'org-policy-unreadable') throw error;
    const repository = `${owner}/${name}`;
    if (error.code === 'api-not-found') {
      throw unreadable(
        `GitHub shows no repository ${repository} to this token: it does not exist, or it is private`,
        tokenRemedy(repository),
      );
    }
    if (refusals.has(error.code)) {
      throw unreadable(error.message.replace(/\.$/, ''), tokenRemedy(repository));
    }
    throw new GateError(
      error.code,
      `The organisation's policy ${reference.text} cannot be read: ${error.message}`,
      remediesOf(error),
    );
  }
}

/** What another token may change, beside "not found". */
const refusals: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'no-token',
  'api-token-refused',
  'api-forbidden',
]);

function tokenRemedy(repository: string): RemedyBySurface {
  return {
    step: `The job's own token can read only its own repository and public ones. If ${repository} is private, give the input github-token a token with contents: read for it.`,
    command: `If ${repository} is private, set GITHUB_TOKEN or GH_TOKEN to a token with contents: read for it.`,
  };
}
