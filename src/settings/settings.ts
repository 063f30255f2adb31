import type * as z from 'zod';
import { GateError } from '../failure.ts';
import { type Level, levels, type PolicyLayer, type ReportFile, reportFiles } from '../model.ts';
import { ruleIds } from '../policy/catalogue.ts';
import { inputLines } from '../policy/lines.ts';
import { type CommentMode, commentModes, duration, inputs } from './inputs.ts';
import { minKeyLength } from './key.ts';
import { emptyLayer, type Layers } from './layers.ts';
import { nearestName } from './nearest.ts';

/** The settings of the comment on the pull request. */
export interface CommentSettings {
  readonly comment: CommentMode;
  /** Distinguishes the comments of several steps of a job; empty if not given. */
  readonly commentKey: string;
  /** Null if none was given. */
  readonly githubToken: string | null;
}

/** The validated settings of a run. */
export interface Settings extends CommentSettings {
  /** Null if none was given: runs for forks and Dependabot get none. */
  readonly apiKey: string | null;
  readonly baseUrl: URL | null;
  readonly exportFile: string | null;
  /** The policy layer that the inputs set. */
  readonly given: PolicyLayer;
  /** Path of the repository's policy file, relative to the root of the checkout. */
  readonly configFile: string;
  /** The organisation's policy as text; null if there is none. */
  readonly floorText: string | null;
  readonly maxAge: Layers['maxAge'];
  /** Which servers affect the verdict: those that the change adds or modifies, or all. */
  readonly scope: 'auto' | 'changed' | 'all';
  /** Relative to the workspace; `.` for the whole of it. */
  readonly workingDirectory: string;
  /** For the whole download, in milliseconds. */
  readonly timeoutMs: number;
  readonly cache: boolean;
  /** Download and save the export, and judge nothing. */
  readonly warmCache: boolean;
  /** Whether changes that would pass are suggested on the pull request. */
  readonly suggest: boolean;
  readonly onMissingKey: 'fail' | 'warn';
  readonly onUnavailable: 'fail' | 'warn';
  /** Paths of the report files, relative to the workspace; null for the default path. */
  readonly files: Readonly<Record<ReportFile, string | null>>;
  /** Warnings about the settings, as sentences. */
  readonly cautions: readonly string[];
}

/** An input that cannot be used. */
export interface SettingFault {
  readonly name: string;
  /** The given value; null if it must not be shown, or if nothing was given. */
  readonly given: string | null;
  /** What is allowed, to follow `is not`; a whole predicate if `given` is null. */
  readonly allowed: string;
}

/** Settings that cannot be used, with all their faults. */
export class SettingsError extends GateError {
  readonly faults: readonly SettingFault[];
  override readonly details: readonly string[];

  constructor(faults: readonly SettingFault[]) {
    super(
      'invalid-settings',
      faults.length === 1
        ? 'A setting cannot be used.'
        : `${faults.length} settings cannot be used.`,
      'Correct the inputs of the workflow step, or the options of the command line.',
    );
    this.faults = faults;
    this.details = faults.map(({ name, given, allowed }) =>
      given === null
        ? `${name}: ${allowed}`
        : `${name}: ${JSON.stringify(given)} is not ${allowed}`,
    );
  }
}

/** The fault of a run without a source of grades. */
const missingSource: SettingFault = {
  name: 'base-url',
  given: null,
  allowed: 'must be given (the address of the grading service), unless export-file is',
};

const defaults = { maxAge: '48h', timeout: '5m' } as const;

/** The default path of a repository's policy file, relative to its root. */
export const defaultConfigFile = '.github/mcp-grade-gate.yml';

/**
 * Reads the inputs of a run. Empty text means "not given".
 *
 * @param raw text of each input by its name
 * @param source what the inputs are called in the provenance of values, for example `input`
 * @param needsExport whether an address or a local export must be given
 * @throws SettingsError with every fault
 */
