/* The best-known streaming parser, which assembles one element at a time. */
import { createReadStream } from 'node:fs';
import chain from 'stream-chain';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamValues } from 'stream-json/streamers/stream-values.js';

const [file = '', ...names] = process.argv.slice(2);
const wanted = new Set(names);
const ids = new Set<string>();
const references = new Set<string>();
let found = 0;
const pipeline = chain([
  createReadStream(file),
  parser({ packValues: true, streamValues: false }),
  pick({ filter: /^(?:servers|scores|findings)\.\d+$/ }),
  streamValues(),
]);
pipeline.on('data', ({ value }: { value: Record<string, unknown> }) => {
  if ('package_refs' in value) {
    if (wanted.has(String(value['name']))) ids.add(String(value['id']));
  } else if ('grade' in value) {
    if (ids.has(String(value['server']))) {
      for (const each of value['findings'] as string[]) references.add(each);
    }
  } else if (references.has(String(value['id']))) {
    found += 1;
  }
});
pipeline.on('end', () => process.stdout.write(`${found}\n`));
