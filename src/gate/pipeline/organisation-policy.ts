import type { FileReference, Floor } from '../../judging/policy.ts';
import type { RunPorts } from '../ports.ts';
import { PolicyError, readFloor } from '../settings/policy-file.ts';
import type { Settings } from '../settings/settings.ts';
import { type FetchedKind, fetchFile } from './fetch-file.ts';

/** The organisation's policy and the policies that it extends, nearest to the repository first. */
export interface OrganisationPolicy {
  readonly floors: readonly Floor[];
  /** Sentences stating the commit to which each branch or tag name resolved. */
  readonly notices: readonly string[];
}

/**
 * Reads the organisation's policy and the policies that it extends. An unreadable policy is treated as an
 * error; otherwise, a change could be judged less strictly than the organisation demands. The gate never
 * searches for an organisation policy. GitHub hides private repositories from tokens without access, so a
 * search would fail open.
 *
 * @throws PolicyError if one of the policies has errors
 * @throws GateError `org-policy-unreadable`, or with the code of an API error
 */
export async function readOrganisationPolicy(
  { 'org-policy': named, given }: Pick<Settings, 'org-policy' | 'given'>,
  ports: Pick<RunPorts, 'openRepository'>,
): Promise<OrganisationPolicy> {
  if (named === null) return { floors: [], notices: [] };
  const source = given.source === 'input' ? 'the org-policy input' : 'the --org-policy option';
  const notices: string[] = [];
  const opened = new Map<string, ReturnType<RunPorts['openRepository']>>();
  const openRepository: RunPorts['openRepository'] = ({ owner, name }) => {
    const key = `${owner}/${name}`;
    const commits = opened.get(key) ?? ports.openRepository({ owner, name });
    opened.set(key, commits);
    return commits;
  };
  const readNamed = async (reference: FileReference): Promise<Floor> => {
    const { content, commit } = await fetchFile(reference, policyFile, openRepository);
    if (reference.ref !== commit)
      notices.push(`org-policy: ${reference.text} is at commit ${commit}.`);
    return readFloor(content.text, reference.text, commit);
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

const policyFile: FetchedKind<{ readonly text: string }> = {
  subject: "The organisation's policy",
  code: 'org-policy-unreadable',
  remedy: 'Use a text file in that repository, and give its path relative to the repository root.',
  read: (files, path) => files.readFile(path),
};
