import * as z from 'zod';

/**
 * Returns the schema of a non-empty string. `faultOf` returns what is wrong with the string, or null if the
 * string is valid.
 */
export function text(faultOf: (given: string) => string | null): z.ZodString {
  return z
    .string()
    .min(1)
    .superRefine((given, context) => {
      const fault = given === '' ? null : faultOf(given);
      if (fault !== null) context.addIssue(fault);
    });
}
