import { ecosystems, identityKey } from '../../detection/ecosystems.ts';
import type { Problem, Verdict } from '../../model/model.ts';
import { plainText } from '../../report/report-messages.ts';
import { type CorpusJudging, judgeCorpus } from '../corpus/judge-corpus.ts';
import type { JudgedPackage, JudgedVersion } from '../corpus/judged-package.ts';
import { type CorpusFile, compareKeys } from '../corpus/plan.ts';
import { findDifferingKeys } from './differing-keys.ts';
import type { PolicyChanges } from './policy-schema.ts';
import type { ExportDiff } from './schema.ts';

/**
 * Adds verdict changes under a policy to the diff of two exports. Judges both exports at the same `now`, so
 * that verdicts differ only because the exports do.
 *
 * @throws GateError if either document is not an export, or if the folder for copies is not writable
 */
export async function withPolicyChanges(
  diff: ExportDiff,
  older: CorpusFile,
  newer: CorpusFile,
  judging: Omit<CorpusJudging, 'isWanted'>,
): Promise<ExportDiff> {
  const { names, isWanted } = await findDifferingKeys(older, newer, diff);
  const olderCorpus = await judgeCorpus(older, { ...judging, isWanted }, names[0]);
  const newerCorpus = await judgeCorpus(newer, { ...judging, isWanted }, names[1]);
  const changes = createChangeLists();
  for await (const [before, after] of joinPackages(olderCorpus.packages, newerCorpus.packages)) {
    changes.add(before, after);
  }
  const policy = { problems: newerCorpus.problems.map(describeProblem), ...changes.result() };
  const { blocked, changed, came, went } = policy;
  const differs = [blocked, changed, came, went].some(({ length }) => length > 0);
  return { ...diff, differs: diff.differs || differs, policy };
}

function describeProblem({ rule, level, message }: Problem): PolicyChanges['problems'][number] {
  return { rule, level, message: plainText(message) };
}

type Sides = readonly [before: JudgedPackage | null, after: JudgedPackage | null];

/** Pairs the packages of two exports by key. Both lists must be sorted by key. */
async function* joinPackages(
  older: AsyncGenerator<JudgedPackage, void>,
  newer: AsyncGenerator<JudgedPackage, void>,
): AsyncGenerator<Sides, void> {
  const next = async (from: typeof older): Promise<JudgedPackage | null> =>
    (await from.next()).value ?? null;
  try {
    let [before, after] = [await next(older), await next(newer)];
    while (before !== null || after !== null) {
      const order =
        before === null
          ? 1
          : after === null
            ? -1
            : compareKeys(identityKey(before.identity), identityKey(after.identity));
      yield [order <= 0 ? before : null, order >= 0 ? after : null];
      if (order <= 0) before = await next(older);
      if (order >= 0) after = await next(newer);
    }
  } finally {
    await Promise.all([older.return(), newer.return()]);
  }
}

type Lists = { readonly [Name in Exclude<keyof PolicyChanges, 'problems'>]: PolicyChanges[Name] };

function createChangeLists() {
  const lists: Lists = { blocked: [], changed: [], came: [], went: [] };
  return {
    add(before: JudgedPackage | null, after: JudgedPackage | null): void {
      const either = after ?? before;
      if (either === null) return;
      const packageHead = {
        package: identityKey(either.identity),
        servers: either.servers.map(({ id }) => id),
      };
      const { normaliseVersion } = ecosystems[either.identity.type];
      const versionKey = ({ version }: JudgedVersion): string | null =>
        version === null ? null : normaliseVersion(version);
      const versionsBefore = new Map(before?.versions.map((each) => [versionKey(each), each]));
      if (before !== null && after !== null && isBlocked(before, after)) {
        const rules = new Set(after.versions.flatMap((each) => each.rules));
        lists.blocked.push({
          ...packageHead,
          versions: after.versions.length,
          rules: [...rules].sort(),
        });
      }
      for (const each of after?.versions ?? []) {
        const { version } = each;
        const versionBefore = versionsBefore.get(versionKey(each));
        versionsBefore.delete(versionKey(each));
        if (versionBefore === undefined)
          lists.came.push({ ...packageHead, version, ...versionOutcome(each) });
        else if (effects[versionBefore.verdict] !== effects[each.verdict]) {
          lists.changed.push({
            ...packageHead,
            version,
            change: effects[each.verdict],
            cause: changeCause(versionBefore, each),
            before: versionOutcome(versionBefore),
            after: versionOutcome(each),
          });
        }
      }
      for (const each of versionsBefore.values()) {
        lists.went.push({ ...packageHead, version: each.version, ...versionOutcome(each) });
      }
    },
    result: (): Lists => ({
      blocked: withoutEchoes(lists.blocked, ({ versions }) => versions),
      changed: withoutEchoes(lists.changed, ({ version, change }) => [version, change]),
      came: withoutEchoes(lists.came, ({ version, verdict }) => [version, verdict]),
      went: withoutEchoes(lists.went, ({ version, verdict }) => [version, verdict]),
    }),
  };
}

const effects = {
  pass: 'passes',
  warn: 'passes',
  fail: 'fails',
  error: 'undecided',
} as const satisfies Record<Verdict, PolicyChanges['changed'][number]['change']>;

function isBlocked(before: JudgedPackage, after: JudgedPackage): boolean {
  const hasPassing = ({ versions }: JudgedPackage): boolean =>
    versions.some(({ verdict }) => effects[verdict] === 'passes');
  return hasPassing(before) && !hasPassing(after);
}

function versionOutcome({ verdict, score, grade, rules }: JudgedVersion) {
  return { verdict, score, grade, rules: [...rules] };
}

const changeCause = (was: JudgedVersion, is: JudgedVersion): 'graded-anew' | 'rubric-changed' =>
  was.rubric === is.rubric ? 'graded-anew' : 'rubric-changed';

/**
 * Omits registry-name entries that repeat an entry for a package from the same servers. A server record has
 * both a registry name and packages, so a change can appear under both.
 */
function withoutEchoes<T extends { readonly package: string; readonly servers: readonly string[] }>(
  entries: readonly T[],
  contentOf: (each: T) => unknown,
): T[] {
  const isName = (each: T): boolean => each.package.startsWith('registry:');
  const contentKey = (each: T): string => JSON.stringify([each.servers, contentOf(each)]);
  const knownKeys = new Set(entries.filter((each) => !isName(each)).map(contentKey));
  return entries.filter((each) => !isName(each) || !knownKeys.has(contentKey(each)));
}
