/* The obvious implementation: parses the entire document in memory, then filters it. */
import { readFileSync } from 'node:fs';

const [file = '', ...names] = process.argv.slice(2);
const wanted = new Set(names);
const document = JSON.parse(readFileSync(file, 'utf8'));
const ids = new Set<string>();
for (const server of document.servers) if (wanted.has(server.name)) ids.add(server.id);
const references = new Set<string>();
for (const score of document.scores) {
  if (ids.has(score.server)) for (const each of score.findings) references.add(each);
}
let found = 0;
for (const finding of document.findings) if (references.has(finding.id)) found += 1;
process.stdout.write(`${found}\n`);
