import type * as z from 'zod';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode } from '../declarations/tree.ts';
import { readYaml } from '../declarations/yaml.ts';
import { GateError } from '../failure.ts';
import type {
  AcceptedRegistry,
  DependencyType,
  Floor,
  Level,
  Override,
  Pattern,
  PolicyLayer,
  Span,
  Verdict,
  Waiver,
} from '../model.ts';
import { findingRules, ruleIds } from '../policy/catalogue.ts';
import { literalOwner, readPattern } from '../policy/pattern.ts';
import { registryAddress } from '../versions/registries.ts';
import { nearest } from './nearest.ts';
import { floorSchema, policySchema } from './policy-schema.ts';

/** A policy that cannot be used, with every fault and its place. */
export class PolicyError extends GateError {
  override readonly details: readonly string[];

  constructor(source: string, faults: readonly string[]) {
    const what = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super(
      'invalid-policy',
      `The policy in ${source} has ${what}, so nothing was judged by it.`,
      'Correct it at the places named; docs/policy.md explains every key.',
    );
    this.details = faults;
  }
}

/** Longer than any policy. */
const longest = 256 * 1024;

/**
 * Reads a repository's policy file.
 *
 * @param source what it is called in messages and in the provenance of values
 * @param file its path, under which what it says is shown
 * @throws PolicyError with every fault
 */
export function readPolicy(text: string, source: string, file = source): PolicyLayer {
  return read(text, source, file, policySchema).layer;
}

/**
 * Reads an organisation's policy.
 *
 * @throws PolicyError with every fault
 */
export function readFloor(text: string, source: string): Floor {
  const { layer, value } = read(text, source, null, floorSchema);
  return {
    ...layer,
    overridable: new Set(value.overridable),
    waivable: new Set(value.waivable),
    maxWaiverDays: value['max-waiver-days'] ?? null,
  };
}

type Shape = typeof policySchema | typeof floorSchema;
type Path = readonly PropertyKey[];

function read<S extends Shape>(
  text: string,
  source: string,
  file: string | null,
  schema: S,
): { readonly layer: PolicyLayer; readonly value: z.infer<S> } {
  if (text.length > longest) throw new PolicyError(source, [`${source}: longer than 256 KB`]);
  const document = readYaml(text);
  if (!('root' in document)) {
    const { line, column } = document.span.start;
    throw new PolicyError(source, [`${source}:${line}:${column}: ${document.message}`]);
  }
  const faults: { readonly path: Path; readonly text: string; readonly span: Span | null }[] = [];
  const fault = (path: Path, words: string, span = spanAt(document, path)): void => {
    faults.push({ path, text: words, span });
  };
  for (const { message, span } of document.faults ?? []) fault([], message, span);
  const places = new Map<string, Span>();
  const plain = plainOf(document.root, document, [], places, fault);
  // An empty file says nothing, which is something to say.
  const parsed = schema.safeParse(plain ?? {});
  if (!parsed.success)
    for (const issue of parsed.error.issues) explain(issue, plain, schema, fault);
  const value = parsed.success ? (parsed.data as z.infer<S>) : null;
  const layer = value === null ? null : layerOf(value, { source, file, places }, fault);
  if (layer === null || value === null || faults.length > 0) {
    const order = faults.toSorted((a, b) => (a.span?.start.line ?? 0) - (b.span?.start.line ?? 0));
    throw new PolicyError(
      source,
      order.map(({ path, text: words, span }) => {
        const place = span === null ? source : `${source}:${span.start.line}:${span.start.column}`;
        return path.length === 0 ? `${place}: ${words}` : `${place}: ${shownPath(path)} ${words}`;
      }),
    );
  }
  return { layer, value };
}

type Fault = (path: Path, words: string, span?: Span | null) => void;

