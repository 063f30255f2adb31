import {
  bucketOf,
  type GeneratedLine,
  keyOf,
  type Outcome,
  type RecordedLine,
  type Row,
} from './lines.ts';

/** A third of the lines is held out: the parser under test is not adapted to them before it is scored. */
const heldOutSeed = 'held out';

export function isHeldOut(line: RecordedLine): boolean {
  return bucketOf(keyOf(line), heldOutSeed, 3) === 0;
}

function doesNothing({ packages, file }: Outcome): boolean {
  return packages === undefined && file === undefined;
}

/** Describes in full the packages or the file that a program fetched or ran. */
function answerOf({ packages = [], file }: Outcome): string {
  const named = packages.map(({ name, version, registry }) => [name, version, registry].join(' '));
  return JSON.stringify([named, file]);
}

/** Describes which word in the line the program fetched or ran: the last one, or another one. */
function roleOf({ args, outcome }: RecordedLine): string {
  const { packages = [], file } = outcome ?? {};
  const last = args.findLast((word) => !word.startsWith('-')) ?? '';
  const names = packages.map(({ name }) => (last.includes(name) ? 'last' : 'other'));
  const run = file === undefined ? [] : [last.endsWith(file) ? 'last' : `file ${file}`];
  return [...names, ...run].join(' ');
}

/**
 * Returns whether a line shows how its option treats the next word, which distinguishes flags from options
 * with values.
 */
function tellsMore({ options, form }: RecordedLine): boolean {
  return options.length === 1 && form.startsWith('next word');
}

/** Returns the states of a program's grammar that a line shows. */
function statesOf(line: RecordedLine, outcome: Outcome): readonly (readonly unknown[])[] {
  const { command, shape, options, form } = line;
  if (doesNothing(outcome)) return [[command, options.length]];
  const role = roleOf(line);
  if (options.length > 1) return [[command, options.length, role]];
  // The command is left out, because shells share a language and the other programs share their ways of
  // naming packages.
  const [option] = options;
  if (option === undefined) return [[shape.slice(command.length), answerOf(outcome)]];
  return [
    [command, option],
    [command, form, role],
    ...(tellsMore(line) ? [[command, option, role]] : []),
  ];
}

/**
 * Returns one row for each distinct combination of a state in a program's grammar and an answer:
 * - every option, with each answer that it can cause with a next word
 * - every way of writing options
 * - every line without options
 * - for lines with several options, one row for each number of options and each answer
 * - for lines that do nothing, one row for each number of options, whatever other versions do with them
 *
 * If versions differ in what they fetch or run, each option has a row with the answers from all versions.
 * @param recorded each program's recorded lines, by the program's name and version
 * @param chosen selects the lines to include
 * @param seen the states that already have rows; the states of the returned rows are added
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
 * Returns the lines from other versions that have exactly one option, if versions differ in what they fetch
 * or run with that option.
 *
 * @param own the lines that this version has run
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

/**
 * Describes the packages or the file that a line fetched or ran; returns null if it did nothing or could not
 * be measured.
 */
function answerTo({ outcome }: RecordedLine): string | null {
  return outcome === null || doesNothing(outcome) ? null : answerOf(outcome);
}
