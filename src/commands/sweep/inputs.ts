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

/**
 * Inputs and outputs of the action in `sweep/`. The action does not judge changes, so a pull request that
 * edits these inputs cannot affect its own verdict.
 */

const text = () => z.string();

const sharedInputs = {
  'api-key': inputs['api-key'],
  'base-url': inputs['base-url'],
  'export-file': {
    ...inputs['export-file'],
    description:
      'Path of a local export to use instead of a download, relative to the workspace. Needs no key.',
  },
  timeout: inputs.timeout,
  'org-policy': inputs['org-policy'],
} as const;

const ownInputs = {
  org: {
    description: 'The organisation whose repositories are judged. Set either this or `repos`.',
    allowed: 'the name of an organisation',
    schema: () => z.string().regex(/^[\w-]+$/),
  },
  repos: {
    description:
      'Path, relative to the workspace, of a file that lists the repositories to judge, one `OWNER/NAME` per line. Set either this or `org`.',
    schema: text,
  },
  include: {
    description: 'Judge only repositories whose names match, for example `api-*, web`.',
    schema: text,
  },
  exclude: { description: 'Skip repositories whose names match.', schema: text },
  property: {
    description:
      'Judge only repositories in `org` with these custom properties, given as `NAME=VALUE` pairs separated by commas. For each name, a repository must have one of the given values. Needs `organization_custom_properties: read`.',
    schema: text,
  },
  'owner-property': {
    description:
      'The custom property, such as `team`, that names the owners of files for which CODEOWNERS lists no owners. Needs `org` and the `organization_custom_properties: read` permission.',
    schema: text,
  },
  properties: {
    description:
      'Custom properties of repositories in `org` to include in the report and the tables, such as `tier, team`. Needs `organization_custom_properties: read`.',
    schema: text,
  },
  archived: {
    ...flag,
    description: 'Whether to judge archived repositories in the organisation.',
  },
  forks: { ...flag, description: 'Whether to judge forks in the organisation.' },
  'github-token': {
    ...inputs['github-token'],
    description:
      "Token to read the repositories, with `contents: read` and `metadata: read`. Use a GitHub App token from `actions/create-github-app-token`, or a user's token. The job's own token can read only the repository that runs the job and public repositories.",
  },
  'state-file': {
    description:
      'Path of the file with the encrypted results of earlier runs, relative to the workspace. Use your own steps to keep it between runs, on a branch or as an artifact. Without it, results of earlier runs are unknown, and every run reads everything.',
    schema: text,
  },
  'state-key': {
    description:
      'Your own secret for encrypting the state file: at least 32 characters, stored as a repository secret. To change it, put the new secret on the first line and the old ones on the lines below. The first secret encrypts the file; any of the secrets can decrypt it.',
    schema: text,
    isSecret: true,
  },
  history: {
    description:
      "Path of a folder with tables for DuckDB and other tools, relative to the workspace. Each complete run adds that day's tables. Keep the folder between runs as an artifact. The tables contain grades, so they are not written if grades are not shown.",
    schema: text,
  },
  'fail-on': {
    description:
      'When the step fails. `new`: if any problem is new since the last complete run. A problem is a failing server or file; a new grade, version or entry for a failing server; or an unreadable repository, file or policy. If the last complete run is unknown, every problem counts as new. `any`: if anything fails, or could not be read or judged. `error`: only if something could not be read or judged. `never`: never because of the verdict.',
    default: 'new',
    allowed: `one of ${failOn.join(', ')}`,
    schema: () => z.enum(failOn),
  },
  issue: {
    ...flag,
    description:
      'Whether to list the failures in one issue in this repository. New failures are posted as comments. Needs `issues: write`.',
  },
  'issue-token': {
    ...inputs['github-token'],
    description:
      'Token for the issue (`issues: write`). It is not used to read other repositories.',
  },
  mention: {
    ...flag,
    description:
      'Whether the comments on new failures mention the owners of the failing files, so that GitHub notifies them.',
  },
  'publish-grades': {
    ...flag,
    description:
      'Whether a public repository shows grades in the summary, the report files and the issue. Other repositories always show them.',
  },
} as const satisfies InputTable;

const tables = { own: ownInputs, shared: sharedInputs, files: fileInputs(sweepOutputs) };

/** `sweep/action.yml` and the table in `sweep/README.md` are generated from these inputs. */
export const sweepInputs = { ...tables.own, ...tables.shared, ...tables.files };

export const sweepOutputDescriptions = {
  verdict: '`pass`, `warn`, `fail`, or `error` if not everything could be read and judged.',
  failed:
    'Number of failing servers. Each server counts once, however often it is declared. Empty if unknown or not shown.',
  new: 'Number of places with a newly failing server, or with a failing server whose grade, version or entry changed since the last run. Empty if unknown or not shown.',
  servers: 'Number of judged servers.',
  repositories: 'Number of repositories that were read.',
  'not-read': 'Number of repositories that could not be read or have not been read yet.',
  ...(Object.fromEntries(
    Object.entries(sweepOutputs).map(([name, { what }]) => [name, `Path of ${what}.`]),
  ) as Readonly<Record<SweepFile, string>>),
  'issue-url': 'Address of the issue; empty if there is none.',
} as const satisfies Readonly<Record<string, string>>;

export type SweepSettings = ReturnType<typeof readSweepSettings>;

/** @throws SettingsError that lists every error */
export function readSweepSettings(raw: Readonly<Record<string, string>>) {
  return readActionSettings(tables, raw);
}
