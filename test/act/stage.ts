/*
 * An environment for running workflows: repositories that stand in for those on GitHub, the embedded
 * services, and act as the runner. GitHub's own actions, which a test machine cannot run, have stand-ins in
 * `actions/`, and `gh` has one in `bin/`.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { bad, clientFile } from '../commands/sweep/organisation.ts';
import { good } from '../detection/variants/cases.ts';
import { readable } from '../docs/actionlint.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import type { ServiceExtension } from '../github-service/extension.ts';
import { createGitData } from '../github-service/git-data.ts';
import { type IssueService, issueService } from '../github-service/issues.ts';
import { createOrganisation } from '../github-service/organisation.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';
import { commitAll, git } from '../runner/git.ts';
import { jobToken, type Sides } from '../runner/runner.ts';

const root = join(import.meta.dirname, '../..');
const actionsRepository = 'octo-tools/mcp-grade-gate';
const apiKey = 'the-key-of-the-service-0123456789abcdef';
const stateKey = 'a-state-key-of-the-tests-0123456789abcdef';
const appKey = 'a-private-key-of-the-tests-0123456789abcdef';
/** The token that the stand-in for actions/create-github-app-token issues. */
const appToken = 'not-a-token';
const secrets = {
  GITHUB_TOKEN: jobToken,
  MCP_GRADE_GATE_API_KEY: apiKey,
  SWEEP_APP_KEY: appKey,
  SWEEP_STATE_KEY: stateKey,
  LISTS_APP_KEY: appKey,
};
const variables = { SWEEP_APP_CLIENT_ID: 'Iv23xyz', LISTS_APP_CLIENT_ID: 'Iv23abc' };

/** The result of running act. */
export interface ActRun {
  readonly succeeded: boolean;
  /** All log lines from all jobs, without the step durations. */
  readonly log: string;
  /** The number of requests to the embedded services: those for the export, and those to GitHub. */
  readonly requests: { readonly service: number; readonly github: number };
}

export interface Stage {
  readonly service: ExportService;
  readonly github: GitHubService;
  readonly issues: IssueService;
  /** The pull request: its base has a good server, and its head has a bad one. */
  readonly sides: Required<Pick<Sides, 'base' | 'head' | 'merge'>>;
  /**
   * Runs a workflow from `examples/workflows/`, or the given text, on an event.
   *
   * @param commit the event's commit; by default the base
   */
  readonly run: (
    workflow: string,
    event: { readonly name: string; readonly payload: object },
    commit?: string,
  ) => Promise<ActRun>;
  /** Runs a script in a branch's checkout, as other CI systems do. Returns its status and output. */
  readonly runScript: (
    script: string,
    branch: string,
  ) => Promise<{ readonly status: number; readonly log: string }>;
  /** Empties the GitHub Actions cache. */
  readonly emptyCache: () => Promise<void>;
  /** Returns the command lines of all calls to `gh` since the last time, and forgets them. */
  readonly called: () => Promise<string[]>;
  /** Returns the hash that a branch, or `branch:path`, has in the remote repository. */
  readonly branch: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Returns an example's text with this environment's names filled in. */
async function exampleText(workflow: string, commit: string, address: string): Promise<string> {
  const text = workflow.includes('\n')
    ? workflow
    : await readFile(join(root, 'examples/workflows', workflow), 'utf8');
  return readable(text)
    .replaceAll('OWNER/mcp-grade-gate', actionsRepository)
    .replaceAll('COMMIT', commit)
    .replaceAll('https://grades.example.com', address)
    .replaceAll('octo-org', 'octo');
}

/** Creates a copy of our actions' repository as it is on GitHub, and returns its folder and commit. */
async function placeActions(folder: string): Promise<{ folder: string; commit: string }> {
  const place = join(folder, 'github.com', actionsRepository);
  const names = ['action.yml', 'dist', 'gate', 'warm', 'sweep', 'export-diff', '.github/workflows'];
  for (const name of names) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await cp(join(root, name), join(place, name), { recursive: true });
  }
  const commit = await commitAll(place);
  // Replaces `$/`, which GitHub resolves but act does not support.
  for (const name of ['gate.yml', 'sweep.yml']) {
    const file = join(place, '.github/workflows', name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(/uses: \$\/(\S+)/g, `uses: ${actionsRepository}/$1@${commit}`),
    );
  }
  return { folder: place, commit };
}

/**
 * Creates the repositories, and starts the services.
 *
 * @param act the absolute path of act
 */
