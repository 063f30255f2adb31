import { duration } from '../../gate/settings.ts';
import { listOrganisation, openRemoteCommits } from '../../io/github-repositories.ts';
import { causeOf } from '../../model/failure.ts';
import type { Redactor } from '../../report/redact.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { exitStatus } from '../exit-status.ts';
import { settingsOf } from '../option-settings.ts';
import { githubAccess } from '../ports/github-repository.ts';
import { localExportPorts } from '../ports/local-ports.ts';
import { readPolicyText } from '../ports/policy-text.ts';
import { openLog, writeOutputs } from '../ports/terminal.ts';
import { openChoice } from '../sweep/choose.ts';
import { openPacedApi, pagesOf, progressOf } from '../sweep/ports/paced-api.ts';
import { patternsIn } from '../sweep/ports/run-sweep.ts';
import { isComplete } from './counts.ts';
import { openSharedCommits } from './files.ts';
import type { GivenPolicy } from './read-pull.ts';
import { renderReplayJson } from './render-json.ts';
import { renderReplay } from './render-text.ts';
import { replay } from './replay.ts';

/** How the policy of each repository is called among those of the command line. */
const ownPolicy = 'own';

/**
 * Judges what was merged in the last time. Returns the exit status: what would have failed is no failure
 * of this command, but what could not be read or judged is one.
 */
export async function replayCommand(given: Invocation, redact: Redactor): Promise<number> {
  const { values, outputs } = given;
  const { organisation, repository, period } = chosen(given);
  const { log, progress } = openLog(redact);
  const { config: _, ...others } = values;
  const settings = settingsOf(others, true);
  const policies = await policiesOf(given.valuesOf('config'));
  for (const caution of settings.cautions) log(caution);
  const { api, pace } = await openPacedApi(githubAccess(), log);
  const choice = openChoice({
    include: patternsIn(values.include),
    exclude: patternsIn(values.exclude),
    properties: [],
    archived: organisation === null || values.archived !== undefined,
    forks: organisation === null || values.forks !== undefined,
  });
  // All pull requests share what is read of the repositories of the organisation's policy.
  const opened = new Map<string, ReturnType<typeof openRemoteCommits>>();
  const { report, save } = await replay(
    settings,
    {
      organisation,
      period,
      policies,
      leavesOut: (each) => choice(each) !== null,
      progress: progressOf('pull requests', pace, { screen: progress, log }),
    },
    {
      ...localExportPorts(log, progress),
      async openRepository({ owner, name }) {
        const key = `${owner}/${name}`;
        const commits = opened.get(key) ?? openRemoteCommits(api, { owner, name }, 'HEAD');
        opened.set(key, commits);
        return commits;
      },
      api,
      openCommits: openSharedCommits(api),
      pages:
        organisation === null ? pagesOf(api, [repository]) : listOrganisation(api, organisation),
      requests: pace.made,
      redact,
    },
  );
  const { caution } = report.export;
  if (caution !== null) log(caution);
  await writeOutputs(outputs, (format, options) =>
    format === 'json' ? renderReplayJson(report, redact) : redact(renderReplay(report, options)),
  );
  // A failure to save to the cache does not change what was found.
  await save().catch((error: unknown) => log(`Cache: saving failed: ${causeOf(error)}`));
  return isComplete(report) ? exitStatus.pass : exitStatus.error;
}

/** What the command line chooses. Throws UsageError for what makes no sense together. */
function chosen({ values, argument, outputs }: Invocation) {
  const { org: organisation = null, repo = null, replay: time = '' } = values;
  const period = duration().safeParse(time);
  if (!period.success) {
    throw new UsageError(
      `--replay: ${JSON.stringify(time)} is not a duration such as 90d, at most 365d.`,
    );
  }
  if ((organisation === null) === (repo === null)) {
    throw new UsageError('--replay needs either --repo OWNER/NAME or --org NAME.');
  }
  if (argument !== '.') throw new UsageError('--replay reads from GitHub and takes no folder.');
  for (const name of ['base', 'staged', 'show-policy'] as const) {
    if (values[name] !== undefined)
      throw new UsageError(`--replay and --${name} exclude each other.`);
  }
  const other = outputs.find(({ format }) => !['table', 'json'].includes(format));
  if (other !== undefined)
    throw new UsageError(`--replay has no format ${other.format}: json is one.`);
  if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
    throw new UsageError(`--org: ${JSON.stringify(organisation)} is no name of an organisation.`);
  }
  const [, owner = '', name = ''] = /^([\w-]+)\/([\w.-]+)$/.exec(repo ?? '') ?? [];
  if (repo !== null && name === '') {
    throw new UsageError(
      `--repo: ${JSON.stringify(repo)} is not OWNER/NAME. With --replay it has no @REF: what was merged into the default branch is judged.`,
    );
  }
  return { organisation, repository: { owner, name }, period: period.data };
}

/** The policies that the options name: one, or two side by side; without any that of each repository. */
async function policiesOf(names: readonly string[]): Promise<GivenPolicy[]> {
  if (names.length > 2) throw new UsageError('--config: with --replay there may be two, not more.');
  if (names.length === 2 && names[0] === names[1]) {
    throw new UsageError(`--config: ${JSON.stringify(names[0])} is there twice.`);
  }
  const wanted = names.length === 0 ? [ownPolicy] : names;
  return Promise.all(
    wanted.map(async (name) => ({
      name,
      file: name === ownPolicy ? null : { text: await readPolicyText(name) },
    })),
  );
}
