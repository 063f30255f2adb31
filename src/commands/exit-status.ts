import type { Verdict } from '../model/model.ts';

/** Exit statuses of the command line: one for each verdict, and `EX_USAGE` from sysexits.h. */
export const exitStatus = {
  pass: 0,
  warn: 0,
  fail: 1,
  error: 2,
  wrongCommandLine: 64,
} as const satisfies Record<Verdict | 'wrongCommandLine', number>;

/**
 * The meanings of the statuses that all commands share. Each command describes the statuses that are not
 * shared.
 */
export const commonStatuses = {
  [exitStatus.error]: 'error: there is no verdict, and the command prints the reason',
  [exitStatus.wrongCommandLine]: 'the command line is invalid',
} as const;
