import type { EnforcingClient } from './client.ts';
import { claudeCode } from './clients/claude-code.ts';
import { copilot } from './clients/copilot.ts';

/** Keyed by the value of `--for`. */
export const enforcingClients: Readonly<Record<string, EnforcingClient>> = {
  'claude-code': claudeCode,
  copilot,
};
