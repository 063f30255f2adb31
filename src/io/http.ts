export { acceptedEncodings } from './http/body.ts';
export { certificateFailure, systemCode } from './http/certificate.ts';
export { exchange, type HttpRequest, type HttpResponse } from './http/exchange.ts';
export { ExchangeError } from './http/exchange-error.ts';
export {
  createDeadlineBudget,
  type HttpPorts,
  HttpTrouble,
  type RetryPolicy,
  retryAfterMs,
  type Wait,
  waitAfter,
  withRetries,
} from './http/retry.ts';
