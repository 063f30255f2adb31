import { duration } from '../../gate/settings.ts';
import { createRemoteCommits, listOrganisation } from '../../io/github-repositories.ts';
import type { Redactor } from '../../report/redact.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { exitStatus } from '../exit-status.ts';
import { commandSettings } from '../option-settings.ts';
import { githubAccess } from '../ports/github-repository.ts';
import { localExportPorts } from '../ports/local-ports.ts';
import { readPolicyText } from '../ports/policy-text.ts';
import { createTerminalLog, writeOutputs } from '../ports/terminal.ts';
import { saveExport } from '../save-export.ts';
import { createRepositoryFilter } from '../sweep/choose-repositories.ts';
import { createPacedApi, createProgressLog, repositoryPages } from '../sweep/ports/paced-api.ts';
import { splitPatterns } from '../sweep/ports/run-sweep.ts';
import { isComplete } from './counts.ts';
import type { GivenPolicy } from './read-pull.ts';
import { renderReplayJson } from './render-replay-json.ts';
import { renderReplay } from './render-replay-text.ts';
import { replay } from './replay.ts';
import { createSharedCommits } from './shared-commits.ts';

/** The value of `--config` that stands for each repository's own policy. */
const ownPolicy = 'own';

/**
 * Judges recently merged pull requests and returns the exit status. The command fails if the results are
 * incomplete, but not if a pull request would have been blocked.
 */
export async function replayCommand(invocation: Invocation, redact: Redactor): Promise<number> {
  const { values, outputs } = invocation;
  const { organisation, repository, period } = readReplayChoice(invocation);
  const { log, progress } = createTerminalLog(redact);
  const { config: _, ...otherValues } = values;
  const settings = commandSettings(otherValues, true);
  const policies = await readPolicies(invocation.valuesOf('config'));
  for (const caution of settings.cautions) log(caution);
  const { api, pace } = await createPacedApi(githubAccess(), log);
  const reasonToLeaveOut = createRepositoryFilter({
    include: splitPatterns(values.include),
    exclude: splitPatterns(values.exclude),
    properties: [],
    archived: organisation === null || values.archived !== undefined,
    forks: organisation === null || values.forks !== undefined,
  });
  // Each repository that the organisation's policy refers to is opened once for all pull requests.
  const commitsByName = new Map<string, ReturnType<typeof createRemoteCommits>>();
  const { report, save } = await replay(
    settings,
    {
      organisation,
      period,
      policies,
      leavesOut: (each) => reasonToLeaveOut(each) !== null,
      progress: createProgressLog('pull requests', pace, { screen: progress, log }),
    },
    {
      ...localExportPorts(log, progress),
      async openRepository({ owner, name }) {
        const key = `${owner}/${name}`;
        const commits = commitsByName.get(key) ?? createRemoteCommits(api, { owner, name }, 'HEAD');
        commitsByName.set(key, commits);
        return commits;
      },
      api,
      openCommits: createSharedCommits(api),
      pages:
        organisation === null
          ? repositoryPages(api, [repository])
          : listOrganisation(api, organisation),
      requests: pace.made,
      redact,
    },
  );
  const { caution } = report.export;
  if (caution !== null) log(caution);
  await writeOutputs(outputs, (format, options) =>
    format === 'json' ? renderReplayJson(report, redact) : redact(renderReplay(report, options)),
  );
  await saveExport(save, log);
  return isComplete(report) ? exitStatus.pass : exitStatus.error;
}

/** @throws UsageError if an option is invalid, missing, or incompatible with `--replay` */
function readReplayChoice({ values, argument, outputs }: Invocation) {
  const { org: organisation = null, repo = null, replay: time = '' } = values;
  const period = duration().safeParse(time);
  if (!period.success) {
    throw new UsageError(
      `--replay: ${JSON.stringify(time)} is not a duration of at most 365d, such as 90d.`,
    );
  }
  if ((organisation === null) === (repo === null)) {
    throw new UsageError('--replay requires either --repo OWNER/NAME or --org NAME.');
  }
  if (argument !== '.') throw new UsageError('--replay reads from GitHub and takes no folder.');
  for (const name of ['base', 'staged', 'show-policy'] as const) {
    if (values[name] !== undefined)
      throw new UsageError(`--replay and --${name} cannot be combined.`);
  }
  const unsupported = outputs.find(({ format }) => !['table', 'json'].includes(format));
  if (unsupported !== undefined)
    throw new UsageError(`--replay does not support the ${unsupported.format} format. Use json.`);
  if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
    throw new UsageError(`--org: ${JSON.stringify(organisation)} is not an organisation name.`);
  }
  const [, owner = '', name = ''] = /^([\w-]+)\/([\w.-]+)$/.exec(repo ?? '') ?? [];
  if (repo !== null && name === '') {
    throw new UsageError(
      `--repo: ${JSON.stringify(repo)} is not OWNER/NAME. With --replay, @REF is not allowed, because only pull requests into the default branch are judged.`,
    );
  }
  return { organisation, repository: { owner, name }, period: period.data };
}

/**
 * Reads one policy, or two policies to compare, from the values of `--config`. Without values, each
 * repository's own policy applies.
 */
async function readPolicies(names: readonly string[]): Promise<GivenPolicy[]> {
  if (names.length > 2)
    throw new UsageError('--config: at most two policies are allowed with --replay.');
  if (names.length === 2 && names[0] === names[1]) {
    throw new UsageError(`--config: ${JSON.stringify(names[0])} is given twice.`);
  }
  const policyNames = names.length === 0 ? [ownPolicy] : names;
  return Promise.all(
    policyNames.map(async (name) => ({
      name,
      file: name === ownPolicy ? null : { text: await readPolicyText(name) },
    })),
  );
}
