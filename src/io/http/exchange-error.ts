/** Why a request has no response, or a response no end. */
export type ExchangeFailure =
  /** The time for the whole exchange ran out. */
  | { readonly kind: 'overtime' }
  /** No response began within the idle time. */
  | { readonly kind: 'no-response' }
  /** The connection could not be made, or broke before the response; the error's `cause` says why. */
  | { readonly kind: 'no-connection' }
  /** No part of the body came within the idle time. */
  | { readonly kind: 'stalled' }
  /** The body broke off after this many decompressed bytes. */
  | { readonly kind: 'cut-off'; readonly bytes: number }
  /** The body has an encoding that the request did not accept. */
  | { readonly kind: 'unknown-encoding' }
  /** A redirect leads to another origin, to which no key may go. Its host; empty if it is no URL. */
  | { readonly kind: 'foreign-redirect'; readonly host: string }
  | { readonly kind: 'too-many-redirects' };

/** An exchange over HTTP that failed. The caller words the message. */
export class ExchangeError extends Error {
  readonly failure: ExchangeFailure;

  constructor(failure: ExchangeFailure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}
