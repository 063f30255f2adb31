import { readStandingPolicy } from '../../gate/policy.ts';
import type { RunPorts } from '../../gate/ports.ts';
import type { Settings } from '../../gate/settings.ts';
import { readOrganisationPolicy } from '../../gate/steps.ts';
import { unreadableReasons } from '../../io/tree.ts';
import type { Policy } from '../../judging/policy.ts';

interface NamedPolicy {
  /** The name shown in messages. */
  readonly path: string;
  readonly read: () => Promise<string>;
}

/**
 * Reads the policy for judging the whole export, from settings, a file and the organisation's floors.
 *
 * @param log receives messages about settings that have no effect and about the commits to which branch names
 * resolve
 * @throws PolicyError if a policy has errors, with their locations
 * @throws GateError `org-policy-unreadable`, GitHub API errors, and errors from reading the file
 */
export async function corpusPolicy(
  settings: Pick<Settings, 'given' | 'org-policy' | 'maxAge'>,
  file: NamedPolicy | null,
  log: (line: string) => void,
  openRepository: RunPorts['openRepository'],
): Promise<Policy> {
  const [organisation, text] = await Promise.all([
    readOrganisationPolicy(settings, { openRepository }),
    file?.read() ?? null,
  ]);
  const { policy, notices } = await readStandingPolicy(
    text === null ? { reason: unreadableReasons.absent } : { text },
    { given: settings.given, floors: organisation.floors, maxAge: settings.maxAge },
    file?.path,
  );
  for (const notice of [...organisation.notices, ...notices]) log(notice);
  return policy;
}
