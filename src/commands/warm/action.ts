import * as core from '@actions/core';
import {
  annotateFailure,
  attemptStep,
  createExportPorts,
  type Log,
  maskSecrets,
  readInputs,
  stepFailure,
  writeJobSummary,
} from '../../gate/action-steps.ts';
import { warm } from '../../gate/export.ts';
import { readSettings, warmInputs } from '../../gate/settings.ts';
import type { WarmedCache } from '../../model/model.ts';
import { renderWarmed, timeOutput } from '../../report/publishing.ts';
import { cacheTitle, warmedWords } from '../../report/report-messages.ts';

/**
 * Runs the action in `warm/`: saves the export to the cache and judges nothing. The action fails if the
 * export cannot be loaded.
 */
export async function runWarmAction(): Promise<void> {
  const inputs = readInputs(warmInputs);
  const { redact, log } = maskSecrets([inputs['api-key']?.trim() ?? '']);
  try {
    const settings = readSettings(inputs, 'input');
    for (const caution of settings.cautions) core.warning(redact(caution));
    const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
    await publishWarmed(await warm(settings, createExportPorts(log, event, true)), log);
  } catch (error) {
    process.exitCode = 1;
    annotateFailure(stepFailure(error, redact), redact);
  }
}

async function publishWarmed(warmed: WarmedCache, log: Log): Promise<void> {
  log(warmedWords(warmed));
  if (!warmed.isKept) core.warning(warmedWords(warmed), { title: cacheTitle });
  await writeJobSummary(log, () => renderWarmed(warmed));
  await attemptStep('setting the outputs', log, () => {
    core.setOutput('export-generated-at', timeOutput(warmed.header.generatedAt));
    core.setOutput('export-source', warmed.isNew ? 'download' : 'cache');
  });
}
