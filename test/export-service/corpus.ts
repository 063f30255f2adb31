/*
 * A corpus of fictional MCP servers in the shape of the export document. None of their names belongs to a
 * real package: grades are never invented for real software.
 */

import { createHash } from 'node:crypto';

/** How to write the parts that the contract leaves open. */
export interface Shapes {
  /** How a score refers to its findings. */
  readonly findings?: 'id' | 'index' | 'pointer' | 'object' | 'inline';
  /** How a server refers to its packages. */
  readonly packages?: 'camel' | 'snake' | 'old' | 'purl' | 'prefixed';
  readonly versions?: 'text' | 'object';
  readonly evidence?: 'text' | 'list' | 'object';
  /** The order of the document's keys; if reversed, the scores precede the servers they belong to. */
  readonly order?: 'documented' | 'reversed';
}

interface Ref {
  readonly type: 'npm' | 'pypi' | 'oci' | 'remote';
  readonly name: string;
}

interface Version {
  /**
   * Determines how much weight the passed checks have; the export contains the score that `computeScore`
   * derives from the findings.
   */
  readonly score: number | null;
  /** For images only. */
  readonly digest?: string;
  readonly failing?: readonly Check[];
  readonly warning?: readonly Check[];
}

interface Check {
  readonly check: string;
  readonly evidence: string;
  readonly weight?: number;
}

/** A server in the corpus from which the export is built. */
export interface Server {
  readonly id: string;
  readonly name: string;
  readonly refs: readonly Ref[];
  readonly verified?: boolean;
  /** All listed versions, lowest first; null for a version that is listed but not scored. */
  readonly versions: Readonly<Record<string, Version | null>>;
}

const hostile = [
  '::error file=.mcp.json::forged by the evidence',
  '##[error]forged too',
  '</code></td></tr></table><h1>PASS</h1><img src=x onerror=alert(1)>',
  '```\n# All good\n```',
  '@octocat closes #1 https://evil.example [click](https://evil.example)',
  'left \u202egnp.exe right \u200b\u0007\u001b[31mred',
].join('\n');

