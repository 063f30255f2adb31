import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validate } from '../../src/commands/export-validate/validate-export.ts';
import type { Identity } from '../../src/model/model.ts';
import { type Organisation, rightKey, startOrganisation } from '../mirror-service/gates.ts';
import type { RangeSupport } from '../mirror-service/server.ts';
import { runs } from '../seed.ts';

const newKey = 'the-new-key-0123456789abcdef';
const dayMs = 86_400_000;

let organisation: Organisation;

beforeEach(async () => {
  organisation = await startOrganisation();
});

afterEach(async () => {
  // Whatever a test does: a request to a mirror never has the key.
  const hasKey = organisation.mirror.requests.filter(
    ({ headers }) =>
      headers.includes(rightKey) || headers.includes(newKey) || /authorization/i.test(headers),
  );
  await organisation.close();
  expect(hasKey).toEqual([]);
});

/** The paths and kinds of the mirror's requests since the last call. */
const hits = (): string[] =>
  organisation.mirror.requests
    .splice(0)
    .map(({ path, range }) =>
      path === '/manifest.json' ? 'manifest' : range === null ? path : 'ranges',
    );

/** Answers one path of the mirror; other requests go to its files. */
function respond(path: RegExp, write: (response: ServerResponse) => void): void {
  organisation.mirror.intercept = (request, response) => {
    if (!path.test(request.url ?? '')) return false;
    write(response);
    return true;
  };
}

const manifestOf = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(organisation.folder, 'manifest.json'), 'utf8'));

const changeManifest = async (changes: object): Promise<void> => {
  const changed = { ...(await manifestOf()), ...changes };
  await writeFile(join(organisation.folder, 'manifest.json'), JSON.stringify(changed));
};

