/*
 * Compares the gate's interpretation of ranges with the choices of the real programs, on ranges generated
 * from a seed:
 *
 *   PYTHON=venv/bin/python node conformance/bench/versions/run.ts --only pypi --count 10000 --seed 1
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOf } from './chance.ts';
import { grammars } from './grammars.ts';
import { available, judgedVersions, verdictOf } from './own.ts';
import { type Case, type Choice, programs } from './programs.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    programs: { type: 'string' },
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '20' },
    verdicts: { type: 'string', default: 'wrong' },
    record: { type: 'string' },
    rows: { type: 'string', default: '200' },
  },
});
const shownVerdicts = values.verdicts.split(',');

for (const name of values.only?.split(',') ?? Object.keys(grammars)) {
  const grammar = grammars[name];
  if (grammar === undefined) throw new Error(`${name} is no grammar`);
  const chance = chanceOf(Number(values.seed));
  const cases = Array.from({ length: Number(values.count) }, (): Case => {
    const all = Array.from({ length: 1 + chance.below(8) }, () => grammar.version(chance));
    const versions = [...new Set(all)];
    const each = { ecosystem: grammar.ecosystem, range: grammar.range(chance), versions };
    if (grammar.isOnIndex !== true) return each;
    const some = (share: number): string[] => versions.filter(() => chance.in(share));
    return { ...each, yanked: some(0.1), unsuited: some(0.1) };
  });
  const chosen = values.programs?.split(',') ?? grammar.programs;
  for (const program of grammar.programs.filter((each) => chosen.includes(each))) {
    const choices = programs[program]?.(cases) ?? null;
    if (choices === null) {
      process.stdout.write(`${name} ${program}: not measured\n`);
      continue;
    }
    const counts = { agrees: 0, among: 0, 'not understood': 0, more: 0, wrong: 0 };
    let shown = 0;
    for (const [index, each] of cases.entries()) {
      const choice = choices[index] ?? null;
      const own = judgedVersions(grammar.read(each.range), available(each));
      const verdict = verdictOf(choice, own, each);
      counts[verdict] += 1;
      if (shownVerdicts.includes(verdict) && shown < Number(values.show)) {
        shown += 1;
        process.stdout.write(`${JSON.stringify({ ...each, [program]: choice, own })}\n`);
      }
    }
    process.stdout.write(`${name} ${program} ${JSON.stringify(counts)}\n`);
    if (values.record !== undefined && program === chosen[0]) {
      const by = process.env[`BY_${name.toUpperCase()}`] ?? program;
      const rows = rowsOf(cases, choices, Number(values.rows)).map((row) =>
        JSON.stringify({ ...row, ...(name === grammar.ecosystem ? {} : { syntax: name }), by }),
      );
      appendFileSync(`${values.record}/${name}.jsonl`, `${rows.join('\n')}\n`);
    }
  }
}

/** Returns one row for each distinct combination of range shape and kind of choice. */
function rowsOf(cases: readonly Case[], choices: readonly Choice[], limit: number): object[] {
  const rows = new Map<string, object>();
  for (const [index, each] of cases.entries()) {
    const choice = choices[index] ?? null;
    const isRefused = choice !== null && typeof choice === 'object';
    const kind = isRefused ? 'refused' : choice === null ? 'none' : choice.replace(/\d+/g, '0');
    const shape = each.range.replace(/\d+/g, '0').replace(/\s+/g, ' ');
    const row = { ...each, ...(isRefused ? { refused: true } : { selected: choice }) };
    if (each.range.length < 40) rows.set(`${shape} ${kind}`, row);
  }
  return [...rows.values()].slice(0, limit);
}
