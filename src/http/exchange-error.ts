/** What kept a request from an answer, or an answer from its end. */
export type ExchangeFailure =
  /** The time for the whole exchange ran out. */
  | { readonly kind: 'overtime' }
  /** Nothing came within the idle time. */
  | { readonly kind: 'no-answer' }
  /** The connection did not come about or broke before an answer; `cause` says why. */
  | { readonly kind: 'no-connection' }
  /** The body stood still for the idle time. */
  | { readonly kind: 'stalled' }
  /** The body broke off after so many bytes, decompressed. */
  | { readonly kind: 'cut-off'; readonly bytes: number }
  /** The body is compressed in a way that was not offered. */
  | { readonly kind: 'unknown-encoding' }
  /** A redirect leads to another origin, to which no key may go; empty where it leads nowhere. */
  | { readonly kind: 'foreign-redirect'; readonly host: string }
  | { readonly kind: 'too-many-redirects' };

/** An exchange over HTTP without an answer, or without a whole one. Who asked has the words for it. */
export class ExchangeError extends Error {
  readonly failure: ExchangeFailure;

  constructor(failure: ExchangeFailure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}