describe('export fetch', () => {
  test('downloads the export once, and nothing if it is unchanged', async () => {
    const { service, folder } = organisation;
    expect(await organisation.fetch()).toMatchObject({ isNew: true });
    const before = await readdir(folder);
    expect(before).toEqual(['manifest.json', expect.stringMatching(/^mcp-grade-gate-.*\.sealed$/)]);
    expect(await organisation.fetch()).toMatchObject({ isNew: false, file: before[1] });
    expect(await readdir(folder)).toEqual(before);
    expect(service.requests.map(({ path, key, status }) => [path, key, status])).toEqual([
      ['/manifest.json', 'missing', 404],
      ['/api/v1/scores.json', 'right', 200],
      ['/manifest.json', 'missing', 404],
      ['/api/v1/scores.json', 'right', 304],
    ]);
  });

  test('keeps the file of before for those who read it, and no older one', async () => {
    const { service, folder } = organisation;
    const files: string[] = [];
    for (const daysOld of [2, 1, 0]) {
      service.setDaysOld(daysOld);
      const fetched = await organisation.fetch();
      files.push('file' in fetched ? fetched.file : '');
      // What a run that was killed may have left.
      await writeFile(
        join(folder, `mcp-grade-gate-2026-01-01-00000000000000a${daysOld}.sealed`),
        '',
      );
    }
    const left = (await readdir(folder)).filter((name) => !name.includes('2026-01-01'));
    expect(left).toEqual(['manifest.json', ...files.slice(1).toSorted()]);
    expect((await manifestOf())['file']).toBe(files[2]);
  });

  test('that cannot write the manifest leaves the mirror as it was', async () => {
    const { service, folder } = organisation;
    service.setDaysOld(1);
    const before = await organisation.fetch();
    service.setDaysOld(0);
    // The manifest was read when the service is asked; from then on it cannot be replaced.
    const path = join(folder, 'manifest.json');
    service.setIntercept((request) => {
      if (request.url?.includes('scores')) {
        renameSync(path, `${path}.kept`);
        mkdirSync(path);
      }
      return false;
    });
    expect(await organisation.fetch()).toMatchObject({ error: 'store-unwritable' });
    service.setIntercept(null);
    await rm(path, { recursive: true });
    await rename(`${path}.kept`, path);
    expect(await readdir(folder)).toEqual(['manifest.json', 'file' in before ? before.file : '']);
    expect(await organisation.gate()).toMatchObject({ source: 'mirror' });
  });

  test('writes the file anew if it is damaged, and continues its dates', async () => {
    const { service, folder } = organisation;
    service.setDaysOld(1);
    await organisation.fetch();
    service.setDaysOld(0);
    const before = await organisation.fetch();
    const path = join(folder, 'file' in before ? before.file : '');
    const bytes = await readFile(path);
    // In the first block.
    bytes[60] = (bytes[60] ?? 0) ^ 1;
    await writeFile(path, bytes);
    expect(await organisation.fetch()).toMatchObject({ isNew: true });
    expect(organisation.log.join()).toContain('damaged');
    const loaded = await organisation.gate();
    if (!('selection' in loaded)) throw new Error(loaded.message);
    const yesterday = new Date(new Date().setUTCHours(0, 0, 0, 0) - 86_400_000).getTime();
    expect(loaded.selection.servers[0]?.reports[0]?.firstSeen?.by).toBe(yesterday);
  });

  test('takes no export that says it is from the future', async () => {
    const { service } = organisation;
    service.setDaysOld(1);
    const { file } = (await organisation.fetch()) as { file: string };
    service.setDaysOld(-2);
    expect(await organisation.fetch()).toMatchObject({
      error: 'export-malformed',
      message: expect.stringContaining('in the future'),
    });
    expect((await manifestOf())['file']).toBe(file);
    // A mirror that was written by a machine whose clock was wrong gives way.
    organisation.setHoursAhead(72);
    expect(await organisation.fetch()).toMatchObject({ isNew: true });
    organisation.setHoursAhead(0);
    service.setDaysOld(0);
    expect(await organisation.fetch()).toMatchObject({ isNew: true });
  });

  test('does not remove the file of another run that is about to name it', async () => {
    const { service, folder } = organisation;
    service.setDaysOld(1);
    await organisation.fetch();
    service.setDaysOld(0);
    const other = 'mcp-grade-gate-2026-01-01-0123456789abcdef.sealed';
    service.setIntercept((request) => {
      if (/scores/.test(request.url ?? '')) writeFileSync(join(folder, other), '');
      return false;
    });
    await organisation.fetch();
    expect(await readdir(folder)).toContain(other);
    // The next run removes it.
    service.setIntercept(null);
    await changeManifest({ size: 1 });
    await organisation.fetch();
    expect(await readdir(folder)).not.toContain(other);
  });

  test('does not replace a manifest of something else', async () => {
    const { folder } = organisation;
    await mkdir(folder, { recursive: true });
    const text = '{"name":"An app","icons":[]}';
    await writeFile(join(folder, 'manifest.json'), text);
    expect(await organisation.fetch()).toMatchObject({ error: 'folder-taken' });
    expect(await readdir(folder)).toEqual(['manifest.json']);
    expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(text);
    expect(organisation.service.requests).toEqual([]);
  });

  test('continues the dates of the mirror before', async () => {
    const { service } = organisation;
    for (const daysOld of [2, 1, 0]) {
      service.setDaysOld(daysOld);
      await organisation.fetch();
    }
    const loaded = await organisation.gate();
    if (!('selection' in loaded)) throw new Error(loaded.message);
    const [server] = loaded.selection.servers;
    const twoDays = new Date(new Date().setUTCHours(0, 0, 0, 0) - 2 * 86_400_000);
    expect(server?.reports[0]?.firstSeen).toEqual({ after: null, by: twoDays.getTime() });
  });

  test('and export validate send no key to a mirror', async () => {
    const { mirror, portsOf } = organisation;
    await organisation.fetch();
    expect(await organisation.fetch(rightKey, mirror.url)).toMatchObject({
      error: 'not-the-service',
    });
    const validated = validate(mirror.url, { apiKey: rightKey, timeout: '9s' }, portsOf(null));
    await expect(validated).rejects.toMatchObject({ code: 'not-the-service' });
    expect(hits()).toEqual(['manifest', 'manifest']);
  });
});

