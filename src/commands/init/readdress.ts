import { stringify } from 'yaml';
import { actionNameOf, isGate } from '../../gate/settings.ts';
import { type ActionAddress, usesLine } from './address.ts';
import { policyLinks } from './policy.ts';

/** What the gate's step is to name; null for what stays as it is. */
export interface NewAddresses {
  readonly action: ActionAddress | null;
  readonly baseUrl: string | null;
}

/** A workflow with new addresses. */
export interface Readdressed {
  readonly text: string;
  /** The action that it named before; null if no line has the form that is written. */
  readonly old: ActionAddress | null;
  /** What it is to name and has no line for in the form that is written, in words. */
  readonly missing: readonly string[];
}

/** The lines of a step as they are written: `COMMIT` stands for one that was not known. */
const usesForm = /^( *- uses: )([\w-]+\/[\w.-]+)@([0-9a-f]{40}|COMMIT)(?: # v[\w.+-]+)?(?=\r?$)/gm;
const serviceForm = /^( *base-url: )(?:\S.*?)( # the grading service)(?=\r?$)/gm;

/**
 * Writes new addresses over those of a workflow that was written before, whatever else people have changed
 * in it.
 */
export function readdressed(workflow: string, { action, baseUrl }: NewAddresses): Readdressed {
  const ours = [...workflow.matchAll(usesForm)].filter(([, , name = '']) =>
    isGate(actionNameOf(name), action?.repository ?? null),
  );
  const [found] = ours.length === 1 ? ours : [];
  const [, , repository = '', commit = ''] = found ?? [];
  const hasService = workflow.match(serviceForm)?.length === 1;
  const uses = action === null ? null : usesLine(action);
  const url = baseUrl === null ? null : stringify(baseUrl).trimEnd();
  const named = workflow.replace(usesForm, (line, head: string, name: string) =>
    uses === null || line !== found?.[0] || name !== repository ? line : head + uses,
  );
  return {
    text: named.replace(serviceForm, (line, head: string, comment: string) =>
      url === null || !hasService ? line : head + url + comment,
    ),
    old: found === undefined ? null : { repository, commit, version: null },
    missing: [
      ...(action === null || found !== undefined || workflow.includes(`@${action.commit}`)
        ? []
        : [`the action ${action.repository}@${action.commit}`]),
      // The address of a gate that was not written here may come from anywhere, such as a variable.
      ...(url === null || hasService || found === undefined || workflow.includes(url)
        ? []
        : [`the address ${url}`]),
    ],
  };
}

/** A policy whose comments link the files of another commit. */
export function relinked(policy: string, old: ActionAddress, action: ActionAddress): string {
  const links = policyLinks(action);
  return policyLinks(old).reduce(
    (text, link, at) => text.replaceAll(link, links[at] ?? link),
    policy,
  );
}
