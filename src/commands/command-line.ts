import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { InputName } from '../gate/settings.ts';
import { presetNames } from '../model/model.ts';

export const optionGroups = {
  subject: 'Input',
  grades: 'Grades',
  policy: 'Policy',
  output: 'Output',
} as const;

interface Option {
  /** Placeholder for the value in the usage text; null if the option takes no value. */
  readonly value: string | null;
  readonly help: string;
  readonly group: keyof typeof optionGroups;
  /**
   * Whether the option can be repeated. Its values are joined with commas, so an argument can also hold
   * several values separated by commas.
   */
  readonly isList?: boolean;
  /** Whether the option can be repeated, with each value taken literally (see `Invocation.valuesOf`). */
  readonly isRepeatable?: boolean;
}

const inputOptions = {
  'export-file': {
    value: 'FILE',
    help: 'use this export or review list instead of downloading one',
    group: 'grades',
  },
  'base-url': {
    value: 'URL',
    help: 'the grading service, or a caching proxy in front of it',
    group: 'grades',
  },
  timeout: {
    value: 'TIME',
    help: 'maximum time for the download, for example 90s',
    group: 'grades',
  },
  preset: {
    value: 'NAME',
    help: `the rule preset: ${presetNames.join(', ')}`,
    group: 'policy',
  },
  'min-score': { value: 'N', help: 'the lowest score that passes, 0 to 100', group: 'policy' },
  'org-policy': {
    value: 'POLICY',
    help: "the organisation's policy: YAML, or OWNER/REPO/PATH@REF",
    group: 'policy',
  },
  scope: { value: 'WHAT', help: 'what to judge: auto, changed, all', group: 'subject' },
} as const satisfies { readonly [Name in InputName]?: Option };
export const inputOptionNames = Object.keys(inputOptions) as (keyof typeof inputOptions)[];

/** All options except those for outputs, which are generated from each command's formats. */
export const options = {
  ...inputOptions,
  repo: {
    value: 'OWNER/NAME[@REF]',
    help: 'a GitHub repository, instead of DIR',
    group: 'subject',
  },
  base: { value: 'REF', help: 'judge the changes since this commit', group: 'subject' },
  staged: {
    value: null,
    help: 'judge the staged files, for use in a Git hook',
    group: 'subject',
  },
  config: { value: 'FILE', help: 'use this policy file', group: 'policy' },
  replay: {
    value: 'TIME',
    help: 'judge pull requests merged within this period, such as 90d',
    group: 'subject',
  },
  'show-policy': {
    value: null,
    help: 'show the effective policy without judging anything',
    group: 'policy',
  },
  write: { value: null, help: 'make the edits instead of only showing them', group: 'output' },
  all: { value: null, help: 'list all versions and findings', group: 'output' },
  candidates: {
    value: null,
    help: 'also list the dependencies in package manifests',
    group: 'subject',
  },
  org: {
    value: 'NAME',
    help: 'judge the repositories of this GitHub organisation',
    group: 'subject',
  },
  repos: {
    value: 'FILE',
    help: 'judge the repositories listed in a file, one per line',
    group: 'subject',
  },
  include: {
    value: 'PATTERNS',
    help: 'include only repositories whose names match a pattern, such as api-*,web',
    group: 'subject',
    isList: true,
  },
  exclude: {
    value: 'PATTERNS',
    help: 'exclude repositories whose names match a pattern',
    group: 'subject',
    isList: true,
  },
  property: {
    value: 'NAME=VALUE',
    help: 'include only repositories with this custom property value',
    group: 'subject',
    isList: true,
  },
  properties: {
    value: 'NAMES',
    help: 'custom properties to include in the report and the tables, such as tier,team',
    group: 'subject',
    isList: true,
  },
  'owner-property': {
    value: 'NAME',
    help: 'the custom property that names the owners of files not covered by CODEOWNERS',
    group: 'subject',
  },
  archived: {
    value: null,
    help: 'include archived repositories in the organisation',
    group: 'subject',
  },
  'state-file': {
    value: 'FILE',
    help: 'the encrypted state file from earlier runs, which requires a separate key',
    group: 'subject',
  },
  history: {
    value: 'DIR',
    help: 'the folder for the tables, with one subfolder per day',
    group: 'subject',
  },
  'fail-on': {
    value: 'WHAT',
    help: 'when to fail: new (the default), any, error, never',
    group: 'output',
  },
  forks: { value: null, help: 'include forks in the organisation', group: 'subject' },
  out: { value: 'DIR', help: 'the output folder', group: 'output' },
  compress: { value: 'zstd', help: 'compress the files with zstd', group: 'output' },
  for: {
    value: 'WHAT',
    help: 'the list to write: claude-code, copilot, csv, json',
    group: 'output',
    isRepeatable: true,
  },
  launches: {
    value: 'SOURCE',
    help: 'the source of launches in use: a folder, JSON report or state file',
    group: 'subject',
    isRepeatable: true,
  },
  keep: {
    value: 'SOURCE',
    help: 'the source of earlier launches, which remain allowed as long as they pass',
    group: 'subject',
    isRepeatable: true,
  },
  action: {
    value: 'OWNER/NAME@COMMIT',
    help: 'the action that the workflow uses',
    group: 'output',
  },
  'dry-run': {
    value: null,
    help: 'show the files without writing them',
    group: 'output',
  },
  force: { value: null, help: 'replace an existing workflow and policy', group: 'output' },
  'with-grades': { value: null, help: 'also write grades, scores and rules', group: 'output' },
} as const satisfies Record<string, Option>;
export type OptionName = keyof typeof options;

