import type * as z from 'zod';
import {
  mergeConflict,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
} from '../../detection/documents.ts';
import { readYaml } from '../../detection/yaml.ts';
import {
  type Floor,
  type PolicyLayer,
  type PolicyValues,
  policyKeyEntries,
} from '../../judging/policy.ts';
import { ungraded, ungradedRules } from '../../judging/rules.ts';
import { GateError } from '../../model/failure.ts';
import type { Span } from '../../model/model.ts';
import { andMore } from '../../model/phrase.ts';
import {
  type AddFault,
  explainIssue,
  maxFaults,
  type PolicyShape,
  pathText,
  type ValuePath,
} from './policy-faults.ts';
import { floorSchema, policySchema } from './policy-schema.ts';

export class PolicyError extends GateError {
  override readonly details: readonly string[];

  /**
   * @param more number of additional errors, which are counted but not described
   * @param line the line of the first error; null if that error has no line
   */
  constructor(source: string, faults: readonly string[], more = 0, line: number | null = null) {
    const count = faults.length + more;
    const what = count === 1 ? 'a fault' : `${count} faults`;
    super(
      'invalid-policy',
      `The policy in ${source} has ${what}, so nothing was judged.`,
      'Correct the policy at these places; docs/policy.md explains every key.',
      { place: { file: source, line } },
    );
    this.details = more === 0 ? faults : [...faults, `${source}:${andMore(more)}`];
  }
}

/** Maximum length in characters, far above that of real policies. */
const maxLength = 256 * 1024;

/**
 * Reads a repository's policy file.
 *
 * @param source the name of the file in messages and in the provenance of values
 * @param file the path of the file, relative to the judged folder
 * @throws PolicyError with every error in the file
 */
export function readPolicy(text: string, source: string, file = source): PolicyLayer {
  return read(text, source, file, policySchema).layer;
}

/**
 * Reads an organisation's policy.
 *
 * @param source the name of the policy in messages and in the provenance of values
 * @param commit the commit from which the policy was read; null if the policy is written in the workflow
 * @throws PolicyError with every error in the policy
 */
export function readFloor(text: string, source: string, commit: string | null = null): Floor {
  const { layer, value } = read(text, source, null, floorSchema);
  return {
    ...layer,
    commit,
    extends: value.extends ?? null,
    overridable: value.overridable ?? new Set(),
    waivable: value.waivable ?? new Set(),
    maxWaiverDays: value['max-waiver-days'] ?? null,
  };
}

function read<S extends PolicyShape>(
  text: string,
  source: string,
  file: string | null,
  schema: S,
): { readonly layer: PolicyLayer; readonly value: z.infer<S> } {
  if (text.length > maxLength)
    throw new PolicyError(source, [`${source}: the policy is larger than 256 KB`]);
  // Editors do not count a byte order mark as a column.
  const document = readYaml(text.replace(/^\uFEFF/, ''));
  if (!('root' in document)) throw unreadable(source, mergeConflict(text) ?? document);
  const faults: { readonly path: ValuePath; readonly text: string; readonly span: Span | null }[] =
    [];
  let omittedFaults = 0;
  const fault = (path: ValuePath, words: string, at: Span | 'key' | null = null): void => {
    if (faults.length === maxFaults) {
      omittedFaults += 1;
      return;
    }
    const span = at === null || at === 'key' ? spanAt(document, path, at === 'key') : at;
    faults.push({ path, text: words, span });
  };
  for (const { message, span } of document.faults ?? []) fault([], message, span);
  const places = new Map<string, Span>();
  const plain = toPlainValue(document.root, document, [], places, fault);
  // An empty file is a policy without settings.
  const parsed = schema.safeParse(plain ?? {});
  for (const issue of parsed.error?.issues ?? []) {
    if (faults.length < maxFaults) explainIssue(issue, plain, schema, fault);
    else omittedFaults += issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
  }
  if (!parsed.success || faults.length > 0) {
    const conflict = mergeConflict(text);
    if (conflict !== null) throw unreadable(source, conflict);
    const order = faults.toSorted(
      ({ span: one }, { span: other }) =>
        (one?.start.line ?? 0) - (other?.start.line ?? 0) ||
        (one?.start.column ?? 0) - (other?.start.column ?? 0),
    );
    const sentences = order.map(({ path, text: words, span }) => {
      const place = span === null ? source : `${source}:${span.start.line}:${span.start.column}`;
      return path.length === 0 ? `${place}: ${words}` : `${place}: ${pathText(path)} ${words}`;
    });
    throw new PolicyError(source, sentences, omittedFaults, order[0]?.span?.start.line ?? null);
  }
  const value = parsed.data as z.infer<S>;
  return { layer: { source, values: located(value, places, file), places }, value };
}