/** The tree as plain values, with the place of each under its path. */
function plainOf(
  node: TreeNode | null,
  document: TreeDocument,
  path: Path,
  places: Map<string, Span>,
  fault: Fault,
): unknown {
  if (node === null || node.type === 'null') return null;
  places.set(path.join('.'), document.spanOf(node));
  if (node.type === 'array') {
    return (node.children ?? []).map((child, index) =>
      plainOf(child, document, [...path, index], places, fault),
    );
  }
  if (node.type !== 'object') return node.value;
  const entries = new Map<string, unknown>();
  for (const { key, node: property, value } of propertiesOf(node)) {
    if (entries.has(key)) fault([...path, key], 'stands twice', document.spanOf(property));
    entries.set(key, plainOf(value, document, [...path, key], places, fault));
    places.set([...path, key].join('.'), document.spanOf(property));
  }
  // Own keys only, whatever they are called.
  return Object.fromEntries(entries);
}

/** The place of a value, or of the nearest one around it that the document has. */
function spanAt(document: TreeDocument, path: Path): Span | null {
  let node = document.root;
  let found = node;
  for (const part of path) {
    node =
      typeof part === 'number' ? (node?.children?.[part] ?? null) : memberOf(node, String(part));
    if (node === null) break;
    found = node;
  }
  return found === null ? null : document.spanOf(found);
}

/** Says what is wrong in words, with the nearest right spelling. */
function explain(issue: z.core.$ZodIssue, plain: unknown, schema: Shape, fault: Fault): void {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      for (const key of issue.keys) {
        const known = knownKeys(schema, path);
        fault([...path, key], `is not known here; the nearest is ${nearest(key, known)}`);
      }
      return;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const given = valueAt(plain, path);
      if (path.at(-1) === 'rule' && ruleIds.includes(String(given))) {
        fault(path, `is ${String(given)}, which no waiver takes back`);
        return;
      }
      const hint = typeof given === 'string' ? `; the nearest is ${nearest(given, values)}` : '';
      const list = values.length > 8 ? 'one of the rules that this may name' : values.join(', ');
      fault(path, given === undefined ? `is missing: ${list}` : `must be ${list}${hint}`);
      return;
    }
    case 'invalid_type':
      fault(
        path,
        valueAt(plain, path) === undefined
          ? 'is missing'
          : `must be ${typeWords[issue.expected] ?? issue.expected}`,
      );
      return;
    case 'too_small':
    case 'too_big':
      fault(path, rangeWords(issue));
      return;
    case 'invalid_format':
      fault(path, formWords(path));
      return;
    default:
      fault(path, issue.message);
  }
}

const typeWords: Readonly<Record<string, string>> = {
  object: 'a map of keys and values',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
};

function rangeWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') return isText ? 'must not be empty' : `must be ${limit} or more`;
  return isText ? `must have ${limit} characters at most` : `must be ${limit} or less`;
}

function formWords(path: Path): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === 'expires') return 'must be a day such as 2027-01-31';
  if (key === 'min-grade') return 'must be a letter from A to F, perhaps with + or -';
  return 'must be of the form npm=https://npm.acme.example/';
}

/** The keys that a map at some path may have. */
function knownKeys(schema: Shape, path: Path): string[] {
  let at: unknown = schema;
  for (const part of path) {
    at = unwrapped(at);
    const { shape, element } = at as { shape?: Record<string, unknown>; element?: unknown };
    at = typeof part === 'number' ? element : shape?.[String(part)];
  }
  return Object.keys((unwrapped(at) as { shape?: object }).shape ?? {});
}

function unwrapped(schema: unknown): unknown {
  let at = schema as { def?: { type?: string; innerType?: unknown } };
  while (at?.def?.type === 'optional') at = at.def.innerType as typeof at;
  return at;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (held, part) => (held as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );
}

/** `servers[0].rules.unpinned` */
function shownPath(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('')
    .slice(0, 200);
}

