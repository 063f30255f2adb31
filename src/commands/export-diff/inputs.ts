import * as z from 'zod';
import {
  fileInputs,
  flag,
  type InputTable,
  inputs,
  pathInside,
  readActionSettings,
} from '../../gate/settings.ts';
import { diffFiles } from './outputs.ts';

/**
 * Inputs of the action in `export-diff/`. The action does not judge changes, so a pull request that edits
 * these inputs does not affect its own verdict.
 */

/** Values of `fail-on`, which applies only if both exports were compared. */
const failures = ['never', 'failing', 'any'] as const;

const judged = 'Also reports changed verdicts';

const sharedInputs = {
  'api-key': inputs['api-key'],
  'base-url': {
    ...inputs['base-url'],
    description:
      'Address of the grading service, to which `/api/v1/scores.json` is appended. Required unless `export-file` is set.',
  },
  'export-file': {
    ...inputs['export-file'],
    description:
      'The newer export, instead of one from the service: a path relative to the workspace, or `OWNER/REPO/PATH@REF` on GitHub. Requires `old-export-file`, but no key.',
  },
  timeout: inputs.timeout,
  preset: {
    ...inputs.preset,
    description: `${judged} under this preset: \`recommended\` or \`strict\`.`,
    defaultWords: "the policy file's value, otherwise `recommended`",
  },
  'min-score': {
    ...inputs['min-score'],
    description: `${judged} under this minimum score, 0 to 100.`,
    defaultWords: "the policy file's value, otherwise 75",
  },
  'org-policy': {
    ...inputs['org-policy'],
    description: `${judged} under this organisation policy, specified in the same form as for the gate.`,
  },
  cache: {
    ...inputs.cache,
    description:
      "Whether to keep the newer export, encrypted, in the GitHub Actions cache for the next day's comparison. If `false`, `old-export-file` is required.",
  },
} as const;

const ownInputs = {
  'old-export-file': {
    ...inputs['export-file'],
    description:
      'The export to compare with, instead of an earlier one from the cache: a path relative to the workspace, or `OWNER/REPO/PATH@REF` on GitHub.',
  },
  'config-file': {
    description: `${judged} under this policy file, relative to the root of the checkout. If this input, \`preset\`, \`min-score\` and \`org-policy\` are all unset, nothing is judged.`,
    allowed: inputs['config-file'].allowed,
    schema: pathInside,
  },
  days: {
    description:
      'Minimum difference in age between the two exports, in days, with a tolerance of half a day. The action uses the newest export in the cache that is old enough. The cache keeps an export for seven days after its last use.',
    default: '1',
    allowed: 'a number of days from 1 to 7',
    schema: () =>
      z
        .string()
        .regex(/^[1-7]$/)
        .transform(Number),
  },
  'fail-on': {
    description:
      'When the step fails: `failing` (if a package, a version or the whole export no longer passes under the policy), `any` (if the exports differ), or `never`. The step always fails if one of the two exports cannot be read.',
    default: 'never',
    allowed: `one of ${failures.join(', ')}`,
    schema: () => z.enum(failures),
  },
  'github-token': {
    ...inputs['github-token'],
    description:
      'Token for checking whether this repository is public and for reading exports on GitHub. It is sent only to GitHub.',
  },
  'publish-grades': {
    ...flag,
    description:
      'Whether, in a public repository, the action shows names and grades in the summary and writes the report files. In other repositories, it always does both.',
  },
} as const satisfies InputTable;

const policyInputs = ['config-file', 'preset', 'min-score', 'org-policy'] as const;

const tables = { own: ownInputs, shared: sharedInputs, files: fileInputs(diffFiles) };

/** `export-diff/action.yml` and the table in `export-diff/README.md` are generated from these inputs. */
export const exportDiffInputs = { ...tables.shared, ...tables.own, ...tables.files };

export type ExportDiffSettings = ReturnType<typeof readExportDiffSettings>;

/**
 * Validates the action's inputs.
 *
 * @returns the settings; `isJudged` is true if both exports are judged under a policy
 * @throws SettingsError that lists every error
 */
export function readExportDiffSettings(raw: Readonly<Record<string, string>>) {
  const isJudged = policyInputs.some((name) => raw[name]?.trim());
  const settings = readActionSettings(tables, raw, (own) => {
    const needed = own['old-export-file'] === null ? whyNeeded(raw) : null;
    const lacksPolicy = own['fail-on'] === 'failing' && !isJudged;
    const policies = `failing requires a policy: set one of ${policyInputs.join(', ')}`;
    return [
      ...(needed === null ? [] : [{ name: 'old-export-file', given: null, allowed: needed }]),
      ...(lacksPolicy ? [{ name: 'fail-on', given: null, allowed: policies }] : []),
    ];
  });
  return { ...settings, isJudged };
}

/** Returns why `old-export-file` is required, as a sentence without its subject; null if it is optional. */
function whyNeeded(given: Readonly<Record<string, string>>): string | null {
  if (given['export-file']?.trim()) {
    return 'is required with export-file, because a file can be compared only with another file';
  }
  return given['cache']?.trim() === 'false'
    ? 'is required if cache is false, because there is no other export to compare with'
    : null;
}
