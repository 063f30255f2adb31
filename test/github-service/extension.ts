import type { DescribedRequest } from './description.ts';
import type { Reply } from './faults.ts';

/** Further operations of the service, and further tokens. */
export interface ServiceExtension {
  /** What performs a request; null for one that it does not know. */
  readonly route: (request: DescribedRequest) => (() => Reply) | null;
  /** Whether a token is right for a request; null for a token that it does not know. */
  readonly accepts?: (token: string, request: DescribedRequest) => boolean | null;
}
