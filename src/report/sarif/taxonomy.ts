import type { ReportingDescriptor, ToolComponent } from 'sarif';

/** The OWASP MCP Top 10, version 0.1. Source: https://owasp.org/www-project-mcp-top-10/, read 2026-11-28. */
const entries = {
  'MCP01:2025': 'Token Mismanagement & Secret Exposure',
  'MCP02:2025': 'Privilege Escalation via Scope Creep',
  'MCP03:2025': 'Tool Poisoning',
  'MCP04:2025': 'Software Supply Chain Attacks & Dependency Tampering',
  'MCP05:2025': 'Command Injection & Execution',
  'MCP06:2025': 'Intent Flow Subversion',
  'MCP07:2025': 'Insufficient Authentication & Authorization',
  'MCP08:2025': 'Lack of Audit and Telemetry',
  'MCP09:2025': 'Shadow MCP Servers',
  'MCP10:2025': 'Context Injection & Over-Sharing',
} as const;
type Entry = keyof typeof entries;
const ids = Object.keys(entries) as readonly Entry[];

const name = 'OWASP MCP Top 10';

/**
 * The entries that apply to each rule. Rules about the export itself have no entries. Rules about grades and
 * findings have none either, because a grade summarises checks of all kinds.
 */
const entriesOfRules: Readonly<Record<string, readonly Entry[]>> = {
  'below-minimum': [],
  'failing-finding': [],
  'warning-finding': [],
  'unscanned-finding': [],
  'grade-dropped': [],
  'inconsistent-export': [],
  'stale-export': [],
  // The launched server was not examined, or was not approved.
  'grade-lost': ['MCP09:2025'],
  unlisted: ['MCP09:2025'],
  'unscored-version': ['MCP09:2025'],
  unscannable: ['MCP09:2025'],
  'local-code': ['MCP09:2025'],
  unidentified: ['MCP09:2025'],
  'unparsable-file': ['MCP09:2025'],
  denied: ['MCP09:2025'],
  'not-allowed': ['MCP09:2025'],
  // A weakened gate can let unapproved servers through.
  'gate-edited': ['MCP09:2025'],
  'policy-weakened': ['MCP09:2025'],
  'waiver-stale': ['MCP09:2025'],
  // The program that starts might not be the program that was examined.
  'altered-launch': ['MCP04:2025'],
  'unproven-program': ['MCP04:2025'],
  'ambiguous-identity': ['MCP04:2025'],
  'matched-by-name': ['MCP04:2025'],
  'lookalike-name': ['MCP04:2025'],
  'unverified-publisher': ['MCP04:2025'],
  // The OWASP list classifies malicious updates to trusted tools as tool poisoning.
  unpinned: ['MCP03:2025', 'MCP04:2025'],
  'too-new': ['MCP03:2025', 'MCP04:2025'],
};

export const taxonomy: ToolComponent = {
  name,
  version: '0.1',
  organization: 'OWASP',
  informationUri: 'https://owasp.org/www-project-mcp-top-10/',
  shortDescription: { text: "OWASP's ten most critical MCP security risks." },
  taxa: ids.map((id) => ({ id, name: entries[id], shortDescription: { text: entries[id] } })),
};

/** Refers to the OWASP list by its index in a run's `taxonomies`. */
export const supportedTaxonomies = [{ name, index: 0 }];

export function ruleTaxonomy(rule: string): Pick<ReportingDescriptor, 'relationships'> {
  const ownEntries = entriesOfRules[rule] ?? [];
  if (ownEntries.length === 0) return {};
  return {
    relationships: ownEntries.map((id) => ({
      target: { id, index: ids.indexOf(id), toolComponent: { name, index: 0 } },
      kinds: ['relevant'],
    })),
  };
}

export const classifiedRules = Object.keys(entriesOfRules);
