import { defaultConfigFile } from '../../gate/settings.ts';
import type { Report } from '../../judging/report.ts';
import { onCommandLine } from '../../model/failure.ts';
import type { Inventory } from '../../model/model.ts';
import { quoted } from '../../report/text.ts';
import { countsOf, plural, serverName } from '../../report/words.ts';
import { codeOwnersLines } from './code-owners.ts';
import { updatesItem } from './dependabot.ts';
import type { Setup, SetupOptions } from './setup.ts';
import { checkName, unknownService } from './workflow.ts';

/** How many files are named one by one. */
const maxNamed = 10;

/** What was seen in a repository, in sentences. */
export function seenWords(
  { declarations, files }: Pick<Inventory, 'declarations' | 'files'>,
  { facts, workflow, keepsPolicy }: Setup,
): string[] {
  const unreadable = files.filter(({ status }) => status === 'unreadable');
  const { withGate, ofQueue, missedByQueue } = facts;
  return [
    serverWords(declarations),
    ...(unreadable.length === 0
      ? []
      : [
          `${plural(unreadable.length, 'file')} that may declare servers cannot be read: ${listOf(unreadable.map(({ path }) => quoted(path)))}.`,
        ]),
    ...(withGate.length === 0
      ? []
      : [`The gate is used already, in ${listOf(withGate.map((path) => quoted(path)))}.`]),
    ...(keepsPolicy ? [`${defaultConfigFile} is there already, and stays as it is.`] : []),
    ...(ofQueue === null
      ? []
      : [`A merge queue starts ${quoted(ofQueue)}${workflow.isOld ? '' : ', and the gate too'}.`]),
    ...(missedByQueue.length === 0
      ? []
      : [
          `It does not start ${listOf(missedByQueue.map((path) => quoted(path)))}: add merge_group under "on", or a required check of the gate keeps the queue waiting.`,
        ]),
  ];
}

function serverWords(declarations: Inventory['declarations']): string {
  if (declarations.length === 0) {
    return 'This repository declares no MCP servers yet: the gate passes until a change adds one.';
  }
  const byFile = new Map(declarations.map(({ file, client }) => [file, client]));
  const named = [...byFile].map(([file, client]) => `${quoted(file)} (${client})`);
  const folders = new Set(declarations.map(({ folder }) => folder));
  const all = folders.size > 1 ? ' They are in several folders: one step judges them all.' : '';
  const servers = plural(declarations.length, 'MCP server');
  return `This repository declares ${servers} in ${listOf(named)}.${all}`;
}

/** Names of a list, the first ones if there are many. */
function listOf(names: readonly string[]): string {
  const rest = names.length - maxNamed;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `${names.slice(0, maxNamed).join(', ')}${more}`;
}

/** Where the documents of the action are. */
function docsOf({ action }: SetupOptions): string {
  const path = 'docs/forks.md';
  return action === null
    ? `${path} of the action's repository`
    : `https://github.com/${action.repository}/blob/${action.commit}/${path}`;
}

/** What fails under the policy today, in a sentence. */
export function judgedWords(report: Report): string {
  if (report.failure !== null) {
    return `What fails today is not known. ${report.failure.message} ${onCommandLine(report.failure).remedy}`;
  }
  const { servers, failed } = countsOf(report);
  if (failed === 0) return `Judged today: none of ${plural(servers, 'server')} fails.`;
  const failing = report.servers.filter(({ verdict }) => verdict === 'fail');
  const names = new Set(failing.map((server) => quoted(serverName(server))));
  return `Judged today: ${failed} of ${plural(servers, 'server')} ${failed === 1 ? 'fails' : 'fail'}: ${listOf([...names])}. Pull requests that do not touch them pass. mcp-grade-gate check shows why they fail.`;
}

/**
 * What people have to do after the files are written, each in one or more lines.
 *
 * @param branch the default branch; null if it is not known
 */
export function nextSteps(
  { edits, workflow, unowned, dependabot }: Setup,
  options: SetupOptions,
  branch: string | null,
): string[][] {
  const file = workflow.path.replace(/^.*\//, '');
  const target = branch === null ? 'the default branch' : quoted(branch);
  const steps: readonly (false | string[])[] = [
    workflow.lacks.action && [
      `Replace OWNER and COMMIT in ${file} and in the policy: OWNER is the account that hosts the action, COMMIT the 40 digits that the page of a release shows.`,
      'Or start again with --action OWNER/mcp-grade-gate@COMMIT.',
    ],
    workflow.lacks.service && [
      `Replace ${unknownService} in ${file} by the address of your grading service.`,
      'Or start again with --base-url URL.',
    ],
    workflow.missing.length > 0 && [
      `Let ${quoted(workflow.path)} name ${workflow.missing.join(' and ')}: it does not have that in the form that init writes.`,
    ],
    !workflow.isOld && [
      'Store the API key of the service as a secret of the repository:',
      'gh secret set MCP_GRADE_GATE_API_KEY',
      "For all repositories of an organisation add --org NAME; for Dependabot's pull requests store it again with --app dependabot.",
    ],
    edits.length > 0 && [`Commit the files, and merge them into ${target}.`],
    !workflow.isOld && [
      'Run the gate once by hand: it contacts the service, which shows that key and address work, and judges everything.',
      `gh workflow run ${file}`,
    ],
    !workflow.isOld && [
      `Make the check required: Settings, Rules, Rulesets, New branch ruleset. Enforcement status: Active (a new one is Disabled). Target ${target}, and add "${checkName}" to the required status checks.`,
      'Test that it protects: open a pull request that the gate fails, or open one again. "Merge" must be greyed out.',
    ],
    !workflow.isOld && [
      `Whether people contribute from forks cannot be seen here. By default their pull requests get no key: see ${docsOf(options)}.`,
    ],
    dependabot !== null && [
      `Let Dependabot raise the commit of the action: add under "updates" in ${dependabot}, which has a form that init does not edit:`,
      ...updatesItem,
    ],
    unowned.length > 0 && [
      'Let nobody loosen the gate without a review: start again with --owners @ORGANISATION/TEAM, or add to CODEOWNERS:',
      ...codeOwnersLines(unowned, ['@ORGANISATION/TEAM']),
    ],
  ];
  return steps.filter((step) => step !== false);
}
