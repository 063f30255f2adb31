import type { FailureCode } from './failures/codes.ts';
import type { Failure, FailurePlace } from './model.ts';

/** An error that keeps the gate from deciding: a code, what happened, and what to do next. */
export class GateError extends Error implements Failure {
  readonly code: FailureCode;
  readonly remedy: string;
  readonly details: readonly string[] = [];
  readonly place: FailurePlace | undefined;
  readonly page: string | undefined;

  constructor(
    code: FailureCode,
    message: string,
    remedy: string,
    { place, page, ...options }: ErrorOptions & Pick<Failure, 'place' | 'page'> = {},
  ) {
    super(message, options);
    this.place = place;
    this.page = page;
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
export function plainFailure({ code, message, remedy, details, place, page }: Failure): Failure {
  return { code, message, remedy, details, place, page };
}

/** An error that says which file of the repository it is about, unless it does so already. */
export function about(place: FailurePlace, error: GateError): GateError {
  if (error.place !== undefined) return error;
  const { code, message, remedy, page } = error;
  return new GateError(code, message, remedy, { cause: error.cause, place, page });
}
