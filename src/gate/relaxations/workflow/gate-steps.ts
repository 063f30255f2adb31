import { memberOf, propertiesOf } from '../../../detection/documents.ts';
import { readYaml } from '../../../detection/yaml.ts';
import type { SourceFile, Span } from '../../../model/model.ts';
import { actionNameOf, isGate, repositoryName } from '../../settings/actions.ts';
import type { GivenInputs } from '../input-edits.ts';
import { asList, asText, membersOf, plainValue, type YamlMap, type YamlValue } from './values.ts';

/**
 * A workflow step that uses this action, with the parts of its workflow that affect it. The maps contain only
 * the keys that `significant` keeps.
 */
export interface GateStep {
  readonly file: string;
  readonly jobName: string;
  /** The name of the check run that the step's job creates. */
  readonly check: string;
  readonly span: Span;
  /** The step's `uses` value, such as `owner/name@version`. */
  readonly uses: string;
  /** Returns the actions used by the job's steps, up to and including this step, each with its version. */
  readonly versions: () => readonly (readonly [action: string, version: string])[];
  readonly inputs: GivenInputs;
  /** The step, without `id` and `with`. */
  readonly step: YamlMap;
  /** Returns the step's job, with only the steps that precede this one. */
  readonly job: () => YamlMap;
  /** Returns the jobs that must succeed before the step's job starts, by name. */
  readonly needed: () => ReadonlyMap<string, YamlMap>;
  /** The workflow, without `on` and `jobs`. */
  readonly workflow: YamlMap;
  readonly on: YamlValue | undefined;
  /** A comparison key, equal for equivalent steps. */
  readonly likeness: string;
}

/**
 * Limits on the number of gate steps and on the total length of the files that mention this action. Both
 * limits are far above the values in real workflows. Steps beyond the limits are ignored, which is safe
 * because a base step that can no longer be found is reported.
 */
const maxSteps = 100;
const maxLength = 1024 * 1024;

/** Reads the workflow steps that gate a change. Returns no steps for a file that is not valid YAML. */
export function gateSteps(files: readonly SourceFile[], repository: string | null): GateStep[] {
  const names = [repositoryName, ...(repository === null ? [] : [repository.toLowerCase()])];
  let length = 0;
  return files.flatMap((file) => {
    // Parsing YAML is slow, and most workflows do not use this action.
    const lower = file.text.toLowerCase();
    if (!names.some((name) => lower.includes(name))) return [];
    length += lower.length;
    return length > maxLength ? [] : readGateSteps(file, repository);
  });
}

function readGateSteps({ path, text }: SourceFile, repository: string | null): GateStep[] {
  const document = readYaml(text);
  if (!('root' in document)) return [];
  const root = membersOf(plainValue(document.root));
  const workflow = significant(root, ['on', 'jobs']);
  const gateStepsOfJobs = propertiesOf(memberOf(document.root, 'jobs')).flatMap(
    ({ key: jobName, value }) => {
      const job = membersOf(plainValue(value));
      return (memberOf(value, 'steps')?.children ?? []).flatMap((node, index): GateStep[] => {
        const uses = memberOf(node, 'uses');
        if (uses === null || !isGate(actionNameOf(String(uses.value)), repository)) return [];
        const { with: inputs, ...step } = significant(membersOf(asList(job['steps'])[index]), [
          'id',
        ]);
        const given = Object.entries(membersOf(inputs)).filter(([, each]) => each !== '');
        return [
          {
            file: path,
            jobName,
            check: asText(job['name'] ?? '') || jobName,
            span: document.spanOf(uses),
            uses: String(uses.value),
            versions: () =>
              asList(job['steps'])
                .slice(0, index + 1)
                .map((each) => asText(membersOf(each)['uses'] ?? ''))
                .map((used) => [actionNameOf(used), /^[^.].*@(.*)$/s.exec(used)?.[1] ?? '']),
            inputs: new Map(given.map(([name, each]) => [name, asText(each)])),
            step,
            job: () => significantJob(job, ['outputs'], index),
            needed: () => jobsNeeded(job, root),
            workflow,
            on: root['on'],
            likeness: JSON.stringify([step, inputs]),
          },
        ];
      });
    },
  );
  return gateStepsOfJobs.slice(0, maxSteps);
}

