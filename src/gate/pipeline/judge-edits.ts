import type { LoadedExport } from '../../export/loading.ts';
import { type Evaluation, evaluate } from '../../judging/evaluation.ts';
import type { Policy } from '../../judging/policy.ts';
import { fileRules } from '../../judging/rules.ts';
import { severities, versionedName } from '../../judging/verdict-words.ts';
import { GateError } from '../../model/failure.ts';
import type { Phrase, Relaxation, Verdict, WaiverReport } from '../../model/model.ts';
import { countPhrase, distinctBy, joinList, ourWords, say } from '../../model/phrase.ts';
import { plainText } from '../../report/report-messages.ts';
import type { RunPorts } from '../ports.ts';
import type { EditedPolicy } from './edited-policy.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import { type ChangedDependency, matchAll } from './judge.ts';

interface Sources {
  /** The export that the verdict requires; null if the verdict requires none. */
  readonly loaded: LoadedExport | null;
  /** Loads the export; null if no export can list any server in the tree. */
  readonly load: (() => Promise<LoadedExport>) | null;
  /** Returns all servers in the tree, including manifest packages that an export lists. */
  readonly loadServers: (loaded: LoadedExport | null) => Promise<readonly ChangedDependency[]>;
}

/**
 * Maximum work for a comparison: the total length of the wildcard patterns multiplied by the total length of
 * the names. This much work takes a few seconds. The limit is needed because the patterns of an edited policy
 * are untrusted.
 */
const maxWork = 200_000_000;

/**
 * Completes the relaxations of an edited policy: adds the servers in the tree that the edited policy judges
 * less strictly, and omits waivers that cover nothing. Loads the export to find these servers, even if the
 * verdict does not require the export. If the export is unavailable, or the policy has too many patterns,
 * adds a notice instead.
 *
 * @returns the policy with the completed relaxations, and a function that saves the loaded export
 */
export async function judgeEdits(
  effective: EffectivePolicy,
  ports: Pick<RunPorts, 'now' | 'log' | 'folder'>,
  { loaded, load, loadServers }: Sources,
): Promise<{ readonly effective: EffectivePolicy; readonly save: () => Promise<void> }> {
  const { edited } = effective;
  const save = loaded?.save ?? (async () => {});
  if (edited === null) return { effective, save };
  const where = { folder: ports.folder, now: ports.now() };
  // Expired and refused waivers can be determined without servers.
  const [evaluationBefore, evaluationNow] = [edited.before, edited.after].map((policy) =>
    judged([], null, policy, where),
  ) as [Evaluation, Evaluation];
  const refused = evaluationBefore.waivers.filter(({ status }) => status === 'refused');
  const active = withUse(edited.relaxations, evaluationNow).filter(
    ({ unlessRefused }) =>
      unlessRefused === undefined || refused.some(({ waiver }) => waiver === unlessRefused),
  );
  const result = (
    relaxations: readonly Relaxation[],
    saving: () => Promise<void>,
    notices: readonly string[] = [],
  ) => {
    const others = effective.relaxations.filter(
      (each) => !edited.relaxations.some((one) => one === each),
    );
    return {
      effective: {
        ...effective,
        relaxations: [...relaxations, ...others],
        notices: [...effective.notices, ...notices],
      },
      save: saving,
    };
  };
  const unknown = (reason: string, saving = save) => {
    const notice = `The gate could not determine which servers the edited policy judges less strictly: ${reason}`;
    ports.log(notice);
    return result(active, saving, [notice]);
  };
  let loadedExport = loaded;
  if (loadedExport === null && load !== null && active.length > 0) {
    try {
      loadedExport = await load();
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      return unknown(error.message);
    }
  }
  const servers = await loadServers(loadedExport);
  const saving = loadedExport?.save ?? save;
  if (matchingWork(servers, edited.after) > maxWork) {
    return unknown('the policy has too many patterns for this many servers.', saving);
  }
  const [before, after] = [edited.before, edited.after].map((policy) =>
    judged(servers, loadedExport, policy, where),
  ) as [Evaluation, Evaluation];
  const isWhole = after.servers.every(({ match }) => match !== null);
  const counted = isWhole ? withUse(active, after, 'unused') : active;
  const idle = active.filter((each) => !counted.includes(each));
  const notices = idle.map(
    ({ message }) => `${plainText(message)}, but the waiver has no effect here.`,
  );
  const milder = milderServers(before, after);
  const none = isWhole ? [say`no server here would be judged less strictly`] : [];
  return result(withEffect(counted, milder.length > 0 ? milder : none), saving, notices);
}

