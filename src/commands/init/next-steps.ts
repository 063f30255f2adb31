import { defaultConfigFile } from '../../gate/settings.ts';
import {
  type Block,
  code,
  type Item,
  item,
  type Line,
  line,
  list,
  ownText,
  paragraph,
  prose,
  section,
} from '../../report/document.ts';
import { checkName, unknownService, workflowPath } from './workflow.ts';

interface MissingValues {
  readonly action: boolean;
  readonly service: boolean;
}

export function nextSteps(missing: MissingValues, branch: string | null): readonly Block[] {
  const target = branch ?? ownText('the default branch');
  const steps: readonly (readonly [Line, ...Block[]])[] = [
    [
      line`Store the grading service's API key as a repository secret:`,
      code('gh secret set MCP_GRADE_GATE_API_KEY'),
    ],
    [
      line`Commit the files, merge them into ${target}, and run the gate once by hand to check that the key and the address work:`,
      code(`gh workflow run ${workflowPath.replace(/^.*\//, '')}`),
    ],
    [
      line`Make the check required: open Settings > Rules > Rulesets > New branch ruleset. Set Enforcement status to Active (a new ruleset is Disabled). Target ${target}, and add "${prose(checkName)}" to the required status checks.`,
      paragraph(
        line`Test the protection: open a pull request that fails the gate. The "Merge" button must be greyed out.`,
      ),
    ],
    [
      line`Ensure that owners review the files that control the gate: list ${defaultConfigFile}, ${workflowPath}, .github/workflows/actions.lock and .github/CODEOWNERS in .github/CODEOWNERS, and require review from code owners in the ruleset.`,
    ],
    [
      line`In a public repository, choose how pull requests from forks are judged: through a merge queue with on-undecided: warn, or under a policy that allows pull_request_target. See docs/senders.md#public-repositories.`,
    ],
  ];
  const items: Item[] = steps.map(([text, ...blocks], at) =>
    item(line`${at + 1}. ${text}`, ...blocks),
  );
  return [...fillIn(missing), section(line`Next steps`, [list(items)])];
}

function* fillIn({ action, service }: MissingValues): Generator<Block> {
  if (action) {
    yield paragraph(
      line`Replace OWNER and COMMIT in both files, or run init again with --action OWNER/mcp-grade-gate@COMMIT. OWNER is the account that hosts the action. COMMIT is the 40-digit commit on the release page.`,
    );
  }
  if (service) {
    yield paragraph(
      line`Replace ${unknownService} in the workflow with the address of your grading service, or run init again with --base-url URL.`,
    );
  }
}
