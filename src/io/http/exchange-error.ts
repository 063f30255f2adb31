export type ExchangeFailure =
  /** The time limit for the whole exchange was exceeded. */
  | { readonly kind: 'overtime' }
  /** No response began within the idle time. */
  | { readonly kind: 'no-response' }
  /**
   * The connection could not be made or was closed before the response; the error's `cause` contains the
   * reason.
   */
  | { readonly kind: 'no-connection' }
  /** No part of the body arrived within the idle time. */
  | { readonly kind: 'stalled' }
  /** The body ended prematurely, after `bytes` decompressed bytes. */
  | { readonly kind: 'cut-off'; readonly bytes: number }
  /** The body has an encoding that the request did not accept. */
  | { readonly kind: 'unknown-encoding' }
  /**
   * A redirect leads to another origin, which must not receive the key. `host` is that origin's host; empty
   * if the target is not a URL.
   */
  | { readonly kind: 'foreign-redirect'; readonly host: string }
  | { readonly kind: 'too-many-redirects' };

/** A failed HTTP exchange. The caller provides the user-facing message. */
export class ExchangeError extends Error {
  readonly failure: ExchangeFailure;

  constructor(failure: ExchangeFailure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}
