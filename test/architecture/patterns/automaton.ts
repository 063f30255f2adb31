/*
 * Turns a regular expression into an automaton without empty steps (Glushkov's construction). Each state
 * stands for one character of the pattern. The automaton records how many ways lead from one state to
 * another, because a backtracking engine tries them all.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A set of characters: one bit for each character of the alphabet, and one for the edge of the text. */
export type Letters = bigint;

/** The characters allowed before and after a position in the text. */
interface Guard {
  readonly before: Letters;
  readonly behind: Letters;
}

interface Entry {
  readonly state: number;
  readonly guard: Guard;
}

/** A part of a pattern: where it begins and ends, and each way it can match an empty text. */
interface Part {
  readonly first: readonly Entry[];
  readonly last: readonly Entry[];
  readonly empty: readonly Guard[];
}

export interface State {
  readonly letters: Letters;
  /** The next states; a state that can be reached in two ways is listed twice. */
  readonly next: number[];
  /** Whether a match can end here whatever follows. */
  isSure: boolean;
}

export interface Automaton {
  readonly states: readonly State[];
  /** The states that read the text before a match; empty for a sticky pattern. */
  readonly searching: ReadonlySet<number>;
  readonly initial: readonly number[];
  readonly characterOf: (letters: Letters) => string;
}

/** More copies of a counted part would not change any verdict. */
const maxCopies = 3;

const edge = 1n;
const samples = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...[
    '\u0085',
    '\u00a0',
    '\u00ad',
    'é',
    'ß',
    'ſ',
    '\u200b',
    '\u202e',
    '\u2028',
    '\ufeff',
    '中',
    '\u{e0041}',
    '😀',
  ],
];

/** @param endless number of repetitions from which a counted part is treated as repeating without end */
export function readAutomaton(source: string, flags: string, endless = 1000): Automaton {
  return new Builder(source, flags, endless).build();
}

class Builder {
  readonly #pattern: AST.Pattern;
  readonly #flags: string;
  readonly #endless: number;
  readonly #alphabet: readonly string[];
  readonly #any: Letters;
  readonly #all: Letters;
  readonly #lineEnds: Letters;
  readonly #word: Letters;
  readonly #free: Guard;
  readonly #known = new Map<string, Letters>();
  readonly #letters: Letters[] = [];
  readonly #edges: { from: number; to: number; guard: Guard }[] = [];

