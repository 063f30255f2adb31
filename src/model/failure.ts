import type { Failure, FailureCode, FailurePlace } from './model.ts';

/** What to do next, for who started the program: a step of a workflow has inputs, a command line has not. */
export interface RemedyBySurface {
  readonly step: string;
  readonly command: string;
}

/** An error that keeps the gate from deciding: a code, what happened, and what to do next. */
export class GateError extends Error implements Failure {
  readonly code: FailureCode;
  /** For a step of a workflow, where that differs. */
  readonly remedy: string;
  readonly commandRemedy: string | undefined;
  readonly details: readonly string[] = [];
  readonly place: FailurePlace | undefined;
  readonly page: string | undefined;

  constructor(
    code: FailureCode,
    message: string,
    remedy: string | RemedyBySurface,
    { place, page, ...options }: ErrorOptions & Pick<Failure, 'place' | 'page'> = {},
  ) {
    super(message, options);
    this.place = place;
    this.page = page;
    this.name = 'GateError';
    this.code = code;
    this.remedy = typeof remedy === 'string' ? remedy : remedy.step;
    this.commandRemedy = typeof remedy === 'string' ? undefined : remedy.command;
  }
}

/** A short text for anything that was thrown: the message of an error, or else its system code or name. */
export function describeError(error: unknown): string {
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
export function describeFileError(error: unknown): string {
  const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isAbsent ? 'it does not exist' : describeError(error);
}

/** The data of a failure, without the stack and cause of an error. */
export function plainFailure(failure: Failure): Failure {
  const { code, message, remedy, commandRemedy, details, place, page } = failure;
  return { code, message, remedy, commandRemedy, details, place, page };
}

/** The remedies of a failure, as a new one with the same takes them. */
export function remediesBySurface({ remedy, commandRemedy = remedy }: Failure): RemedyBySurface {
  return { step: remedy, command: commandRemedy };
}

/** The data of a failure for who started the program on a command line. */
export function onCommandLine(failure: Failure): Failure {
  const { commandRemedy, ...plain } = plainFailure(failure);
  return { ...plain, remedy: commandRemedy ?? plain.remedy };
}

/** An error that says which file of the repository it is about, unless it does so already. */
export function withPlace(place: FailurePlace, error: GateError): GateError {
  if (error.place !== undefined) return error;
  const { code, message, page } = error;
  return new GateError(code, message, remediesBySurface(error), {
    cause: error.cause,
    place,
    page,
  });
}
