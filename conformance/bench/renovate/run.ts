/*
 * Lets Renovate use what `allowlist --for renovate` writes, and records what it does:
 *
 *   npm run conformance:renovate
 *   npm run conformance:renovate -- --version 44.121.2 --dry-run
 *
 * The lists are those of `packages.json` in the folder of the records, and the repository that is updated is
 * the folder `repository` beside it. Renovate is installed outside of the repository, without programs of
 * its own and without running scripts; it talks to nothing but the loopback interface.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { listsOf, presetDigest, type Records } from '../../../test/allowlist/renovate/records.ts';
import { installedRenovate, re2Matcher } from './renovate.ts';
import { rollbacks, updatedRepository } from './updates.ts';

const { values } = parseArgs({
  options: {
    // The lowest version that runs on Node 24.
    version: { type: 'string', default: '42.0.0' },
    folder: { type: 'string', default: join(tmpdir(), 'mcp-grade-gate-conformance') },
    'dry-run': { type: 'boolean', default: false },
  },
});
const recordsFolder = resolve(import.meta.dirname, '../../../test/allowlist/renovate');
const recordsFile = join(recordsFolder, 'records.json');

const renovate = await installedRenovate(values.version, values.folder);
const { packages, files } = await listsOf(recordsFolder);
const work = await mkdtemp(join(tmpdir(), 'conformance-renovate-'));
try {
  const clone = join(work, 'clone');
  await cp(join(recordsFolder, 'repository'), clone, { recursive: true });
  for (const folder of [join(clone, 'lists'), join(work, 'outside')]) {
    for (const [path, text] of files) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  const preset = JSON.parse(files.get('renovate/mcp-servers.json') ?? '');
  await compareEngines(preset, join(clone, '.mcp.json'));
  renovate.useFolders({ localDir: clone, cacheDir: join(work, 'cache') });
  const configOf = (address: string) => renovate.resolvePreset(preset, address);

  const server = createServer((request, response) => {
    const text = files.get(decodeURIComponent(request.url ?? '').slice(1));
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const inClone = configOf('file://lists/renovate');
  const served = configOf(`http://127.0.0.1:${port}/renovate`);
  const outside = configOf(`file://${join(work, 'outside')}/renovate`);
  const above = configOf('file://../outside/renovate');
  const paths: Records['paths'] = {};
  const releases: Records['releases'] = {};
  for (const { identity } of packages) {
    const key = `${identity.type}:${identity.name}`;
    paths[key] = renovate.pathOf(identity, configOf('file://.'));
    const found = await renovate.releasesOf(identity, inClone);
    if (!isDeepStrictEqual(found, await renovate.releasesOf(identity, served))) {
      throw new Error(`${key} differs between a folder and a server`);
    }
    for (const config of [outside, above]) {
      const elsewhere = await renovate.releasesOf(identity, config);
      if (elsewhere !== null) throw new Error(`${key} is read from outside of the clone`);
    }
    releases[key] = found;
  }
  server.close();
  const records: Records = {
    by: `renovate ${values.version}`,
    preset: presetDigest(files),
    faults: await renovate.faultsOf(preset),
    paths,
    releases,
    rollbacks: await rollbacks(renovate, inClone, '.mcp.json', '3.0.0'),
    files: await updatedRepository(renovate, inClone, clone),
  };
  if (values['dry-run']) {
    const before: Records = JSON.parse(await readFile(recordsFile, 'utf8'));
    const isSame = isDeepStrictEqual({ ...before, by: '' }, { ...records, by: '' });
    process.stdout.write(`${records.by} does ${isSame ? 'the same' : 'something else'}\n`);
    if (!isSame)
      await writeFile(join(values.folder, 'records.json'), JSON.stringify(records, null, 2));
  } else {
    await writeFile(recordsFile, `${JSON.stringify(records, null, 2)}\n`);
    process.stdout.write(`${records.by}: ${Object.keys(records.files).length} files\n`);
  }
} finally {
  await rm(work, { recursive: true, force: true });
}

/** Without RE2 Renovate uses the engine of JavaScript: both must match the same. */
async function compareEngines(
  preset: { customManagers: { matchStrings: string[] }[] },
  file: string,
): Promise<void> {
  const matches = await re2Matcher(values.folder);
  const text = await readFile(file, 'utf8');
  for (const expression of preset.customManagers.flatMap((each) => each.matchStrings)) {
    const found = [...text.matchAll(new RegExp(expression, 'g'))].map(([all]) => all);
    if (!isDeepStrictEqual(matches(expression, text), found)) {
      throw new Error(`RE2 matches something else: ${expression}`);
    }
  }
}