/** The inputs and secrets that a job passes to the workflow it calls. */
export interface CalledJob {
  readonly with: YamlMap;
  readonly secrets: YamlMap;
}

/** Returns the jobs that call another workflow, by name; none if the file is not valid YAML. */
export function calledJobs({ text }: SourceFile): ReadonlyMap<string, CalledJob> {
  const document = readYaml(text.slice(0, maxLength));
  if (!('root' in document)) return new Map();
  const jobs = Object.entries(membersOf(membersOf(plainValue(document.root))['jobs']));
  return new Map(
    jobs.flatMap(([name, value]): [string, CalledJob][] => {
      const job = membersOf(value);
      if (job['uses'] === undefined) return [];
      return [[name, { with: membersOf(job['with']), secrets: membersOf(job['secrets']) }]];
    }),
  );
}

/**
 * Keys of a workflow, job or step that change neither the gate's input nor the consequences of its result.
 */
const harmless = 'name run-name permissions concurrency timeout-minutes'.split(' ');

/** `actions/checkout` inputs that do not affect which files are in the workspace. */
const harmlessOfCheckout =
  'persist-credentials fetch-depth fetch-tags show-progress set-safe-directory clean'.split(' ');

/**
 * Returns a workflow, job or step without harmless keys, empty values and action versions, and with
 * equivalent forms normalised.
 */
function significant(map: YamlMap, without: readonly string[] = []): YamlMap {
  const isCheckout = actionNameOf(asText(map['uses'] ?? '')) === 'actions/checkout';
  const significantEntries = Object.entries(map)
    .filter(([key]) => !harmless.includes(key) && !without.includes(key))
    .map(([key, value]): [string, YamlValue] => {
      if (key === 'uses') return [key, actionNameOf(asText(value))];
      if (key === 'if') return [key, expressionIn(value)];
      if (key === 'continue-on-error') return [key, expressionIn(value).replace(/^false$/, '')];
      if (key !== 'with') return [key, value];
      const inputs = Object.entries(membersOf(value))
        .map(([name, each]) => [name.toLowerCase(), each] as const)
        .filter(([name]) => !isCheckout || !harmlessOfCheckout.includes(name));
      return [key, Object.fromEntries(inputs)];
    });
  return Object.fromEntries(
    significantEntries.filter(([, value]) => Object.keys(value).length > 0),
  );
}

/** Returns an expression without the optional `${{ }}` around it. */
function expressionIn(value: YamlValue): string {
  const text = asText(value);
  return /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text)?.[1]?.trim() ?? text;
}

/** Returns the significant part of a job, with only its first `count` steps if `count` is given. */
function significantJob(job: YamlMap, without: readonly string[], count?: number): YamlMap {
  // Step ids matter only if an expression refers to the `steps` context. In JSON, the key `steps` is followed
  // by `":`; the context name is not.
  const ofSteps = /\bsteps\b(?!":)/i.test(JSON.stringify(job)) ? [] : ['id'];
  return {
    ...significant({ ...job, needs: asList(job['needs']) }, without),
    steps: asList(job['steps'])
      .slice(0, count)
      .map((step) => significant(membersOf(step), ofSteps)),
  };
}

/** Returns the jobs that a job needs, directly or transitively, by name. */
function jobsNeeded(job: YamlMap, workflow: YamlMap): Map<string, YamlMap> {
  const jobs = new Map(Object.entries(membersOf(workflow['jobs'])));
  const jobNamed = (name: YamlValue): YamlMap => membersOf(jobs.get(asText(name)));
  const names = new Set(asList(job['needs']));
  for (const name of names) for (const each of asList(jobNamed(name)['needs'])) names.add(each);
  return new Map(
    [...names].map((name) => [asText(name), significantJob(jobNamed(name), ['runs-on'])]),
  );
}
