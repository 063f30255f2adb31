import type { LoadedExport } from '../../export/loading.ts';
import { evaluate } from '../../judging/evaluation.ts';
import type { Policy } from '../../judging/policy.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { nameOf, severities } from '../../judging/words.ts';
import { GateError } from '../../model/failure.ts';
import type { Phrase, Relaxation } from '../../model/model.ts';
import { listed, say, words } from '../../model/phrase.ts';
import type { RunPorts } from '../ports.ts';
import { editOf } from '../relaxations/edit.ts';
import type { EditedPolicy } from './edited-policy.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import { type ChangedDependency, matchAll } from './judge.ts';

interface Sources {
  /** The export that the verdict needs; null if it needs none. */
  readonly loaded: LoadedExport | null;
  /** Loads it; null if no export can list any of the servers. */
  readonly load: (() => Promise<LoadedExport>) | null;
  /** All servers of the tree, with the packages of manifests that an export lists. */
  readonly serversOf: (loaded: LoadedExport | null) => Promise<readonly ChangedDependency[]>;
}

/**
 * How long a comparison may take, in characters of patterns with wildcards times characters of names: some
 * seconds. The patterns of an edited policy are a stranger's.
 */
const maxWork = 200_000_000;

/**
 * Adds to the relaxations of an edited policy the servers that it judges more mildly. For that the export
 * is loaded even if the verdict does not need it. If it is not available, or the policy has too many
 * patterns, a notice says so.
 *
 * @returns the policy with these relaxations, and what saves the loaded export
 */
export async function nameMilderServers(
  effective: EffectivePolicy,
  ports: Pick<RunPorts, 'now' | 'log' | 'folder'>,
  { loaded, load, serversOf }: Sources,
): Promise<{ readonly effective: EffectivePolicy; readonly save: () => Promise<void> }> {
  const { edited } = effective;
  const save = loaded?.save ?? (async () => {});
  if (edited === null) return { effective, save };
  const unknown = (reason: string) => {
    const notice = `It is not known which servers the edited policy judges less strictly: ${reason}`;
    ports.log(notice);
    return { effective: { ...effective, notices: [...effective.notices, notice] }, save };
  };
  let known = loaded;
  if (known === null && load !== null && edited.relaxations.length > 0) {
    try {
      known = await load();
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      return unknown(error.message);
    }
  }
  const servers = await serversOf(known);
  if (workOf(servers, edited.after) > maxWork) {
    return {
      ...unknown('it has too many patterns for this many servers.'),
      save: known?.save ?? save,
    };
  }
  const milder = milderServers(servers, known, edited, { folder: ports.folder, now: ports.now() });
  return {
    effective: { ...effective, relaxations: [...effective.relaxations, ...milder] },
    save: known?.save ?? save,
  };
}

/** The work of matching the patterns of a policy with all servers; one that is only a name is little. */
function workOf(servers: readonly ChangedDependency[], { values }: Policy): number {
  const { deny, allow, 'first-party': firstParty } = values;
  const matches = [...values.servers, ...values.waivers].map(({ match }) => match);
  const patterns = [...deny, ...allow, ...firstParty, ...matches].filter((each) => each !== null);
  const lengths = patterns.map(({ name, version, text }) =>
    name.includes('*') || version !== null ? text.length : 0,
  );
  const ofNames = servers.map(({ dependency }) => dependency.name?.length ?? 0);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return sum(lengths) * sum(ofNames) + patterns.length * servers.length;
}

/**
 * Judges the servers of the tree under the policy before and after an edit.
 *
 * @param servers those of the tree
 * @param loaded the export; null if there is none: then only what no export can list is judged
 * @returns a relaxation that names those that the edited policy judges more mildly; none if there are none
 */
function milderServers(
  servers: readonly ChangedDependency[],
  loaded: LoadedExport | null,
  { before, after, file }: EditedPolicy,
  { folder, now }: { readonly folder: string; readonly now: number },
): Relaxation[] {
  const judge = (policy: Policy): readonly JudgedDependency[] =>
    evaluate(
      {
        dependencies: matchAll(servers, loaded, policy),
        ...{ files: [], export: null, relaxations: [], scope: 'changed', folder, now },
      },
      policy,
      false,
    ).servers;
  const judgedAfter = judge(after);
  const milder = judge(before).flatMap((was, at): [string, Phrase][] => {
    const is = judgedAfter[at];
    if (is === undefined || was.verdict === null || is.verdict === null) return [];
    if (severities[is.verdict] >= severities[was.verdict]) return [];
    const sentence = say`${nameOf(is)} is ${words(is.verdict)} instead of ${words(was.verdict)}`;
    return [[JSON.stringify(sentence), sentence]];
  });
  // Several declarations may start the same server.
  const sentences = [...new Map(milder).values()];
  return sentences.length === 0
    ? []
    : [
        {
          ...editOf(words('verdicts'), say`under the edited policy ${listed(sentences)}`),
          file,
          span: null,
        },
      ];
}
