/*
 * Tests the action as its users see it. Each folder next to this file contains a repository and a
 * `scenario.json`. The bundled action judges the repository in another process, with services on loopback.
 * The result must match `expected.txt`.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type ExpectStatic, test } from 'vitest';
import { reportFaults, sarifFaults } from '../report/reports.ts';
import { runInLoadedBundle } from '../runner/processes.ts';
import { jobToken } from '../runner/runner.ts';
import {
  changedFiles,
  checkOut,
  type Folders,
  otherRepositories,
  play,
  rightKey,
  startServices,
} from './play.ts';
import type { Scenario } from './scenario.ts';
import {
  callParts,
  conversationParts,
  type Parts,
  partLines,
  requestLines,
  runParts,
  snapshotText,
} from './snapshot.ts';

const here = import.meta.dirname;
const names = (await readdir(here, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.concurrent('scenarios', () => {
  // Concurrent tests must use their own `expect`.
  test.for(names)('%s', async (name, { expect }) => {
    const folder = join(here, name);
    const scenario = JSON.parse(await readFile(join(folder, 'scenario.json'), 'utf8')) as Scenario;
    const [workspace = '', temporary = '', elsewhere = ''] = await Promise.all(
      ['workspace-', 'runner-temp-', 'elsewhere-'].map((prefix) => mkdtemp(join(tmpdir(), prefix))),
    );
    try {
      const text = await textOf(scenario, folder, { workspace, temporary, elsewhere }, expect);
      await expect(text).toMatchFileSnapshot(join(folder, 'expected.txt'));
    } finally {
      for (const each of [workspace, temporary, elsewhere]) {
        await rm(each, { recursive: true, force: true });
      }
    }
  });
});

/** Runs a scenario and returns the text of its snapshot. */
async function textOf(
  scenario: Scenario,
  folder: string,
  folders: Folders & { readonly elsewhere: string },
  expect: ExpectStatic,
): Promise<string> {
  const services = await startServices(scenario);
  const { service, cache, github } = services;
  try {
    const checkout = await checkOut(folder, folders.workspace, scenario);
    const lines: string[] = [];
    let before: Parts = new Map();
    github?.set({
      files: await changedFiles(folders.workspace, checkout),
      others: await otherRepositories(folder, folders.elsewhere, scenario),
    });
    for (const step of scenario.steps ?? [{}]) {
      const current = { ...scenario, ...step };
      const result = await play(current, folders, checkout, services, runInLoadedBundle);
      const { 'report-file': report, 'sarif-file': sarif } = result.files;
      if (report !== undefined) expect(reportFaults(report)).toEqual([]);
      if (sarif !== undefined) expect(sarifFaults(sarif)).toEqual([]);
      expectNoKey(expect, result.everything);
      expectNoKey(expect, JSON.stringify(github?.requests ?? []));
      const { shows = {} } = current;
      const parts = new Map([
        ...runParts(result, shows),
        ...(github === null ? [] : callParts(github)),
        ...(github === null ? [] : conversationParts(github, shows)),
      ]);
      lines.push(...partLines(parts, before));
      before = parts;
    }
    lines.push(...requestLines(service, cache));
    for (const { bytes } of cache?.entries ?? []) {
      expectNoKey(expect, bytes?.toString('latin1') ?? '');
    }
    const neutral = lines.map((line) =>
      line
        .replaceAll(folders.workspace, '<workspace>')
        .replaceAll(folders.temporary, '<runner>')
        .replaceAll(checkout.head, '<head>')
        .replaceAll(checkout.head.slice(0, 12), '<head>'),
    );
    return `${snapshotText(neutral, scenario.messages).trim()}\n`;
  } finally {
    await Promise.all([service.close(), cache?.close(), github?.close()]);
  }
}

/** Checks that neither the key, in any encoding, nor the token appears in the text. */
function expectNoKey(expect: ExpectStatic, text: string): void {
  expect(text).not.toContain(jobToken);
  const key = Buffer.from(rightKey);
  for (const form of [rightKey, key.toString('base64').slice(0, 36), key.toString('hex')]) {
    expect(text).not.toContain(form);
  }
}
