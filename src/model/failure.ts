import type { Failure, FailureCode, FailurePlace } from './model.ts';

/**
 * The next thing to do, by the way the program was started: a workflow step has inputs, a command line has
 * none.
 */
export interface RemedyBySurface {
  readonly step: string;
  readonly command: string;
}

/** An error that keeps the gate from a verdict: a code, what happened, and what to do next. */
export class GateError extends Error implements Failure {
  readonly code: FailureCode;
  /** The remedy for a workflow step, if it differs from that of a command line. */
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

/**
 * Returns a short text for anything that was thrown: the message of an error, or else its system code or
 * name.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message || code || error.name;
}

/**
 * Returns whether a write failed because the disk, the quota or the maximum file size of the process is
 * exhausted.
 */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = Object(error) as NodeJS.ErrnoException;
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code ?? '') || (cause != null && isDiskFull(cause));
}

/**
 * Returns why a file cannot be read, worded to follow its path: the usual reason in words, else as
 * `describeError`.
 */
export function describeFileError(error: unknown): string {
  const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isAbsent ? 'it does not exist' : describeError(error);
}

/** Returns the data of a failure, without the stack and cause of an error. */
export function plainFailure(failure: Failure): Failure {
  const { code, message, remedy, commandRemedy, details, place, page } = failure;
  return { code, message, remedy, commandRemedy, details, place, page };
}

/** Returns the remedies of a failure in the form that a new `GateError` takes. */
export function remediesBySurface({ remedy, commandRemedy = remedy }: Failure): RemedyBySurface {
  return { step: remedy, command: commandRemedy };
}

/** Returns the data of a failure with the remedy for a command line. */
export function onCommandLine(failure: Failure): Failure {
  const { commandRemedy, ...plain } = plainFailure(failure);
  return { ...plain, remedy: commandRemedy ?? plain.remedy };
}

/** Adds the file of the repository to an error that does not have one yet. */
export function withPlace(place: FailurePlace, error: GateError): GateError {
  if (error.place !== undefined) return error;
  const { code, message, page } = error;
  return new GateError(code, message, remediesBySurface(error), {
    cause: error.cause,
    place,
    page,
  });
}
