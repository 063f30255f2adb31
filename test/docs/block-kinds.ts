/*
 * The kinds of YAML, JSON and TOML blocks in the documents, and how each kind is checked. A block of no known
 * kind is a fault: put a comment in front of it (`<!-- block: .vscode/mcp.json -->`), or add a kind.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse as parseJsonc } from 'jsonc-parser';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { findClientFile } from '../../src/detection/declarations/client-files.ts';
import { parseClientFile } from '../../src/detection/declarations/parse-file.ts';
import { PolicyError, readFloor, readPolicy } from '../../src/gate/settings/policy-file.ts';
import { floorSchema } from '../../src/gate/settings/policy-schema.ts';
import { policyKeys } from '../../src/judging/policy/keys.ts';
import { type Block, root } from './blocks.ts';
import { completeWorkflow, isRecord, partFaults, workflowFaults } from './workflow-blocks.ts';

interface Kind {
  /** Recognises the kind by a block's content, if nothing in front of the block names the kind. */
  readonly is?: (value: unknown) => boolean;
  /** Matches the paths of this kind's files. */
  readonly paths?: RegExp;
  /** Returns the faults in a block of this kind. */
  readonly faults: (text: string, value: unknown) => string[] | Promise<string[]>;
}

const hasOnly = (value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => keys.includes(key));
const has =
  (...keys: readonly string[]) =>
  (value: unknown): boolean =>
    isRecord(value) && keys.every((key) => key in value);

/** The schemas of our own reports, by the field that is unique to each. */
const reports = {
  reportVersion: 'report',
  sweepVersion: 'sweep',
  replayVersion: 'replay',
  listVersion: 'allowlist',
} as const;

/** Checks a value against a schema in `schema/`, or against the part of it at a path of fields. */
function schemaFaults(name: string, path: readonly string[], value: unknown): string[] {
  const key = [name, ...path].join('/');
  const check = checks.get(key) ?? checkOf(name, path);
  if (check === null) return [`schema/${name}.schema.json has no field ${path.join('/')}`];
  checks.set(key, check);
  check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const checks = new Map<string, ValidateFunction>();

function checkOf(name: string, path: readonly string[]): ValidateFunction | null {
  const whole = JSON.parse(readFileSync(join(root, `schema/${name}.schema.json`), 'utf8'));
  let part = whole;
  for (const field of path) {
    const inner = [part, part.items, ...(part.anyOf ?? [])].flatMap((each) => [
      each,
      each?.$ref === undefined ? undefined : whole.$defs[each.$ref.replace('#/$defs/', '')],
      each?.items,
    ]);
    part = inner.find((each) => each?.properties?.[field] !== undefined)?.properties[field];
    if (part === undefined) return null;
  }
  const schema = path.length === 0 ? whole : { ...part, $defs: whole.$defs };
  return new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
}

/** Returns the faults that the policy reader finds in a policy, and those that the editors' schema finds. */
function policyFaults(text: string, value: unknown): string[] {
  const isFloor = isRecord(value) && Object.keys(value).some((key) => !(key in policyKeys));
  try {
    if (isFloor) readFloor(text, 'the organisation');
    else readPolicy(text, '.github/mcp-grade-gate.yml');
  } catch (error) {
    return error instanceof PolicyError ? [...error.details] : [`${error}`];
  }
  return schemaFaults(isFloor ? 'org-policy' : 'policy', [], value);
}

/** Returns the number of entries in maps and lists of servers. */
function serverCount(value: unknown): number {
  if (!isRecord(value)) return 0;
  return Object.entries(value).reduce((count, [key, inner]) => {
    const isMap = /^(?:mcpServers|servers|mcp_servers|mcp|context_servers|extensions)$/.test(key);
    const entries = Array.isArray(inner) ? inner : isRecord(inner) ? Object.values(inner) : [];
    const own = isMap ? entries.filter(isRecord).length : 0;
    return count + (own > 0 ? own : serverCount(inner));
  }, 0);
}

/** Checks that our reader finds the servers that a client's file shows. */
async function clientFaults(path: string, text: string, value: unknown): Promise<string[]> {
  const found = findClientFile(path);
  if (found === null) return [`${path} is no client's file`];
  const { declarations = [], faults = [] } = (await parseClientFile(found.file, text)) ?? {};
  const shown = serverCount(value);
  const started = declarations.filter(
    ({ launch: { command, url, registry, plugin } }) => command ?? url ?? registry ?? plugin,
  );
  const count = new Set(started.map(({ alias }) => alias)).size;
  return [
    ...faults.map(({ message }) => message),
    ...(shown === 0 || count !== shown ? [`shows ${shown} servers, and ${count} are found`] : []),
  ];
}

/** Returns whether a value is a map of GitLab CI jobs, which have scripts. */
const isGitlab = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).some((job) => isRecord(job) && 'script' in job);

function gitlabFaults(_: string, value: unknown): string[] {
  if (!isRecord(value)) return ['is no map of jobs'];
  return Object.entries(value).flatMap(([name, job]) => {
    if (!isRecord(job) || !('script' in job)) return [];
    const { reports = {} } = (job['artifacts'] ?? {}) as { reports?: object };
    // Source: https://docs.gitlab.com/ci/yaml/artifacts_reports/
    const known = ['codequality', 'sast', 'cyclonedx', 'junit', 'dotenv'];
    return Object.keys(reports)
      .filter((report) => !known.includes(report))
      .map((report) => `${name}: GitLab takes no report ${report}`);
  });
}

