import * as z from 'zod';
import {
  type PolicyKeyName,
  type PolicyValues,
  parseReference,
  referenceForm,
} from '../../judging/policy.ts';
import { presetNames } from '../../model/model.ts';
import { policyPath } from '../../model/paths.ts';
import { isDetailsTemplate } from '../../report/links.ts';
import { type FileOutput, fileOutputs } from '../../report/outputs.ts';
import {
  duration,
  flag,
  type GateInputs,
  type Input,
  type InputTable,
  type PolicyInput,
  pathInside,
  serviceAddress,
  shortDuration,
} from './input.ts';

/** When to comment on a pull request. `commentIntent` explains each mode. */
export const commentModes = ['never', 'on-failure', 'on-change', 'always'] as const;
export type CommentMode = (typeof commentModes)[number];

const scopes = ['changed', 'auto', 'all'] as const;
const sources = ['auto', 'workspace', 'api'] as const;
const outcomes = ['warn', 'auto', 'fail'] as const;
const text = () => z.string();
const serviceWords =
  'Address of the grading service, or of a caching proxy in front of it. The gate appends `/api/v1/scores.json`.';

/** Returns a schema for the YAML text of a policy, or a reference to a policy on GitHub. */
const organisationPolicy = () =>
  z.string().transform((given, context) => {
    if (/^\{|:(?=\s|$)/.test(given)) return given;
    const reference = parseReference(given);
    if (reference !== null) return reference;
    context.addIssue('not usable');
    return z.NEVER;
  });

const exportFile = () => z.string().transform((given) => parseReference(given) ?? given);

export const fileInputs = <Name extends string>(
  outputs: Readonly<Record<Name, Pick<FileOutput, 'what'>>>,
) =>
  Object.fromEntries(
    Object.entries<Pick<FileOutput, 'what'>>(outputs).map(([name, { what }]) => [
      name,
      fileInput(what),
    ]),
  ) as Readonly<Record<Name, Input<string>>>;

function fileInput(what: FileOutput['what']): Input<string> {
  return {
    description: `Where to write ${what}, relative to the workspace.`,
    defaultWords: "a file in the runner's temporary folder",
    schema: text,
    effect: 'none',
  };
}

type PolicyInputs = { readonly [Name in PolicyKeyName]?: PolicyInput<PolicyValues[Name]> };

/**
 * The gate's inputs, from which `action.yml`, the manual's table and the check for edited workflow steps are
 * derived. An input that shares a name with a policy key overrides the policy file.
 */
export const inputs = {
  'api-key': {
    description: "API key for the grading service's export, from a repository secret.",
    schema: text,
    isSecret: true,
    effect: 'undecided',
  },
  'base-url': {
    description: `${serviceWords} Required, unless \`export-file\` is given.`,
    allowed:
      'an https:// address (http:// on loopback only) without user-info, a query or a fragment',
    schema: serviceAddress,
    isSecret: true,
    effect: 'any',
  },
  'export-file': {
    description:
      'An export or a review list (see docs/grades.md) to use instead of a download; needs no key. Either a path relative to the workspace, or a file on GitHub as `owner/repository/path@ref`, which pull requests in this repository cannot change. If a workspace path has that form, start it with `./`.',
    schema: exportFile,
    effect: 'any',
  },
  'github-token': {
    description:
      "Token for reading files missing from the workspace or named in `org-policy` or `export-file` (`contents: read`), and for commenting and suggesting changes on the pull request (`pull-requests: write`). The gate sends the token only to GitHub's API.",
    expression: '${{ github.token }}',
    defaultWords: "the job's token",
    schema: text,
    isSecret: true,
    effect: 'none',
  },
  'config-file': {
    description: "The repository's policy file, relative to the root of the checkout.",
    default: policyPath,
    isImplicit: true,
    allowed: 'a path inside the repository, relative to its root',
    schema: pathInside,
    effect: 'any',
  },
  'org-policy': {
    description:
      "An organisation's policy: a floor that the repository's own policy may exceed, but not lower. Either a file on GitHub, as `owner/repository/path@ref`, or the policy itself as YAML. A value is YAML if it begins with `{`, or contains a colon followed by a space or the end of a line.",
    allowed: `a policy in YAML (a map of keys and values), or ${referenceForm}`,
    schema: organisationPolicy,
    effect: 'any',
  },
  preset: {
    description:
      'Rule levels: `recommended`, `strict`, or `report-only`, under which rules only warn. Overrides the policy file.',
    defaultWords: "the policy's value, otherwise `recommended`",
    allowed: `one of ${presetNames.join(', ')}`,
    schema: () => z.enum(presetNames),
    effect: 'policy',
  },
  'min-score': {
    description: 'Minimum score, 0 to 100. Overrides the policy file.',
    defaultWords: "the policy's value, otherwise 75, the lower end of grade B",
    allowed: 'a number from 0 to 100',
    schema: () =>
      z
        .string()
        .regex(/^\d{1,3}(?:\.\d+)?$/)
        .transform(Number)
        .pipe(z.number().max(100)),
    effect: 'policy',
  },
  scope: {
    description:
      'Scope of the verdict: `auto`, or its synonym `changed`, covers only the change if there is a base to compare with, and otherwise everything; `all` always covers everything.',
    default: 'auto',
    allowed: 'auto, changed or all',
    schema: () => z.enum(scopes),
    effect: (scope: (typeof scopes)[number]) => scopes.indexOf(scope),
  },
  source: {
    description:
      "Source of the change: `workspace` reads the checkout; `api` reads GitHub's API and needs no checkout; `auto` reads the checkout if it is at the event's commit, otherwise the API. Under `pull_request_target`, the gate always uses the API.",
    default: 'auto',
    allowed: `one of ${sources.join(', ')}`,
    schema: () => z.enum(sources),
    effect: 'any',
  },
  'working-directory': {
    description: 'The folder to judge, relative to the root of the checkout.',
    default: '.',
    allowed: 'the relative path of a folder inside the workspace',
    schema: pathInside,
    effect: 'any',
  },
  'max-age': {
    description: 'Maximum age of the export, for example `36h`.',
    default: '48h',
    isImplicit: true,
    allowed: 'a duration such as 48h or 2d',
    schema: duration,
    effect: (ms: number) => -ms,
  },
  timeout: {
    description: 'Maximum time for the whole download, including retries, for example `90s`.',
    default: '5m',
    allowed: 'a duration such as 90s or 5m, at most a day',
    schema: shortDuration,
    effect: 'undecided',
  },
  cache: {
    description: "Whether to store the day's export, encrypted, in the GitHub Actions cache.",
    ...flag,
    default: 'true',
    effect: 'none',
  },
  'on-undecided': {
    description:
      'Whether the step fails if the API key is missing or the export is unavailable: `fail`, `warn`, or `auto`. `auto` fails except in pull requests from forks and Dependabot that get no key and change only dependencies in package manifests (see docs/senders.md). Regardless of this input, the verdict is `error`, and in a merge queue the step always fails.',
    default: 'auto',
    isImplicit: true,
    allowed: 'auto, fail or warn',
    schema: () => z.enum(outcomes),
    effect: (outcome: (typeof outcomes)[number]) => outcomes.indexOf(outcome),
  },
  comment: {
    description:
      'When to comment on the pull request: `never`, `on-failure` (including failures that `report-only` lets pass), `on-change` (whenever there is something to report), or `always`. The gate marks its comment as resolved once there is nothing more to report.',
    default: 'never',
    allowed: `one of ${commentModes.join(', ')}`,
    schema: () => z.enum(commentModes),
    effect: 'none',
  },
  category: {
    description:
      'A name that separates the comments and SARIF results of several steps or matrix jobs in one workflow, such as the folder that the step judges.',
    schema: text,
    effect: 'none',
  },
  suggest: {
    description:
      'Whether to suggest passing versions as line changes in a review of the pull request. Needs `pull-requests: write`.',
    ...flag,
    effect: 'none',
  },
  'details-url': {
    description:
      "Template for the address of a server's page at the grading service, with `{name}` or `{id}` from the server's record in the export, for example `https://grades.example.com/servers/{id}`. Reports link each server to its page, where you may be able to request a new scan or dispute the grade.",
    allowed: 'an https:// address with {name} or {id} after its host',
    schema: () => z.string().refine(isDetailsTemplate),
    effect: 'none',
  },
  ...fileInputs(fileOutputs),
} as const satisfies GateInputs & PolicyInputs;

export type InputName = keyof typeof inputs;

/** The inputs of the action that warms the cache. Each input has the same meaning as in the gate. */
export const warmInputs = {
  'api-key': inputs['api-key'],
  'base-url': { ...inputs['base-url'], description: serviceWords },
  timeout: inputs.timeout,
} as const;

/** The values of a table of inputs; null for an input that is not given and has no default. */
export type ValuesOfInputs<Table extends InputTable> = {
  readonly [Name in keyof Table]:
    | z.infer<ReturnType<Table[Name]['schema']>>
    | (Table[Name] extends { readonly default: string } ? never : null);
};

export type InputValues = ValuesOfInputs<typeof inputs>;

export const inputEntries = Object.entries(inputs) as unknown as readonly (readonly [
  name: InputName,
  input: Input,
])[];
