import type { Failure } from './model.ts';

/** Trouble that keeps the gate from deciding: a code, what happened, and what to do next. */
export class GateError extends Error implements Failure {
  readonly code: string;
  readonly remedy: string;
  readonly details: readonly string[] = [];

  constructor(code: string, message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GateError';
    this.code = code;
    this.remedy = remedy;
  }
}

/** Short words for anything that was thrown: its message, or its system code where that is all it has. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message || code || error.name;
}
