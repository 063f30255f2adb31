import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommand, type WorkflowCommand } from './commands.ts';
import { inherited, type Run, runInOwnProcess, runLines } from './processes.ts';

/** A step that uses an action from this repository. */
export interface Step {
  /**
   * The action's folder, relative to the root of the repository; by default the root itself, which holds the
   * gate.
   */
  readonly uses?: string;
  /** Absolute path of the workspace; absent for a job without one. */
  readonly workspace?: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: object };
  /** Additional variables in the job's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each line of the log as the runner would display it. */
  readonly onLine?: (line: string) => void;
  /**
   * Absolute path of the runner's temporary folder, which is emptied before the step; by default, a new
   * folder.
   */
  readonly temporary?: string;
  /**
   * Whether the step follows another step in the same job. If so, the runner's temporary folder is not
   * emptied.
   */
  readonly isLater?: boolean;
  /** Maximum size of a file that the process can write, in kB. */
  readonly largestFile?: number;
  /** The addresses of GitHub's API, which is unreachable by default. */
  readonly github?: {
    readonly apiUrl: string;
    readonly graphqlUrl: string;
    readonly serverUrl?: string;
  };
  /**
   * Absolute path of a folder for all files from the run; by default, a new folder. Steps that run in the
   * same loaded process must share it, because the process looks up the summary file only once.
   */
  readonly folder?: string;
  /** Keeps the files from the run, so that the reports can be inspected. */
  readonly keep?: boolean;
  /** By default, the step runs in a new process. */
  readonly run?: Run;
}

export interface StepResult {
  readonly exitCode: number;
  /** Lines that are not commands, with masked values shown as `***`. */
  readonly log: readonly string[];
  readonly annotations: readonly WorkflowCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  /** The job summary as Markdown. */
  readonly summary: string;
  /** The report files by name. */
  readonly files: Readonly<Record<string, string>>;
  /** All output from the process, except for commands that mask values. */
  readonly everything: string;
}

const root = join(import.meta.dirname, '../..');

/** The value of `github.token`. */
export const jobToken = 'ghs_TokenOfTheJob0123456789abcdefghijkl';

/** Runs the bundled action as a runner does, with the runner's variables and command files. */
export async function runStep(step: Step): Promise<StepResult> {
  const temporary = step.folder ?? (await mkdtemp(join(tmpdir(), 'runner-')));
  const commandFiles = ['output', 'summary', 'env', 'path', 'state'] as const;
  const runnerTemp = step.temporary ?? join(temporary, 'temp');
  if (!step.isLater) await rm(runnerTemp, { recursive: true, force: true });
  await mkdir(runnerTemp, { recursive: true });
  await mkdir(join(temporary, 'files'), { recursive: true });
  for (const name of commandFiles) await writeFile(join(temporary, 'files', name), '');
  const event = step.event ?? pullRequest();
  await writeFile(join(temporary, 'event.json'), JSON.stringify(event.payload));
  const { entry, defaults } = await readAction(join(root, step.uses ?? ''));
  const inputs = Object.entries({ ...defaults, ...step.inputs }).map(
    ([name, value]) => [`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`, value] as const,
  );
  const env = {
    ...inherited,
    HOME: temporary,
    GITHUB_ACTIONS: 'true',
    CI: 'true',
    GITHUB_ACTOR: 'octocat',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(temporary, 'event.json'),
    GITHUB_REPOSITORY: 'octo/project',
    GITHUB_SERVER_URL: step.github?.serverUrl ?? 'https://github.com',
    GITHUB_API_URL: step.github?.apiUrl ?? 'https://api.github.invalid',
    GITHUB_GRAPHQL_URL: step.github?.graphqlUrl ?? 'https://api.github.invalid/graphql',
    GITHUB_WORKFLOW: 'MCP grades',
    GITHUB_WORKFLOW_REF: 'octo/project/.github/workflows/grades.yml@refs/pull/7/merge',
    GITHUB_JOB: 'grades',
    GITHUB_RUN_ID: '1234567890',
    GITHUB_SHA: 'a'.repeat(40),
    ...(step.workspace === undefined ? {} : { GITHUB_WORKSPACE: step.workspace }),
    RUNNER_TEMP: runnerTemp,
    GITHUB_OUTPUT: join(temporary, 'files', 'output'),
    GITHUB_STEP_SUMMARY: join(temporary, 'files', 'summary'),
    GITHUB_ENV: join(temporary, 'files', 'env'),
    GITHUB_PATH: join(temporary, 'files', 'path'),
    GITHUB_STATE: join(temporary, 'files', 'state'),
    ...Object.fromEntries(inputs),
    ...step.env,
  };
  const log: string[] = [];
  const annotations: WorkflowCommand[] = [];
  const masks: string[] = [];
  const lines: string[] = [];
  const start = { entry, cwd: step.workspace ?? temporary, env, largestFile: step.largestFile };
  const exitCode = await runLines(step.run ?? runInOwnProcess, start, (line) => {
    const command = parseCommand(line);
    if (command?.name === 'add-mask') {
      masks.push(command.data);
      return;
    }
    lines.push(line);
    if (command !== null && ['error', 'warning', 'notice'].includes(command.name)) {
      annotations.push(command);
    }
    const shown = masks.reduce(
      (text, mask) => text.replaceAll(mask, '***'),
      shownAs(line, command),
    );
    log.push(shown);
    step.onLine?.(shown);
  });

  const commandFile = (name: string): Promise<string> =>
    readFile(join(temporary, 'files', name), 'utf8');
  const outputs = parseOutputs(await commandFile('output'));
  const summary = await commandFile('summary');
  const files: Record<string, string> = {};
  for (const [name, path] of Object.entries(outputs)) {
    if (name.endsWith('-file') && path !== '') files[name] = await readFile(path, 'utf8');
  }
  if (!step.keep) await rm(temporary, { recursive: true, force: true });
  const everything = [...lines, summary, JSON.stringify(outputs), ...Object.values(files)].join(
    '\n',
  );
  return { exitCode, log, annotations, outputs, summary, files, everything };
}

