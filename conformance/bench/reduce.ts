import {
  bucketOf,
  type GeneratedLine,
  keyOf,
  type Outcome,
  type RecordedLine,
  type Row,
} from './lines.ts';

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

/** Whether the line of an option shows what it does with a next word: that tells flags from others. */
function tellsMore({ options, form }: RecordedLine): boolean {
  return options.length === 1 && form.startsWith('next word');
}

/** The states of a program's grammar that a line shows. */
function statesOf(line: RecordedLine, outcome: Outcome): readonly (readonly unknown[])[] {
  const { command, shape, options, form } = line;
  if (doesNothing(outcome)) return [[command, options.length]];
  const role = roleOf(line);
  if (options.length > 1) return [[command, options.length, role]];
  // Shells share their language, and other programs the ways of naming a package.
  const [option] = options;
  if (option === undefined) return [[shape.slice(command.length), answerOf(outcome)]];
  return [
    [command, option],
    [command, form, role],
    ...(tellsMore(line) ? [[command, option, role]] : []),
  ];
}

/**
 * One row for each distinct state of a program's grammar and each answer: every option with each answer that
 * it can bring about with a next word; every way of writing options; every line without any; and of lines
 * with several, one for each count of them and each answer. Of lines that do nothing there is one for each
 * count of options, whatever other versions do with them. Where versions differ in what they fetch or run,
 * there is a line for each option, with the answers of all versions.
 *
 * @param recorded what each program, by its name with its version, did
 * @param chosen the part of the lines that is wanted
 * @param seen the states of which there are rows already; those of the result are added
 */
export function reduced(
  recorded: ReadonlyMap<string, readonly RecordedLine[]>,
  chosen: (line: RecordedLine) => boolean,
  seen: Set<string>,
): readonly Row[] {
  const rows = new Map<string, { row: Row; states: string[] }>();
  for (const [by, lines] of recorded) {
    for (const line of lines.toSorted((a, b) => Number(tellsMore(b)) - Number(tellsMore(a)))) {
      const { command, args, env, files, outcome } = line;
      if (outcome === null || !chosen(line)) continue;
      const key = `${keyOf(line)} ${answerOf(outcome)}`;
      const known = rows.get(key);
      if (known !== undefined) {
        known.row = { ...known.row, by: [...known.row.by, by] };
        continue;
      }
      const states = statesOf(line, outcome).map((state) => state.join('|'));
      const words = { command, args };
      const around = { ...(env ? { env } : {}), ...(files ? { files } : {}) };
      rows.set(key, { row: { ...words, ...around, outcome, by: [by] }, states });
    }
  }
  const answers = Map.groupBy(
    [...rows.values()].filter(({ row }) => !doesNothing(row.outcome)),
    ({ row }) => keyOf(row),
  );
  const isDisputed = (row: Row): boolean => (answers.get(keyOf(row))?.length ?? 0) > 1;
  const kept = [...rows.values()].filter(({ row, states }) => {
    const own = isDisputed(row) ? [...states, `disputed ${states[0]}`] : states;
    const isNew = own.some((state) => !seen.has(state));
    for (const state of own) seen.add(state);
    return isNew;
  });
  const keptRows = new Set(kept);
  const lines = new Set(kept.map(({ row }) => keyOf(row)));
  return [...rows.values()]
    .filter((each) => keptRows.has(each) || (isDisputed(each.row) && lines.has(keyOf(each.row))))
    .map(({ row }) => row)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * The lines of other versions that have one option with which versions differ in what they fetch or run.
 *
 * @param own the lines that the version has played
 */
export function unevenIn(
  own: readonly RecordedLine[],
  others: readonly RecordedLine[],
): readonly GeneratedLine[] {
  const answers = new Map(own.map((line) => [keyOf(line), answerTo(line)]));
  const single = others.filter(({ options }) => options.length === 1);
  const isUneven = (line: RecordedLine): boolean => {
    const [here, there] = [answers.get(keyOf(line)) ?? null, answerTo(line)];
    return here !== null && there !== null && here !== there;
  };
  const optionOf = ({ command, options }: RecordedLine): string => `${command} ${options[0]}`;
  const uneven = new Set(single.filter(isUneven).map(optionOf));
  return single
    .filter((line) => uneven.has(optionOf(line)))
    .map(({ outcome: _, why: __, ...line }) => line);
}

/** What a line fetched or ran; null if it did nothing, or could not be measured. */
function answerTo({ outcome }: RecordedLine): string | null {
  return outcome === null || doesNothing(outcome) ? null : answerOf(outcome);
}
