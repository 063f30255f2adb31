/*
 * Converts a public index to an export. The input is MCP Scorecard's index.json, and pages from the official
 * registry's list of servers, which contain each server's packages.
 *
 *   node from-index.ts index.json servers.json > export.json
 *
 * The index grades a server, not a version. The grade is assigned only to the version that the registry lists
 * as the latest.
 */
import { readFileSync } from 'node:fs';

const [index, ...pages] = process.argv
  .slice(2)
  .map((path) => JSON.parse(readFileSync(path, 'utf8')));
const official = 'io.modelcontextprotocol.registry/official';
const listed = pages
  .flatMap((page) => page.servers)
  .filter(
    ({ server, _meta }) => index.servers[server.name] && _meta?.[official]?.isLatest !== false,
  )
  .map(({ server: { name, version, packages = [], remotes = [] } }) => {
    const versions = [...new Set([version, ...packages.map((each) => each.version ?? version)])];
    const findings = index.servers[name].flags.map((check: string) => ({
      ...{ id: `${name}#${check}`, check, result: 'warn' },
      ...{ evidence: 'a red flag of the index', weight: null },
    }));
    return { id: `srv-${name}`, name, package_refs: [...packages, ...remotes], versions, findings };
  });
const scores = listed.flatMap(({ id, name, versions, findings }) =>
  versions.map((version) => {
    const score: number = index.servers[name].trust_score;
    const grade =
      score >= 90 ? 'A' : score >= 75 ? 'B' : score >= 60 ? 'C' : score >= 40 ? 'D' : 'F';
    const refs = findings.map((each: { id: string }) => each.id);
    return { server: id, version, score, grade, findings: refs, generated_at: index.generated_at };
  }),
);
const findings = listed.flatMap((each) => each.findings);
const servers = listed.map(({ findings: _, ...server }) => server);
const counts = { servers: servers.length, scores: scores.length, findings: findings.length };
const { generated_at, version } = index;
process.stdout.write(
  JSON.stringify({
    schema_version: `index-${version}`,
    generated_at,
    counts,
    servers,
    scores,
    findings,
  }),
);
