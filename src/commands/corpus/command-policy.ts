import { readSettings } from '../../gate/settings.ts';
import type { Policy } from '../../judging/policy.ts';
import { type Invocation, policyOptionNames } from '../command-line.ts';
import { createNamedCommits } from '../ports/local-ports.ts';
import { readPolicyText } from '../ports/policy-text.ts';
import { corpusPolicy } from './policy.ts';

/**
 * Reads the policy for a command that judges the whole export: `--config`, the options that override it, and
 * the organisation's floors. Repository policies are not used; without `--config`, only the options and the
 * defaults apply.
 *
 * @param values option values, of which only those named in `policyOptionNames` are used
 * @param log receives messages about settings that have no effect and about the commits to which branch names
 * resolve
 * @throws SettingsError for invalid options
 * @throws PolicyError if a policy has errors, with their locations
 * @throws GateError `no-policy-file`, `org-policy-unreadable`, and GitHub API errors
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
