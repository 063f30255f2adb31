import type { NamedOption } from './help.ts';
import type { GeneratedLine, Line } from './lines.ts';
import { otherRegistry } from './sandbox.ts';

/** A template for command lines: where their options go, and what the lines test. */
export interface Shape {
  readonly command: string;
  /** The arguments; `place` marks where options go, and can appear several times. */
  readonly words: readonly string[];
  readonly files?: Line['files'];
  readonly env?: Line['env'];
  /** A package or a local file that would be started here, but that an option could take as its value. */
  readonly value: string;
  /** The options to try there. */
  readonly options: readonly NamedOption[];
  /** Whether to try all ways of writing an option, or only the two most informative ones. */
  readonly isThorough: boolean;
  /** The number of lines with several options to generate. */
  readonly mixtures: number;
  /**
   * Whether lines with several options use only valid forms. Other forms reveal little about a program that
   * rejects them all.
   */
  readonly isStrict?: boolean;
}

export const place = '{options}';

/** Values that some kinds of options accept. */
const values = ['true', 'false', 'null', '1', 'info', otherRegistry, './src'];

/** Returns the ways of writing an option, each with the name of its form. */
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

/** Returns the ways of writing an option that its help intends, as far as they are known. */
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

/** Returns a seeded random number generator (mulberry32). */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The most informative ways of writing an option. */
const telling = new Set(['bare', 'next word', 'attached', 'next word, valid', 'attached, valid']);

/**
 * Returns all lines for some shapes. The lines without options and the most informative lines for each option
 * come first. The remaining lines follow in an order that the seed determines, so that any part of them is a
 * sample of all.
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

/** Returns a tool's most informative lines with one option, which come first among its lines with options. */
export function tellingOf(lines: readonly GeneratedLine[]): readonly GeneratedLine[] {
  const single = lines.slice(lines.findIndex(({ options }) => options.length > 0));
  const end = single.findIndex(({ options, form }) => options.length !== 1 || !telling.has(form));
  return single.slice(0, end);
}
