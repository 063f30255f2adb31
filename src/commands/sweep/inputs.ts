import * as z from 'zod';
import {
  type Input,
  inputs,
  onOff,
  readSettings,
  readValues,
  type SettingFault,
  type Settings,
  SettingsError,
} from '../../gate/settings.ts';
import { type SweepFile, sweepOutputs } from './outputs.ts';
import type { SweepReport } from './report.ts';

/*
 * The inputs and outputs of the action in `sweep/`. It judges no change, so an edit of them has no effect
 * on a verdict about one.
 */

/** When the step of a sweep fails, the mildest first. */
const failures = ['never', 'error', 'new', 'any'] as const;

const text = z.string();
const flag = { default: 'false', allowed: 'true or false', schema: onOff, effect: 'none' } as const;

/** The inputs that name a file of the report. */
const fileInputs = Object.fromEntries(
  Object.entries(sweepOutputs).map(([name, { what }]) => [
    name,
    { ...inputs['report-file'], description: `Where to write ${what}, relative to the workspace.` },
  ]),
) as Readonly<Record<SweepFile, Input<string>>>;

/** Those that mean what they do for the gate. */
const sharedInputs = {
  'api-key': inputs['api-key'],
  'base-url': inputs['base-url'],
  'export-file': {
    ...inputs['export-file'],
    description:
      'Path of a local export to use instead of a download, relative to the workspace; needs no key.',
  },
  timeout: inputs.timeout,
  'org-policy': inputs['org-policy'],
} as const;

/** Those that only a sweep has. */
const ownInputs = {
  org: {
    description: 'The organisation whose repositories are judged. Either this or `repos`.',
    allowed: 'the name of an organisation',
    schema: z.string().regex(/^[\w-]+$/),
    effect: 'none',
  },
  repos: {
    description:
      'A file that names the repositories to judge, one `OWNER/NAME` a line, relative to the workspace. Either this or `org`.',
    schema: text,
    effect: 'none',
  },
  include: {
    description: 'Only repositories with such names, for example `api-*, web`.',
    schema: text,
    effect: 'none',
  },
  exclude: { description: 'No repositories with such names.', schema: text, effect: 'none' },
  archived: { ...flag, description: 'Whether archived repositories of the organisation count.' },
  forks: { ...flag, description: 'Whether forks of the organisation count.' },
  'app-id': {
    description:
      'Id or client id of a GitHub App that is installed on the organisation with `contents: read` and `metadata: read`. Its tokens are renewed, so the run may take longer than an hour.',
    schema: text,
    effect: 'none',
  },
  'private-key': {
    description: 'Private key of that App, as PEM, from a repository secret.',
    schema: text,
    isSecret: true,
    effect: 'none',
  },
  'github-token': {
    ...inputs['github-token'],
    description:
      "Token that reads the repositories if no App is given, for at most 50 minutes. The job's own token reads only its own repository and public ones.",
  },
  'state-file': {
    description:
      'The file that keeps what earlier runs knew, encrypted, relative to the workspace. Keep it between runs by steps of your own, on a branch or as an artifact; without it nothing is known of earlier runs, and everything is read each time.',
    schema: text,
    effect: 'none',
  },
  'state-key': {
    description:
      'Secret of your own that encrypts the state file: at least 32 characters, from a repository secret. To change it, give several, one a line: the first one encrypts, and all decrypt.',
    schema: text,
    isSecret: true,
    effect: 'none',
  },
  'fail-on': {
    description:
      'When the step fails: `any`, if any server fails; `new`, if one fails that did not in the last run, or whose grade, version or entry is another one since, or if no last run is known; `error`, only if not everything could be read and judged; `never`. Under `any` and `new` it also fails like `error`.',
    default: 'new',
    allowed: `one of ${failures.join(', ')}`,
    schema: z.enum(failures),
    effect: 'none',
  },
  issue: {
    ...flag,
    description:
      'Whether one issue in this repository shows what fails; what is new is a comment on it. Needs `issues: write`.',
  },
  'issue-token': {
    ...inputs['github-token'],
    description: 'Token for the issue (`issues: write`). It reads no other repository.',
  },
  mention: {
    ...flag,
    description:
      'Whether that comment mentions the owners of what is new, so that GitHub notifies them.',
  },
  'publish-grades': {
    ...flag,
    description:
      'Whether a public repository shows grades in the summary, the files of the report and the issue. Other repositories always show them.',
  },
  // biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from input to input.
} as const satisfies Readonly<Record<string, Input<any>>>;

