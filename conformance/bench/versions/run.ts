/*
 * Compares what ranges mean here with what the real programs choose, on ranges that a seed gives:
 *
 *   PYTHON=venv/bin/python node conformance/bench/versions/run.ts --only pypi --count 10000 --seed 1
 */
import { parseArgs } from 'node:util';
import { sameVersion } from '../../../src/versions/ecosystems.ts';
import { chanceOf } from './chance.ts';
import { grammars } from './grammars.ts';
import { judgedVersions } from './own.ts';
import { type Case, type Choice, programs } from './programs.ts';

/**
 * `among`: several versions are judged, and the chosen one is among them. `more`: a version is judged
 * although the program chooses none, and so nothing is started.
 */
type Verdict = 'agrees' | 'among' | 'not understood' | 'more' | 'wrong';

function verdictOf(
  choice: Choice,
  own: ReturnType<typeof judgedVersions>,
  { ecosystem, versions }: Case,
): Verdict {
  const isRefused = choice !== null && typeof choice === 'object';
  if (own === 'unread') return isRefused ? 'agrees' : 'not understood';
  if (isRefused) return 'more';
  // An exact version that is not among those of the list is the answer that none is.
  const isSame = (a: string, b: string): boolean => sameVersion(ecosystem, a, b);
  const known = own.map((each) => versions.find((listed) => each !== null && isSame(each, listed)));
  const isChosen = known.some((each) =>
    each === undefined || choice === null ? each === (choice ?? undefined) : isSame(each, choice),
  );
  if (!isChosen) return choice === null ? 'more' : 'wrong';
  return known.length === 1 ? 'agrees' : 'among';
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    verdicts: { type: 'string' },
    show: { type: 'string', default: '20' },
  },
});

for (const name of values.only?.split(',') ?? Object.keys(grammars)) {
  const grammar = grammars[name];
  if (grammar === undefined) throw new Error(`${name} is no grammar`);
  const chance = chanceOf(Number(values.seed));
  const cases = Array.from({ length: Number(values.count) }, (): Case => {
    const versions = Array.from({ length: 1 + chance.below(8) }, () => grammar.version(chance));
    return {
      ecosystem: grammar.ecosystem,
      range: grammar.range(chance),
      versions: [...new Set(versions)],
    };
  });
  for (const program of grammar.programs) {
    const choices = programs[program]?.(cases) ?? [];
    let shown = 0;
    const counts = { agrees: 0, among: 0, 'not understood': 0, more: 0, wrong: 0 };
    for (const [index, each] of cases.entries()) {
      const choice = choices[index] ?? null;
      const own = judgedVersions(grammar.read(each.range), each.versions);
      const verdict = verdictOf(choice, own, each);
      counts[verdict] += 1;
      if ((values.verdicts ?? 'wrong').includes(verdict) && shown < Number(values.show)) {
        shown += 1;
        console.log(JSON.stringify({ ...each, [program]: choice, own }));
      }
    }
    console.log(name, program, counts);
  }
}
