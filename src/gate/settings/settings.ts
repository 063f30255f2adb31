import { type PolicyLayer, policyKeyEntries } from '../../judging/policy.ts';
import { GateError } from '../../model/failure.ts';
import { maxKeyLength, minKeyLength } from '../../model/secrets.ts';
import type { Input, InputTable } from './input.ts';
import {
  commentModes,
  type InputName,
  type InputValues,
  inputs,
  type ValuesOfInputs,
} from './inputs.ts';
import type { Layers } from './layers.ts';

export type CommentSettings = Pick<InputValues, 'comment' | 'category' | 'github-token'>;

export interface Settings extends InputValues {
  readonly given: PolicyLayer;
  readonly maxAge: Layers['maxAge'];
  readonly cautions: readonly string[];
}

export interface SettingFault {
  readonly name: string;
  /** Null if the value was not given or must not be shown. */
  readonly given: string | null;
  /** The allowed values, worded to follow `is not`. If `given` is null, the text is a complete predicate. */
  readonly allowed: string;
}

export class SettingsError extends GateError {
  readonly faults: readonly SettingFault[];
  override readonly details: readonly string[];

  constructor(
    faults: readonly SettingFault[],
    remedy = 'Correct the inputs of the workflow step, or the command-line options.',
  ) {
    super(
      'invalid-settings',
      faults.length === 1 ? 'A setting is not valid.' : `${faults.length} settings are not valid.`,
      remedy,
    );
    this.faults = faults;
    this.details = faults.map(({ name, given, allowed }) =>
      given === null
        ? `${name}: ${allowed}`
        : `${name}: ${JSON.stringify(given)} is not ${allowed}`,
    );
  }
}

const missingSource: SettingFault = {
  name: 'base-url',
  given: null,
  allowed: 'must be set to the address of the grading service, unless export-file is set',
};

/** The default path of a repository's policy file, relative to the repository's root. */
export const defaultConfigFile = inputs['config-file'].default;

/**
 * Reads the inputs of a run. An empty string is treated as a missing value.
 *
 * @param source how the provenance of a value refers to the inputs, for example `input`
 * @param needsExport whether a service address or an export file must be given
 * @throws SettingsError that lists every error
 */
export function readSettings(
  raw: Readonly<Record<string, string>>,
  source: string,
  needsExport = true,
): Settings {
  const faults: SettingFault[] = [];
  const rawValue = (name: InputName): string => raw[name]?.trim() ?? '';
  if (needsExport && rawValue('export-file') === '' && rawValue('base-url') === '') {
    faults.push(missingSource);
  }
  const values = readValues(inputs, raw, faults) as unknown as InputValues;
  const cautions: string[] = [];
  const { fault, caution } = checkKey(rawValue('api-key'), 'The API key');
  if (fault !== null) faults.push({ name: 'api-key', given: null, allowed: fault });
  if (caution !== null) cautions.push(caution);
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    ...values,
    given: inputLayer(values, source),
    maxAge: { ms: values['max-age'], source: rawValue('max-age') === '' ? 'default' : source },
    cautions,
  };
}

type ReadInput = Pick<Input, 'schema' | 'allowed' | 'isSecret' | 'default'>;

export function readValues(
  table: Readonly<Record<string, ReadInput>>,
  raw: Readonly<Record<string, string>>,
  faults: SettingFault[],
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(table).map(([name, input]) => [
    name,
    readInput(name, input, raw[name]?.trim() ?? '', faults),
  ]);
  return Object.fromEntries(entries);
}

/** The inputs of an action other than the gate. The `shared` inputs have the same meaning as in the gate. */
export interface ActionTables {
  readonly own: InputTable;
  readonly shared: Readonly<Record<string, ReadInput>>;
  readonly files: InputTable;
}

/**
 * Reads the inputs of an action other than the gate.
 *
 * @param faultsOf finds invalid combinations of values
 * @throws SettingsError that lists every error
 */
export function readActionSettings<Tables extends ActionTables>(
  { own: ownTable, shared: sharedTable, files: fileTable }: Tables,
  raw: Readonly<Record<string, string>>,
  faultsOf: (own: ValuesOfInputs<Tables['own']>) => readonly SettingFault[] = () => [],
) {
  const faults: SettingFault[] = [];
  const ownValues = readValues(ownTable, raw, faults) as ValuesOfInputs<Tables['own']>;
  const files = readValues(fileTable, raw, faults) as ValuesOfInputs<Tables['files']>;
  faults.push(...faultsOf(ownValues));
  const given = Object.keys(sharedTable).map((name) => [name, raw[name] ?? '']);
  try {
    const shared = readSettings(Object.fromEntries(given), 'input');
    if (faults.length === 0) return { own: ownValues, shared, files };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    faults.push(...error.faults);
  }
  throw new SettingsError(faults);
}

/**
 * Returns the value of an input, or null if it has neither a value nor a default. If the value is invalid,
 * adds an error and returns null.
 */
function readInput(
  name: string,
  { schema, allowed = 'a text', isSecret, default: usual = '' }: ReadInput,
  rawText: string,
  faults: SettingFault[],
): unknown {
  const text = rawText === '' ? usual : rawText;
  if (text === '') return null;
  const parsed = schema().safeParse(text);
  if (parsed.success) return parsed.data;
  faults.push(
    isSecret
      ? { name, given: null, allowed: `must be ${allowed}` }
      : { name, given: text, allowed },
  );
  return null;
}

/**
 * Returns the policy layer of a workflow step, except for values that cannot be determined from the workflow
 * alone.
 */
export function writtenLayer(raw: Readonly<Record<string, string>>): PolicyLayer {
  return inputLayer(readValues(inputs, raw, []), 'input');
}

function inputLayer(values: Readonly<Record<string, unknown>>, source: string): PolicyLayer {
  const given = policyKeyEntries.flatMap(([name]) => {
    const value = values[name] ?? null;
    return value === null ? [] : [[name, value]];
  });
  return { source, values: Object.fromEntries(given), places: new Map() };
}

/**
 * Reads the comment settings and ignores errors in other inputs, because even a run with unusable settings
 * has a verdict that the comment must show.
 */
export function readCommentSettings(raw: Readonly<Record<string, string>>): CommentSettings {
  const rawText = (name: keyof CommentSettings): string | null => raw[name]?.trim() || null;
  return {
    comment: commentModes.find((mode) => mode === rawText('comment')) ?? 'never',
    category: rawText('category'),
    'github-token': rawText('github-token'),
  };
}

/**
 * Returns an error and a warning about an API key, each null if there is none.
 *
 * @param words the subject of the warning, such as `The API key`
 */
function checkKey(
  key: string,
  words: string,
): { readonly fault: string | null; readonly caution: string | null } {
  const result = (fault: string | null, caution: string | null = null) => ({ fault, caution });
  if (key === '') return result(null);
  // The key is sent in a header, in which a line break could inject another header.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return result(
      'must be one line of visible ASCII without spaces; check how the secret was pasted',
    );
  }
  // A string this short is not a key, and redacting it would make every report unreadable.
  if (key.length < minKeyLength) return result(`must have at least ${minKeyLength} characters`);
  if (key.length > maxKeyLength) return result(`must have at most ${maxKeyLength} characters`);
  return result(
    null,
    key.length < 20 ? `${words} has fewer than 20 characters. Check that it is complete.` : null,
  );
}