/** All servers in the corpus; each represents one case that a gate must get right. */
export const servers: readonly Server[] = [
  {
    id: 'srv-notes',
    name: '@fictional-mcp/notes',
    refs: [{ type: 'npm', name: '@fictional-mcp/notes' }],
    verified: true,
    versions: { '1.3.0': { score: 88 }, '1.4.0': { score: 96 } },
  },
  {
    id: 'srv-files',
    name: '@fictional-mcp/files',
    refs: [{ type: 'npm', name: '@fictional-mcp/files' }],
    verified: true,
    versions: {
      '1.2.0': {
        score: 41,
        failing: [
          {
            check: 'path-traversal',
            evidence:
              'src/read.ts:88 joins the path of the request to the root without checking ".."',
            weight: 30,
          },
          {
            check: 'secret-logging',
            evidence: 'src/log.ts:12 writes the value of FILES_TOKEN to standard error',
            weight: 20,
          },
        ],
        warning: [{ check: 'unpinned-dependencies', evidence: '14 of 31 dependencies are ranges' }],
      },
      '1.4.0': { score: 70, warning: [{ check: 'unpinned-dependencies', evidence: '9 ranges' }] },
      '1.5.0': { score: 82 },
    },
  },
  {
    id: 'srv-weather',
    name: 'io.github.fictional/weather',
    refs: [{ type: 'pypi', name: 'Fictional_MCP.Weather' }],
    verified: true,
    versions: { '2.0.0': { score: 71 }, '2.1.0': { score: 79 }, '3.0.0rc1': { score: 20 } },
  },
  {
    id: 'srv-maps',
    name: 'io.github.fictional/maps',
    refs: [{ type: 'oci', name: 'registry.example/fictional/maps' }],
    verified: true,
    versions: { '2.0.1': { score: null } },
  },
  {
    id: 'srv-search',
    name: 'example.fictional/search',
    refs: [{ type: 'remote', name: 'https://mcp.fictional.example/search' }],
    verified: true,
    versions: {
      '1.0.0': {
        score: 64,
        failing: [
          {
            check: 'prompt-injection',
            evidence: 'the description of tool "search" tells the model to hide its calls',
            weight: 25,
          },
        ],
      },
    },
  },
  {
    id: 'srv-shell',
    name: '@fictional-mcp/shell',
    refs: [{ type: 'npm', name: '@fictional-mcp/shell' }],
    verified: false,
    versions: {
      '0.1.0': {
        score: 0,
        failing: [
          {
            check: 'shell-exec',
            evidence: 'src/run.ts:5 passes tool input to a shell',
            weight: 40,
          },
        ],
      },
    },
  },
  {
    id: 'srv-calendar',
    name: '@fictional-mcp/calendar',
    refs: [{ type: 'npm', name: '@fictional-mcp/calendar' }],
    verified: true,
    versions: {
      '2.0.0': {
        score: 84,
        failing: [
          {
            check: 'net-egress',
            evidence: 'sends calendar titles to stats.fictional.example',
            weight: 10,
          },
        ],
      },
      '2.1.0': { score: 91 },
    },
  },
  {
    id: 'srv-mail',
    name: '@fictional-mcp/mail',
    refs: [{ type: 'npm', name: '@fictional-mcp/mail' }],
    verified: true,
    versions: { '1.0.0': { score: 90 }, '1.1.0': { score: 92 }, '2.0.0': null },
  },
  {
    id: 'srv-hostile',
    name: '@fictional-mcp/hostile',
    refs: [{ type: 'npm', name: '@fictional-mcp/hostile' }],
    verified: false,
    versions: {
      '6.6.6': {
        score: 13,
        failing: [{ check: '::warning::<b>check</b> | `x`', evidence: hostile, weight: 50 }],
      },
    },
  },
  {
    id: 'srv-byname',
    name: 'fictional-mcp-clock',
    refs: [],
    verified: true,
    versions: { '1.0.0': { score: 93 } },
  },
  {
    id: 'srv-twin-a',
    name: 'io.github.fictional/twin',
    refs: [{ type: 'npm', name: '@fictional-mcp/twin' }],
    verified: true,
    versions: { '1.0.0': { score: 95 } },
  },
  {
    id: 'srv-twin-b',
    name: 'io.github.impostor/twin',
    refs: [{ type: 'npm', name: '@fictional-mcp/twin' }],
    verified: false,
    versions: {
      '1.0.0': { score: 35, failing: [{ check: 'shell-exec', evidence: 'postinstall' }] },
    },
  },
];

/** Returns more servers to enlarge an export, each with 2 kB of incompressible evidence. */
export function furtherServers(count: number): Server[] {
  while (further.length < count) further.push(furtherServer(further.length));
  return further.slice(0, count);
}

/** Kept because a service includes these servers in every answer. */
const further: Server[] = [];

function furtherServer(at: number): Server {
  const name = `@fictional-mcp/further-${at}`;
  // The evidence consists of hashes of the number, so it is the same every time.
  const evidence = Array.from({ length: 32 }, (_, part) =>
    createHash('sha256').update(`${at} ${part}`).digest('base64'),
  ).join('');
  return {
    id: `srv-further-${at}`,
    name,
    refs: [{ type: 'npm', name }],
    versions: { '1.0.0': { score: 80, warning: [{ check: 'entropy', evidence }] } },
  };
}

/** The checks that a version without remarks passes. */
const passed = ['input-validation', 'provenance', 'licence'] as const;

/** The parts of a finding that determine a score. */
interface Weighed {
  readonly result: string;
  readonly weight: number;
}

/**
 * Computes a score by the service's rubric: a passed check earns its weight, and a warning or failure costs
 * it. The score ranges from 0 to 100. Null if something could not be scanned.
 */
export function computeScore(findings: readonly Weighed[]): number | null {
  if (findings.some(({ result }) => result === 'unscannable')) return null;
  return Math.max(0, Math.min(100, sumOf(findings)));
}

/** Returns the grade for a score. */
export function serviceGrade(score: number | null): string {
  if (score === null) return 'F';
  return score >= 90 ? 'A' : score >= 75 ? 'B' : score >= 60 ? 'C' : score >= 40 ? 'D' : 'F';
}

const sumOf = (findings: readonly Weighed[]): number =>
  findings.reduce((sum, { result, weight }) => sum + (result === 'pass' ? weight : -weight), 0);

