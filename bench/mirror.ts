import { join } from 'node:path';
import { type RangeSupport, startMirrorService } from '../test/mirror-service/server.ts';
import type { Row, Sizes } from './benchmarks.ts';
import { compare } from './measure.ts';
import { cli, node, type Workbench } from './workbench.ts';

/** What a gate transfers from a mirror of a large export, and how long it takes to write one. */
export async function measureMirror(bench: Workbench, { large, rounds }: Sizes) {
  const project = await bench.projectOf(large);
  const folder = join(bench.folder, 'mirror');
  const fetched = {
    name: 'export fetch',
    program: node,
    args: [
      cli,
      'export',
      'fetch',
      '--seal',
      '--out',
      folder,
      '--export-file',
      await bench.exportOf(large),
    ],
    env: { ...bench.keyEnv, XDG_CACHE_HOME: bench.folder },
    says: /Written/,
  };
  const written = (await compare([fetched], 1)).get(fetched.name);
  const service = await startMirrorService(folder);
  const rows: Row[] = [
    {
      what: `export fetch of ${large} MB, memory against the target of a download`,
      figure: `${written?.seconds.toFixed(1)} s, ${written?.megabytes} MB`,
      ratio: ((written?.megabytes ?? 0) / 220).toFixed(2),
      bar: '',
    },
  ];
  for (const [support, bar] of [
    ['several', '1.00'],
    ['one', ''],
  ] as const satisfies readonly (readonly [RangeSupport, string])[]) {
    service.support = support;
    const name = `mirror, ${support}`;
    const gate = bench.checkService(name, project.path, service.url, ['names', 'store', 'check']);
    service.requests.length = 0;
    const own = (await compare([gate], rounds)).get(name);
    const runs = rounds + 1;
    const requests = service.requests.length / runs;
    const bytes = service.requests.reduce((sum, { sent }) => sum + sent, 0) / runs;
    rows.push({
      what: `look-up of 20 servers in a mirror of ${large} MB, ranges: ${support}, against 3 MB and 12 requests`,
      figure: `${(bytes / 1e6).toFixed(2)} MB, ${requests} requests, ${own?.seconds.toFixed(2)} s`,
      ratio: Math.max(bytes / 3e6, requests / 12).toFixed(2),
      bar,
    });
  }
  await service.close();
  return rows;
}
