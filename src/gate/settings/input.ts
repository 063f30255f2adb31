import * as z from 'zod';

/** An input of an action: its documents, how its value is read, and what an edit of it can do. */
export interface Input<T = unknown> {
  /** One or two sentences in Markdown, for `action.yml` and the manual. */
  readonly description: string;
  /** The text that counts if none is given. */
  readonly default?: string;
  /** Set if `action.yml` must not write the default, so that a run can tell whether a value was given. */
  readonly isImplicit?: true;
  /** An expression that `action.yml` gives as the default, which the runner evaluates. */
  readonly expression?: string;
  /** What applies if nothing is given, for the manual, if `default` does not say it. */
  readonly defaultWords?: string;
  /** What a value may be, for messages about faulty ones; absent if it may be any text. */
  readonly allowed?: string;
  /** Makes what reads the text, where one is given; what it transforms to is the value of the setting. */
  readonly schema: () => z.ZodType<T, string>;
  /** Set if no message may show a value, because it is a secret or may contain one. */
  readonly isSecret?: true;
  /**
   * What an edit of the value in a workflow can do to the verdict: `none`; `any`, which is not known;
   * `undecided`, only whether there is a verdict; `policy`, what the value of the policy with its name can.
   * A function gives the strictness of a value: the higher the stricter.
   */
  readonly effect: 'none' | 'any' | 'undecided' | 'policy' | ((value: T) => number);
}

/** Inputs of the gate by their names. */
// biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from input to input.
export type GateInputs = Readonly<Record<string, Input<any>>>;

/** Inputs of any action. One that judges no change has no verdict on which an edit could have an effect. */
export type InputTable = Readonly<Record<string, Omit<GateInputs[string], 'effect'>>>;

/** An input that overrides a value of the policy. */
export interface PolicyInput<T> extends Input<T> {
  readonly effect: 'policy';
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A duration such as `48h`, parsed to milliseconds: at least 1 ms, at most a year. */
export const duration = () =>
  z
    .string()
    .regex(/^\d{1,9}(?:ms|s|m|h|d)$/)
    .transform((text) => {
      const [, number, unit] = /^(\d+)(\D+)$/.exec(text) ?? [];
      return Number(number) * units[unit as keyof typeof units];
    })
    .pipe(
      z
        .number()
        .min(1)
        .max(units.d * 365),
    );

/** At most a day: timers of Node last 24 days at most, and no download takes that long. */
export const shortDuration = () => duration().pipe(z.number().max(units.d));

const onOff = () => z.enum(['true', 'false']).transform((text) => text === 'true');

/** What the inputs have in common that are off unless they are `true`. */
export const flag = { default: 'false', allowed: 'true or false', schema: onOff } as const;

/** A path that does not lead out of the folder that it starts from; `a\b` of Windows is `a/b`. */
export const pathInside = () =>
  z
    .string()
    .transform((text) => text.replaceAll('\\', '/'))
    .refine((text) => !/^(?:\/|[A-Za-z]:)/.test(text) && !text.split('/').includes('..'));

/** The address of a service: HTTPS, or HTTP on loopback, with nothing but a path behind the host. */
export const serviceAddress = () =>
  z.string().transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && isUsableAddress(url)) return url;
    context.addIssue('not usable');
    return z.NEVER;
  });

function isUsableAddress(url: URL): boolean {
  const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback);
  return (
    secure && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
  );
}
