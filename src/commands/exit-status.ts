import type { Verdict } from '../model/model.ts';

/** Exit statuses by verdict; 64 is `EX_USAGE` from sysexits.h. */
export const exitStatus = {
  pass: 0,
  warn: 0,
  fail: 1,
  error: 2,
  wrongCommandLine: 64,
} as const satisfies Record<Verdict | 'wrongCommandLine', number>;

export const commonStatuses = {
  [exitStatus.error]: 'error: there is no verdict, and the command prints the reason',
  [exitStatus.wrongCommandLine]: 'the command line is invalid',
} as const;