function layerOf(
  value: z.infer<typeof policySchema>,
  { source, file, places }: Pick<PolicyLayer, 'source' | 'places'> & { file: string | null },
  fault: Fault,
): PolicyLayer {
  const pattern = (text: string, path: Path): Pattern | null => {
    const read = readPattern(text);
    if (!('fault' in read)) return read;
    fault(path, read.fault);
    return null;
  };
  const patternsOf = (name: 'deny' | 'allow' | 'first-party'): Pattern[] =>
    (value[name] ?? []).flatMap((text, index) => pattern(text, [name, index]) ?? []);
  const overrides = (value.servers ?? []).flatMap((each, index): Override[] => {
    const match = pattern(each.match, ['servers', index, 'match']);
    if (match === null) return [];
    return [
      {
        match,
        minScore: each['min-score'] ?? null,
        minGrade: each['min-grade'] ?? null,
        levels: levelsOf(each.rules),
        server: each.server ?? null,
      },
    ];
  });
  const waivers = (value.waivers ?? []).flatMap((each, index): Waiver[] => {
    const path = ['waivers', index] as const;
    const match = each.match === undefined ? null : pattern(each.match, [...path, 'match']);
    const words = waiverFault(each, match);
    if (words !== null) {
      fault(path, words);
      return [];
    }
    return [
      {
        match,
        file: each.file ?? null,
        alias: each.alias ?? null,
        rule: each.rule,
        check: each.check ?? null,
        reason: each.reason,
        expires: each.expires,
        writtenIn: file,
        span: places.get(path.join('.')) ?? null,
      },
    ];
  });
  const registries = (value.registries ?? []).flatMap((text, index): AcceptedRegistry[] => {
    const [type = '', ...rest] = text.split('=');
    const address = registryAddress(rest.join('='));
    if (address !== null && ['npm', 'pypi', 'nuget', 'jsr'].includes(type)) {
      return [{ type: type as DependencyType, address }];
    }
    fault(['registries', index], `${formWords([])}, for npm, pypi, nuget or jsr`);
    return [];
  });
  const ignorePaths = value['ignore-paths'] ?? null;
  for (const [index, text] of (ignorePaths ?? []).entries()) {
    // "All but these" would leave out nearly everything.
    if (text.startsWith('!'))
      fault(['ignore-paths', index], 'must say what is left out, without !');
  }
  return {
    source,
    preset: value.preset ?? null,
    minScore: value['min-score'] ?? null,
    minGrade: value['min-grade'] ?? null,
    levels: levelsOf(value.rules),
    overrides,
    firstParty: patternsOf('first-party'),
    registries,
    deny: patternsOf('deny'),
    allow: patternsOf('allow'),
    waivers,
    ignorePaths,
    messages: new Map(Object.entries(value.messages ?? {}) as [Verdict, string][]),
    places,
  };
}

function levelsOf(
  rules: Readonly<Record<string, Level | undefined>> | undefined,
): Map<string, Level> {
  return new Map(
    Object.entries(rules ?? {}).flatMap(([id, level]) =>
      level === undefined ? [] : [[id, level]],
    ),
  );
}

type WrittenWaiver = NonNullable<z.infer<typeof policySchema>['waivers']>[number];

/** What keeps a waiver from meaning one thing for some time; null where nothing does. */
function waiverFault(waiver: WrittenWaiver, match: Pattern | null): string | null {
  const { file, alias, rule, check } = waiver;
  if (waiver.match === undefined && file === undefined) {
    return 'needs match (a pattern), or file for what has no identity';
  }
  if (waiver.match !== undefined && (file !== undefined || alias !== undefined)) {
    return 'has both match and file or alias: one of them names what is waived';
  }
  if (rule === 'unparsable-file' && (file === undefined || alias !== undefined)) {
    return 'is about a file: name it by file, without match and alias';
  }
  if (file !== undefined && alias === undefined && rule !== 'unparsable-file') {
    return 'needs alias beside file: a file holds many servers';
  }
  if (match !== null && literalOwner(match) === null) {
    return `must name whose packages it means: ${match.text} could be anybody's`;
  }
  if (check !== undefined && !findingRules.includes(rule)) {
    return `has check, which only rules about findings know: ${findingRules.join(', ')}`;
  }
  return null;
}
