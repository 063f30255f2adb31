import { unreadableReasons } from '../files/unreadable.ts';
import type { Policy } from '../policy/keys.ts';
import { standingPolicy } from '../run/effective-policy.ts';
import { readOrganisationPolicy } from '../run/organisation-policy.ts';
import type { RunPorts } from '../run/ports.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { type Invocation, policyOptionNames } from './command-line.ts';
import { readPolicyText } from './policy-text.ts';

/**
 * The policy by which a command judges the whole export: a file that the user names, options that
 * override it, and the organisation's floors, as `check` has them. No repository has a part in it: without
 * `--config` the options and defaults apply.
 *
 * @param values of `policyOptionNames`; all others are left alone
 * @param log gets what the policy sets in vain, and which commits names of branches stand for
 * @throws SettingsError for options that cannot be used
 * @throws PolicyError if a policy has faults, with their places
 * @throws GateError `no-policy-file`, `org-policy-unreadable`, and those of GitHub's API
 */
export async function readCorpusPolicy(
  values: Invocation['values'],
  log: (line: string) => void,
): Promise<Policy> {
  const { config } = values;
  const inputs = Object.fromEntries(policyOptionNames.map((name) => [name, values[name] ?? '']));
  const settings = readSettings(inputs, 'command line', false);
  const file = config === undefined ? null : { path: config, read: () => readPolicyText(config) };
  return corpusPolicy(settings, file, log, async (repository) => {
    const { openGitHubCommits } = await import('./github-repository.ts');
    return openGitHubCommits(repository, 'HEAD', log);
  });
}

/** A policy file that a user names. */
interface NamedPolicy {
  /** As messages name it. */
  readonly path: string;
  readonly read: () => Promise<string>;
}

/**
 * The policy by which the whole export is judged, of settings, a file and the organisation's floors.
 *
 * @throws as `readCorpusPolicy` does
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
  const { policy, notices } = await standingPolicy(
    text === null ? { reason: unreadableReasons.absent } : { text },
    { given: settings.given, floors: organisation.floors, maxAge: settings.maxAge },
    file?.path,
  );
  for (const notice of [...organisation.notices, ...notices]) log(notice);
  return policy;
}
