import * as z from 'zod';

export interface Input<T = unknown> {
  /** One or two sentences in Markdown, for `action.yml` and the manual. */
  readonly description: string;
  readonly default?: string;
  /** Set if `action.yml` must not contain the default, so that a run can tell whether a value was given. */
  readonly isImplicit?: true;
  /** The default in `action.yml`, as an expression that the runner evaluates. */
  readonly expression?: string;
  /** Describes the default in the manual, if `default` does not. */
  readonly defaultWords?: string;
  /** The allowed values, for error messages; absent if any value is allowed. */
  readonly allowed?: string;
  readonly schema: () => z.ZodType<T, string>;
  /** Set if no message may show the value, because it is a secret or may contain one. */
  readonly isSecret?: true;
  /**
   * How an edit to the value in a workflow can affect the verdict. `none`: not at all. `any`: in unknown
   * ways. `undecided`: the edit affects only whether there is a verdict. `policy`: like an edit to the policy
   * value of the same name. A function returns the strictness of a value; higher is stricter.
   */
  readonly effect: 'none' | 'any' | 'undecided' | 'policy' | ((value: T) => number);
}

// biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from input to input.
export type GateInputs = Readonly<Record<string, Input<any>>>;

/**
 * The inputs of any action. The effect of edits is omitted, because an action that judges no change has no
 * verdict to affect.
 */
export type InputTable = Readonly<Record<string, Omit<GateInputs[string], 'effect'>>>;

export interface PolicyInput<T> extends Input<T> {
  readonly effect: 'policy';
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * Returns a schema that converts a duration such as `48h` to milliseconds. The duration must be between 1 ms
 * and a year.
 */
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

/**
 * Returns a schema for a duration of at most a day. Node timers cannot exceed 24 days, and no download takes
 * longer than a day.
 */
export const shortDuration = () => duration().pipe(z.number().max(units.d));

const onOff = () => z.enum(['true', 'false']).transform((text) => text === 'true');

/** The properties shared by inputs that are off unless they are set to `true`. */
export const flag = { default: 'false', allowed: 'true or false', schema: onOff } as const;

/**
 * Returns a schema for a path that stays inside its starting folder. The Windows path `a\b` becomes `a/b`.
 */
export const pathInside = () =>
  z
    .string()
    .transform((text) => text.replaceAll('\\', '/'))
    .refine((text) => !/^(?:\/|[A-Za-z]:)/.test(text) && !text.split('/').includes('..'));

/**
 * Returns a schema for the address of a service: HTTPS, or HTTP on loopback, with only a path after the host.
 */
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
