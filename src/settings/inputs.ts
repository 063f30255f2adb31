import * as z from 'zod';
import { presetNames, reportFiles } from '../model.ts';

/** When a pull request gets a comment; `commentIntent` explains them. */
export const commentModes = ['never', 'on-failure', 'always'] as const;
export type CommentMode = (typeof commentModes)[number];

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A duration such as `48h`, parsed to milliseconds: at least 1 ms, at most a year. */
export const duration = z
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
const shortDuration = duration.pipe(z.number().max(units.d));

const onOff = z.enum(['true', 'false']).transform((text) => text === 'true');
const outcome = z.enum(['fail', 'warn']);
const pathInside = z
  .string()
  .refine((text) => !/^(?:[\\/]|[A-Za-z]:)/.test(text) && !text.split(/[\\/]/).includes('..'));

/** The schema of each input, and a description of its values for messages about faulty ones. */
export const inputs = {
  'base-url': {
    allowed: 'an https:// address (http:// on loopback only) without user-info, query or fragment',
    schema: z.string().transform((text, context) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      if (url !== null && isUsableBase(url)) return url;
      context.addIssue('not usable');
      return z.NEVER;
    }),
  },
  preset: { allowed: `one of ${presetNames.join(', ')}`, schema: z.enum(presetNames) },
  'min-score': {
    allowed: 'a number from 0 to 100',
    schema: z
      .string()
      .regex(/^\d{1,3}(?:\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().max(100)),
  },
  'min-grade': {
    allowed: 'a letter from A to F, perhaps with + or -',
    schema: z.string().regex(/^[A-F][+-]?$/),
  },
  scope: { allowed: 'auto, changed or all', schema: z.enum(['auto', 'changed', 'all']) },
  'config-file': { allowed: 'a path inside the repository, from its root', schema: pathInside },
  'max-age': { allowed: 'a duration such as 48h or 2d', schema: duration },
  timeout: { allowed: 'a duration such as 90s or 5m, of a day at most', schema: shortDuration },
  cache: { allowed: 'true or false', schema: onOff },
  'warm-cache': { allowed: 'true or false', schema: onOff },
  suggest: { allowed: 'true or false', schema: onOff },
  'on-missing-key': { allowed: 'fail or warn', schema: outcome },
  'on-unavailable': { allowed: 'fail or warn', schema: outcome },
  comment: { allowed: `one of ${commentModes.join(', ')}`, schema: z.enum(commentModes) },
  'working-directory': {
    allowed: 'a folder inside the workspace, relative to it',
    schema: pathInside,
  },
} as const satisfies Record<string, { allowed: string; schema: z.ZodType<unknown, string> }>;

/** Names of all inputs that a run reads, as `action.yml` declares them. */
export const inputNames: readonly string[] = [
  'api-key',
  'github-token',
  'comment-key',
  'export-file',
  'policy',
  'rules',
  'ignore-paths',
  ...reportFiles,
  ...Object.keys(inputs),
];

function isUsableBase(url: URL): boolean {
  const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback);
  return (
    secure && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
  );
}
