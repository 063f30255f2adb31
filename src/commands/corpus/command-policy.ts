import { readSettings } from '../../gate/settings.ts';
import type { Policy } from '../../judging/policy.ts';
import { type Invocation, policyOptionNames } from '../command-line.ts';
import { createNamedCommits } from '../ports/local-ports.ts';
import { readPolicyText } from '../ports/policy-text.ts';
import { corpusPolicy } from './policy.ts';

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
  return corpusPolicy(settings, file, log, (repository) => createNamedCommits(repository, log));
}