export async function openStage(act: string): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'act-'));
  const project = join(folder, 'project');
  const policy = '# The policy of the lists.\npreset: recommended\n';
  const place = async (server: object): Promise<string> => {
    await writeFile(join(project, '.mcp.json'), clientFile({ files: server }));
    return commitAll(project);
  };
  await mkdir(project);
  await writeFile(join(project, 'policy.yml'), policy);
  const base = await place(good);
  const head = await place(bad);
  const tree = await git(project, 'rev-parse', 'HEAD^{tree}');
  const merge = await git(project, 'commit-tree', '-m', 'm', '-p', base, '-p', head, tree);
  await git(project, 'branch', 'merged', merge);
  await git(project, 'reset', '-q', '--hard', base);
  await git(project, 'branch', 'head', head);
  const remote = join(folder, 'github.com/octo/project');
  await git(folder, 'clone', '-q', '--bare', project, remote);
  await git(project, 'remote', 'add', 'origin', 'https://github.com/octo/project');
  const own = await placeActions(folder);
  await writeFile(
    join(folder, '.gitconfig'),
    `[url "file://${join(folder, 'github.com')}/"]\n\tinsteadOf = https://github.com/\n[uploadpack]\n\tallowAnySHA1InWant = true\n`,
  );

  const service = await startExportService({ keys: [apiKey], isConditional: true });
  const issues = issueService({ repository: 'octo/project', token: jobToken });
  // A job's token is valid for the entire repository, whose description the sweep reads.
  const described: ServiceExtension = {
    accepts: (token) => (token === jobToken || token === appToken ? true : null),
    route: ({ method, path }) =>
      method !== 'GET' || path !== '/repos/octo/project'
        ? null
        : () => ({
            status: 200,
            body: { full_name: 'octo/project', visibility: 'private', private: true },
          }),
  };
  const sample = join(import.meta.dirname, '../../examples/own-grades/sample.csv');
  const reviews = await readFile(sample, 'utf8');
  const github = await startGitHubService({
    token: jobToken,
    head,
    gitData: createGitData(project),
    organisation: createOrganisation('octo', [
      { name: 'files', files: { '.mcp.json': clientFile({ files: bad }) } },
      { name: 'notes', files: { '.mcp.json': clientFile({ notes: good }) } },
      { name: 'mcp-reviews', files: { 'reviews.csv': reviews } },
    ]),
    extensions: [
      described,
      // Pull request 7 is not among the issues; the service itself handles its comments.
      { route: (call) => (call.path.includes('/issues/7/') ? null : issues.route(call)) },
    ],
  });
  const calls = join(folder, 'calls.log');
  const env = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GH_LOG: calls,
    HOME: folder,
    LC_ALL: 'C.UTF-8',
  };

  const run: Stage['run'] = async (workflow, event, commit = base) => {
    const text = await exampleText(workflow, own.commit, service.url);
    const file = join(folder, 'workflow.yml');
    await writeFile(file, text);
    await writeFile(join(folder, 'event.json'), JSON.stringify(event.payload));
    await git(project, 'checkout', '-q', '-B', 'main', commit);
    service.requests.length = 0;
    github.requests.length = 0;
    // A called workflow can use other actions.
    const called = [...text.matchAll(/\/(\.github\/workflows\/[\w-]+\.yml)@/g)];
    const texts = called.map(([, path = '']) => readFile(join(own.folder, path), 'utf8'));
    const used = [text, ...(await Promise.all(texts))].flatMap((each) => [
      ...each.matchAll(/uses: ([\w-]+\/[\w-]+)(?:\/\S+)?@([0-9a-f]{40})/g),
    ]);
    const replaced = used.map(([, name = '', version]) => {
      const local =
        name === actionsRepository ? own.folder : join(import.meta.dirname, 'actions', name);
      return `${name}@${version}=${local}`;
    });
    const words = [
      event.name,
      ...['-C', project, '-W', file, '-e', join(folder, 'event.json')],
      // Runs jobs directly on this machine, with the stand-in for actions/checkout; nothing is copied.
      ...['-P', 'ubuntu-latest=-self-hosted', '--no-skip-checkout'],
      ...['--action-cache-path', join(folder, 'actions'), '--defaultbranch', 'main'],
      // Turns off masking, to prove that the workflows and actions print no secrets in the first place.
      '--insecure-secrets',
      ...['--cache-server-addr', '127.0.0.1', '--cache-server-path', join(folder, 'cache')],
      ...new Set(replaced.map((each) => `--local-repository=${each}`)),
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...Object.entries(secrets).flatMap(([name, value]) => ['-s', `${name}=${value}`]),
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}=${value}`]),
    ];
    const { PATH = '' } = process.env;
    const path = [join(import.meta.dirname, 'bin'), dirname(process.execPath), PATH];
    return new Promise((resolve) => {
      const options = {
        env: { PATH: path.join(delimiter), HOME: folder },
        maxBuffer: 2 ** 26,
        timeout: 240_000,
      };
      execFile(act, words, options, (error, out, err) => {
        resolve({
          succeeded: error === null,
          log: `${out}${err}`,
          requests: { service: service.requests.length, github: github.requests.length },
        });
      });
    });
  };

  const runScript: Stage['runScript'] = async (script, branch) => {
    await git(project, 'checkout', '-q', branch);
    const text = await exampleText(script, own.commit, service.url);
    const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`;
    const options = {
      ...{ cwd: project, timeout: 240_000, maxBuffer: 2 ** 26 },
      env: { PATH: path, HOME: folder, TMPDIR: folder, MCP_GRADE_GATE_API_KEY: apiKey },
    };
    return new Promise((resolve) => {
      const child = execFile('sh', ['-c', text], options, (_, out, err) => {
        resolve({ status: child.exitCode ?? -1, log: `${out}${err}` });
      });
    });
  };

  return {
    service,
    github,
    issues,
    sides: { base, head, merge },
    run,
    runScript,
    emptyCache: () => rm(join(folder, 'cache'), { recursive: true, force: true }),
    async called() {
      const text = await readFile(calls, 'utf8').catch(() => '');
      await rm(calls, { force: true });
      return text.split('\n').filter((line) => line !== '');
    },
    branch: (name) => git(remote, 'rev-parse', '--verify', name),
    async close() {
      await service.close();
      await github.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Texts that must not appear in any log: the secrets, and each line of a multi-line secret. */
export const hidden: readonly string[] = Object.values(secrets)
  .flatMap((secret) => secret.split('\n'))
  .filter((line) => line.length >= 20 && !line.startsWith('-----'));
