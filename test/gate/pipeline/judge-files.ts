/*
 * Judges files in memory as the action judges a repository: with the same run, and with an export that is
 * also in memory.
 */
import { noCache } from '../../../src/export/ports/cache.ts';
import { loadExport } from '../../../src/gate/pipeline/load-export.ts';
import { readChange } from '../../../src/gate/pipeline/read-change.ts';
import type { RunPorts } from '../../../src/gate/ports.ts';
import { judgeChange } from '../../../src/gate/run.ts';
import { readSettings } from '../../../src/gate/settings/settings.ts';
import type { FileSource } from '../../../src/io/files/tree.ts';
import type { BaseFound } from '../../../src/io/github/base.ts';
import type { Report } from '../../../src/judging/report.ts';
import type { Selection } from '../../../src/model/model.ts';

/** The context of the judged files. */
interface Around {
  /** The base to compare the files with; by default none, so that all files are judged. */
  readonly base?: BaseFound;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The workflow that runs. */
  readonly workflowFile?: string;
  /** The folder to judge. */
  readonly folder?: string;
  /** The export's text. */
  readonly exported: string | Uint8Array;
  /** Adds facts from earlier exports, such as when versions appeared; by default none. */
  readonly withEarlier?: (selection: Selection) => Selection;
  /** The time of the run, in milliseconds since the epoch. */
  readonly now: number;
}

const noBase: BaseFound = {
  base: null,
  missing: null,
  policy: null,
  branch: null,
  needsPolicy: false,
};

/** Creates a change's base, with these files in its commit and their policy. */
export function createBase(source: FileSource): BaseFound {
  const commit = 'b'.repeat(40);
  return {
    base: { commit, hash: 'sha1', source },
    missing: null,
    policy: { source, commit, name: 'main', insteadOf: null },
    branch: null,
    needsPolicy: true,
  };
}

/** Runs the gate on some files and returns the report. */
export async function judgeFiles(
  head: FileSource,
  { base = noBase, inputs = {}, workflowFile, folder = '', exported, withEarlier, now }: Around,
): Promise<Report> {
  const never = (): never => {
    throw new Error('not needed to judge by a local export');
  };
  const ports: RunPorts = {
    now: () => now,
    random: () => 0.5,
    sleep: async () => {},
    log: () => {},
    folder,
    head,
    findBase: async () => base,
    openRepository: never,
    showPolicy: () => {},
    actionRepository: null,
    workflowFile: workflowFile ?? null,
    readChunks: async function* () {
      yield Buffer.from(exported);
    },
    cache: noCache,
    createStore: never,
    event: base.base === null ? 'local' : 'pull_request',
    readHeadCommit: async () => null,
    platform: 'test',
    explainMissingKey: never,
  };
  const settings = readSettings({ 'export-file': 'export.json', ...inputs }, 'input');
  const { change, proved } = await readChange(settings, ports);
  const { report } = await judgeChange(change, ports, {
    load: async (query) => {
      const loaded = await loadExport(settings, query, ports);
      return { ...loaded, selection: withEarlier?.(loaded.selection) ?? loaded.selection };
    },
    proved,
    mustLoad: false,
  });
  return report;
}
