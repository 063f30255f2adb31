/* Answers that GitHub's API gives when it refuses a request or misbehaves. */

/** An answer, before it is sent as JSON. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Ways in which the API can misbehave. With `lost`, it does what was asked and then answers 502;
 * `query-error` is GraphQL's 200 with an error; `odd` is an unexpected answer.
 */
export type GitHubFault =
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'too-many-requests'
  | 'secondary-limit'
  | 'used-up'
  | 'internal-error'
  | 'slow'
  | 'lost'
  | 'redirect'
  | 'query-forbidden'
  | 'query-not-found'
  | 'query-limited'
  | 'query-faulty'
  | 'query-error'
  | 'odd';

/** Returns a refusal in GitHub's words. */
export function refusal(status: number, message: string, errors?: readonly unknown[]): Reply {
  const documentation_url = 'https://docs.github.com/rest';
  const body = { message, ...(errors ? { errors } : {}), documentation_url, status: `${status}` };
  return { status, body };
}

export const forbidden = refusal(403, 'Resource not accessible by integration');
export const notFound = refusal(404, 'Not Found');
export const tooLong = refusal(422, 'Validation Failed', [
  {
    resource: 'IssueComment',
    code: 'unprocessable',
    field: 'data',
    message: 'Body is too long (maximum is 65536 characters)',
  },
]);

/** Returns a misbehaving service's answer. */
export function faultReply(fault: GitHubFault): Reply {
  const queryError = (type: string): Reply => ({
    status: 200,
    body: { data: null, errors: [{ type, message: 'refused' }] },
  });
  switch (fault) {
    case 'forbidden':
      return forbidden;
    case 'not-found':
      return notFound;
    case 'invalid':
      return refusal(422, 'Validation Failed');
    case 'too-many-requests':
      return { ...refusal(429, 'Too Many Requests'), headers: { 'retry-after': '1' } };
    case 'secondary-limit':
      return {
        ...refusal(403, 'You have exceeded a secondary rate limit. Please wait a few minutes.'),
        headers: { 'retry-after': '1' },
      };
    case 'used-up':
      return {
        ...refusal(403, 'API rate limit exceeded for installation ID 1.'),
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 1800),
        },
      };
    case 'internal-error':
      return { status: 500, body: { message: 'a stack trace with secrets' } };
    case 'lost':
      return { status: 502, body: { message: 'Server Error' } };
    case 'redirect':
      return { status: 307, headers: { location: 'http://localhost:9/collect' } };
    case 'query-forbidden':
      return queryError('FORBIDDEN');
    case 'query-not-found':
      return queryError('NOT_FOUND');
    case 'query-limited':
      return {
        ...queryError('RATE_LIMITED'),
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 1800),
        },
      };
    case 'query-faulty':
      return {
        status: 200,
        body: { errors: [{ message: 'refused', extensions: { code: 'undefinedField' } }] },
      };
    case 'query-error':
      return { status: 200, body: { errors: [{ message: 'Something went wrong' }] } };
    case 'odd':
      return { status: 200, body: ['odd'] };
    case 'slow':
      // Never sent.
      return { status: 0 };
  }
}
