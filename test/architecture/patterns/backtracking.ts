/*
 * Decides whether a regular expression can take more than linear time on some text. It can if its automaton
 * can read one repeated text in several ways (Weber and Seidl, "On the degree of ambiguity of finite
 * automata", 1991). Nothing is measured, so the verdict is the same on every machine.
 */
import { type Automaton, readAutomaton } from './automaton.ts';

export interface Fault {
  /** `search`: any position in a text can begin a match that fails late. */
  readonly kind: 'exponential' | 'polynomial' | 'search';
  /** The text that an attack repeats. */
  readonly pump: string;
}

/** More steps than any pattern with a small automaton takes; beyond this limit there is no verdict. */
const maxSteps = 3_000_000;

/** From this number of repetitions on, ambiguity within a counted part costs too much. */
const many = 12;

export function findBacktracking(source: string, flags: string): Fault | null {
  const automaton = readAutomaton(source, flags);
  const pump = exponentialPump(readAutomaton(source, flags, many)) ?? exponentialPump(automaton);
  if (pump !== null) return { kind: 'exponential', pump };
  return polynomialFault(automaton, /[gd]/.test(flags));
}

function exponentialPump(automaton: Automaton): string | null {
  const { states } = automaton;
  const inner = new Steps(automaton);
  const graph = unsureGraph(automaton);
  const component = componentsOf(graph);
  for (const [state, next] of graph.entries()) {
    const own = next.filter((each) => component[each] === component[state]);
    const twice = own.find((each, at) => own.indexOf(each) !== at);
    if (twice !== undefined) return inner.characterOf(states[twice]?.letters ?? 0n);
  }
  for (const loop of loopsIn(graph, component)) {
    if (loop.length === 1) continue;
    const pairs = inner.product([loop, loop]);
    const pairComponent = componentsOf(pairs.graph);
    const diagonal = new Set(
      pairs.tuples.flatMap(([a, b], at) => (a === b ? [pairComponent[at]] : [])),
    );
    const at = pairs.tuples.findIndex(
      ([a, b], index) => a !== b && diagonal.has(pairComponent[index]),
    );
    if (at >= 0) return pairs.word(at);
  }
  return null;
}

function polynomialFault(automaton: Automaton, isGlobal: boolean): Fault | null {
  const { states, searching } = automaton;
  const graph = states.map(({ next }) => next);
  const inner = new Steps(automaton);
  const unsure = unsureGraph(automaton);
  const endings = loopsIn(unsure, componentsOf(unsure));
  for (const from of loopsIn(graph, componentsOf(graph))) {
    const isSearch = from.some((state) => searching.has(state));
    // The first match ends a search, even if the pattern could read more.
    const between = reachable(graph, from, (state) => isSearch && !isGlobal && isSure(state));
    for (const to of endings) {
      if (!to.some((state) => between.has(state) && !searching.has(state))) continue;
      const pump = inner.pumpOf(from, to, between);
      if (pump !== null) return { kind: isSearch ? 'search' : 'polynomial', pump };
    }
  }
  return null;

  function isSure(state: number): boolean {
    return states[state]?.isSure === true;
  }
}

/**
 * Returns the graph of the states where a match cannot end regardless of what follows. An engine backtracks
 * only from these states.
 */
const unsureGraph = ({ states }: Automaton): readonly (readonly number[])[] =>
  states.map(({ next, isSure }) =>
    isSure ? [] : next.filter((each) => states[each]?.isSure === false),
  );

interface Product {
  readonly tuples: readonly (readonly number[])[];
  readonly graph: readonly (readonly number[])[];
  /** Returns a text that leads from a tuple back to itself. */
  word(at: number): string;
}