/**
 * Returns the export document for a day. The same arguments give the same document, byte for byte.
 *
 * @param generatedAt the time at which the document claims to have been generated
 */
export function exportDocument(
  generatedAt: Date,
  shapes: Shapes = {},
  corpus: readonly Server[] = servers,
): Record<string, unknown> {
  const timestamp = generatedAt.toISOString();
  const findings: Record<string, unknown>[] = [];
  const scores: Record<string, unknown>[] = [];
  for (const server of corpus) {
    for (const [version, scored] of Object.entries(server.versions)) {
      if (scored === null) continue;
      const own: Weighed[] = [];
      const refer = (result: string, { check, evidence, weight = 5 }: Partial<Check>): unknown => {
        const id = `fnd-${findings.length + 1}`;
        const finding = {
          id,
          check,
          result,
          weight,
          evidence: evidenceAs(evidence ?? `${check} was checked`, shapes.evidence),
        };
        findings.push(finding);
        own.push(finding);
        return referenceTo(finding, findings.length - 1, shapes.findings);
      };
      const references = [
        ...(scored.failing ?? []).map((check) => refer('fail', check)),
        ...(scored.warning ?? []).map((check) => refer('warn', check)),
        ...(scored.score === null
          ? [refer('unscannable', { check: 'source', evidence: 'the image has no source' })]
          : passedChecks(scored.score - sumOf(own)).map((check) => refer('pass', check))),
      ];
      const score = computeScore(own);
      scores.push({
        server: server.id,
        version,
        score,
        grade: serviceGrade(score),
        findings: references,
        rubric_version: '1.4.0',
        generated_at: timestamp,
      });
    }
  }
  const records = corpus.map((server) => ({
    id: server.id,
    name: server.name,
    publisher: { namespace: 'fictional', verified: server.verified ?? false },
    package_refs: server.refs.map((ref) => packageRefAs(ref, shapes.packages)),
    versions: Object.entries(server.versions).map(([version, scored]) =>
      shapes.versions === 'object' || scored?.digest !== undefined
        ? { version, published: timestamp, digest: scored?.digest }
        : version,
    ),
    categories: ['fiction'],
  }));
  const document = {
    schema_version: '1.0',
    rubric_version: '1.4.0',
    generated_at: timestamp,
    counts: { servers: records.length, scores: scores.length, findings: findings.length },
    servers: records,
    scores,
    findings,
  };
  return shapes.order === 'reversed'
    ? Object.fromEntries(Object.entries(document).reverse())
    : document;
}

/** Returns the checks that a version passes, with weights that add up to a given sum. */
function passedChecks(sum: number): Partial<Check>[] {
  const third = Math.floor(sum / passed.length);
  return passed.map((check, at) => ({
    check,
    weight: at === 0 ? sum - third * (passed.length - 1) : third,
  }));
}

function evidenceAs(text: string, shape: Shapes['evidence'] = 'text'): unknown {
  switch (shape) {
    case 'text':
      return text;
    case 'list':
      return [text];
    case 'object':
      return { file: 'src/index.ts', line: 7, detail: text };
  }
}

function referenceTo(
  finding: { readonly id: string },
  index: number,
  shape: Shapes['findings'] = 'id',
): unknown {
  switch (shape) {
    case 'id':
      return finding.id;
    case 'index':
      return index;
    case 'pointer':
      return `#/findings/${index}`;
    case 'object':
      return { id: finding.id };
    case 'inline':
      return finding;
  }
}

function packageRefAs({ type, name }: Ref, shape: Shapes['packages'] = 'camel'): unknown {
  if (type === 'remote') return { type: 'streamable-http', url: name };
  switch (shape) {
    case 'camel':
      return { registryType: type, identifier: name };
    case 'snake':
      return { registry_type: type, identifier: name };
    case 'old':
      return { registry_name: type === 'oci' ? 'docker' : type, name };
    case 'purl':
      return type === 'oci'
        ? `pkg:oci/${name.split('/').at(-1)}?repository_url=${encodeURIComponent(name)}`
        : `pkg:${type}/${name.replace('@', '%40')}`;
    case 'prefixed':
      return `${type}:${name}`;
  }
}