describe('export fetch with a new key', () => {
  const previous = rightKey;
  const added = '@fictional-mcp/files 1.5.0';

  /** A mirror of three days, the last with a version that is new. */
  beforeEach(async () => {
    const { service } = organisation;
    for (const daysOld of [3, 2, 1]) {
      service.setDaysOld(daysOld);
      service.setMissing(daysOld > 1 ? [added] : []);
      await organisation.fetch();
    }
    service.setDaysOld(0);
    organisation.setKey(newKey);
    organisation.log.length = 0;
  });

  const start = (daysAgo: number): number => new Date().setUTCHours(0, 0, 0, 0) - daysAgo * dayMs;
  const datesUnder = async (key: string): Promise<unknown> => {
    const loaded = await organisation.gate({ key });
    if (!('selection' in loaded)) return loaded.error;
    const dates = loaded.selection.servers.flatMap(({ reports }) =>
      reports.map(({ version, firstSeen }) => [version, firstSeen] as const),
    );
    return Object.fromEntries(dates);
  };
  const taken = {
    '1.2.0': { after: null, by: start(3) },
    '1.5.0': { after: start(2), by: start(1) },
  };
  const sealedFiles = async (): Promise<string[]> =>
    (await readdir(organisation.folder)).filter((name) => name.endsWith('.sealed'));

  test('takes over the dates of the mirror that the previous one sealed, and keeps them', async () => {
    const fetched = await organisation.fetch(newKey, undefined, { previous });
    expect(fetched).toMatchObject({ isNew: true });
    expect(organisation.log.join()).not.toContain('Remove it');
    expect(await datesUnder(newKey)).toMatchObject(taken);
    expect(await datesUnder(rightKey)).toBe('mirror-sealed');
    // The next run continues its own, and says that the previous key is of no more use.
    organisation.service.setDaysOld(-1);
    organisation.setHoursAhead(24);
    expect(await organisation.fetch(newKey, undefined, { previous })).toMatchObject({
      isNew: true,
    });
    expect(organisation.log.filter((line) => line.includes('Remove it'))).toHaveLength(1);
    expect(await datesUnder(newKey)).toMatchObject(taken);
    const sent = organisation.service.requests.filter(({ path }) => path.includes('scores'));
    expect(sent.at(-1)).toMatchObject({ key: 'right', status: 200 });
    expect(sent.filter(({ key }) => key !== 'right')).toEqual([]);
  });

  test('writes the mirror anew, although the export is the same, and asks as if there were none', async () => {
    organisation.service.setDaysOld(1);
    const before = await organisation.fetch(newKey, undefined, { previous });
    expect(before).toMatchObject({ isNew: true });
    expect(organisation.service.requests.at(-1)).toMatchObject({ status: 200 });
    expect(await datesUnder(newKey)).toMatchObject(taken);
  });

  test('begins anew without the previous key, or with one that opens nothing', async () => {
    const other = 'another-key-0123456789abcdef';
    await organisation.fetch(newKey, undefined, { previous: other });
    expect(await datesUnder(newKey)).toMatchObject({ '1.5.0': { after: null, by: start(0) } });
    expect(organisation.log.join()).toMatch(/not continued.*Remove it|Remove it.*not continued/);
  });

  test('leaves nothing that the old key opens for gates, unless it is asked to', async () => {
    const fetched = await organisation.fetch(newKey, undefined, { previous });
    expect(await manifestOf()).not.toHaveProperty('overlap');
    expect(await sealedFiles()).toEqual(['file' in fetched ? fetched.file : '']);
  });

  describe('and an overlap', () => {
    const overlap = { previous, overlapMs: dayMs };

    test('keeps the mirror of before for those with the old key, for so long', async () => {
      const [before] = (await sealedFiles()).toSorted().reverse();
      await organisation.fetch(newKey, undefined, overlap);
      expect(await manifestOf()).toMatchObject({ overlap: { file: before } });
      for (const key of [rightKey, newKey]) {
        expect(await datesUnder(key)).toMatchObject({ '1.5.0': taken['1.5.0'] });
      }
      expect(await datesUnder('another-key-0123456789abcdef')).toBe('mirror-sealed');
      // Another run within the day changes nothing, and no more is sealed for the old key.
      organisation.setHoursAhead(12);
      expect(await organisation.fetch(newKey, undefined, overlap)).toMatchObject({ isNew: false });
      expect(await manifestOf()).toMatchObject({ overlap: { file: before } });
      expect(organisation.log.join()).not.toContain('Remove it');
      // After the day the manifest does not count, whether a run has removed it or not.
      organisation.setHoursAhead(25);
      expect(await datesUnder(rightKey)).toBe('mirror-sealed');
      expect(await organisation.fetch(newKey, undefined, overlap)).toMatchObject({ isNew: false });
      expect(await manifestOf()).not.toHaveProperty('overlap');
      expect(await sealedFiles()).not.toContain(before);
      expect(organisation.log.filter((line) => line.includes('Remove it'))).toHaveLength(1);
      expect(await datesUnder(newKey)).toMatchObject(taken);
    });

    test('ends with the first run that does not ask for it, also with a newer export', async () => {
      for (const daysOld of [0, -1]) {
        await organisation.fetch(newKey, undefined, overlap);
        organisation.service.setDaysOld(daysOld);
        organisation.setHoursAhead(daysOld * -24);
        await organisation.fetch(newKey, undefined, daysOld === 0 ? {} : { previous });
        expect(await manifestOf()).not.toHaveProperty('overlap');
        expect(await datesUnder(rightKey)).toBe('mirror-sealed');
      }
    });

    test('keeps the file through a newer export, and no longer than is asked for now', async () => {
      const [before] = (await sealedFiles()).toSorted().reverse();
      await organisation.fetch(newKey, undefined, { previous, overlapMs: 3 * dayMs });
      organisation.service.setDaysOld(-1);
      organisation.setHoursAhead(24);
      const longer = { previous, overlapMs: 4 * dayMs };
      await organisation.fetch(newKey, undefined, longer);
      expect(await sealedFiles()).toContain(before);
      expect(await datesUnder(rightKey)).toMatchObject({ '1.5.0': taken['1.5.0'] });
      await organisation.fetch(newKey, undefined, { previous, overlapMs: 3_600_000 });
      expect(await datesUnder(rightKey)).toBe('mirror-sealed');
    });

    test('keeps nothing that the previous key does not open', async () => {
      await organisation.fetch(newKey, undefined, {
        ...{ previous: 'another-key-0123456789abcdef', overlapMs: dayMs },
      });
      expect(await manifestOf()).not.toHaveProperty('overlap');
    });
  });
});

