import { allowlistUsage } from '../commands/allowlist/usage.ts';
import { checkUsage } from '../commands/check/usage.ts';
import type { Commands } from '../commands/command-record.ts';
import { exportDiffUsage } from '../commands/export-diff/usage.ts';
import { exportTablesUsage } from '../commands/export-tables/usage.ts';
import { exportValidateUsage } from '../commands/export-validate/usage.ts';
import { fixUsage } from '../commands/fix/usage.ts';
import { initUsage } from '../commands/init/usage.ts';
import { inventoryUsage } from '../commands/inventory/usage.ts';
import { showUsage } from '../commands/show/usage.ts';
import { sweepUsage } from '../commands/sweep/usage.ts';

/**
 * The commands, in the order in which the help lists them. To add a command, add a folder in `commands/` and
 * a line here. The help and docs/command-line.md are generated from each command's `usage.ts`.
 */
export const commands: Commands = {
  check: checkUsage,
  inventory: inventoryUsage,
  fix: fixUsage,
  show: showUsage,
  init: initUsage,
  sweep: sweepUsage,
  allowlist: allowlistUsage,
  'export validate': exportValidateUsage,
  'export diff': exportDiffUsage,
  'export tables': exportTablesUsage,
};