export const policyOptionNames = [
  'config',
  'preset',
  'min-score',
  'org-policy',
] as const satisfies readonly OptionName[];

/** `check` options that require `--replay`. */
export const replayOptionNames = ['org', 'include', 'exclude', 'archived', 'forks'] as const;

export interface Output {
  readonly format: string;
  /** Path relative to the current folder; null for standard output. */
  readonly file: string | null;
}

export interface Invocation {
  /** A folder, file or address; `.` if no argument was given. */
  readonly argument: string;
  readonly second?: string;
  /** Option values by name; an empty string for an option that takes no value. */
  readonly values: Readonly<Partial<Record<OptionName, string>>>;
  readonly outputs: readonly Output[];
  /** Returns all values of a repeatable option, in command-line order. */
  readonly valuesOf: (name: OptionName) => readonly string[];
}

export class UsageError extends Error {
  readonly details: readonly string[];

  constructor(fault = '', ...details: readonly string[]) {
    super(fault);
    this.details = details;
  }
}

export interface WrittenOption {
  readonly name: string;
  /** The name with its dashes, such as `--base` or `-o`. */
  readonly written: string;
  readonly value: string | undefined;
  /** Whether the value is in the same argument, as in `--base=main`; undefined if there is no value. */
  readonly isInline: boolean | undefined;
}

const kinds: Readonly<Record<string, Option>> = {
  ...options,
  output: { value: 'FORMAT[=FILE]', help: '', group: 'output' },
};

/** Splits a command line into words and options, including unknown options. */
export function splitCommandLine(args: readonly string[]): {
  words: string[];
  written: WrittenOption[];
} {
  const valueOptions = Object.keys(kinds).filter((name) => kinds[name]?.value != null);
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(valueOptions.map((name) => [name, { type: 'string' }] as const)),
      output: { type: 'string', short: 'o' },
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    tokens: true,
  });
  return {
    words: tokens.filter((token) => token.kind === 'positional').map(({ value }) => value),
    written: tokens
      .filter((token) => token.kind === 'option')
      .map(({ name, rawName, value, inlineValue }) => ({
        name,
        written: rawName,
        value,
        isInline: inlineValue,
      })),
  };
}

/**
 * Returns the option values by name. A repeated option keeps its last value, or, if it is a list, all its
 * values joined with commas.
 */
export function optionValues(written: readonly WrittenOption[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, value = '' } of written) {
    const before = kinds[name]?.isList ? values[name] : undefined;
    values[name] = before === undefined ? value : `${before},${value}`;
  }
  return values;
}

export function valueFault({ name, written, value, isInline }: WrittenOption): string | null {
  const kind = kinds[name];
  if (kind === undefined) return null;
  if (kind.value === null) return value === undefined ? null : `${written} takes no value.`;
  // A separate argument that starts with a dash is the next option, not a value.
  const isMissing = !value || (!isInline && /^-./.test(value));
  return isMissing ? `${written} requires a value: ${kind.value}.` : null;
}

/**
 * Parses the requested outputs.
 *
 * @throws UsageError if a format is unknown, a file name is empty, or two outputs go to the same file or to
 * standard output
 */
export async function readOutputs(
  written: readonly WrittenOption[],
  formats: readonly string[],
): Promise<Output[]> {
  const outputs: Output[] = [];
  for (const { name, value } of written) {
    const text = name === 'output' ? `${value}` : value === undefined ? name : `${name}=${value}`;
    const [, format = text, , file = null] = /^([^=]+)(=(.*))?$/s.exec(text) ?? [];
    if (!formats.includes(format)) {
      const suggestion = await describeUnknownName(format, formats);
      throw new UsageError(`Unknown format ${suggestion} The formats are ${formats.join(', ')}.`);
    }
    if (file === '') throw new UsageError(`${JSON.stringify(text)} has no file name.`);
    outputs.push({ format, file });
  }
  const places = Map.groupBy(outputs, ({ file }) => (file === null ? null : resolve(file)));
  for (const [place, [first, second]] of places) {
    if (first === undefined || second === undefined) continue;
    const [subject, remedy] =
      place === null
        ? ['Standard output', `Write one of them to a file: -o ${second.format}=FILE.`]
        : [JSON.stringify(second.file), 'Write one of them to another file.'];
    const bothFormats = `${first.format} and ${second.format}`;
    throw new UsageError(
      `${subject} can receive only one output, but both ${bothFormats} were requested. ${remedy}`,
    );
  }
  return outputs;
}

/** Quotes an unknown name and suggests the most similar known name: `"jsn"; the nearest is json.` */
export async function describeUnknownName(
  name: string,
  knownNames: readonly string[],
): Promise<string> {
  const { similarName } = await import('../gate/settings.ts');
  const similar = similarName(name, knownNames);
  return `${JSON.stringify(name)}${similar === null ? '' : `; the nearest is ${similar}`}.`;
}
