import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type LaunchSource,
  observedLaunches,
  redactSource,
} from '../../../src/commands/allowlist/launches.ts';
import { readReportLaunches } from '../../../src/commands/allowlist/report-launches.ts';
import { stateLaunches } from '../../../src/commands/allowlist/state-launches.ts';
import { encodeContents } from '../../../src/commands/sweep/contents.ts';
import {
  renderSweepJson,
  renderSweepLines,
} from '../../../src/commands/sweep/render-sweep-json.ts';
import { takeInventory } from '../../../src/gate/pipeline/inventory.ts';
import { createDiskSource } from '../../../src/io/files/disk.ts';
import { GateError } from '../../../src/model/failure.ts';
import type { Inventory } from '../../../src/model/model.ts';
import { renderInventoryJson } from '../../../src/report/json/render-inventory-json.ts';
import { renderJson } from '../../../src/report/json/render-json-report.ts';
import { nowhere } from '../../builders.ts';
import { createReport } from '../../report/builders.ts';
import { hostileTexts } from '../../report/hostile.ts';
import { runs } from '../../seed.ts';
import { place, sweepReport } from '../sweep/reports.ts';

/* Tests reading launches from folders, from reports and from a sweep's state. */

const asIs = (text: string): string => text;
let folder = '';
let inventory: Inventory;