/** Steps through several runs that read the same text. */
class Steps {
  readonly #automaton: Automaton;
  #left = maxSteps;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
  }

  characterOf(letters: bigint): string {
    return this.#automaton.characterOf(letters);
  }

  /** Returns the product of several runs over the same text, each of which stays within its set of states. */
  product(sets: readonly (readonly number[])[]): Product {
    const allowed = sets.map((set) => new Set(set));
    const tuples: number[][] = [];
    const numbers = new Map<string, number>();
    const graph: number[][] = [];
    const add = (tuple: number[]): number => {
      const key = tuple.join();
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = tuples.push(tuple) - 1;
      numbers.set(key, number);
      return number;
    };
    for (const a of sets[0] ?? []) {
      for (const b of sets[1] ?? []) if (this.#common([a, b]) !== 0n) add([a, b]);
    }
    for (let at = 0; at < tuples.length; at += 1) {
      graph[at] = [...this.#after(tuples[at] ?? [], allowed)].map(add);
    }
    const word = (start: number): string => this.#shortest(graph, tuples, start);
    return { tuples, graph, word };
  }

  /** Returns a text that two loops both read if a path leads from the first loop to the second. */
  pumpOf(
    from: readonly number[],
    to: readonly number[],
    between: ReadonlySet<number>,
  ): string | null {
    const pairs = this.product([from, to]);
    const component = componentsOf(pairs.graph);
    for (const loop of loopsIn(pairs.graph, component)) {
      const [p = 0, q = 0] = pairs.tuples[loop[0] ?? 0] ?? [];
      if (loop.some((at) => pairs.tuples[at]?.[0] === pairs.tuples[at]?.[1])) continue;
      const loopPairs = new Set(loop.map((at) => (pairs.tuples[at] ?? []).join()));
      const pump = this.#transfer(p, q, loopPairs, between);
      if (pump !== null) return pump;
    }
    return null;
  }

  /** Looks for one text that leads from p to p, from p to q, and from q to q. */
  #transfer(
    p: number,
    q: number,
    loop: ReadonlySet<string>,
    between: ReadonlySet<number>,
  ): string | null {
    const start = [p, p, q];
    const end = [p, q, q].join();
    const words = new Map([[start.join(), '']]);
    const pending = [start];
    for (let tuple = pending.shift(); tuple !== undefined; tuple = pending.shift()) {
      const before = words.get(tuple.join()) ?? '';
      for (const next of this.#after(tuple, [null, between, null])) {
        const [a = 0, , c = 0] = next;
        const key = next.join();
        if (words.has(key) || !loop.has([a, c].join())) continue;
        const word = before + this.characterOf(this.#common(next));
        if (key === end) return word;
        words.set(key, word);
        pending.push(next);
      }
    }
    return null;
  }

  *#after(
    tuple: readonly number[],
    allowed: readonly (ReadonlySet<number> | null)[],
  ): Generator<number[]> {
    let found: { states: number[]; letters: bigint }[] = [{ states: [], letters: -1n }];
    tuple.forEach((state, at) => {
      const next = new Set(this.#automaton.states[state]?.next);
      const set = allowed[at] ?? null;
      found = found.flatMap(({ states, letters }) =>
        [...next].flatMap((each) => {
          this.#spend();
          if (set !== null && !set.has(each)) return [];
          const common = letters & (this.#automaton.states[each]?.letters ?? 0n);
          return common === 0n ? [] : [{ states: [...states, each], letters: common }];
        }),
      );
    });
    for (const { states } of found) yield states;
  }

  #common(tuple: readonly number[]): bigint {
    return tuple.reduce(
      (letters, state) => letters & (this.#automaton.states[state]?.letters ?? 0n),
      -1n,
    );
  }

  #shortest(
    graph: readonly (readonly number[])[],
    tuples: readonly (readonly number[])[],
    start: number,
  ): string {
    const words = new Map([[start, '']]);
    for (const [at, before] of words) {
      for (const next of graph[at] ?? []) {
        const word = before + this.characterOf(this.#common(tuples[next] ?? []));
        if (next === start) return word;
        if (!words.has(next)) words.set(next, word);
      }
    }
    return '';
  }

  #spend(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new Error('too large to be judged: split it');
  }
}

/** Returns the sets of nodes that form loops: each node in a set leads back to itself. */
function loopsIn(
  graph: readonly (readonly number[])[],
  component: readonly number[],
): readonly (readonly number[])[] {
  const members = Map.groupBy(component.keys(), (node) => component[node]);
  return [...members.values()].filter(
    ([first = 0, ...others]) => others.length > 0 || graph[first]?.includes(first),
  );
}

function reachable(
  graph: readonly (readonly number[])[],
  start: readonly number[],
  isEnd: (node: number) => boolean,
): ReadonlySet<number> {
  const reached = new Set(start);
  for (const node of reached) {
    if (!isEnd(node)) for (const next of graph[node] ?? []) reached.add(next);
  }
  return reached;
}

/** Returns the number of each node's strongly connected component (Tarjan), without recursion. */
function componentsOf(graph: readonly (readonly number[])[]): readonly number[] {
  const component: number[] = [];
  const index: number[] = [];
  const low: number[] = [];
  const stack: number[] = [];
  let count = 0;
  for (const root of graph.keys()) {
    if (index[root] !== undefined) continue;
    const path: { node: number; at: number }[] = [{ node: root, at: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { node, at } = top;
      if (at === 0) {
        index[node] = count;
        low[node] = count;
        count += 1;
        stack.push(node);
      }
      const next = graph[node]?.[at];
      if (next !== undefined) {
        top.at += 1;
        if (index[next] === undefined) path.push({ node: next, at: 0 });
        else if (component[next] === undefined) {
          low[node] = Math.min(low[node] ?? 0, index[next]);
        }
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) {
        low[parent.node] = Math.min(low[parent.node] ?? 0, low[node] ?? 0);
      }
      if (low[node] !== index[node]) continue;
      for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
        component[member] = node;
        if (member === node) break;
      }
    }
  }
  return component;
}
