import type { NamedOption } from './help.ts';
import type { GeneratedLine, Line } from './lines.ts';
import { otherRegistry } from './sandbox.ts';

/** Where options stand in a command line, and what the line is for. */
export interface Shape {
  readonly command: string;
  /** Its arguments; `place` stands for the options, once or several times. */
  readonly words: readonly string[];
  readonly files?: Line['files'];
  readonly env?: Line['env'];
  /** What an option may take for its value here: a package, or a local file, that would be started. */
  readonly value: string;
  /** The options that are tried there. */
  readonly options: readonly NamedOption[];
  /** Whether all ways of writing an option are tried, or only the two that tell most. */
  readonly isThorough: boolean;
  /** How many lines with several options are made. */
  readonly mixtures: number;
  /** Whether these have only options as they are meant: a program that refuses all others tells little. */
  readonly isStrict?: boolean;
}

export const place = '{options}';

/** Values that options of some kind accept. */
const values = ['true', 'false', 'null', '1', 'info', otherRegistry, './src'];

/** The ways of writing an option, each with the name of its form. */
function formsOf(
  { name, valid }: NamedOption,
  { value, isThorough }: Shape,
): readonly (readonly [string, readonly string[]])[] {
  const main = [
    ['bare', [name]],
    ['next word', [name, value]],
    ['attached', [`${name}=${value}`]],
    ...(valid === undefined
      ? []
      : ([
          ['next word, valid', [name, valid]],
          ['attached, valid', [`${name}=${valid}`]],
        ] as const)),
  ] as const;
  if (!isThorough) return main;
  const isLong = name.startsWith('--');
  const plain = name.replace(/^-+/, '');
  return [
    ...main,
    ['empty', [`${name}=`]],
    ['twice', [name, name]],
    ['value twice', [name, value, name, value]],
    ...values.map((each) => [`next word ${each}`, [name, each]] as const),
    ...values.map((each) => [`attached ${each}`, [`${name}=${each}`]] as const),
    ...(isLong
      ? ([
          ['negated', [`--no-${plain}`]],
          ['negated with a value', [`--no-${plain}`, value]],
          ['shortened', [name.slice(0, -1)]],
          ['shortened with a value', [name.slice(0, -1), value]],
          ['one dash', [`-${plain}`]],
          ['one dash with a value', [`-${plain}`, value]],
        ] as const)
      : ([
          ['joined', [`${name}${valid ?? value}`]],
          ['cluster behind y', [`-y${plain}`]],
          ['cluster behind y with a value', [`-y${plain}`, value]],
          ['cluster before q', [`${name}q`]],
        ] as const)),
  ];
}

/** The ways of writing an option that its help means, as far as they are known. */
function meantForms(
  { name, value, valid }: NamedOption,
  shape: Shape,
): readonly (readonly [string, readonly string[]])[] {
  if (value === 'never') return [['bare', [name]]];
  const given = valid ?? shape.value;
  return [
    ['next word', [name, given]],
    ['attached', [`${name}=${given}`]],
    ...(name.startsWith('--') ? [] : [['joined', [`${name}${given}`]] as const]),
  ];
}

/** A generator of random numbers that a seed decides (mulberry32). */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The ways of writing an option that tell most about it. */
const telling = new Set(['bare', 'next word', 'attached', 'next word, valid', 'attached, valid']);

/**
 * All lines of some shapes: first those without options and the most telling ones of each option, then the
 * others in an order that the seed decides, so that any part of these is a sample of all.
 */
export function linesOf(shapes: readonly Shape[], seed: number): readonly GeneratedLine[] {
  const random = randomFrom(seed);
  const plain = new Set<GeneratedLine>();
  const thorough = new Set<GeneratedLine>();
  const lines = shapes.flatMap((shape): GeneratedLine[] => {
    const make = (
      filled: readonly (readonly string[])[],
      options: readonly string[],
      form: string,
    ): GeneratedLine => {
      let at = 0;
      const args = shape.words.flatMap((word) => (word === place ? (filled[at++] ?? []) : [word]));
      const { command, files, env } = shape;
      return {
        ...{ command, args, ...(files === undefined ? {} : { files }) },
        ...(env === undefined ? {} : { env }),
        ...{ shape: [command, ...shape.words].join(' '), options, form },
      };
    };
    const places = shape.words.filter((word) => word === place).length;
    const single = shape.options.flatMap((option) =>
      formsOf(option, shape).map(([form, words]) => make([words], [option.name], form)),
    );
    const mixed = Array.from({ length: shape.mixtures }, () => {
      const chosen: string[] = [];
      const filled = Array.from({ length: places }, () =>
        Array.from({ length: 1 + random(3) }, () => {
          const option = shape.options[random(shape.options.length)] as NamedOption;
          const forms = shape.isStrict ? meantForms(option, shape) : formsOf(option, shape);
          chosen.push(option.name);
          return forms[random(forms.length)]?.[1] ?? [];
        }).flat(),
      );
      return make(filled, chosen, 'several');
    });
    plain.add(make([], [], 'none'));
    const first = shape.isThorough ? single.filter(({ form }) => telling.has(form)) : [];
    for (const line of first) thorough.add(line);
    return [...single, ...mixed];
  });
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [lines[at], lines[other]] = [lines[other] as GeneratedLine, lines[at] as GeneratedLine];
  }
  return [...plain, ...thorough, ...lines.filter((line) => !thorough.has(line))];
}

/** Of all lines of a tool the most telling ones with an option, which come first. */
export function tellingOf(lines: readonly GeneratedLine[]): readonly GeneratedLine[] {
  const single = lines.slice(lines.findIndex(({ options }) => options.length > 0));
  const end = single.findIndex(({ options, form }) => options.length !== 1 || !telling.has(form));
  return single.slice(0, end);
}
