import { ecosystems, identityKey } from '../../detection/ecosystems.ts';
import type { Problem, Verdict } from '../../model/model.ts';
import { plainText } from '../../report/words.ts';
import { type CorpusJudging, judgeCorpus } from '../corpus/judge-corpus.ts';
import type { JudgedPackage, JudgedVersion } from '../corpus/judged.ts';
import { type CorpusFile, compareKeys } from '../corpus/plan.ts';
import { findDifferingKeys } from './differing-keys.ts';
import type { PolicyChanges } from './policy-schema.ts';
import type { ExportDiff } from './schema.ts';

/**
 * Adds to the difference between two exports what would pass or fail now under a policy that did not.
 * Both are judged at the same time, so that nothing differs but what the exports say.
 *
 * @throws GateError if one of them is no export, or the folder for copies cannot be written
 */
export async function withPolicyChanges(
  diff: ExportDiff,
  older: CorpusFile,
  newer: CorpusFile,
  judging: Omit<CorpusJudging, 'isWanted'>,
): Promise<ExportDiff> {
  const { names, isWanted } = await findDifferingKeys(older, newer, diff);
  const was = await judgeCorpus(older, { ...judging, isWanted }, names[0]);
  const is = await judgeCorpus(newer, { ...judging, isWanted }, names[1]);
  const changes = openChanges();
  for await (const [before, after] of joinPackages(was.packages, is.packages)) {
    changes.add(before, after);
  }
  const policy = { problems: is.problems.map(problemOf), ...changes.result() };
  const { blocked, changed, came, went } = policy;
  const differs = [blocked, changed, came, went].some(({ length }) => length > 0);
  return { ...diff, differs: diff.differs || differs, policy };
}

function problemOf({ rule, level, message }: Problem): PolicyChanges['problems'][number] {
  return { rule, level, message: plainText(message) };
}

type Sides = readonly [before: JudgedPackage | null, after: JudgedPackage | null];

/** Packages of two exports side by side. Both come in the order of their keys. */
async function* joinPackages(
  older: AsyncGenerator<JudgedPackage, void>,
  newer: AsyncGenerator<JudgedPackage, void>,
): AsyncGenerator<Sides, void> {
  const next = async (from: typeof older): Promise<JudgedPackage | null> =>
    (await from.next()).value ?? null;
  try {
    let [was, is] = [await next(older), await next(newer)];
    while (was !== null || is !== null) {
      const order =
        was === null
          ? 1
          : is === null
            ? -1
            : compareKeys(identityKey(was.identity), identityKey(is.identity));
      yield [order <= 0 ? was : null, order >= 0 ? is : null];
      if (order <= 0) was = await next(older);
      if (order >= 0) is = await next(newer);
    }
  } finally {
    await Promise.all([older.return(), newer.return()]);
  }
}

type Lists = { readonly [Name in Exclude<keyof PolicyChanges, 'problems'>]: PolicyChanges[Name] };

function openChanges() {
  const lists: Lists = { blocked: [], changed: [], came: [], went: [] };
  return {
    add(before: JudgedPackage | null, after: JudgedPackage | null): void {
      const any = after ?? before;
      if (any === null) return;
      const named = {
        package: identityKey(any.identity),
        servers: any.servers.map(({ id }) => id),
      };
      const { normaliseVersion } = ecosystems[any.identity.type];
      const keyOf = ({ version }: JudgedVersion): string | null =>
        version === null ? null : normaliseVersion(version);
      const old = new Map(before?.versions.map((each) => [keyOf(each), each]));
      if (before !== null && after !== null && isBlocked(before, after)) {
        const rules = new Set(after.versions.flatMap((each) => each.rules));
        lists.blocked.push({ ...named, versions: after.versions.length, rules: [...rules].sort() });
      }
      for (const each of after?.versions ?? []) {
        const { version } = each;
        const was = old.get(keyOf(each));
        old.delete(keyOf(each));
        if (was === undefined) lists.came.push({ ...named, version, ...outcomeOf(each) });
        else if (effects[was.verdict] !== effects[each.verdict]) {
          lists.changed.push({
            ...named,
            version,
            change: effects[each.verdict],
            cause: causeOf(was, each),
            before: outcomeOf(was),
            after: outcomeOf(each),
          });
        }
      }
      for (const each of old.values()) {
        lists.went.push({ ...named, version: each.version, ...outcomeOf(each) });
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

/** What a verdict does to whoever has that version. */
const effects = {
  pass: 'passes',
  warn: 'passes',
  fail: 'fails',
  error: 'undecided',
} as const satisfies Record<Verdict, PolicyChanges['changed'][number]['change']>;

/** Whether a version passed, and none does now. */
function isBlocked(before: JudgedPackage, after: JudgedPackage): boolean {
  const hasPassing = ({ versions }: JudgedPackage): boolean =>
    versions.some(({ verdict }) => effects[verdict] === 'passes');
  return hasPassing(before) && !hasPassing(after);
}

function outcomeOf({ verdict, score, grade, rules }: JudgedVersion) {
  return { verdict, score, grade, rules: [...rules] };
}

const causeOf = (was: JudgedVersion, is: JudgedVersion): 'graded-anew' | 'rubric-changed' =>
  was.rubric === is.rubric ? 'graded-anew' : 'rubric-changed';

/**
 * Leaves out what is said of a registry name if the same is said of a package of the same servers: a
 * record has a name besides its packages.
 */
function withoutEchoes<T extends { readonly package: string; readonly servers: readonly string[] }>(
  all: readonly T[],
  contentOf: (each: T) => unknown,
): T[] {
  const isName = (each: T): boolean => each.package.startsWith('registry:');
  const keyOf = (each: T): string => JSON.stringify([each.servers, contentOf(each)]);
  const known = new Set(all.filter((each) => !isName(each)).map(keyOf));
  return all.filter((each) => !isName(each) || !known.has(keyOf(each)));
}
