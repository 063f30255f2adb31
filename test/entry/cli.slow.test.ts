import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDocument } from '../export-service/corpus.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { inherited, runInOwnProcess } from '../runner/processes.ts';

const root = join(import.meta.dirname, '../..');
const example = join(root, 'examples/project');
const apiKey = 'the-right-key-0123456789abcdef';

let folder = '';
let service: ExportService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  service = await startExportService({ keys: [apiKey] });
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

describe('mcp-grade-gate', () => {
  test('another build on the same day does not judge by what this one has kept', async () => {
    const build = join(folder, 'another-build');
    await cp(join(root, 'dist'), build, { recursive: true });
    const code = await readFile(join(build, 'export.js'), 'utf8');
    // The other build's findings have an additional field.
    const schema = /weight: (\S+)(.*?)\.(\w+)\(\)\.nullable\(\),/;
    expect(code).toMatch(schema);
    await writeFile(join(build, 'export.js'), code.replace(schema, '$&\n    added: $1$2.$3(),'));
    const args = ['check', example, '--base-url', service.url, '--json'];
    const env = {
      ...{ ...inherited, XDG_CACHE_HOME: join(folder, 'of-both') },
      MCP_GRADE_GATE_API_KEY: apiKey,
    };
    const run = async (program: string) => {
      const before = service.requests.length;
      const written = { out: '', err: '' };
      const start = { entry: join(program, 'cli.js'), args, cwd: folder, env };
      const status = await runInOwnProcess(start, (text, stream) => {
        written[stream] += text;
      });
      const { export: exported, servers } = JSON.parse(written.out);
      return {
        status,
        source: exported.source,
        servers,
        requests: service.requests.length - before,
      };
    };
    const first = await run(join(root, 'dist'));
    expect(await run(join(root, 'dist'))).toEqual({ ...first, source: 'cache', requests: 0 });
    // The store has the document as it was received, so the other build need not ask the service.
    expect(await run(build)).toEqual({ ...first, source: 'cache', requests: 0 });
    const kept = await readdir(join(folder, 'of-both', 'mcp-grade-gate'));
    expect(kept.map((name) => name.split('-')[3]).sort()).toEqual(['names', 'names', 'store']);
  });
});