describe('a gate whose base-url is a mirror', () => {
  test.for([
    ['several', 4],
    ['one', 15],
    ['first', 15],
    ['refused', 15],
    ['none', 3],
  ] satisfies [RangeSupport, number][])(
    'reads what the service has, from a server that sends ranges: %s, with %i requests at most',
    async ([support, most]) => {
      await organisation.close();
      organisation = await startOrganisation({ further: 600 });
      organisation.mirror.support = support;
      await organisation.fetch();
      const identities = Array.from(
        { length: 10 },
        (_, at): Identity => ({ type: 'npm', name: `@fictional-mcp/further-${at * 57}` }),
      );
      const watched: Identity[] = [{ type: 'pypi', name: 'fictional-mcp-weathre' }];
      const query = { identities, watched };
      const own = await organisation.gate({ query });
      const requests = hits();
      const direct = await organisation.gate({ query, address: organisation.service.url });
      if (!('selection' in own && 'selection' in direct)) throw new Error('both have a selection');
      expect(own).toMatchObject({ source: 'mirror', caution: null });
      expect(own.selection).toEqual(direct.selection);
      expect(own.selection.servers).toHaveLength(10);
      expect(own.selection.neighbours.size).toBe(1);
      expect(requests[0]).toBe('manifest');
      expect(requests.length).toBeLessThanOrEqual(most);
    },
  );

  test('keeps what it needs, and transfers nothing the next time', async () => {
    await organisation.fetch();
    expect(await organisation.gate({ cache: 'own' })).toMatchObject({ source: 'mirror' });
    hits();
    expect(await organisation.gate({ cache: 'own' })).toMatchObject({ source: 'cache' });
    expect(hits()).toEqual([]);
  });

  test('transfers only the manifest if the next export is due and is not there', async () => {
    await organisation.fetch();
    await organisation.gate({ cache: 'own' });
    hits();
    organisation.setHoursAhead(36);
    expect(await organisation.gate({ cache: 'own' })).toMatchObject({ source: 'cache' });
    expect(hits()).toEqual(['manifest']);
    // The check counts for an hour.
    expect(await organisation.gate({ cache: 'own' })).toMatchObject({ source: 'cache' });
    expect(hits()).toEqual([]);
  });

  test('does not exchange a newer export for an older one', async () => {
    await organisation.fetch();
    await organisation.gate({ cache: 'own' });
    organisation.service.setDaysOld(1);
    await rm(organisation.folder, { recursive: true });
    await organisation.fetch();
    organisation.setHoursAhead(36);
    const loaded = await organisation.gate({ cache: 'own' });
    expect(loaded).toMatchObject({
      source: 'cache',
      caution: expect.stringContaining('older than the cached one'),
    });
  });

  test.for([404, 403])('begins again if the file is replaced while it reads: %d', async (gone) => {
    organisation.service.setDaysOld(1);
    await organisation.fetch();
    const { file } = await manifestOf();
    let replaced: Promise<void> | null = null;
    organisation.mirror.intercept = (request, response) => {
      if (request.url !== `/${file}`) return false;
      if (replaced === null) {
        organisation.service.setDaysOld(0);
        replaced = organisation.fetch().then(() => rm(join(organisation.folder, String(file))));
      }
      void replaced.then(() => response.writeHead(gone).end());
      return true;
    };
    const loaded = await organisation.gate();
    if (!('selection' in loaded)) throw new Error(loaded.message);
    const today = new Date(new Date().setUTCHours(0, 0, 0, 0)).getTime();
    expect(loaded.selection.header.generatedAt).toBe(today);
  });

  test('with another key learns that, and reads nothing else', async () => {
    await organisation.fetch();
    const { error, message } = (await organisation.gate({ key: `${rightKey}-new` })) as never;
    expect(error).toBe('mirror-sealed');
    expect(message).toContain('sealed with another API key');
    expect(hits()).toEqual(['manifest']);
  });

  test('that has warmed nothing says that the mirror opens', async () => {
    await organisation.fetch();
    expect(await organisation.warm()).toMatchObject({ isMirror: true, isKept: false });
    expect(hits()).toEqual(['manifest', 'ranges']);
  });
});

