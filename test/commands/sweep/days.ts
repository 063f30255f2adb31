/* Runs `sweep` several times with a state, over several days of an organisation. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JsonSweep, sweepSchema } from '../../../src/commands/sweep/schema.ts';
import { exportDocument, servers } from '../../export-service/corpus.ts';
import {
  createOrganisation,
  type OrganisationRepository,
} from '../../github-service/organisation.ts';
import { type GitHubService, startGitHubService } from '../../github-service/server.ts';
import {
  type EntryStart,
  type FinishedCommand,
  inherited,
  runCommand,
  runInOwnProcess,
} from '../../runner/processes.ts';

const cli = join(import.meta.dirname, '../../../dist/cli.js');
const token = 'ghs_Token0123456789abcdefghijklmnopqrstu';
export const stateKey = 'a-state-key-of-the-tests-0123456789abcdef';

/** How a day's export differs from the corpus. */
export interface Grades {
  /** Scores by `name@version` for servers in the corpus. */
  readonly scores?: Readonly<Record<string, number>>;
  readonly rubric?: string;
  /** How many days later the export is generated. */
  readonly day?: number;
  /** Maximum number of servers in the export; all if absent. */
  readonly most?: number;
}

/** Options for a run, besides the organisation and the state. */
export interface RunOptions {
  readonly words?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The full command, instead of a sweep of the organisation with the state. */
  readonly command?: readonly string[];
  /** Path of the program. */
  readonly program?: string;
  /** Maximum size of a file that the run can write, in kB: simulates a full disk. */
  readonly largestFile?: number;
  /** Called once the process runs, with a function that kills it. */
  readonly started?: (kill: () => void) => void;
  /** Number of days to add to the clocks of the machine and of GitHub. */
  readonly day?: number;
  /** Number of the write during which the run is killed; only with `day`. */
  readonly killAt?: number;
}

/** An organisation over several days. */
export interface Days {
  readonly folder: string;
  readonly service: GitHubService;
  /** Sets the organisation's repositories from now on. */
  readonly set: (
    repositories: readonly OrganisationRepository[],
    hourly?: number,
    login?: string,
  ) => void;
  readonly grade: (grades: Grades) => Promise<void>;
  /** Runs `sweep` with the state. */
  readonly run: (options?: RunOptions) => Promise<FinishedCommand>;
  /** Runs `sweep` and reads its report; `requests` holds only this run's requests. */
  readonly report: (options?: RunOptions) => Promise<{
    readonly found: JsonSweep;
    readonly requests: number;
    readonly err: string;
  }>;
  readonly close: () => Promise<void>;
}

export async function openDays(repositories: readonly OrganisationRepository[]): Promise<Days> {
  const folder = await mkdtemp(join(tmpdir(), 'sweeps-'));
  const service = await startGitHubService({
    token,
    organisation: createOrganisation('acme', repositories),
    limits: { hourly: 12_500 },
  });
  const days: Days = {
    folder,
    service,
    set(next, hourly = 12_500, login = 'acme') {
      service.set({ organisation: createOrganisation(login, next), limits: { hourly } });
    },
    async grade({ scores = {}, rubric = '1.4.0', day = 0, most = servers.length }) {
      const corpus = servers.slice(0, most).map((server) => ({
        ...server,
        versions: Object.fromEntries(
          Object.entries(server.versions).map(([version, scored]) => {
            const score = scores[`${server.name}@${version}`];
            return [version, score === undefined ? scored : { score }];
          }),
        ),
      }));
      const text = JSON.stringify(
        exportDocument(new Date(Date.now() + day * 86_400_000), {}, corpus),
      );
      const graded = text.replaceAll('"rubric_version":"1.4.0"', `"rubric_version":"${rubric}"`);
      await writeFile(join(folder, 'export.json'), graded);
    },
    run({ words = [], command, env = {}, program, largestFile, started, day, killAt } = {}) {
      if (day !== undefined) service.set({ ahead: day * 86_400_000 });
      const moved = {
        NODE_OPTIONS: `--require=${join(import.meta.dirname, 'interrupted.cjs')}`,
        DAYS: `${day}`,
        KILL_AT: `${killAt ?? 0}`,
      };
      const given = {
        ...inherited,
        ...(day === undefined ? {} : moved),
        XDG_CACHE_HOME: join(folder, 'cache'),
        GITHUB_API_URL: service.apiUrl,
        GITHUB_TOKEN: token,
        MCP_GRADE_GATE_STATE_KEY: stateKey,
        ...env,
      };
      const what = words.includes('--repos') ? [] : ['--org', 'acme'];
      const kept = ['--export-file', 'export.json', '--state-file', 'state'];
      const args = command ?? ['sweep', ...what, ...kept, ...words];
      if (largestFile !== undefined)
        return runLimited(args, { cwd: folder, env: given }, largestFile);
      if (program === undefined && started === undefined && day === undefined) {
        return runCommand(args, { cwd: folder, env: given });
      }
      return new Promise((resolve) => {
        const child = execFile(
          process.execPath,
          [program ?? cli, ...args],
          { cwd: folder, env: given, maxBuffer: 1 << 28 },
          (error, out, err) => resolve({ status: Number(error?.code ?? 0), out, err }),
        );
        started?.(() => void child.kill('SIGKILL'));
      });
    },
    async report({ words = [], ...rest } = {}) {
      service.requests.length = 0;
      const { out, err } = await days.run({ words: [...words, '--json'], ...rest });
      if (out === '') throw new Error(err);
      if ([stateKey, token].some((secret) => `${out}${err}`.includes(secret))) {
        throw new Error('a secret is in the output');
      }
      return { found: sweepSchema.parse(JSON.parse(out)), requests: service.requests.length, err };
    },
    async close() {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await days.grade({});
  return days;
}

/** Runs the command line in a process that cannot write files above a certain size. */
async function runLimited(
  args: readonly string[],
  { cwd, env }: Pick<EntryStart, 'cwd' | 'env'>,
  largestFile: number,
): Promise<FinishedCommand> {
  const written = { out: '', err: '' };
  const status = await runInOwnProcess(
    { entry: cli, args, cwd, env, largestFile },
    (text, stream) => {
      written[stream] += text;
    },
  );
  return { status, ...written };
}

/** Returns a report without the parts that differ from run to run: the requests and the times. */
export function timeless({ run, ...found }: JsonSweep): object {
  const { requests, ...rest } = run;
  const text = JSON.stringify({ ...found, run: rest });
  const isTime = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g;
  return JSON.parse(text.replace(isTime, '"then"'));
}
