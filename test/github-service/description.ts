/*
 * GitHub's own description of its REST API: the requests that exist, and what each answer contains. Only the
 * operations in use are compiled, each once.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { anyCall, refusalMembers } from './deviations.ts';
import { type ApiSchema, type ApiSchemas, createSchemas } from './schemas.ts';

/** The descriptions in use: one for github.com and one for an Enterprise Server. */
export type DescribedApi = 'api.github.com' | 'ghes-3.19';

/** A request to the REST API. */
export interface DescribedRequest {
  readonly method: string;
  /** The path below the API's address, with the query. */
  readonly path: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON; null if there is none. */
  readonly body: unknown;
}

/** The answer to a request; `body` is absent if there is none. */
export interface DescribedAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/**
 * A description to check requests and answers against. Faults are sentences; a request or answer that it
 * allows has none.
 */
export interface ApiDescription {
  readonly requestFaults: (request: DescribedRequest) => string[];
  readonly answerFaults: (request: DescribedRequest, answer: DescribedAnswer) => string[];
  /**
   * Completes the answer with all members that the description requires. Missing values get stand-ins; given
   * values are kept, whatever they are.
   */
  readonly complete: <T extends DescribedAnswer>(request: DescribedRequest, answer: T) => T;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: ApiSchema;
}

interface Body {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, { readonly schema?: ApiSchema }>>;
}

interface Operation {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body | Reference>>;
}

