import type { PresetName } from '../../model/model.ts';
import type { ActionAddress } from './address.ts';

function policyLinks({ repository, commit }: ActionAddress) {
  return [
    `https://raw.githubusercontent.com/${repository}/${commit}/schema/policy.schema.json`,
    `https://github.com/${repository}/blob/${commit}/docs/policy.md`,
  ] as const;
}

export function renderFirstPolicy(
  action: ActionAddress,
  preset: PresetName,
  minScore: number,
): string {
  const [schema, page] = policyLinks(action);
  return `# yaml-language-server: $schema=${schema}
#
# Which MCP servers this repository accepts. All keys, with examples:
# ${page}
# Pull requests are judged by the default branch's version of this file, not by their own.

# recommended: a grade that is too low fails, and a missing grade warns.
# strict: a missing grade fails too. report-only: rules only warn.
preset: ${preset}

# The lowest score that passes, 0 to 100.
min-score: ${minScore}

# Exceptions, each with a reason and its last day:
# waivers:
#   - match: pkg:npm/@acme/files@1.4.2
#     rule: below-minimum
#     reason: reviewed, and only used in tests
#     expires: 2027-01-31
`;
}
