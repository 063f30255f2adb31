import type { Failure, FailureCode, FailurePlace } from './model.ts';

/**
 * A remedy worded separately for a workflow step and for the command line, because only a workflow step has
 * inputs.
 */
export interface RemedyBySurface {
  readonly step: string;
  readonly command: string;
}

export class GateError extends Error implements Failure {
  readonly code: FailureCode;
  /** The remedy for a workflow step and, if `commandRemedy` is undefined, for the command line. */
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
 * Returns a short description of any thrown value: an error's message or, if that is empty, its system code
 * or name.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message || code || error.name;
}

/**
 * Returns whether a write failed because the disk is full, or because the quota or the process's maximum file
 * size was exceeded.
 */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = Object(error) as NodeJS.ErrnoException;
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code ?? '') || (cause != null && isDiskFull(cause));
}

/** Returns why a file cannot be read, worded to follow the file's path in a message. */
export function describeFileError(error: unknown): string {
  const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isAbsent ? 'it does not exist' : describeError(error);
}

export function plainFailure(failure: Failure): Failure {
  const { code, message, remedy, commandRemedy, details, place, page } = failure;
  return { code, message, remedy, commandRemedy, details, place, page };
}

export function remediesBySurface({ remedy, commandRemedy = remedy }: Failure): RemedyBySurface {
  return { step: remedy, command: commandRemedy };
}

export function onCommandLine(failure: Failure): Failure {
  const { commandRemedy, ...plain } = plainFailure(failure);
  return { ...plain, remedy: commandRemedy ?? plain.remedy };
}

export function withPlace(place: FailurePlace, error: GateError): GateError {
  if (error.place !== undefined) return error;
  const { code, message, page } = error;
  return new GateError(code, message, remediesBySurface(error), {
    cause: error.cause,
    place,
    page,
  });
}
