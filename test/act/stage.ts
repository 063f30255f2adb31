/*
 * A place for workflows to run in: repositories that stand in for those on GitHub, the embedded services,
 * and act as the runner. What no machine of tests can have is left out: GitHub's own actions have
 * stand-ins in `actions/`, and `gh` in `bin/`.
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
/** What the stand-in of actions/create-github-app-token makes. */
const appToken = 'not-a-token';
const secrets = {
  GITHUB_TOKEN: jobToken,
  MCP_GRADE_GATE_API_KEY: apiKey,
  SWEEP_APP_KEY: appKey,
  SWEEP_STATE_KEY: stateKey,
  LISTS_APP_KEY: appKey,
};
const variables = { SWEEP_APP_CLIENT_ID: 'Iv23xyz', LISTS_APP_CLIENT_ID: 'Iv23abc' };

/** What a run of act did. */
export interface ActRun {
  readonly succeeded: boolean;
  /** All lines of all jobs, without the time that each step took. */
  readonly log: string;
  /** How many requests of each kind the embedded services got: those for the export, and those for GitHub. */
  readonly requests: { readonly service: number; readonly github: number };
}

export interface Stage {
  readonly service: ExportService;
  readonly github: GitHubService;
  readonly issues: IssueService;
  /** The pull request: its base has a good server, its head a bad one. */
  readonly sides: Required<Pick<Sides, 'base' | 'head' | 'merge'>>;
  /**
   * Runs a workflow of `examples/workflows/`, or the given text, on an event.
   *
   * @param commit the commit that the event is about; by default the base
   */
  readonly run: (
    workflow: string,
    event: { readonly name: string; readonly payload: object },
    commit?: string,
  ) => Promise<ActRun>;
  /** Runs a script in the checkout of a branch, as any other CI does. Returns its status and output. */
  readonly runScript: (
    script: string,
    branch: string,
  ) => Promise<{ readonly status: number; readonly log: string }>;
  /** From now on the cache of GitHub Actions is empty. */
  readonly emptyCache: () => Promise<void>;
  /** The lines with which `gh` was called since the last time, and forgets them. */
  readonly called: () => Promise<string[]>;
  /** A branch of the repository that was pushed to it. */
  readonly branch: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** An example with the names of this place in it. */
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

/** Our actions as their repository has them on GitHub; its folder and its commit. */
async function placeActions(folder: string): Promise<{ folder: string; commit: string }> {
  const place = join(folder, 'github.com', actionsRepository);
  const names = ['action.yml', 'dist', 'gate', 'warm', 'sweep', 'export-diff', '.github/workflows'];
  for (const name of names) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await cp(join(root, name), join(place, name), { recursive: true });
  }
  const commit = await commitAll(place);
  // What `$/` stands for on GitHub; act does not know it.
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

/** Makes the repositories, and starts the services. @param act absolute path of act */
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
  // The token of a job is right for all of its repository, whose description the sweep reads.
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
      // The pull request, 7, is none of the issues: the service itself has its comments.
      { route: (call) => (call.path.includes('/issues/7/') ? null : issues.route(call)) },
    ],
  });
  const calls = join(folder, 'calls.log');
  const env = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GH_LOG: calls,
    HOME: folder,
    // Dates of commits that workflows make.
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
    // A called workflow uses actions of its own.
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
      // On this machine itself; the stand-in of actions/checkout is used, nothing is copied.
      ...['-P', 'ubuntu-latest=-self-hosted', '--no-skip-checkout'],
      ...['--action-cache-path', join(folder, 'actions'), '--defaultbranch', 'main'],
      // Not masked: what the workflows and the actions print has no secret in it to begin with.
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

/** What no line of a log may have: the secrets, and each line of those with several. */
export const hidden: readonly string[] = Object.values(secrets)
  .flatMap((secret) => secret.split('\n'))
  .filter((line) => line.length >= 20 && !line.startsWith('-----'));
