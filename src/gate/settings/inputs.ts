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

/** When a pull request gets a comment. `commentIntent` explains the values. */
export const commentModes = ['never', 'on-failure', 'on-change', 'always'] as const;
export type CommentMode = (typeof commentModes)[number];

const scopes = ['changed', 'auto', 'all'] as const;
const sources = ['auto', 'workspace', 'api'] as const;
const outcomes = ['warn', 'auto', 'fail'] as const;
const text = () => z.string();
const serviceWords =
  'Address of the grading service, or of a caching proxy in front of it, to which `/api/v1/scores.json` is appended.';

/** The YAML text of a policy, or a reference to a policy on GitHub. */
const organisationPolicy = () =>
  z.string().transform((given, context) => {
    if (/^\{|:(?=\s|$)/.test(given)) return given;
    const reference = parseReference(given);
    if (reference !== null) return reference;
    context.addIssue('not usable');
    return z.NEVER;
  });

/** The path of a local file, or a reference to a file on GitHub. */
const exportFile = () => z.string().transform((given) => parseReference(given) ?? given);

/** Returns the inputs for the paths of report files, by the outputs written to those paths. */
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

/** Inputs that share a name with a policy key override the policy file. */
type PolicyInputs = { readonly [Name in PolicyKeyName]?: PolicyInput<PolicyValues[Name]> };

/**
 * The gate's inputs. `action.yml`, the manual's table and the check of edited workflow steps are generated
 * from them. An input that shares a name with a policy key overrides the policy file.
 */
export const inputs = {
  'api-key': {
    description: "API key of the grading service's export, from a repository secret.",
    schema: text,
    isSecret: true,
    effect: 'undecided',
  },
  'base-url': {
    description: `${serviceWords} Required, unless \`export-file\` is given.`,
    allowed: 'an https:// address (http:// on loopback only) without user-info, query or fragment',
    schema: serviceAddress,
    isSecret: true,
    effect: 'any',
  },
  'export-file': {
    description:
      'An export or a review list (see docs/grades.md) to use instead of a download; needs no key. Either a path relative to the workspace, or a file on GitHub as `owner/repository/path@ref`, which no pull request here can change. A path of that form begins with `./`.',
    schema: exportFile,
    effect: 'any',
  },
  'github-token': {
    description:
      "Token for reading what the workspace lacks and the files that `org-policy` and `export-file` name on GitHub (`contents: read`), and for the comment and the suggested changes on the pull request (`pull-requests: write`). It is sent only to GitHub's API.",
    expression: '${{ github.token }}',
    defaultWords: "the job's token",
    schema: text,
    isSecret: true,
    effect: 'none',
  },
  'config-file': {
    description: "The repository's policy file, from the root of the checkout.",
    default: policyPath,
    isImplicit: true,
    allowed: 'a path inside the repository, from its root',
    schema: pathInside,
    effect: 'any',
  },
  'org-policy': {
    description:
      "An organisation's policy: a floor, which the repository's own policy may exceed, but not lower. Either a file on GitHub, as `owner/repository/path@ref`, or the policy itself as YAML. A value is YAML if it begins with `{`, or has a colon before a space or the end of a line.",
    allowed: `YAML of a policy (a map of keys and values), or ${referenceForm}`,
    schema: organisationPolicy,
    effect: 'any',
  },
  preset: {
    description:
      'Levels of the rules: `recommended`, `strict`, or `report-only`, under which nothing fails. Overrides the policy file.',
    defaultWords: "the policy's, otherwise `recommended`",
    allowed: `one of ${presetNames.join(', ')}`,
    schema: () => z.enum(presetNames),
    effect: 'policy',
  },
  'min-score': {
    description: 'The lowest score that passes, 0 to 100. Overrides the policy file.',
    defaultWords: "the policy's, otherwise 75, the lower end of grade B",
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
      'Scope of the verdict: `auto` covers only the change if there is a base to compare with, otherwise everything; `changed` means the same; `all` covers everything.',
    default: 'auto',
    allowed: 'auto, changed or all',
    schema: () => z.enum(scopes),
    effect: (scope: (typeof scopes)[number]) => scopes.indexOf(scope),
  },
  source: {
    description:
      "Where the change is read: `workspace` is the checkout, `api` is GitHub's API, which needs no checkout; `auto` is the checkout if it is at the commit of the event, otherwise the API. Under `pull_request_target` it is always the API.",
    default: 'auto',
    allowed: `one of ${sources.join(', ')}`,
    schema: () => z.enum(sources),
    effect: 'any',
  },
  'working-directory': {
    description: 'The folder to judge, relative to the root of the checkout.',
    default: '.',
    allowed: 'a folder inside the workspace, relative to it',
    schema: pathInside,
    effect: 'any',
  },
  'max-age': {
    description: 'The oldest export that is trusted, for example `36h`.',
    default: '48h',
    isImplicit: true,
    allowed: 'a duration such as 48h or 2d',
    schema: duration,
    effect: (ms: number) => -ms,
  },
  timeout: {
    description: 'The longest time for the whole download, including retries, for example `90s`.',
    default: '5m',
    allowed: 'a duration such as 90s or 5m, at most a day',
    schema: shortDuration,
    effect: 'undecided',
  },
  cache: {
    description: "Whether the day's export is kept, encrypted, in the cache of GitHub Actions.",
    ...flag,
    default: 'true',
    effect: 'none',
  },
  'on-undecided': {
    description:
      'Whether the step fails if there is no API key, or the export is not available: `fail`, `warn`, or `auto`, which fails except in pull requests from forks and Dependabot that get no key and change only packages of manifests (see docs/senders.md). The verdict is `error` in any case, and in a merge queue the step always fails.',
    default: 'auto',
    isImplicit: true,
    allowed: 'auto, fail or warn',
    schema: () => z.enum(outcomes),
    effect: (outcome: (typeof outcomes)[number]) => outcomes.indexOf(outcome),
  },
  comment: {
    description:
      'When the pull request gets a comment: `never`, `on-failure` (also when only `report-only` keeps it from failing), `on-change` (whenever there is something to say), or `always`. A comment is marked as resolved once there is nothing more to say.',
    default: 'never',
    allowed: `one of ${commentModes.join(', ')}`,
    schema: () => z.enum(commentModes),
    effect: 'none',
  },
  category: {
    description:
      'A name that keeps apart the comments and SARIF results of several steps or matrix jobs of one workflow, for example the folder that each one judges.',
    schema: text,
    effect: 'none',
  },
  suggest: {
    description:
      'Whether a review of the pull request suggests a version that passes, as a change to the line. Needs `pull-requests: write`.',
    ...flag,
    effect: 'none',
  },
  'details-url': {
    description:
      'Template of the address of a server at the grading service, with the `{name}` or `{id}` of its record in the export, for example `https://grades.example.com/servers/{id}`. Reports link each server to this page, where you may be able to request a new scan or dispute the grade.',
    allowed: 'an https:// address with {name} or {id} after its host',
    schema: () => z.string().refine(isDetailsTemplate),
    effect: 'none',
  },
  ...fileInputs(fileOutputs),
} as const satisfies GateInputs & PolicyInputs;

export type InputName = keyof typeof inputs;

/** The inputs of the action that warms the cache. They have the same meaning as the gate's inputs. */
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

/** The values of all inputs of the gate. */
export type InputValues = ValuesOfInputs<typeof inputs>;

/** The inputs as a list, for code that treats them all alike. */
export const inputEntries = Object.entries(inputs) as unknown as readonly (readonly [
  name: InputName,
  input: Input,
])[];
