import { nameOrNull, versionPart } from '../../detection/ecosystems.ts';
import type { Policy } from '../../judging/policy.ts';
import type { JudgedDependency, Report, RunContext } from '../../judging/report.ts';
import type { Problem } from '../../model/model.ts';
import { firstThatFits, joinWithin } from '../contents/fit.ts';
import { compareServers } from '../contents/order.ts';
import { type Redactor, redactJson } from '../redact.ts';
import { countServers } from '../report-messages.ts';
import { safeJson } from '../text.ts';
import { autoApprovedEntry } from './auto-approved-entry.ts';
import { documentParts } from './document.ts';
import {
  type EntryOptions,
  errorEntry,
  type Omitted,
  problemEntry,
  serverEntry,
  waiverEntry,
} from './entries.ts';
import { exportEntry } from './export-entry.ts';
// Only the type is imported, because the schema is for the report's readers, not for validation here.
import type { JsonReport } from './schema.ts';

type ListName =
  | 'servers'
  | 'files'
  | 'removed'
  | 'autoApproved'
  | 'problems'
  | 'earlierProblems'
  | 'waivers';

/**
 * Maximum size in bytes; no reader needs a larger report. Without this limit, a pull request could make the
 * report longer than the maximum length of a string.
 */
const maxBytes = 100_000_000;

/** Steps for shrinking a report that is too large. Each step includes the omissions of the previous steps. */
const ladder: readonly Omitted[] = [
  'nothing',
  'evidence-of-passing',
  'evidence',
  'findings',
  'entries',
];

/**
 * Renders the JSON report, `reportVersion` 2. If the complete report exceeds the limit, some content is
 * omitted, as recorded in `omitted`.
 * @param most maximum size in bytes
 */
export async function renderJson(
  report: Report,
  redact: Redactor,
  most: number = maxBytes,
): Promise<string> {
  // Loaded only if the report contains a server, because loading the package URL library takes time.
  const { purlOf } =
    report.servers.length > 0 ? await import('../../detection/purl.ts') : { purlOf: () => null };
  const write = (value: unknown): string => redactJson(safeJson(value), redact).trimEnd();
  return firstThatFits(ladder, (omitted) => {
    const omits = (what: Omitted): boolean => ladder.indexOf(what) <= ladder.indexOf(omitted);
    const lists = jsonLists(report, { omits, purlOf });
    // The lists share 90% of the space equally. The remaining space is for the few other fields.
    const mostOfList = omits('entries') ? (most * 0.9) / Object.keys(lists).length : Infinity;
    return joinWithin(documentParts(jsonHead(report, omitted), lists, mostOfList, write), most);
  });
}

function jsonHead(report: Report, omitted: Omitted): Omit<JsonReport, ListName> {
  const { run, policy } = report;
  return {
    reportVersion: 2,
    verdict: report.verdict,
    enforcedVerdict: report.enforcedVerdict,
    ...(report.failure === null ? {} : { error: errorEntry(report.failure) }),
    counts: countServers(report),
    omitted,
    run: {
      event: run.event,
      repository: run.repository ?? null,
      lastRun: run.lastRun ?? null,
      base: run.base,
      head: run.head,
      version: report.toolVersion,
      scope: run.scope,
      remarks: [...run.notices],
      policy: policy === null ? [] : policyLayers(policy, run.policy),
    },
    export: exportEntry(report.export),
  };
}

/** Returns the report's lists. Each entry is created only when it is read. */
function jsonLists(
  report: Report,
  options: EntryOptions,
): { readonly [Name in ListName]: Iterable<JsonReport[Name][number]> } {
  const servers = options.omits('entries')
    ? report.servers.toSorted(worstCountedFirst)
    : report.servers;
  const toProblemEntry = (problem: Problem) => problemEntry(problem, options);
  return {
    servers: servers.values().map((server) => serverEntry(server, options)),
    files: report.files.values().map(({ path, status, reason }) => ({ path, status, reason })),
    removed: report.removed.values().map((dependency) => ({
      alias: dependency.declaration.alias,
      file: dependency.declaration.file,
      type: dependency.type,
      name: nameOrNull(dependency),
      version: dependency.resolved?.version ?? versionPart(dependency).version,
    })),
    autoApproved: report.autoApproved.values().map(autoApprovedEntry),
    problems: report.problems.values().map(toProblemEntry),
    earlierProblems: report.earlierProblems.values().map(toProblemEntry),
    waivers: report.waivers.values().map(waiverEntry),
  };
}

const worstCountedFirst = (one: JudgedDependency, other: JudgedDependency): number =>
  Number(other.isCounted) - Number(one.isCounted) || compareServers(one, other);

/** Returns the layers of the effective policy, strongest last. */
function policyLayers(
  { values, provenance, floors }: Policy,
  origin: RunContext['policy'],
): JsonReport['run']['policy'] {
  const givenSources = [...provenance.values()]
    .map((source) => source.replace(/:\d+$/, ''))
    .filter((source) => source !== 'default' && !floors.some((floor) => floor.source === source));
  const layerName = (source: string): string =>
    source === 'input' || source === 'command line' ? source : 'policy file';
  const sources = new Set([...(origin === null ? [] : [origin.source]), ...givenSources]);
  return [
    { layer: 'preset', source: values.preset, sha: null },
    ...[...sources].map((source) => ({
      layer: layerName(source),
      source,
      sha: source === origin?.source ? origin.commit : null,
    })),
    ...floors.map(({ source, commit }) => ({ layer: 'organisation', source, sha: commit })),
  ];
}