/** The inputs of a sweep, from which `sweep/action.yml` and its table in docs/inputs.md come. */
export const sweepInputs = { ...ownInputs, ...sharedInputs, ...fileInputs };

/** The outputs of the step with their descriptions. */
export const sweepOutputDescriptions = {
  verdict: '`pass`, `warn`, `fail`, or `error` if not everything could be read and judged.',
  failed:
    'How many servers fail, each once wherever it is declared; empty where that is unknown or not shown.',
  new: 'How many places have a server that fails, and did not in the last run or has another grade, version or entry since; empty as `failed`.',
  servers: 'How many servers were judged.',
  repositories: 'How many repositories were read.',
  'not-read': 'How many repositories were not read, or not yet.',
  ...(Object.fromEntries(
    Object.entries(sweepOutputs).map(([name, { what }]) => [name, `Path of ${what}.`]),
  ) as Readonly<Record<SweepFile, string>>),
  'issue-url': 'Address of the issue; empty if there is none.',
} as const satisfies Readonly<Record<string, string>>;

type OwnName = keyof typeof ownInputs;

/** The values of the inputs that only a sweep has; null for one that is not given and has no default. */
export type SweepInputValues = {
  readonly [Name in OwnName]:
    | z.infer<(typeof ownInputs)[Name]['schema']>
    | ((typeof ownInputs)[Name] extends { readonly default: string } ? never : null);
};

/** The validated settings of a sweep in a workflow. */
export interface SweepSettings {
  readonly own: SweepInputValues;
  /** Of the export and of the policies. */
  readonly shared: Settings;
  /** The paths of the files of the report; null for one that is not chosen. */
  readonly files: Readonly<Record<SweepFile, string | null>>;
}

/**
 * Reads the inputs of a sweep.
 *
 * @param raw text of each input by its name
 * @throws SettingsError with every fault
 */
export function readSweepSettings(raw: Readonly<Record<string, string>>): SweepSettings {
  const faults: SettingFault[] = [];
  const own = readValues(ownInputs, raw, faults) as SweepInputValues;
  const files = readValues(fileInputs, raw, faults) as SweepSettings['files'];
  const given = Object.fromEntries(
    Object.keys(sharedInputs).map((name) => [name, raw[name] ?? '']),
  );
  try {
    const shared = readSettings(given, 'input');
    if (faults.length === 0) return { own, shared, files };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    faults.push(...error.faults);
  }
  throw new SettingsError(faults);
}

/** Places with a server that fails, and that no earlier run knows to fail. */
export function newFailures({ servers, at }: Pick<SweepReport, 'servers' | 'at'>) {
  const now = new Date(at).toISOString();
  return servers.filter(({ entry: { verdict, history } }) => {
    if (verdict !== 'fail') return false;
    return history === null || history.news !== null || history.graded.by >= now;
  });
}

/**
 * Whether the step fails. What is not read, and what could not be judged, never passes for the other
 * verdicts, unless the user wants no failure at all.
 */
export function sweepFails(mode: SweepInputValues['fail-on'], report: SweepReport): boolean {
  if (mode === 'never') return false;
  if (report.verdict === 'error') return true;
  if (mode === 'error' || report.verdict !== 'fail') return false;
  if (mode === 'any' || newFailures(report).length > 0) return true;
  // Of what is about no server, such as a file that cannot be read, no run keeps what was before.
  return report.repositories.some(({ problems }) =>
    problems.some(({ level, waived }) => level === 'fail' && waived === null),
  );
}
