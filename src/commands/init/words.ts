import { defaultConfigFile } from '../../gate/settings.ts';
import type { Report } from '../../judging/report.ts';
import { onCommandLine } from '../../model/failure.ts';
import type { Failure, Inventory } from '../../model/model.ts';
import {
  type Block,
  code,
  counted,
  firstFew,
  type Inline,
  type Item,
  item,
  type Line,
  line,
  list,
  own,
  paragraph,
  prose,
  section,
} from '../../report/document.ts';
import { countsOf, serverName } from '../../report/words.ts';
import { codeOwnersLines } from './code-owners.ts';
import { updatesItem } from './dependabot.ts';
import type { Setup, SetupOptions } from './setup.ts';
import { checkName, unknownService } from './workflow.ts';

/** How many files are named one by one. */
const maxNamed = 10;

/** What was seen in a repository, in sentences. */
export function seenLines(
  { declarations, files }: Pick<Inventory, 'declarations' | 'files'>,
  { facts, workflow, keepsPolicy }: Setup,
): Line[] {
  const unreadable = files.filter(({ status }) => status === 'unreadable');
  const { withGate, ofQueue, missedByQueue } = facts;
  const lines: readonly (false | Line)[] = [
    declaredLine(declarations),
    unreadable.length > 0 &&
      line`${counted(unreadable.length, 'file')} that may declare servers cannot be read: ${named(unreadable.map(({ path }) => path))}.`,
    withGate.length > 0 && line`The gate is used already, in ${named(withGate)}.`,
    keepsPolicy && line`${defaultConfigFile} is there already, and stays as it is.`,
    ofQueue !== null &&
      line`A merge queue starts ${ofQueue}${own(workflow.isOld ? '' : ', and the gate too')}.`,
    missedByQueue.length > 0 &&
      line`It does not start ${named(missedByQueue)}: add merge_group under "on", or a required check of the gate keeps the queue waiting.`,
  ];
  return lines.filter((each) => each !== false);
}

function declaredLine(declarations: Inventory['declarations']): Line {
  if (declarations.length === 0) {
    return line`This repository declares no MCP servers yet: the gate passes until a change adds one.`;
  }
  const byFile = new Map(declarations.map(({ file, client }) => [file, client]));
  const places = [...byFile].map(([file, client]) => line`${file} (${prose(client)})`);
  const isOfMany = new Set(declarations.map(({ folder }) => folder)).size > 1;
  const all = own(isOfMany ? ' They are in several folders: one step judges them all.' : '');
  return line`This repository declares ${counted(declarations.length, 'MCP server')} in ${named(places)}.${all}`;
}

const named = (all: readonly Inline[]): Line => firstFew(all, maxNamed);

/** Where the documents of the action are. */
function docsOf({ action }: SetupOptions): string {
  const path = 'docs/senders.md';
  return action === null
    ? `${path} of the action's repository`
    : `https://github.com/${action.repository}/blob/${action.commit}/${path}`;
}

/** What fails under the policy today, in a sentence. */
export function judgedLine(report: Report): Line {
  if (report.failure !== null) return unknownToday(report.failure);
  const { servers, failed } = countsOf(report);
  const all = counted(servers, 'server');
  if (failed === 0) return line`Judged today: none of ${all} fails.`;
  const failing = report.servers.filter(({ verdict }) => verdict === 'fail');
  const names = [...new Set(failing.map(serverName))];
  return line`Judged today: ${failed} of ${all} ${own(failed === 1 ? 'fails' : 'fail')}: ${named(names)}. Pull requests that do not touch them pass. mcp-grade-gate check shows why they fail.`;
}

/** Why it is not known what fails today. */
export const unknownToday = (failure: Failure): Line =>
  line`What fails today is not known. ${prose(`${failure.message} ${onCommandLine(failure).remedy}`)}`;

/**
 * What people have to do after the files are written; nothing where nothing is left.
 *
 * @param branch the default branch; null if it is not known
 */
export function nextSteps(
  { edits, workflow, unowned, dependabot }: Setup,
  options: SetupOptions,
  branch: string | null,
): Block {
  const file = workflow.path.replace(/^.*\//, '');
  const target = branch ?? own('the default branch');
  const steps: readonly (false | Item)[] = [
    workflow.lacks.action &&
      item(
        line`Replace OWNER and COMMIT in ${file} and in the policy: OWNER is the account that hosts the action, COMMIT the 40 digits that the page of a release shows.`,
        paragraph(line`Or start again with --action OWNER/mcp-grade-gate@COMMIT.`),
      ),
    workflow.lacks.service &&
      item(
        line`Replace ${unknownService} in ${file} by the address of your grading service.`,
        paragraph(line`Or start again with --base-url URL.`),
      ),
    workflow.missing.length > 0 &&
      item(
        line`Let ${workflow.path} name ${prose(workflow.missing.join(' and '))}: it does not have that in the form that init writes.`,
      ),
    !workflow.isOld &&
      item(
        line`Store the API key of the service as a secret of the repository:`,
        code('gh secret set MCP_GRADE_GATE_API_KEY'),
        paragraph(
          line`For all repositories of an organisation add --org NAME; for Dependabot's pull requests store it again with --app dependabot.`,
        ),
      ),
    edits.length > 0 && item(line`Commit the files, and merge them into ${target}.`),
    !workflow.isOld &&
      item(
        line`Run the gate once by hand: it contacts the service, which shows that key and address work, and judges everything.`,
        code(`gh workflow run ${file}`),
      ),
    !workflow.isOld &&
      item(
        line`Make the check required: Settings, Rules, Rulesets, New branch ruleset. Enforcement status: Active (a new one is Disabled). Target ${target}, and add "${prose(checkName)}" to the required status checks.`,
        paragraph(
          line`Test that it protects: open a pull request that the gate fails, or open one again. "Merge" must be greyed out.`,
        ),
      ),
    !workflow.isOld &&
      item(
        line`Whether people contribute from forks cannot be seen here. By default their pull requests get no key: see ${prose(docsOf(options))}.`,
      ),
    dependabot !== null &&
      item(
        line`Let Dependabot raise the commit of the action: add under "updates" in ${dependabot}, which has a form that init does not edit:`,
        code(updatesItem.join('\n')),
      ),
    unowned.length > 0 &&
      item(
        line`Let nobody loosen the gate without a review: start again with --owners @ORGANISATION/TEAM, or add to CODEOWNERS:`,
        code(codeOwnersLines(unowned, ['@ORGANISATION/TEAM']).join('\n')),
      ),
  ];
  const left = steps.filter((step) => step !== false);
  if (workflow.isOld && left.length > 0) {
    left.push(
      item(
        line`If that is not done yet: store the API key as a secret of the repository, run the gate once by hand, and make its check required. None of it can be seen here.`,
      ),
    );
  }
  const items = left.map(({ line: first, blocks }, at) =>
    item(line`${at + 1}. ${first}`, ...blocks),
  );
  return section(line`What is left to do`, [list(items)]);
}