function unreadable(
  source: string,
  { message, span: { start } }: { readonly message: string; readonly span: Span },
): PolicyError {
  const { line, column } = start;
  return new PolicyError(source, [`${source}:${line}:${column}: ${message}`], 0, line);
}

/**
 * Converts the tree to plain values, records the location of each value in `places`, and reports duplicate
 * keys.
 */
function toPlainValue(
  node: TreeNode | null,
  document: TreeDocument,
  path: ValuePath,
  places: Map<string, Span>,
  fault: AddFault,
): unknown {
  if (node === null || node.type === 'null') return null;
  places.set(path.join('.'), document.spanOf(node));
  if (node.type === 'array') {
    return (node.children ?? []).map((child, index) =>
      toPlainValue(child, document, [...path, index], places, fault),
    );
  }
  if (node.type !== 'object') return node.value;
  const entries = new Map<string, unknown>();
  for (const { key, node: property, value } of propertiesOf(node)) {
    if (entries.has(key)) fault([...path, key], 'occurs twice', document.spanOf(property));
    entries.set(key, toPlainValue(value, document, [...path, key], places, fault));
    places.set([...path, key].join('.'), document.spanOf(property));
  }
  if (path.at(-1) === 'rules') placeUngraded(path, places);
  // `fromEntries` defines own properties, even for a key such as `__proto__`.
  return Object.fromEntries(entries);
}

/** Records the location of the short form, `ungraded`, for every rule that is set only through it. */
function placeUngraded(path: ValuePath, places: Map<string, Span>): void {
  const span = places.get([...path, ungraded].join('.'));
  if (span === undefined) return;
  for (const id of ungradedRules) {
    const place = [...path, id].join('.');
    if (!places.has(place)) places.set(place, span);
  }
}

/**
 * Returns the location of a value or of its key. If the value does not exist, returns the location of the
 * nearest enclosing value.
 */
function spanAt(document: TreeDocument, path: ValuePath, isKey: boolean): Span | null {
  let node = document.root;
  let deepest = node;
  for (const [index, part] of path.entries()) {
    const property = propertiesOf(node).findLast(({ key }) => key === String(part));
    node = typeof part === 'number' ? (node?.children?.[part] ?? null) : (property?.value ?? null);
    if (node === null) break;
    deepest = isKey && index === path.length - 1 ? (property?.node ?? node) : node;
  }
  return deepest === null ? null : document.spanOf(deepest);
}

/** Returns the values of a valid policy, with a location in each entry that has a field for one. */
function located(
  values: Partial<PolicyValues>,
  places: ReadonlyMap<string, Span>,
  file: string | null,
): Partial<PolicyValues> {
  const entries = policyKeyEntries.flatMap(([name, key]): [string, unknown][] => {
    const value = values[name];
    if (value === undefined) return [];
    if (key.kind !== 'list' || key.locate === undefined) return [[name, value]];
    const { locate } = key;
    const placeSpan = (at: number): Span | null =>
      file === null ? null : (places.get(`${name}.${at}`) ?? null);
    return [
      [
        name,
        [...(value as Iterable<unknown>)].map((each, at) => locate(each, file, placeSpan(at))),
      ],
    ];
  });
  return Object.fromEntries(entries);
}
