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

/*
 * The inputs of the action in `export-diff/`. The action judges no change, so a pull request that edits them
 * changes no verdict on itself.
 */

/** When the step fails although both exports were compared. */
const failures = ['never', 'failing', 'any'] as const;

const judged = 'Also says what passes or fails now and did not before,';

/** Inputs with the same meaning as for the gate. */
const sharedInputs = {
  'api-key': inputs['api-key'],
  'base-url': {
    ...inputs['base-url'],
    description:
      'Address of the grading service, to which `/api/v1/scores.json` is appended. Required, unless `export-file` is given.',
  },
  'export-file': {
    ...inputs['export-file'],
    description:
      'The newer export, instead of that of the service: a path relative to the workspace, or `OWNER/REPO/PATH@REF` on GitHub. It needs `old-export-file`, and no key.',
  },
  timeout: inputs.timeout,
  preset: {
    ...inputs.preset,
    description: `${judged} under this preset: \`recommended\` or \`strict\`.`,
    defaultWords: "the policy file's, otherwise `recommended`",
  },
  'min-score': {
    ...inputs['min-score'],
    description: `${judged} if this is the lowest score that passes, 0 to 100.`,
    defaultWords: "the policy file's, otherwise 75",
  },
  'org-policy': {
    ...inputs['org-policy'],
    description: `${judged} under this policy of an organisation, given as for the gate.`,
  },
  cache: {
    ...inputs.cache,
    description:
      "Whether the newer export is kept, encrypted, in the cache of GitHub Actions for the next day's comparison. Without it `old-export-file` is needed.",
  },
} as const;

/** Inputs of this action alone. */
const ownInputs = {
  'old-export-file': {
    ...inputs['export-file'],
    description:
      'The export to compare with, instead of an earlier one in the cache: a path relative to the workspace, or `OWNER/REPO/PATH@REF` on GitHub.',
  },
  'config-file': {
    description: `${judged} under this policy file, from the root of the checkout. Without this, \`preset\`, \`min-score\` and \`org-policy\`, nothing is judged.`,
    allowed: inputs['config-file'].allowed,
    schema: pathInside,
  },
  days: {
    description:
      'How many days older the earlier export is, at least and give or take half a day: the newest such export in the cache is taken. The cache keeps an export for seven days after its last use.',
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
      'When the step fails: `failing`, if something that passed under the policy does not pass now; `any`, if anything differs; `never`. It always fails if one of the two exports cannot be read.',
    default: 'never',
    allowed: `one of ${failures.join(', ')}`,
    schema: () => z.enum(failures),
  },
  'github-token': {
    ...inputs['github-token'],
    description:
      'Token for finding out whether this repository is public, and for reading exports on GitHub. It is sent only to GitHub.',
  },
  'publish-grades': {
    ...flag,
    description:
      'Whether a public repository shows names and grades in the summary, and writes the files of the report. Other repositories always do.',
  },
} as const satisfies InputTable;

/** Inputs that set the policy. */
const policyInputs = ['config-file', 'preset', 'min-score', 'org-policy'] as const;

const tables = { own: ownInputs, shared: sharedInputs, files: fileInputs(diffFiles) };

/**
 * The inputs of the action. `export-diff/action.yml` and the table in `export-diff/README.md` are generated
 * from them.
 */
export const exportDiffInputs = { ...tables.shared, ...tables.own, ...tables.files };

/** The validated settings of a comparison in a workflow: its own, those of export and policy, and its files. */
export type ExportDiffSettings = ReturnType<typeof readExportDiffSettings>;

/**
 * Reads the inputs of the action.
 *
 * @param raw text of each input by its name
 * @returns `isJudged`: whether both exports are judged under a policy
 * @throws SettingsError with every fault
 */
export function readExportDiffSettings(raw: Readonly<Record<string, string>>) {
  const isJudged = policyInputs.some((name) => raw[name]?.trim());
  const settings = readActionSettings(tables, raw, (own) => {
    const needed = own['old-export-file'] === null ? whyNeeded(raw) : null;
    const lacksPolicy = own['fail-on'] === 'failing' && !isJudged;
    const policies = `failing needs a policy: give one of ${policyInputs.join(', ')}`;
    return [
      ...(needed === null ? [] : [{ name: 'old-export-file', given: null, allowed: needed }]),
      ...(lacksPolicy ? [{ name: 'fail-on', given: null, allowed: policies }] : []),
    ];
  });
  return { ...settings, isJudged };
}

/** The reason why the earlier export must be a file, as a predicate; null if it comes from the cache. */
function whyNeeded(given: Readonly<Record<string, string>>): string | null {
  if (given['export-file']?.trim()) {
    return 'must be given, because export-file is: a file is compared with a file';
  }
  return given['cache']?.trim() === 'false'
    ? 'must be given, because cache is false: nothing else is kept to compare with'
    : null;
}
