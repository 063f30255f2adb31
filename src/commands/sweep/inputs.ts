import * as z from 'zod';
import {
  fileInputs,
  flag,
  type InputTable,
  inputs,
  readActionSettings,
} from '../../gate/settings.ts';
import { failOn } from './fail-on.ts';
import { type SweepFile, sweepOutputs } from './outputs.ts';

/*
 * The inputs and outputs of the action in `sweep/`. The action judges no change, so a pull request that edits
 * them changes no verdict on itself.
 */

const text = () => z.string();

/** Inputs with the same meaning as for the gate. */
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

/** Inputs that only a sweep has. */
const ownInputs = {
  org: {
    description: 'The organisation whose repositories are judged. Either this or `repos`.',
    allowed: 'the name of an organisation',
    schema: () => z.string().regex(/^[\w-]+$/),
  },
  repos: {
    description:
      'A file with the repositories to judge, one `OWNER/NAME` per line, relative to the workspace. Either this or `org`.',
    schema: text,
  },
  include: {
    description: 'Only repositories with such names, for example `api-*, web`.',
    schema: text,
  },
  exclude: { description: 'No repositories with such names.', schema: text },
  property: {
    description:
      'Only repositories of `org` with these custom properties, as `NAME=VALUE`, separated by commas: one of the values of each name. Needs `organization_custom_properties: read`.',
    schema: text,
  },
  'owner-property': {
    description:
      'The custom property of repositories with the owners of files that have none in CODEOWNERS, for example `team`. Needs `org` and the same permission.',
    schema: text,
  },
  properties: {
    description:
      'Custom properties of the repositories of `org` to include in report and tables, such as `tier, team`. Needs the same permission.',
    schema: text,
  },
  archived: {
    ...flag,
    description: 'Whether archived repositories of the organisation are judged.',
  },
  forks: { ...flag, description: 'Whether forks of the organisation are judged.' },
  'github-token': {
    ...inputs['github-token'],
    description:
      "Token that reads the repositories, with `contents: read` and `metadata: read`: of a GitHub App by `actions/create-github-app-token`, or of a user. The job's own token reads only its own repository and public ones.",
  },
  'state-file': {
    description:
      'The file with the encrypted results of earlier runs, relative to the workspace. Keep it between runs by steps of your own, on a branch or as an artifact. Without it, results of earlier runs are unknown, and everything is read each time.',
    schema: text,
  },
  'state-key': {
    description:
      'Secret of your own that encrypts the state file: at least 32 characters, from a repository secret. To change it, give several, one per line: the first one encrypts, and all decrypt.',
    schema: text,
    isSecret: true,
  },
  history: {
    description:
      'A folder of tables for DuckDB and other tools, relative to the workspace, to which each complete run adds its day. Keep it between runs as an artifact. It contains grades: nothing is written if these are not shown.',
    schema: text,
  },
  'fail-on': {
    description:
      'When the step fails: `new`, for problems that the last complete run did not have: a server or file that fails, another grade, version or entry of a failing one, a repository, file or policy that cannot be read; without a known last run everything is new. `any`, if anything fails or could not be read and judged; `error`, only for the latter; `never`.',
    default: 'new',
    allowed: `one of ${failOn.join(', ')}`,
    schema: () => z.enum(failOn),
  },
  issue: {
    ...flag,
    description:
      'Whether one issue in this repository shows the failures; new failures are posted as comments. Needs `issues: write`.',
  },
  'issue-token': {
    ...inputs['github-token'],
    description: 'Token for the issue (`issues: write`). It reads no other repository.',
  },
  mention: {
    ...flag,
    description:
      'Whether that comment mentions the owners of new failures, so that GitHub notifies them.',
  },
  'publish-grades': {
    ...flag,
    description:
      'Whether a public repository shows grades in the summary, the files of the report and the issue. Other repositories always show them.',
  },
} as const satisfies InputTable;

const tables = { own: ownInputs, shared: sharedInputs, files: fileInputs(sweepOutputs) };

/** The inputs of a sweep. `sweep/action.yml` and the table in `sweep/README.md` are generated from them. */
export const sweepInputs = { ...tables.own, ...tables.shared, ...tables.files };

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

/**
 * The validated settings for a sweep in a workflow: its own, those for export and policies, and its files.
 */
export type SweepSettings = ReturnType<typeof readSweepSettings>;

/**
 * Reads the inputs of a sweep.
 *
 * @param raw text of each input by its name
 * @throws SettingsError with every fault
 */
export function readSweepSettings(raw: Readonly<Record<string, string>>) {
  return readActionSettings(tables, raw);
}
