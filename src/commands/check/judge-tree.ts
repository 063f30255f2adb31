import type { LoadedExport } from '../../export/loading.ts';
import type { ExportQuery } from '../../export/records.ts';
import { loadExport } from '../../gate/export.ts';
import type { RunPorts } from '../../gate/ports.ts';
import { judgeChange } from '../../gate/run.ts';
import type { Settings } from '../../gate/settings.ts';
import { readChange } from '../../gate/steps.ts';

/**
 * Judges a whole tree, and throws instead of returning a report without a verdict.
 *
 * @throws GateError if the policy cannot be used, the tree cannot be read, or the export cannot be loaded
 */
export async function judgeTree(
  settings: Settings,
  ports: RunPorts,
  charge?: Parameters<typeof readChange>[2],
) {
  const { change, head, proved } = await readChange(settings, ports, charge);
  let cause: unknown = null;
  const load = async (query: ExportQuery): Promise<LoadedExport> => {
    try {
      return await loadExport(settings, query, ports);
    } catch (error) {
      cause = error;
      throw error;
    }
  };
  const { report, save } = await judgeChange(change, ports, { load, proved, mustLoad: false });
  if (report.failure !== null) throw cause;
  return { report, save, change, head, proved };
}