/** Checks that our own repository has the hooks that a pre-commit configuration takes from it. */
function preCommitFaults(_: string, value: unknown): string[] {
  const path = join(root, '.pre-commit-hooks.yaml');
  const offered: { readonly id: string }[] = existsSync(path)
    ? parseYaml(readFileSync(path, 'utf8'))
    : [];
  const { repos = [] } = value as { repos?: Record<string, unknown>[] };
  return repos.flatMap(({ repo, rev, hooks = [] }) => {
    if (typeof repo !== 'string') return ['a repository without an address'];
    if (repo !== 'local' && typeof rev !== 'string') return [`${repo}: no rev`];
    if (!repo.endsWith('/mcp-grade-gate')) return [];
    return (hooks as { id?: string }[])
      .filter(({ id }) => !offered.some((hook) => hook.id === id))
      .map(({ id }) => `.pre-commit-hooks.yaml has no hook ${id}`);
  });
}

const clientKeys = ['mcpServers', 'servers', 'mcp_servers', 'inputs'];
const policyNames = Object.keys(floorSchema.shape);
const none = (): string[] => [];

/** The kinds by name; a comment in front of a block can use these names, too. */
const kinds: Readonly<Record<string, Kind>> = {
  workflow: {
    is: has('on', 'jobs'),
    paths: /(?:^|\/)(?:\.github|examples)\/workflows\/[^/]+\.ya?ml$/,
    faults: workflowFaults,
  },
  'part of a workflow': {
    is: (value) => completeWorkflow(value) !== null && !has('on', 'jobs')(value),
    faults: (_, value) => partFaults(value),
  },
  policy: {
    is: (value) => hasOnly(value, policyNames),
    paths: /(?:^|\/)(?:mcp-grade-gate|gate|policy|floor)\.ya?ml$/,
    faults: policyFaults,
  },
  gitlab: { is: isGitlab, paths: /(?:^|\/)\.gitlab-ci\.yml$/, faults: gitlabFaults },
  'pre-commit': {
    is: has('repos'),
    paths: /(?:^|\/)\.pre-commit-config\.yaml$/,
    faults: preCommitFaults,
  },
  'pre-commit hooks': {
    paths: /(?:^|\/)\.pre-commit-hooks\.yaml$/,
    faults: (_, value) =>
      (value as Record<string, unknown>[]).flatMap((hook) =>
        ['id', 'name', 'entry', 'language'].filter((key) => !(key in hook)),
      ),
  },
  // test/commands/allowlist/clients tests the clients' server settings.
  'package.json': {
    is: (value) => hasOnly(value, ['scripts', 'devDependencies']),
    paths: /(?:^|\/)package\.json$/,
    faults: none,
  },
  // test/docs/rulesets.test.ts checks them.
  ruleset: { paths: /^examples\/rulesets\/[^/]+\.json$/, faults: none },
  // Files for GitHub, which checks them when they are pushed.
  'file of GitHub': {
    paths: /^\.github\/(?:dependabot\.yml|ISSUE_TEMPLATE\/|codeql|release)/,
    faults: none,
  },
};

/** Parses a block strictly in its language. Throws the errors that the language's parser throws. */
export function parsed({ language, text }: Block): unknown {
  if (language === 'toml') return parseToml(text);
  if (language === 'jsonc') return parseJsonc(text, undefined, { allowTrailingComma: true });
  if (language === 'json') return JSON.parse(text);
  return parseYaml(text, { strict: true, uniqueKeys: true });
}

/**
 * Returns the path of the client file that a block with servers represents, if nothing in front of it names
 * one.
 */
function clientPathOf(value: unknown, language: string): string | null {
  if (!isRecord(value) || !clientKeys.some((key) => key in value)) return null;
  if (language === 'toml') return '.codex/config.toml';
  if (language !== 'json' && language !== 'jsonc') return null;
  return 'servers' in value ? '.vscode/mcp.json' : '.mcp.json';
}

/** Returns the faults in a block: that it has no known kind, or those that its kind finds. */
export async function blockFaults(block: Block): Promise<string[]> {
  const { hint, language, text } = block;
  const value = parsed(block);
  const [, report, path = ''] = /^schema\/([\w-]+)((?:\/\w+)*)$/.exec(hint ?? '') ?? [];
  if (report !== undefined) return schemaFaults(report, path.split('/').slice(1), value);
  const version = Object.entries(reports).find(([field]) => isRecord(value) && field in value);
  if (version !== undefined) return schemaFaults(version[1], [], value);
  if (hint !== null && kinds[hint] === undefined) {
    const named = Object.values(kinds).find(({ paths }) => paths?.test(hint));
    if (named !== undefined) return named.faults(text, value);
    return clientFaults(hint, text, value);
  }
  const clientPath = hint === null ? clientPathOf(value, language) : null;
  if (clientPath !== null) return clientFaults(clientPath, text, value);
  const fitting =
    hint === null ? Object.values(kinds).filter(({ is }) => is?.(value)) : [kinds[hint]];
  const [kind, second] = fitting;
  if (kind === undefined || second !== undefined) {
    return [`is of ${kind === undefined ? 'no kind' : 'two kinds'}: say which in front of it`];
  }
  return kind.faults(text, value);
}
