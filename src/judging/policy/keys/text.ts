import * as z from 'zod';

/** A non-empty text that is checked by a function, which returns a fault in words or null. */
export function text(faultOf: (given: string) => string | null): z.ZodString {
  return z
    .string()
    .min(1)
    .superRefine((given, context) => {
      const fault = given === '' ? null : faultOf(given);
      if (fault !== null) context.addIssue(fault);
    });
}
