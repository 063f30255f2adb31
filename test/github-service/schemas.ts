import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** An OpenAPI 3.0 schema, as far as GitHub's description uses it. */
export interface ApiSchema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly nullable?: boolean;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ApiSchema;
  readonly items?: ApiSchema;
  readonly allOf?: readonly ApiSchema[];
  readonly anyOf?: readonly ApiSchema[];
  readonly oneOf?: readonly ApiSchema[];
}

/** Checks and stand-ins for values that OpenAPI schemas describe. */
export interface ApiSchemas {
  /** Returns a value's faults, as sentences that begin with `where`. */
  readonly faults: (schema: ApiSchema, value: unknown, where: string) => string[];
  /** Returns a value with all required members: given members are kept, and the rest are stand-ins. */
  readonly completed: (schema: ApiSchema, value: unknown) => unknown;
}

const anything: ApiSchema = {};

/**
 * Opens a document's schemas. Each schema in use is compiled once.
 *
 * An object can have only the members that are described: an undescribed name is a mistake.
 *
 * @param component finds the schema that a reference names, such as `#/components/schemas/issue`
 */
export function createSchemas(component: (ref: string) => ApiSchema): ApiSchemas {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const compiled = new Map<ApiSchema, ValidateFunction>();
  const flattened = new Map<ApiSchema, ApiSchema>();
  const added = new Set<string>();

  /** @param isPart whether other schemas also describe the same value and its other members */
  const plain = (schema: ApiSchema, isPart = false): object => {
    const { $ref, nullable = false, ...rest } = schema;
    if (nullable) return { anyOf: [plain({ ...rest }, isPart), { type: 'null' }] };
    if ($ref !== undefined) return { $ref: addedAs($ref, isPart) };
    const { properties, additionalProperties: others, items, allOf, anyOf, oneOf } = rest;
    const all = (each: readonly ApiSchema[], part: boolean) => each.map((one) => plain(one, part));
    const members = Object.entries(properties ?? {}).map(([name, one]) => [name, plain(one)]);
    return {
      ...(properties === undefined || isPart ? {} : { additionalProperties: false }),
      ...rest,
      ...(properties === undefined ? {} : { properties: Object.fromEntries(members) }),
      ...(typeof others === 'object' ? { additionalProperties: plain(others) } : {}),
      ...(items === undefined ? {} : { items: plain(items) }),
      ...(allOf === undefined ? {} : { allOf: all(allOf, true) }),
      ...(anyOf === undefined ? {} : { anyOf: all(anyOf, isPart) }),
      ...(oneOf === undefined ? {} : { oneOf: all(oneOf, isPart) }),
    };
  };
  const addedAs = (ref: string, isPart: boolean): string => {
    const id = `${ref.slice(2).replaceAll('/', '.')}${isPart ? '.part' : ''}`;
    if (!added.has(id)) {
      // Added before the schemas that it refers to, because it may refer to itself.
      added.add(id);
      ajv.addSchema(plain(component(ref), isPart), id);
    }
    return id;
  };
  /** Flattens a schema into a description of members: all of its parts, and the first of any alternatives. */
  const flat = (schema: ApiSchema): ApiSchema => {
    const known = flattened.get(schema);
    if (known !== undefined) return known;
    const { $ref, allOf = [], anyOf = [], oneOf = [], ...own } = schema;
    const named = $ref === undefined ? [] : [component($ref)];
    const parts = [...named, ...allOf, ...anyOf.slice(0, 1), ...oneOf.slice(0, 1)].map(flat);
    const whole: ApiSchema = Object.assign({}, ...parts, own, {
      properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
      required: [own, ...parts].flatMap(({ required = [] }) => required),
    });
    flattened.set(schema, whole);
    return whole;
  };
  const completed = (schema: ApiSchema, value: unknown): unknown => {
    const { items, properties = {}, required = [], ...rest } = flat(schema);
    if (value === undefined) {
      const isObject = rest.type === 'object' && !rest.nullable;
      return isObject ? completed(schema, {}) : standIn(rest);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      return items === undefined ? value : value.map((each) => completed(items, each));
    }
    const given = Object.entries(value).filter(([, each]) => each !== undefined);
    const whole = {
      ...Object.fromEntries(required.map((name) => [name, undefined])),
      ...Object.fromEntries(given),
    };
    return Object.fromEntries(
      Object.entries(whole).map(([name, each]) => [
        name,
        completed(properties[name] ?? anything, each),
      ]),
    );
  };
  return {
    faults(schema, value, where) {
      const validate = compiled.get(schema) ?? ajv.compile(plain(schema));
      compiled.set(schema, validate);
      if (validate(value)) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${where}${instancePath} ${message} ${JSON.stringify(params)}`,
      );
    },
    completed,
  };
}

/** Returns a value that fits a schema, unless the schema describes an object. */
function standIn({ nullable, enum: values, type, format }: ApiSchema): unknown {
  if (nullable) return null;
  if (values !== undefined) return values[0];
  switch (type) {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 1;
    default:
      return formats[format ?? ''] ?? 'x';
  }
}

const formats: Readonly<Record<string, string>> = {
  uri: 'https://api.github.example/',
  'date-time': '2030-01-01T00:00:00Z',
};
