/* Fictional servers for the tables, with the versions, images and addresses that real ones have over time. */
import type { Server } from '../export-service/corpus.ts';

const digestOf = (letter: string): string => `sha256:${letter.repeat(64)}`;

/** Digests for versions of the image, and one digest that the export does not list. */
export const digests = { '1.0.0': digestOf('a'), '1.1.0': digestOf('b'), unknown: digestOf('c') };

const traversal = { check: 'path-traversal', evidence: 'src/open.ts:9 joins paths', weight: 30 };
const egress = { check: 'net-egress', evidence: 'sends names of tables elsewhere', weight: 10 };

export const others: readonly Server[] = [
  {
    id: 'srv-tables',
    name: 'io.github.fictional/tables',
    refs: [{ type: 'npm', name: '@fictional-mcp/tables' }],
    verified: true,
    versions: {
      '0.9.0': { score: 41, failing: [traversal] },
      '0.10.0': { score: 58, failing: [traversal] },
      '0.11.0': { score: 44, failing: [traversal, egress] },
      '1.0.0': { score: 89 },
      '1.1.0': { score: 78 },
      '1.2.0': { score: 93 },
      '1.3.0': { score: 85, failing: [egress] },
      '2.0.0': null,
    },
  },
  {
    id: 'srv-board',
    name: 'io.github.fictional/board',
    refs: [{ type: 'oci', name: 'registry.example/fictional/board' }],
    verified: true,
    versions: {
      '0.9.0': { score: 50, digest: digestOf('9') },
      '1.0.0': { score: 84, digest: digests['1.0.0'] },
      '1.1.0': { score: 91, digest: digests['1.1.0'] },
    },
  },
  {
    id: 'srv-tickets',
    name: 'example.fictional/tickets',
    refs: [{ type: 'remote', name: 'https://mcp.fictional.example/tickets' }],
    verified: true,
    versions: { '1.0.0': { score: 90 } },
  },
];
