import type { FailureCode } from './failures/codes.ts';
import type { Failure } from './model.ts';

/** An error that keeps the gate from deciding: a code, what happened, and what to do next. */
export class GateError extends Error implements Failure {
  readonly code: FailureCode;
  readonly remedy: string;
  readonly details: readonly string[] = [];

  constructor(code: FailureCode, message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GateError';
    this.code = code;
    this.remedy = remedy;
  }
}

/** A short text for anything that was thrown: the message of an error, or else its system code or name. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message || code || error.name;
}

/** Whether something was not written because the disk is full, or what a process may have of it. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = Object(error) as NodeJS.ErrnoException;
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code ?? '') || (cause != null && isDiskFull(cause));
}

/** Why a file cannot be read, behind its path: the usual reason in words, else as `causeOf`. */
export function fileCauseOf(error: unknown): string {
  const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isAbsent ? 'it does not exist' : causeOf(error);
}

/** The data of a failure, without the stack and cause of an error. */
export function plainFailure({ code, message, remedy, details }: Failure): Failure {
  return { code, message, remedy, details };
}
