import { createHash } from 'node:crypto';
import { unidentifiedReason } from '../../detection/ecosystems.ts';
import type { GradedInventory, JudgedDependency } from '../../judging/report.ts';
import type { Dependency } from '../../model/model.ts';
import { version } from '../../model/version.ts';
import { firstThatFits, joinWithin } from '../contents/fit.ts';
import { documentParts } from '../json/document.ts';
import { type Redactor, redactJson } from '../redact.ts';
import { wordPlace } from '../report-messages.ts';
import { escapeInvisible, safeJson } from '../text.ts';
import {
  type BilledServer,
  type BillProperty,
  billEntries,
  componentEntry,
  isService,
  properties,
  serviceEntry,
} from './entries.ts';
import { listVulnerabilities } from './vulnerabilities.ts';

export interface BillSubject {
  /** The judged folder, or the repository's `owner/name`. */
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/**
 * Maximum size in bytes; no reader needs a larger document. Without this limit, a repository could make the
 * document longer than the maximum length of a string.
 */
const maxBytes = 100_000_000;

/**
 * The content that each step omits, in addition to everything that previous steps omit. The first step omits
 * nothing.
 */
const details = ['all', 'evidence', 'findings'] as const;

interface Step {
  readonly without: (typeof details)[number];
  /** Maximum number of servers. */
  readonly most: number;
}

function* ladder(servers: number): Generator<Step> {
  for (const without of details) yield { without, most: servers };
  for (let most = Math.floor(servers / 2); most >= 0; most = Math.floor(most / 2)) {
    yield { without: 'findings', most };
    if (most === 0) return;
  }
}

const projectRef = 'project';

/**
 * Returns a tree's servers as CycloneDX 1.6 JSON: packages and images as components, addresses as services,
 * and findings as vulnerabilities. The same content and time always produce the same document. The graph is
 * marked `incomplete` if a launch is unidentified, a file could not be read, or servers were omitted to fit
 * the size limit.
 *
 * Source: https://cyclonedx.org/docs/1.6/json/
 * @param inventory the redacted inventory
 * @param most maximum size, in bytes
 */
export function renderCycloneDx(
  inventory: GradedInventory,
  subject: BillSubject,
  redact: Redactor,
  most: number = maxBytes,
): string {
  const servers = billedServers(inventory);
  const write = (value: unknown): string => redactJson(safeJson(value), redact).trimEnd();
  const text = firstThatFits(ladder(servers.length), (step) => {
    const entries = billEntries(servers.slice(0, step.most), redact);
    const omitted = [
      ...(step.without === 'all' ? [] : [step.without]),
      ...(step.most === servers.length ? [] : [`${servers.length - step.most} servers`]),
    ];
    const lists = {
      components: entries
        .values()
        .filter((each) => !isService(each))
        .map(componentEntry),
      services: entries.values().filter(isService).map(serviceEntry),
      dependencies: [{ ref: projectRef, dependsOn: entries.map(({ ref }) => ref) }],
      compositions: [{ aggregate: aggregateState(inventory, step), dependencies: [projectRef] }],
      vulnerabilities:
        step.without === 'findings' ? [] : listVulnerabilities(entries, step.without === 'all'),
    };
    const head = billHead(inventory, subject, omitted);
    return joinWithin(documentParts(head, lists, Infinity, write), most);
  });
  const marker = '"specVersion": "1.6",\n';
  return text.replace(
    marker,
    () => `${marker}  "serialNumber": "urn:uuid:${contentUuid(text)}",\n`,
  );

  function aggregateState({ dependencies, files }: GradedInventory, { most: kept }: Step): string {
    const isMissing =
      kept < servers.length ||
      dependencies.some(({ type }) => type === 'unidentified') ||
      files.some(({ status }) => status === 'unreadable');
    // Servers that are started only by program code are never found, so the graph is never known to be
    // complete.
    return isMissing ? 'incomplete' : 'unknown';
  }
}

function billedServers({ dependencies, candidates, report }: GradedInventory): BilledServer[] {
  const judged = new Map<Dependency, JudgedDependency>(
    report?.servers.map((server) => [server.dependency, server]),
  );
  const billed = (isCandidate: boolean) => (dependency: Dependency) => ({
    dependency,
    judged: judged.get(dependency) ?? null,
    isCandidate,
  });
  return [...dependencies.map(billed(false)), ...candidates.map(billed(true))];
}

function billHead(
  inventory: GradedInventory,
  { name, timestamp }: BillSubject,
  omitted: readonly string[],
): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(timestamp).toISOString(),
      lifecycles: [{ phase: 'pre-build' }],
      tools: { components: [{ type: 'application', name: 'mcp-grade-gate', version }] },
      component: { type: 'application', 'bom-ref': projectRef, name: escapeInvisible(name) },
      properties: [...properties({ omitted }), ...unknownParts(inventory), ...run(inventory)],
    },
  };
}

/** Maximum number of unknown parts to list for each kind. The remaining parts are only counted. */
const mostUnknown = 1000;

/**
 * Returns properties that list the unidentified launches and unreadable files, which make the document
 * incomplete.
 */
function unknownParts({ dependencies, files }: GradedInventory): BillProperty[] {
  const unidentified = dependencies
    .filter(({ type }) => type === 'unidentified')
    .map(
      (each) => `${wordPlace(each)}: ${each.declaration.alias}: ${unidentifiedReason(each) ?? ''}`,
    );
  const unreadable = files
    .filter(({ status }) => status === 'unreadable')
    .map(({ path, reason }) => `${path}: ${reason ?? ''}`);
  const listProperty = (name: string, texts: readonly string[]): BillProperty[] => {
    const shown = texts.toSorted().slice(0, mostUnknown);
    return properties({
      [name]: shown.map((text) => escapeInvisible(text)),
      [`${name}-in-all`]: texts.length === 0 ? [] : [texts.length],
    });
  };
  return [...listProperty('unidentified', unidentified), ...listProperty('unreadable', unreadable)];
}

/** Returns properties with the verdict on the whole tree, and the preset, export and rubric behind it. */
function run({ report }: GradedInventory): BillProperty[] {
  if (report === null) return [];
  const { generatedAt, rubricVersion } = report.export;
  return properties({
    verdict: [report.verdict],
    preset: [report.policy?.values.preset],
    'export-generated-at': [generatedAt === null ? null : new Date(generatedAt).toISOString()],
    'rubric-version': [rubricVersion === null ? null : escapeInvisible(rubricVersion)],
  });
}

/** Returns a version 8 UUID that depends only on the content. Source: RFC 9562, 5.8. */
function contentUuid(content: string): string {
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