describe('anything but a manifest', () => {
  test.for([
    ['nothing', (response: ServerResponse) => response.writeHead(404).end()],
    ['a page', (response) => response.end('<!doctype html><title>Sign in</title>')],
    ['another manifest', (response) => response.end('{"name":"An app","icons":[]}')],
    ['no JSON', (response) => response.end('{"format":"mcp-grade-gate')],
    ['a long text', (response) => response.end(`"${'x'.repeat(100_000)}"`)],
    ['a failure', (response) => response.writeHead(503).end()],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://[::1]:9/' }).end()],
    ['a broken connection', (response) => response.destroy()],
    ['silence', () => {}],
  ] satisfies [string, (response: ServerResponse) => unknown][])(
    '(%s) is the service',
    async ([what, write]) => {
      await organisation.fetch();
      const { service } = organisation;
      respond(/manifest/, write);
      // The service itself, with such an answer where a manifest would be.
      service.setIntercept(organisation.mirror.intercept);
      const loaded = await organisation.gate({
        address: service.url,
        timeout: what === 'silence' ? '3s' : '60s',
      });
      expect(loaded).toMatchObject({ source: 'download' });
      expect(service.requests.map(({ path, key }) => [path, key]).slice(-1)).toEqual([
        ['/api/v1/scores.json', 'right'],
      ]);
    },
  );

  test('is no service if base-url names the manifest: it does not get the key', async () => {
    await organisation.fetch();
    const { mirror, service } = organisation;
    const address = `${mirror.url}/manifest.json`;
    expect(await organisation.gate({ address })).toMatchObject({ source: 'mirror' });
    let failures = 2;
    mirror.intercept = (request, response) => {
      if (!/manifest/.test(request.url ?? '') || failures === 0) return false;
      failures -= 1;
      response.writeHead(503).end();
      return true;
    };
    expect(await organisation.gate({ address })).toMatchObject({ source: 'mirror' });
    hits();
    respond(/manifest/, (response) => response.writeHead(404).end());
    expect(await organisation.gate({ address })).toMatchObject({
      error: 'export-unavailable',
      message: expect.stringContaining('the API key is sent to no address'),
    });
    expect(hits()).toEqual(['manifest', 'manifest', 'manifest']);
    expect(service.requests.filter(({ key }) => key !== 'missing')).toHaveLength(1);
  });

  test.for([
    ['cut', (text: string) => text.slice(0, 60)],
    ['after a byte order mark', (text: string) => `\ufeff${text}`],
  ] as const)('is not what a manifest is that is %s: it does not get the key', async ([, edit]) => {
    await organisation.fetch();
    const path = join(organisation.folder, 'manifest.json');
    await writeFile(path, edit(await readFile(path, 'utf8')));
    expect(await organisation.gate()).toMatchObject({ error: 'mirror-unreadable' });
    expect(hits()).toEqual(['manifest']);
  });

  test('is no service if the address was a mirror: it does not get the key', async () => {
    await organisation.fetch();
    await organisation.gate({ cache: 'own' });
    organisation.setHoursAhead(36);
    respond(/manifest/, (response) => response.writeHead(503).end());
    const loaded = await organisation.gate({ cache: 'own' });
    expect(loaded).toMatchObject({ source: 'cache', caution: expect.stringContaining('manifest') });
  });
});

