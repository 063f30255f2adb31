import type { EnforcingClient } from './client.ts';
import { claudeCode } from './clients/claude-code.ts';
import { copilot } from './clients/copilot.ts';

/** The clients that enforce lists, keyed by their value for `--for`. */
export const enforcingClients: Readonly<Record<string, EnforcingClient>> = {
  'claude-code': claudeCode,
  copilot,
};
