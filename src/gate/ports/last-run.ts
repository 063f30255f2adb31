import { readHeadCommit } from '../../io/github-event.ts';
import type { Report } from '../../judging/report.ts';
import { describeError } from '../../model/failure.ts';
import type { RunPorts } from '../ports.ts';
import type { Settings } from '../settings/settings.ts';

interface Compared {
  readonly report: Report;
  readonly save: () => Promise<void>;
}

/** Returns the report without a comparison and with nothing to save. */
export function comparisonWarning(report: Report): Compared {
  return { report, save: async () => {} };
}

/**
 * Adds the changes since the previous scheduled run to a scheduled run's report, if the cache contains the
 * previous run's data. Leaves the reports of other runs unchanged. Never rejects, and never changes the
 * verdict.
 */
export async function compareWithLastRun(
  report: Report,
  settings: Settings | null,
  ports: Pick<RunPorts, 'event' | 'cache' | 'log' | 'now' | 'platform' | 'folder'>,
): Promise<Compared> {
  const { 'api-key': apiKey = null, 'base-url': baseUrl = null } = settings ?? {};
  const isSealed = apiKey !== null && baseUrl !== null && settings?.cache === true;
  if (ports.event !== 'schedule' || settings === null || !isSealed)
    return comparisonWarning(report);
  const context = {
    request: { apiKey, baseUrl, platform: ports.platform },
    ports,
    series: [
      process.env['GITHUB_REPOSITORY'] ?? '',
      settings.category ?? '',
      ports.folder,
      settings['config-file'],
    ],
  };
  const now = ports.now();
  try {
    // Only scheduled runs need this code.
    const { lastRunForm, restoreLastRun, saveLastRun } = await import('../../export/loading.ts');
    const [{ rememberedSchema }, { sinceLastRun }, { readerName }] = await Promise.all([
      import('../../judging/history-schema.ts'),
      import('../pipeline/since-last-run.ts'),
      import('./reader-name.ts'),
    ]);
    const form = lastRunForm(rememberedSchema);
    const last = await restoreLastRun(form, context);
    const run = {
      at: new Date(now).toISOString(),
      commit: await readHeadCommit(),
      reader: await readerName(),
    };
    const { report: compared, kept } = sinceLastRun(report, last, run);
    return {
      report: compared,
      save: async () => {
        if (kept !== null) await saveLastRun(form, context, kept, now);
      },
    };
  } catch (error) {
    ports.log(`Changes since the last scheduled run are unknown: ${describeError(error)}`);
    return comparisonWarning(report);
  }
}