  constructor(source: string, flags: string, endless: number) {
    this.#flags = flags;
    this.#endless = endless;
    this.#pattern = new RegExpParser().parsePattern(source, 0, source.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
    const isByPoint = /[uv]/.test(flags);
    this.#alphabet = [...new Set([...samples, ...source])].filter(
      (character) => isByPoint || character.length === 1,
    );
    this.#any = ((1n << BigInt(this.#alphabet.length)) - 1n) << 1n;
    this.#all = this.#any | edge;
    this.#lineEnds = this.#lettersOf('[\\n\\r\\u2028\\u2029]');
    this.#word = this.#lettersOf('\\w');
    this.#free = { before: this.#all, behind: this.#all };
  }

  build(): Automaton {
    const before = this.#add(this.#any);
    const search: Part = this.#flags.includes('y')
      ? { first: [], last: [], empty: [this.#free] }
      : this.#repeated(before, [this.#free]);
    const own = this.#alternatives(this.#pattern.alternatives);
    const whole = this.#joined(search, own);
    return this.#split(before.first[0]?.state ?? 0, whole);
  }

  /** Splits each state whose next states depend on its character into one state for each case. */
  #split(searching: number, whole: Part): Automaton {
    const states: State[] = [];
    const copies = this.#letters.map((letters, state) => {
      const guards = [
        ...this.#edges.filter(({ from }) => from === state).map(({ guard }) => guard.before),
        ...whole.last.filter((entry) => entry.state === state).map(({ guard }) => guard.before),
      ];
      let cases = [letters];
      for (const guard of new Set(guards)) {
        cases = cases
          .flatMap((each) => [each & guard, each & ~guard])
          .filter((each) => each !== 0n);
      }
      return cases.map((each) => {
        states.push({ letters: each, next: [], isSure: false });
        return states.length - 1;
      });
    });
    const reading = (state: number, behind: Letters): number[] =>
      (copies[state] ?? []).flatMap((copy) => {
        const letters = (states[copy]?.letters ?? 0n) & behind;
        if (letters === 0n) return [];
        if (letters === states[copy]?.letters) return [copy];
        // A copy that reads fewer characters is a different state.
        return [narrowed(copy, letters)];
      });
    const narrow = new Map<string, number>();
    const pending: number[] = [];
    const origin = new Map<number, number>();
    copies.forEach((each, state) => {
      for (const copy of each) origin.set(copy, state);
    });
    const narrowed = (copy: number, letters: Letters): number => {
      const key = `${copy} ${letters}`;
      const known = narrow.get(key);
      if (known !== undefined) return known;
      const state = states.push({ letters, next: [], isSure: false }) - 1;
      narrow.set(key, state);
      origin.set(state, origin.get(copy) ?? 0);
      pending.push(state);
      return state;
    };
    const edgesFrom = Map.groupBy(this.#edges, ({ from }) => from);
    const connect = (copy: number): void => {
      const state = states[copy];
      const own = origin.get(copy) ?? 0;
      if (state === undefined) return;
      for (const { to, guard } of edgesFrom.get(own) ?? []) {
        if ((state.letters & guard.before) !== 0n) state.next.push(...reading(to, guard.behind));
      }
      const ends = whole.last.filter(
        (entry) => entry.state === own && (state.letters & ~entry.guard.before) === 0n,
      );
      state.isSure = ends.some(
        ({ guard }) =>
          guard.behind === this.#all ||
          // This state reads the rest of any text. The searching state does so too, but without a match.
          (own !== searching &&
            (guard.behind & edge) !== 0n &&
            state.letters === this.#any &&
            state.next.includes(copy)),
      );
    };
    for (let copy = 0, count = states.length; copy < count; copy += 1) connect(copy);
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) connect(state);
    const initial = whole.first
      .filter(({ guard }) => (guard.before & edge) !== 0n)
      .flatMap(({ state, guard }) => reading(state, guard.behind));
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) connect(state);
    return {
      states,
      searching: new Set([...origin].flatMap(([copy, own]) => (own === searching ? [copy] : []))),
      initial,
      characterOf: (letters) =>
        this.#alphabet.find((_, at) => (letters >> BigInt(at + 1)) & 1n) ?? '',
    };
  }

  #alternatives(alternatives: readonly AST.Alternative[]): Part {
    const parts = alternatives.map(({ elements }) =>
      elements
        .map((each) => this.#element(each))
        .reduce((a, b) => this.#joined(a, b), this.#nothing()),
    );
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      empty: parts.flatMap(({ empty }) => empty),
    };
  }

  #element(element: AST.Element): Part {
    switch (element.type) {
      case 'Assertion':
        return this.#assertion(element);
      case 'Quantifier':
        return this.#quantifier(element);
      case 'Group':
      case 'CapturingGroup':
        return this.#alternatives(element.alternatives);
      case 'Backreference': {
        // A backreference repeats a text that its group can match.
        const [group] = [element.resolved].flat();
        return group === undefined ? this.#nothing() : this.#alternatives(group.alternatives);
      }
      default:
        return this.#add(this.#lettersOf(element.raw));
    }
  }

  #quantifier({ element, min, max }: AST.Quantifier): Part {
    let whole = this.#nothing();
    const isEndless = max >= this.#endless;
    const needed = Math.min(min, maxCopies);
    for (let at = 0; at < needed - (isEndless ? 1 : 0); at += 1) {
      whole = this.#joined(whole, this.#element(element));
    }
    if (isEndless) {
      const part = this.#element(element);
      return this.#joined(whole, this.#repeated(part, needed > 0 ? part.empty : [this.#free]));
    }
    let rest = this.#nothing();
    for (let at = needed; at < Math.min(max, maxCopies); at += 1) {
      // An optional part that matches nothing is left out.
      rest = { ...this.#joined(this.#element(element), rest), empty: [this.#free] };
    }
    return this.#joined(whole, rest);
  }

  #assertion(assertion: AST.Assertion): Part {
    const isMultiline = this.#flags.includes('m');
    const lineEnd = isMultiline ? this.#lineEnds | edge : edge;
    const noWord = this.#all & ~this.#word;
    const guards = (...empty: Guard[]): Part => ({ first: [], last: [], empty });
    switch (assertion.kind) {
      case 'start':
        return guards({ before: lineEnd, behind: this.#all });
      case 'end':
        return guards({ before: this.#all, behind: lineEnd });
      case 'word':
        return assertion.negate
          ? guards({ before: this.#word, behind: this.#word }, { before: noWord, behind: noWord })
          : guards({ before: this.#word, behind: noWord }, { before: noWord, behind: this.#word });
      default:
        return this.#lookaround(assertion);
    }
  }

  /**
   * A lookaround for one character is judged exactly. For a longer text, the engine is assumed to try every
   * possible match and to go on either way.
   */
  #lookaround({ kind, negate, alternatives }: AST.LookaroundAssertion): Part {
    const count = this.#letters.length;
    const part = this.#alternatives(alternatives);
    const isAhead = kind === 'lookahead';
    const own = new Set(
      Array.from({ length: this.#letters.length - count }, (_, at) => count + at),
    );
    const isShort = !this.#edges.some(({ from, to }) => own.has(from) || own.has(to));
    const ends = isAhead ? part.first : part.last;
    let letters = 0n;
    for (const { state, guard } of ends) {
      letters |= (this.#letters[state] ?? 0n) & (isAhead ? guard.behind : guard.before);
    }
    for (const { before, behind } of part.empty) letters |= isAhead ? behind : before;
    const isExact = isShort && part.first.every(({ guard }) => guard.before === this.#all);
    const allowed = negate ? (isExact ? this.#all & ~letters : this.#all) : letters;
    const guard = isAhead
      ? { before: this.#all, behind: allowed }
      : { before: allowed, behind: this.#all };
    if (!isAhead && repeatsForever(alternatives)) {
      throw new Error('a lookbehind that repeats without an end: write it in another way');
    }
    return { first: isAhead && !isShort ? part.first : [], last: [], empty: [guard] };
  }

  #joined(a: Part, b: Part): Part {
    for (const from of a.last) for (const to of b.first) this.#connect(from, to);
    return {
      first: [
        ...a.first,
        ...a.empty.flatMap((guard) => b.first.map((entry) => withGuard(entry, guard))),
      ],
      last: [
        ...b.last,
        ...b.empty.flatMap((guard) => a.last.map((entry) => withGuard(entry, guard))),
      ],
      empty: a.empty.flatMap((guard) => b.empty.map((each) => both(guard, each))),
    };
  }

  #repeated(part: Part, empty: readonly Guard[]): Part {
    for (const from of part.last) for (const to of part.first) this.#connect(from, to);
    return { ...part, empty };
  }

  #connect(from: Entry, to: Entry): void {
    const guard = both(from.guard, to.guard);
    const before = (this.#letters[from.state] ?? 0n) & guard.before;
    const behind = (this.#letters[to.state] ?? 0n) & guard.behind;
    if (before !== 0n && behind !== 0n) {
      this.#edges.push({ from: from.state, to: to.state, guard });
    }
  }

  #nothing(): Part {
    return { first: [], last: [], empty: [this.#free] };
  }

  #add(letters: Letters): Part {
    const state = this.#letters.push(letters) - 1;
    const entries = [{ state, guard: this.#free }];
    return { first: entries, last: entries, empty: [] };
  }

  #lettersOf(raw: string): Letters {
    const known = this.#known.get(raw);
    if (known !== undefined) return known;
    const own = new RegExp(`^${raw}$`, this.#flags.replace(/[dgmy]/g, ''));
    let letters = 0n;
    this.#alphabet.forEach((character, at) => {
      if (own.test(character)) letters |= 1n << BigInt(at + 1);
    });
    this.#known.set(raw, letters);
    return letters;
  }
}

const both = (a: Guard, b: Guard): Guard => ({
  before: a.before & b.before,
  behind: a.behind & b.behind,
});

const withGuard = ({ state, guard }: Entry, further: Guard): Entry => ({
  state,
  guard: both(guard, further),
});

function repeatsForever(alternatives: readonly AST.Alternative[]): boolean {
  let repeats = false;
  for (const alternative of alternatives) {
    visitRegExpAST(alternative, {
      onQuantifierEnter: ({ max }) => {
        repeats ||= max === Number.POSITIVE_INFINITY;
      },
    });
  }
  return repeats;
}
