import { bucketOf, keyOf, type Outcome, type RecordedLine, type Row } from './lines.ts';

/** A third of the lines is held out: what reads them is not adapted to these before it is scored. */
const heldOutSeed = 'held out';

export function isHeldOut(line: RecordedLine): boolean {
  return bucketOf(keyOf(line), heldOutSeed, 3) === 0;
}

function doesNothing({ packages, file }: Outcome): boolean {
  return packages === undefined && file === undefined;
}

/** What a program fetched or ran, in full. */
function answerOf({ packages = [], file }: Outcome): string {
  const named = packages.map(({ name, version, registry }) => [name, version, registry].join(' '));
  return JSON.stringify([named, file]);
}

/** Which of its words a program took for what it fetched or ran: the last of the line, or another one. */
function roleOf({ args, outcome }: RecordedLine): string {
  const { packages = [], file } = outcome ?? {};
  const last = args.findLast((word) => !word.startsWith('-')) ?? '';
  const names = packages.map(({ name }) => (last.includes(name) ? 'last' : 'other'));
  const run = file === undefined ? [] : [last.endsWith(file) ? 'last' : `file ${file}`];
  return [...names, ...run].join(' ');
}

/**
 * One row for each distinct state of a program's grammar and each answer: every option with each answer
 * that it can bring about, bare or with a value; every way of writing options at every place; and of lines
 * with several options, one for each kind of mixture. Of lines that do nothing there is one for each place
 * and count of options, whatever other versions do with them.
 *
 * @param recorded what each program, by its name with its version, did
 * @param chosen the part of the lines that is wanted
 * @param isCompact whether the places of options, and whether one is a single word, count for nothing
 * @param seen the states of which there are rows already; those of the result are added
 */
export function reduced(
  recorded: ReadonlyMap<string, readonly RecordedLine[]>,
  chosen: (line: RecordedLine) => boolean,
  seen: Set<string>,
  isCompact = false,
): readonly Row[] {
  const rows = new Map<string, { row: Row; states: string[] }>();
  for (const [by, lines] of recorded) {
    for (const line of lines) {
      const { command, args, env, files, outcome, shape, options, form } = line;
      if (outcome === null || !chosen(line)) continue;
      const key = `${keyOf(line)} ${answerOf(outcome)}`;
      const known = rows.get(key);
      if (known !== undefined) {
        known.row = { ...known.row, by: [...known.row.by, by] };
        continue;
      }
      const role = roleOf(line);
      const at = isCompact && options.length > 0 ? command : shape;
      const isOneWord = form === 'bare' || form.includes('ttached');
      const states = doesNothing(outcome)
        ? [[command, at, options.length].join('|')]
        : options.length > 1
          ? [[at, options.length, role].join('|')]
          : [
              [command, options[0], !isCompact && isOneWord, role].join('|'),
              [command, form, role].join('|'),
              [command, at, role].join('|'),
            ];
      const words = { command, args };
      const around = { ...(env ? { env } : {}), ...(files ? { files } : {}) };
      rows.set(key, { row: { ...words, ...around, outcome, by: [by] }, states });
    }
  }
  const disputed = disputedIn([...rows.values()].map(({ row }) => row));
  return [...rows.values()]
    .filter(({ row, states }) => {
      // Where versions differ in what they fetch or run, both answers are kept.
      const isNew = states.some((state) => !seen.has(state)) || disputed.has(keyOf(row));
      for (const state of states) seen.add(state);
      return isNew;
    })
    .map(({ row }) => row)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The lines with which programs fetch or run different things. */
function disputedIn(rows: readonly Row[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const row of rows.filter(({ outcome }) => !doesNothing(outcome))) {
    counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}
