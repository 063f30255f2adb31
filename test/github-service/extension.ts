import type { DescribedRequest } from './description.ts';
import type { Reply } from './faults.ts';

/** More operations and tokens for the service. */
export interface ServiceExtension {
  /** Returns the function that performs a request; null for an unknown request. */
  readonly route: (request: DescribedRequest) => (() => Reply) | null;
  /** Returns whether a token is valid for a request; null for an unknown token. */
  readonly accepts?: (token: string, request: DescribedRequest) => boolean | null;
}