describe('a mirror whose file was not uploaded as a whole', () => {
  test.for<[RangeSupport, (size: number) => number]>([
    ['several', () => 0],
    ['several', (size) => Math.floor(size / 2)],
    ['several', (size) => size - 1],
    ['one', (size) => size - 1],
    ['none', (size) => size - 1],
  ])('is said to be cut off (%s)', async ([support, cut]) => {
    const { file, size } = (await organisation.fetch()) as { file: string; size: number };
    organisation.mirror.support = support;
    const length = cut(size);
    await truncate(join(organisation.folder, file), length);
    const fault = `${file} has ${length} bytes, and by its manifest should have ${size}`;
    expect(await organisation.gate()).toMatchObject({
      error: 'export-unavailable',
      message: expect.stringContaining(`is cut off: ${fault}.`),
    });
    // Where it is cut off in the folder too, the next run writes it anew, and says why.
    await organisation.fetch();
    expect(organisation.log.join()).toContain(fault);
    expect(await organisation.gate()).toMatchObject({ source: 'mirror' });
  });
});

describe('a hostile mirror', () => {
  test.for([
    [{ form: '0123456789ab' }, 'mirror-unreadable'],
    [{ file: '../secret.sealed' }, 'mirror-unreadable'],
    [
      { file: 'https://evil.example/mcp-grade-gate-2026-11-20-0123456789abcdef.sealed' },
      'mirror-unreadable',
    ],
    [{ size: -1 }, 'mirror-unreadable'],
    [{ directory: { offset: 48, length: 1e9 } }, 'mirror-unreadable'],
    [{ salt: '00'.repeat(32) }, 'mirror-damaged'],
    [{ service: 'https://other.example/' }, 'mirror-damaged'],
    [{ directory: { offset: 48, length: 100 } }, 'mirror-damaged'],
    [{ size: 1_000_000_000 }, 'export-unavailable'],
    [{ file: 'mcp-grade-gate-2026-11-20-0123456789abcdef.sealed' }, 'export-unavailable'],
    [{ key: '0123456789abcdef' }, 'mirror-sealed'],
  ] as const)('whose manifest has %j is an error: %s', async ([changes, code]) => {
    await organisation.fetch();
    await changeManifest(changes);
    expect(await organisation.gate()).toMatchObject({ error: code });
    expect(organisation.service.requests.filter(({ key }) => key !== 'missing')).toHaveLength(1);
  });

  const chunk = Buffer.alloc(65_536);
  const endless = (response: ServerResponse, headers: Record<string, string>): void => {
    response.writeHead(206, headers);
    const write = (): void => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  };
  test.for([
    [
      'ends early',
      'export-unavailable',
      (response: ServerResponse) => {
        response.writeHead(206, { 'content-length': '100', 'content-range': 'bytes 0-99/100' });
        response.write('x', () => response.destroy());
      },
    ],
    [
      'is of another file',
      'export-unavailable',
      (response) => {
        response.writeHead(206, { 'content-range': 'bytes 0-0/1' }).end('x');
      },
    ],
    [
      'is another range',
      'mirror-without-ranges',
      (response) => {
        response.writeHead(206, { 'content-range': 'bytes 7-3/9' }).end('x');
      },
    ],
    [
      'never ends',
      'mirror-without-ranges',
      (response) => {
        endless(response, { 'content-type': 'multipart/byteranges; boundary=x' });
      },
    ],
    [
      'never ends, as one range',
      'mirror-without-ranges',
      (response) => {
        endless(response, { 'content-range': 'bytes 0-999999999/9999999999' });
      },
    ],
    [
      'is a multipart body without parts',
      'mirror-without-ranges',
      (response) => {
        response.writeHead(206, { 'content-type': 'multipart/byteranges; boundary=x' });
        response.end('--x\r\n\r\n--x--\r\n');
      },
    ],
    [
      'is packed',
      'export-unavailable',
      (response) => {
        response
          .writeHead(206, { 'content-encoding': 'br', 'content-range': 'bytes 0-0/1' })
          .end('x');
      },
    ],
    [
      'leads elsewhere',
      'export-redirected',
      (response) => {
        response.writeHead(302, { location: 'http://[::1]:9/' }).end();
      },
    ],
    ['is a refusal', 'access-refused', (response) => response.writeHead(403).end()],
    ['is trouble', 'export-unavailable', (response) => response.writeHead(500).end()],
  ] as const satisfies readonly (readonly [
    string,
    string,
    (response: ServerResponse) => unknown,
  ])[])('whose answer %s is an error: %s', async ([, code, write]) => {
    await organisation.fetch();
    respond(/sealed/, write);
    expect(await organisation.gate()).toMatchObject({ error: code });
  });

  test('that is silent is given up within the time-out, and an older cached export is used', async () => {
    organisation.service.setDaysOld(1);
    await organisation.fetch();
    await organisation.gate({ cache: 'own' });
    organisation.service.setDaysOld(0);
    await organisation.fetch();
    respond(/sealed/, () => {});
    const loaded = await organisation.gate({ cache: 'own', timeout: '3s' });
    expect(loaded).toMatchObject({ source: 'cache', caution: expect.stringContaining('cached') });
  });
});

const gates = runs(750);

test(`${gates} gates cause one request for the export`, async () => {
  await organisation.fetch();
  const all = Array.from({ length: gates }, (_, at) => at).values();
  const sources = new Map<string, number>();
  const runGates = async (): Promise<void> => {
    for (const _ of all) {
      const loaded = await organisation.gate();
      const source = 'source' in loaded ? loaded.source : loaded.message;
      sources.set(source, (sources.get(source) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, runGates));
  expect([...sources]).toEqual([['mirror', gates]]);
  const exports = organisation.service.requests.filter(({ path }) => path !== '/manifest.json');
  expect(exports.map(({ key, status }) => [key, status])).toEqual([['right', 200]]);
});