interface Reference {
  readonly $ref: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An operation with the values from its path. */
interface Found {
  readonly name: string;
  readonly operation: Operation;
  readonly values: Readonly<Record<string, string>>;
}

const basicError: ApiSchema = { $ref: '#/components/schemas/basic-error' };

const opened = new Map<DescribedApi, ApiDescription>();

/** Opens a description, which is read only once. */
export function describedApi(name: DescribedApi): ApiDescription {
  const description = opened.get(name) ?? openDescription(name);
  opened.set(name, description);
  return description;
}

function openDescription(name: DescribedApi): ApiDescription {
  const file = createRequire(import.meta.url).resolve(`@octokit/openapi/generated/${name}.json`);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const component = (ref: string): unknown => {
    const [, , kind = '', key = ''] = ref.split('/');
    return document.components[kind]?.[key];
  };
  const resolved = <T extends object>(given: T | Reference): T =>
    '$ref' in given ? (component(given.$ref) as T) : given;
  const schemas = createSchemas((ref) => component(ref) as ApiSchema);
  const templates = templatesOf(document);
  const finds = new Map<string, Found | null>();
  const found = (request: DescribedRequest): Found | null => {
    const key = `${request.method} ${request.path}`;
    const known = finds.get(key);
    if (known !== undefined) return known;
    const operation = find(templates, document, request);
    finds.set(key, operation);
    return operation;
  };
  const answerSchema = (
    request: DescribedRequest,
    status: number,
  ): ApiSchema | null | undefined => {
    const response = found(request)?.operation.responses[status];
    if (response !== undefined) return jsonSchema(resolved<Body>(response).content) ?? null;
    return status in anyCall ? basicError : undefined;
  };

  return {
    requestFaults(request) {
      const { method, path, headers, body } = request;
      const operation = found(request);
      if (operation === null) return [`${method} ${path} is no operation of the API`];
      return [
        ...parameterFaults(operation, path, resolved, schemas),
        ...headerFaults(headers),
        ...bodyFaults(operation.operation.requestBody, headers, body, schemas),
      ].map((fault) => `${operation.name}: ${fault}`);
    },
    answerFaults(request, { status, body }) {
      const name = found(request)?.name ?? request.path;
      const schema = answerSchema(request, status);
      if (schema === undefined) return [`${name}: ${status} is no status of its answers`];
      const isEmpty = body === undefined;
      if (schema === null) return isEmpty ? [] : [`${name}: the answer ${status} has no body`];
      if (isEmpty) return [`${name}: the answer ${status} has a body`];
      const isDescribed = ([member]: [string, unknown]): boolean => !(member in refusalMembers);
      const judged =
        status < 400 ? body : Object.fromEntries(Object.entries(Object(body)).filter(isDescribed));
      return schemas.faults(schema, judged, `${name}: the answer ${status}`);
    },
    complete(request, answer) {
      const schema = answerSchema(request, answer.status);
      if (schema == null || answer.body === undefined) return answer;
      return { ...answer, body: schemas.completed(schema, answer.body) };
    },
  };
}

/** Checks the path and the query: each parameter must fit its schema, and the operation must have it. */
function parameterFaults(
  { operation, values }: Found,
  path: string,
  resolved: (given: Parameter | Reference) => Parameter,
  schemas: ApiSchemas,
): string[] {
  const { searchParams } = new URL(path, 'http://api');
  const parameters = (operation.parameters ?? []).map(resolved);
  const isKnown = (name: string): boolean =>
    parameters.some((each) => each.in === 'query' && each.name === name);
  return [
    ...[...searchParams.keys()]
      .filter((name) => !isKnown(name))
      .map((name) => `there is no query parameter ${name}`),
    ...parameters.flatMap((parameter) => {
      const { name, schema, required = false } = parameter;
      const text = parameter.in === 'path' ? values[name] : searchParams.get(name);
      if (text == null) return required ? [`the parameter ${name} is missing`] : [];
      return schemas.faults(schema, parameterValue(text, schema), `the parameter ${name}`);
    }),
  ];
}

/**
 * Checks the headers. Source for `accept` and `user-agent`: "Getting started with the REST API" in GitHub's
 * documentation.
 */
function headerFaults(headers: DescribedRequest['headers']): string[] {
  const accepted = String(headers['accept'] ?? '').split(',');
  const isJson = accepted.some((each) =>
    /^(?:application\/(?:vnd\.github(?:\.v3)?\+)?json|\*\/\*)$/.test(each.trim()),
  );
  return [
    ...(isJson ? [] : [`it accepts ${headers['accept']}, which is no media type of the API`]),
    ...(headers['user-agent'] ? [] : ['it has no user-agent']),
  ];
}

function bodyFaults(
  described: Body | undefined,
  headers: DescribedRequest['headers'],
  body: unknown,
  schemas: ApiSchemas,
): string[] {
  if (body === null) return described?.required ? ['the body is missing'] : [];
  if (described === undefined) return ['it takes no body'];
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  const schema = described.content?.[type.trim()]?.schema;
  if (schema === undefined) return [`${type || 'no media type'} is no media type of its body`];
  return schemas.faults(schema, body, 'the body');
}

function jsonSchema(content: Body['content']): ApiSchema | undefined {
  return content?.['application/json']?.schema;
}

function parameterValue(text: string, { type }: ApiSchema): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

interface Template {
  readonly path: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/**
 * Returns the paths, with the fewest parameters first: `/issues/comments/{id}` before `/issues/{number}/{x}`.
 */
function templatesOf({ paths }: Document): readonly Template[] {
  return Object.keys(paths)
    .map((path) => {
      const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      const pattern = path
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        // File paths, ref names and commit pairs can contain slashes.
        .replace(/\{(?:path|ref|basehead|branch|tree_sha)\}/g, '(.+)')
        .replace(/\{[^}]+\}/g, '([^/]+)');
      return { path, pattern: new RegExp(`^${pattern}$`), names };
    })
    .sort((a, b) => a.names.length - b.names.length || b.path.length - a.path.length);
}

function find(
  templates: readonly Template[],
  { paths }: Document,
  { method, path }: DescribedRequest,
): Found | null {
  const { pathname } = new URL(path, 'http://api');
  for (const { path: template, pattern, names } of templates) {
    const operation = paths[template]?.[method.toLowerCase()];
    const match = operation === undefined ? null : pattern.exec(pathname);
    if (match === null || operation === undefined) continue;
    const values = names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]);
    return { name: `${method} ${template}`, operation, values: Object.fromEntries(values) };
  }
  return null;
}