/**
 * Returns the work required to match a policy's patterns against all servers. A pattern without wildcards
 * costs almost nothing.
 */
function matchingWork(servers: readonly ChangedDependency[], { values }: Policy): number {
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

const judged = (
  servers: readonly ChangedDependency[],
  loaded: LoadedExport | null,
  policy: Policy,
  { folder, now }: { readonly folder: string; readonly now: number },
): Evaluation =>
  evaluate(
    {
      dependencies: matchAll(servers, loaded, policy),
      ...{ files: [], export: null, relaxations: [], scope: 'changed', folder, now },
    },
    policy,
    false,
  );

/**
 * Returns the relaxations, except waivers that have expired, were refused, or have an `idle` status. A waiver
 * for files is excluded only if it has expired, because no files are judged here.
 */
function withUse(
  relaxations: EditedPolicy['relaxations'],
  { waivers }: Evaluation,
  ...idle: readonly WaiverReport['status'][]
): EditedPolicy['relaxations'] {
  const quiet = new Set<unknown>(
    waivers
      .filter(({ waiver, status }) =>
        fileRules.includes(waiver.rule)
          ? status === 'expired'
          : [...idle, 'expired', 'refused'].includes(status),
      )
      .map(({ waiver }) => waiver),
  );
  return relaxations.filter(({ entry }) => !quiet.has(entry));
}

/** Words for each verdict: the singular and plural forms after `that`, and the form after `would`. */
const verdictWords: Readonly<Record<Verdict, readonly [one: Phrase, several: Phrase, be: Phrase]>> =
  {
    error: [ourWords('cannot be judged'), ourWords('cannot be judged'), ourWords('not be judged')],
    fail: [ourWords('fails'), ourWords('fail'), ourWords('fail')],
    warn: [ourWords('gets a warning'), ourWords('get a warning'), ourWords('only get a warning')],
    pass: [ourWords('passes'), ourWords('pass'), ourWords('pass')],
  };

/**
 * Describes the servers that are judged less strictly in `after` than in `before`, with one phrase for each
 * pair of verdicts.
 */
function milderServers(before: Evaluation, after: Evaluation): Phrase[] {
  const milder = before.servers.flatMap((was, at) => {
    const is = after.servers[at];
    if (is === undefined || was.verdict === null || is.verdict === null) return [];
    if (severities[is.verdict] >= severities[was.verdict]) return [];
    return [{ name: versionedName(is), was: was.verdict, is: is.verdict }];
  });
  // Several declarations can start the same server.
  const groups = Map.groupBy(distinctBy(milder), ({ was, is }) => `${was} ${is}`);
  return [...groups.values()].flatMap((group) => {
    const [{ was, is } = { was: 'fail', is: 'pass' } as const] = group;
    const [that, would] = [verdictWords[was][group.length === 1 ? 0 : 1], verdictWords[is][2]];
    const names = joinList(group.map(({ name }) => name));
    return [say`${countPhrase(group.length, 'server')} that ${that} would ${would} (${names})`];
  });
}

/** Adds the combined effect of all relaxations to the message of the first relaxation. */
function withEffect(
  [first, ...others]: readonly Relaxation[],
  effects: readonly Phrase[],
): Relaxation[] {
  if (first === undefined || effects.length === 0)
    return first === undefined ? [] : [first, ...others];
  const otherEdits = others.length === 0 ? say`` : say`with the other edits to the policy, `;
  return [
    { ...first, message: say`${first.message}; ${otherEdits}${joinList(effects)}` },
    ...others,
  ];
}