const servers = {
  notes: { command: 'npx', args: ['-y', '@acme/notes@1.2.0'] },
  files: {
    command: 'uvx',
    args: ['acme-files'],
    env: { UV_INDEX_URL: 'https://pypi.acme.example' },
  },
  search: { type: 'http', url: 'https://mcp.acme.example/search/' },
  secret: { command: 'npx', args: ['-y', '@acme/notes@1.2.0', '--token', 'abcdef'] },
  own: { command: 'node', args: ['server.js'] },
  script: { command: 'npm', args: ['run', 'mcp'] },
  bridge: { command: 'npx', args: ['mcp-remote@0.1.0', 'https://mcp.acme.example/x'] },
  folder: { command: 'npx', args: ['-y', '@acme/files@1.0.0', '${workspaceFolder}'] },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allowlist-'));
  await writeFile(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: servers }, null, 2));
  await writeFile(join(folder, 'server.js'), '');
  const scripts = { mcp: 'npx -y @acme/notes@1.2.0' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
  inventory = await takeInventory(createDiskSource(folder), {
    ...{ folder: '', ignorePaths: [], withCandidates: false, charge: () => {} },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns an outline of each launch by its alias. */
const outlineOf = ({ launches }: Pick<LaunchSource, 'launches'>) =>
  Object.fromEntries(
    launches.map(({ place: { alias }, shown, unlistable, dependencies }) => [
      alias,
      {
        words: shown.flatMap((each) => (each.kind === 'url' ? [each.url] : each.argv)),
        isListable: unlistable === null,
        names: dependencies?.map(({ type, name }) => `${type} ${name}`) ?? null,
      },
    ]),
  );

const checkReport = async (): Promise<string> => {
  const judged = inventory.dependencies.map((dependency) => ({
    ...{ dependency, match: null, previous: null, remedy: null, change: 'unknown' as const },
    ...{ isCounted: true, problems: [], verdict: null },
  }));
  return renderJson(createReport(judged), asIs);
};

const fault = async (text: string): Promise<string> => {
  try {
    await readReportLaunches(text, 'r.json');
    return 'none';
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return `${error.message} ${error.remedy}`;
  }
};

test('the launches of a folder are as they are written', () => {
  const launches = observedLaunches(inventory.dependencies, 'app');
  expect(outlineOf({ launches })).toEqual({
    notes: {
      words: ['npx', '-y', '@acme/notes@1.2.0'],
      isListable: true,
      names: ['npm @acme/notes'],
    },
    files: { words: ['uvx', 'acme-files'], isListable: true, names: ['pypi acme-files'] },
    search: {
      words: ['https://mcp.acme.example/search/'],
      isListable: true,
      names: ['remote https://mcp.acme.example/search'],
    },
    secret: {
      words: ['npx', '-y', '@acme/notes@1.2.0', '--token', '***'],
      isListable: false,
      names: ['npm @acme/notes'],
    },
    own: { words: ['node', 'server.js'], isListable: true, names: ['local server.js'] },
    script: { words: ['npm', 'run', 'mcp'], isListable: true, names: ['npm @acme/notes'] },
    bridge: {
      words: ['npx', 'mcp-remote@0.1.0', 'https://mcp.acme.example/x'],
      isListable: true,
      names: ['remote https://mcp.acme.example/x', 'npm mcp-remote'],
    },
    folder: {
      words: ['npx', '-y', '@acme/files@1.0.0', '${workspaceFolder}'],
      isListable: true,
      names: ['npm @acme/files'],
    },
  });
  expect(launches[0]?.place).toMatchObject({ source: 'app', file: '.mcp.json', line: 3 });
});

test('a word with a secret of the run is in no list, and nowhere shown', () => {
  const source = {
    launches: observedLaunches(inventory.dependencies, 'notes'),
    notices: ['notes'],
  };
  const { launches, notices } = redactSource(source, (text) => text.replaceAll('notes', '***'));
  expect(
    JSON.stringify([notices, launches.map(({ place: at, shown }) => [at, shown])]),
  ).not.toContain('notes');
  const listable = launches.filter(({ unlistable }) => unlistable === null);
  expect(JSON.stringify(listable.map(({ servers: each }) => each))).not.toContain('notes');
  expect(listable.length).toBe(6);
});

test('an entry with a command and an address is two launches, each with what it leads to', async () => {
  const both = await mkdtemp(join(tmpdir(), 'allowlist-'));
  const entry = {
    command: 'npx',
    args: ['-y', '@acme/bad@1.0.0'],
    url: 'https://good.example/mcp',
  };
  await writeFile(join(both, '.mcp.json'), JSON.stringify({ mcpServers: { both: entry } }));
  const { dependencies } = await takeInventory(createDiskSource(both), {
    ...{ folder: '', ignorePaths: [], withCandidates: false, charge: () => {} },
  });
  await rm(both, { recursive: true });
  const launches = observedLaunches(dependencies, '');
  expect(launches.map(({ servers: own }) => own)).toEqual([
    [{ kind: 'command', argv: ['npx', '-y', '@acme/bad@1.0.0'] }],
    [{ kind: 'url', url: 'https://good.example/mcp' }],
  ]);
  expect(launches.map((each) => each.dependencies?.map(({ name }) => name))).toEqual([
    ['@acme/bad'],
    ['https://good.example/mcp'],
  ]);
});

describe('a report', () => {
  test.for(['inventory', 'check'])(
    'of %s tells the same launches, but for those that only the folder tells',
    async (kind) => {
      const text =
        kind === 'check'
          ? await checkReport()
          : renderInventoryJson({ ...inventory, report: null });
      const whole = outlineOf({ launches: observedLaunches(inventory.dependencies, '') });
      const read = outlineOf(await readReportLaunches(text, 'r.json'));
      const untold = { names: null };
      expect(read).toEqual({
        ...whole,
        files: { ...whole['files'], ...untold },
        own: { ...whole['own'], ...untold },
        script: { ...whole['script'], ...untold },
      });
    },
  );

  const launchOf = (text: string) => ({
    launch: { command: text.split(' '), url: null, decidedBy: 'text' as const },
  });
  const swept = sweepReport([
    place({ repository: 'acme/a' }),
    place({ repository: 'acme/b', name: '@acme/other', ...launchOf('npx -y @acme/notes@1.2.0') }),
  ]);

  test.for([
    ['one document', renderSweepJson(swept, asIs)],
    ['lines', renderSweepLines(swept, asIs)],
  ])('of a sweep in %s tells repositories', async ([, text = '']) => {
    const { launches, notices } = await readReportLaunches(text, 's.json');
    expect(notices).toEqual([]);
    expect(
      Object.fromEntries(
        launches.map(({ place: { source }, dependencies }) => [source, dependencies !== null]),
      ),
      // The second launch's words do not match the package that it is reported to be.
    ).toEqual({ 'acme/a': true, 'acme/b': false });
  });

  test('says what may be missing of it', async () => {
    const unread = [{ ...swept.repositories[0], name: 'acme/c', status: 'not-read' as const }];
    const report = { ...swept, repositories: [...swept.repositories, ...unread] };
    const { notices } = await readReportLaunches(
      renderSweepJson(report as typeof swept, asIs),
      's.json',
    );
    expect(notices).toEqual([expect.stringMatching(/Launches .*\bs\.json\b.*\bunread: 1\b/)]);
    const files = [{ path: 'a.json', status: 'unreadable' as const, reason: 'x', span: null }];
    const text = renderInventoryJson({ ...inventory, files, report: null });
    expect((await readReportLaunches(text, 'i.json')).notices).toEqual([
      'Launches may be missing: a.json in i.json could not be read.',
    ]);
  });

  test('is refused where it is not one, of another version, too old, or without launches', async () => {
    const document = JSON.parse(await checkReport());
    const withoutLaunches = {
      ...document,
      servers: document.servers.map(({ launch: _, ...rest }: { launch: unknown }) => rest),
    };
    const withheld = renderSweepJson({ ...sweepReport([]), isWithheld: true }, asIs);
    const found = {
      nothing: await fault(''),
      text: await fault('{"a":'),
      other: await fault('{"runs": []}'),
      newer: await fault(JSON.stringify({ ...document, reportVersion: 3 })),
      odd: await fault(JSON.stringify({ ...document, reportVersion: { a: '\u001b[2J' } })),
      broken: await fault(JSON.stringify({ ...document, servers: [{ file: 1 }] })),
      old: await fault(JSON.stringify(withoutLaunches)),
      withheld: await fault(withheld),
    };
    expect(found).toMatchInlineSnapshot(`
      {
        "broken": "The report r.json is not in this tool's format: “Invalid input: expected string, received number at servers.0.file”. Create the report again.",
        "newer": "The report r.json has report version 3, but this tool reads only version 2. Create the report and the list with the same version of the tool.",
        "nothing": "r.json is not a folder, the state of a sweep, or a JSON report from check, inventory or sweep. Create a report with "inventory -o json=FILE", or give a folder.",
        "odd": "The report r.json has report version {"a":"\\u001b[2J"}, but this tool reads only version 2. Create the report and the list with the same version of the tool.",
        "old": "The report r.json comes from an earlier version of the tool, which did not report launches. Create the report again with this version.",
        "other": "r.json is not a folder, the state of a sweep, or a JSON report from check, inventory or sweep. Create a report with "inventory -o json=FILE", or give a folder.",
        "text": "r.json is not a folder, the state of a sweep, or a JSON report from check, inventory or sweep. Create a report with "inventory -o json=FILE", or give a folder.",
        "withheld": "The report r.json withholds grades, so it lists no servers. Use the state of the sweep, or a report with grades.",
      }
    `);
  });

  test('may have more fields than this version knows', async () => {
    const document = JSON.parse(await checkReport());
    const [first] = document.servers;
    const more = { ...document, more: 1, servers: [{ ...first, more: 1 }] };
    expect(await fault(JSON.stringify(more))).toBe('none');
  });

  test('never says anything of its own about what a stranger writes', async () => {
    for (const text of Object.values(hostileTexts)) {
      const entry = { file: text, line: 1, alias: text, client: text };
      const launch = { command: [text, text], url: text, decidedBy: 'text' };
      const named = { role: 'server', type: 'npm', name: text, specifier: text, version: text };
      const declarations = [{ ...entry, launch, dependencies: [{ ...named, pin: 'exact' }] }];
      const report = JSON.stringify({ declarations, files: [], searched: 0 });
      const { launches } = await readReportLaunches(report, 'r.json');
      // The launch's words do not match the package that it claims to be.
      expect(launches.map(({ dependencies }) => dependencies)).toEqual([null]);
    }
  });

  test('of any shape is read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.constantFrom('declarations', 'servers'), async (text, key) => {
        await fault(text);
        await fault(`{"reportVersion":2,"${key}":${text},"files":[],"omitted":"nothing"}`);
        await fault(`{"sweepVersion":1,"${key}":${text},"grades":"shown","omitted":"nothing"}`);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('the state of a sweep', () => {
  const contents = (reader: string): string =>
    encodeContents({
      reader,
      policy: { text: '' },
      dependencies: inventory.dependencies,
      files: [{ path: 'a.json', status: 'unreadable', reason: 'it is damaged', span: nowhere }],
      owners: { owners: new Map(), fault: null },
    });
  const repository = (name: string, reader: string | null) => ({
    ...{ name, id: null, judged: null, shown: null, prepared: [] },
    read:
      reader === null
        ? null
        : { commit: 'c', key: 'k', run: 1, contents: reader === '' ? '{}' : contents(reader) },
  });

  test('has the launches as its folder had them, with what may be missing', () => {
    const repositories = [repository('acme/a', 'me'), repository('acme/b', null)];
    const { launches, notices } = stateLaunches({ repositories }, 's', 'me');
    expect(outlineOf({ launches })).toEqual(
      outlineOf({ launches: observedLaunches(inventory.dependencies, '') }),
    );
    expect(new Set(launches.map(({ place: { source } }) => source))).toEqual(new Set(['acme/a']));
    expect(notices).toEqual([
      'Launches may be missing: a.json in acme/a could not be read.',
      'Launches may be missing: the state s has no data for 1 repository.',
    ]);
  });

  test.for(['another', ''])('that another version has read is an error', (reader) => {
    const repositories = [repository('acme/a', 'me'), repository('acme/b', reader)];
    expect(() => stateLaunches({ repositories }, 's', 'me')).toThrow(
      /another version of this tool read/,
    );
  });
});
