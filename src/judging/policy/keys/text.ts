import * as z from 'zod';

export function text(faultOf: (given: string) => string | null): z.ZodString {
  return z
    .string()
    .min(1)
    .superRefine((given, context) => {
      const fault = given === '' ? null : faultOf(given);
      if (fault !== null) context.addIssue(fault);
    });
}