/** A pull request's commits and target branch. */
export interface Sides {
  readonly base: string;
  readonly head: string;
  /** GitHub's merge of the two commits. */
  readonly merge?: string;
  readonly branch?: string;
}

/** Returns the event for a pull request within the repository. */
export function pullRequest(
  from = 'octo/project',
  { base, head, merge, branch = 'main' }: Sides = { base: 'b'.repeat(40), head: 'c'.repeat(40) },
): { name: string; payload: object } {
  return {
    name: 'pull_request',
    payload: {
      action: 'opened',
      number: 7,
      pull_request: {
        number: 7,
        ...(merge === undefined ? {} : { merge_commit_sha: merge }),
        base: { sha: base, ref: branch, repo: { full_name: 'octo/project' } },
        head: { sha: head, ref: 'change', repo: { full_name: from } },
      },
      repository,
    },
  };
}

/** Returns an event of another type, with its base if it has one. */
export function otherEvent(name: string, { base, head }: Sides): { name: string; payload: object } {
  const payloads: Readonly<Record<string, object>> = {
    push: { before: base, after: head },
    merge_group: {
      merge_group: { base_sha: base, head_sha: head, base_ref: 'refs/heads/main' },
    },
  };
  return { name, payload: { ...payloads[name], repository } };
}

const repository = {
  name: 'project',
  full_name: 'octo/project',
  owner: { login: 'octo' },
  default_branch: 'main',
};

/**
 * Reads an action's `action.yml`: the program that the runner starts, and the default values of its inputs.
 */
async function readAction(
  folder: string,
): Promise<{ entry: string; defaults: Record<string, string> }> {
  const text = await readFile(join(folder, 'action.yml'), 'utf8');
  const inputs = text.slice(text.indexOf('\ninputs:'), text.indexOf('\noutputs:'));
  const defaults: Record<string, string> = {};
  for (const [, name, body] of inputs.matchAll(/^ {2}([a-z-]+):\n((?: {4}.*\n)+)/gm)) {
    const value = /^ {4}default: (.*)$/m.exec(body ?? '')?.[1] ?? '';
    defaults[name ?? ''] = value
      .replace(/^(['"])(.*)\1$/, '$2')
      .replace('${{ github.token }}', jobToken);
  }
  const [, main = ''] = /^ {2}main: (.*)$/m.exec(text) ?? [];
  return { entry: join(folder, main), defaults };
}

function shownAs(line: string, command: WorkflowCommand | null): string {
  if (command === null) return line;
  switch (command.name) {
    case 'group':
      return `▸ ${command.data}`;
    case 'endgroup':
      return '';
    default:
      return `${command.name}: ${command.data}`;
  }
}

/** Parses the `GITHUB_OUTPUT` format: `name<<delimiter`, lines, delimiter. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name, , value] of text.matchAll(/^(\S+?)<<(\S+)\n([\s\S]*?)\n\2$/gm)) {
    outputs[name ?? ''] = value ?? '';
  }
  return outputs;
}
