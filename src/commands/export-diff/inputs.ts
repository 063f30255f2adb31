import * as z from 'zod';
import {
  type Input,
  inputs,
  onOff,
  pathInside,
  previousKeyInput,
  readSettings,
  readValues,
  type SettingFault,
  type Settings,
  SettingsError,
} from '../../gate/settings.ts';
import { type DiffFile, diffFiles } from './outputs.ts';

/*
 * The inputs of the action in `export-diff/`. It judges no change, so an edit of them has no effect on a
 * verdict about one.
 */

/** When the step fails although both exports were compared. */
const failures = ['never', 'failing', 'any'] as const;

const judged = 'Also says what passes or fails now and did not before,';

/** Those that mean what they do for the gate. */
const sharedInputs = {
  'api-key': inputs['api-key'],
  ...previousKeyInput,
  'base-url': {
    ...inputs['base-url'],
    description:
      'Address of the grading service, to which `/api/v1/scores.json` is appended. Required, unless `export-file` is given.',
  },
  'export-file': {
    ...inputs['export-file'],
    description:
      'Path of a local export to use as the newer one instead of that of the service, relative to the workspace; needs `old-export-file`, and no key.',
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

/** Those that only this action has. */
const ownInputs = {
  'old-export-file': {
    description:
      'Path of a local export to compare with, relative to the workspace, instead of an earlier one in the cache.',
    schema: () => z.string(),
    effect: 'none',
  },
  'config-file': {
    description: `${judged} under this policy file, from the root of the checkout. Without this, \`preset\`, \`min-score\` and \`org-policy\`, nothing is judged.`,
    allowed: inputs['config-file'].allowed,
    schema: pathInside,
    effect: 'none',
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
    effect: 'none',
  },
  'fail-on': {
    description:
      'When the step fails: `failing`, if something that passed under the policy does not pass now; `any`, if anything differs; `never`. It always fails if one of the two exports cannot be read.',
    default: 'never',
    allowed: `one of ${failures.join(', ')}`,
    schema: () => z.enum(failures),
    effect: 'none',
  },
  'github-token': {
    ...inputs['github-token'],
    description:
      'Token that finds out whether this repository is public. It is sent only to GitHub.',
  },
  'publish-grades': {
    description:
      'Whether a public repository shows names and grades in the summary, and writes the files of the report. Other repositories always do.',
    default: 'false',
    allowed: 'true or false',
    schema: onOff,
    effect: 'none',
  },
  // biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from input to input.
} as const satisfies Readonly<Record<string, Input<any>>>;

/** Those that make a policy. */
const policyInputs = ['config-file', 'preset', 'min-score', 'org-policy'] as const;

/** The inputs that name a file of the report. */
const fileInputs = Object.fromEntries(
  Object.entries(diffFiles).map(([name, { what }]) => [
    name,
    { ...inputs['report-file'], description: `Where to write ${what}, relative to the workspace.` },
  ]),
) as Readonly<Record<DiffFile, Input<string>>>;

/** The inputs of the action, from which `export-diff/action.yml` and the table in `export-diff/README.md` come. */
export const exportDiffInputs = { ...sharedInputs, ...ownInputs, ...fileInputs };

type OwnName = keyof typeof ownInputs;

/** The validated settings of a comparison in a workflow. */
export interface ExportDiffSettings {
  readonly own: {
    readonly [Name in OwnName]:
      | z.infer<ReturnType<(typeof ownInputs)[Name]['schema']>>
      | ((typeof ownInputs)[Name] extends { readonly default: string } ? never : null);
  };
  /** Of the newer export, and of the policy. */
  readonly shared: Settings;
  /** Whether both exports are judged under a policy. */
  readonly isJudged: boolean;
  /** The paths of the files of the report; null for one that is not chosen. */
  readonly files: Readonly<Record<DiffFile, string | null>>;
}

/**
 * Reads the inputs of the action.
 *
 * @param raw text of each input by its name
 * @throws SettingsError with every fault
 */
export function readExportDiffSettings(raw: Readonly<Record<string, string>>): ExportDiffSettings {
  const faults: SettingFault[] = [];
  const own = readValues(ownInputs, raw, faults) as ExportDiffSettings['own'];
  const files = readValues(fileInputs, raw, faults) as ExportDiffSettings['files'];
  const given = Object.fromEntries(
    Object.keys(sharedInputs).map((name) => [name, raw[name] ?? '']),
  );
  const needed = own['old-export-file'] === null ? whyNeeded(given) : null;
  if (needed !== null) faults.push({ name: 'old-export-file', given: null, allowed: needed });
  const isJudged = policyInputs.some((name) => raw[name]?.trim());
  if (own['fail-on'] === 'failing' && !isJudged) {
    const allowed = `failing needs a policy: give one of ${policyInputs.join(', ')}`;
    faults.push({ name: 'fail-on', given: null, allowed });
  }
  try {
    const shared = readSettings(given, 'input');
    if (faults.length === 0) return { own, shared, files, isJudged };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    faults.push(...error.faults);
  }
  throw new SettingsError(faults);
}

/** Why the earlier export must be a file, as a predicate; null if it comes from the cache. */
function whyNeeded(given: Readonly<Record<string, string>>): string | null {
  if (given['export-file']?.trim()) {
    return 'must be given, because export-file is: a file is compared with a file';
  }
  return given['cache']?.trim() === 'false'
    ? 'must be given, because cache is false: nothing else is kept to compare with'
    : null;
}
