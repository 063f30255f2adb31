import * as z from 'zod';

/** Returns the schema of a non-empty text. `faultOf` returns a description of an error, or null. */
export function text(faultOf: (given: string) => string | null): z.ZodString {
  return z
    .string()
    .min(1)
    .superRefine((given, context) => {
      const fault = given === '' ? null : faultOf(given);
      if (fault !== null) context.addIssue(fault);
    });
}