export function readSettings(
  raw: Readonly<Record<string, string>>,
  source: string,
  needsExport = true,
): Settings {
  const faults: SettingFault[] = [];
  const given = (name: string): string | null => raw[name]?.trim() || null;
  const read = <Name extends InputName>(name: Name): InputValue<Name> | null =>
    readInput(name, given(name), faults);

  const baseUrl = read('base-url');
  const exportFile = given('export-file');
  if (needsExport && exportFile === null && given('base-url') === null) faults.push(missingSource);
  read('comment');
  const maxAge = read('max-age');
  const ignorePaths = readIgnorePaths(given('ignore-paths'), faults);
  const { key, cautions } = readKey(given('api-key'), faults);
  const cache = read('cache') ?? true;
  const warmCache = read('warm-cache') ?? false;
  if (warmCache && (!cache || exportFile !== null)) {
    const allowed = 'cannot be set together with export-file, or with cache: false';
    faults.push({ name: 'warm-cache', given: null, allowed });
  }
  const settings: Settings = {
    apiKey: key,
    baseUrl,
    exportFile,
    given: {
      ...emptyLayer,
      source,
      preset: read('preset'),
      minScore: read('min-score'),
      minGrade: read('min-grade'),
      levels: readRules(given('rules'), faults),
      ignorePaths,
    },
    configFile: read('config-file') ?? defaultConfigFile,
    floorText: given('policy'),
    maxAge: {
      ms: maxAge ?? duration.parse(defaults.maxAge),
      source: maxAge === null ? 'default' : source,
    },
    scope: read('scope') ?? 'auto',
    workingDirectory: read('working-directory') ?? '.',
    timeoutMs: read('timeout') ?? duration.parse(defaults.timeout),
    cache,
    warmCache,
    suggest: read('suggest') ?? false,
    onMissingKey: read('on-missing-key') ?? 'fail',
    onUnavailable: read('on-unavailable') ?? 'fail',
    files: Object.fromEntries(reportFiles.map((name) => [name, given(name)])) as Settings['files'],
    ...readCommentSettings(raw),
    cautions,
  };
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

type InputName = keyof typeof inputs;
type InputValue<Name extends InputName> = z.infer<(typeof inputs)[Name]['schema']>;

/** The value of one input; null if it is not given, or faulty: then the fault is added. */
function readInput<Name extends InputName>(
  name: Name,
  text: string | null,
  faults: SettingFault[],
): InputValue<Name> | null {
  if (text === null) return null;
  const { schema, allowed } = inputs[name];
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data as InputValue<Name>;
  // A faulty address may contain a password.
  const isShown = name !== 'base-url';
  faults.push({
    name,
    given: isShown ? text : null,
    allowed: isShown ? allowed : `must be ${allowed}`,
  });
  return null;
}

function readIgnorePaths(text: string | null, faults: SettingFault[]): string[] | null {
  const patterns = inputLines(text);
  for (const pattern of patterns.filter((each) => each.startsWith('!'))) {
    // `!` would leave out everything except the named paths.
    faults.push({
      name: 'ignore-paths',
      given: pattern,
      allowed: 'a pattern of what to leave out',
    });
  }
  return text === null ? null : patterns;
}

/**
 * Reads the settings of the comment and ignores faults of other inputs: a run whose settings cannot be
 * used has a verdict too, which the comment must show.
 *
 * @param raw text of each input by its name
 */
export function readCommentSettings(raw: Readonly<Record<string, string>>): CommentSettings {
  const given = (name: string): string => raw[name]?.trim() ?? '';
  return {
    comment: commentModes.find((mode) => mode === given('comment')) ?? 'never',
    commentKey: given('comment-key'),
    githubToken: given('github-token') || null,
  };
}

function readKey(
  key: string | null,
  faults: SettingFault[],
): { key: string | null; cautions: string[] } {
  if (key === null) return { key, cautions: [] };
  // The key is sent in a header: a line break could inject another header.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    faults.push({
      name: 'api-key',
      given: null,
      allowed: 'must be one line of visible ASCII without spaces; check how the secret was pasted',
    });
    return { key: null, cautions: [] };
  }
  if (key.length < minKeyLength) {
    // So short a text is not a key, and redacting it in every report would spoil them.
    faults.push({
      name: 'api-key',
      given: null,
      allowed: `must have ${minKeyLength} characters at least`,
    });
    return { key: null, cautions: [] };
  }
  return {
    key,
    cautions: key.length < 20 ? ['api-key has fewer than 20 characters: is the secret whole?'] : [],
  };
}

function readRules(text: string | null, faults: SettingFault[]): Map<string, Level> {
  const set = new Map<string, Level>();
  for (const line of inputLines(text)) {
    const [, rule, level] = /^([\w-]+)\s*:\s*([\w-]+)$/.exec(line) ?? [];
    if (rule === undefined || level === undefined) {
      faults.push({ name: 'rules', given: line, allowed: 'a line of the form "rule: level"' });
    } else if (!ruleIds.includes(rule)) {
      faults.push({
        name: 'rules',
        given: rule,
        allowed: `a rule; the nearest is ${nearestName(rule, ruleIds)}`,
      });
    } else if (set.has(rule)) {
      faults.push({ name: 'rules', given: rule, allowed: 'to be set twice' });
    } else if (!isLevel(level)) {
      faults.push({
        name: 'rules',
        given: line,
        allowed: `one of the levels ${levels.join(', ')}`,
      });
    } else {
      set.set(rule, level);
    }
  }
  return set;
}

function isLevel(text: string): text is Level {
  return levels.some((level) => level === text);
}
