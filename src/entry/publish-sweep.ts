import * as core from '@actions/core';
import type { Annotation } from '../report/annotations/render.ts';
import { failureAnnotations } from '../report/annotations/render.ts';
import { plural } from '../report/words.ts';
import { newFailures, type SweepSettings, type sweepOutputDescriptions } from '../sweep/inputs.ts';
import { type SweepFile, sweepOutput, sweepOutputs } from '../sweep/outputs.ts';
import type { SweepReport } from '../sweep/report.ts';
import { annotate, attempt } from './publish.ts';
import { writeReportFiles } from './report-files.ts';
import type { MaskedSecrets } from './step.ts';

/*
 * How the action of `sweep/` publishes a report: annotations about the run itself, the job summary, files
 * and the log.
 */

type SweepStepOutputs = Readonly<Record<keyof typeof sweepOutputDescriptions, string | number>>;

/**
 * Publishes a report. A failing output does not stop the others.
 *
 * @param report without grades where none may be shown
 * @returns the outputs of the step
 */
export async function publishSweep(
  report: SweepReport,
  chosen: SweepSettings['files'],
  { redact, log }: MaskedSecrets,
): Promise<SweepStepOutputs> {
  const warn = (line: string): void => {
    core.warning(redact(line), { title: 'MCP Grade Gate: output' });
  };
  await attempt('writing the annotations', warn, () => annotate(annotationsOf(report), redact));
  await attempt('writing the job summary', warn, async () => {
    const markdown = await sweepOutput('markdown')?.render(report, redact);
    if (markdown !== undefined) await core.summary.addRaw(markdown).write();
  });
  const files = await writeReportFiles<SweepFile>(
    sweepOutputs,
    chosen,
    (name) => sweepOutputs[name].render(report, redact),
    (name, work) => attempt(`writing the ${name}`, warn, work),
  );
  const { read, notRead, notReadYet, servers, failedServers, failing } = report.counts;
  const parts = [
    `${read} ${read === 1 ? 'repository' : 'repositories'} read`,
    `${plural(servers, 'server')}`,
    ...(failing === null ? [] : [`${failing} of the repositories fail`]),
    ...(notRead + notReadYet === 0 ? [] : [`${notRead + notReadYet} not read`]),
  ];
  log(`${report.verdict.toUpperCase()}: ${parts.join(', ')}.`);
  return {
    verdict: report.verdict,
    failed: failedServers ?? '',
    new: report.isWithheld ? '' : newFailures(report).length,
    servers,
    repositories: read,
    'not-read': notRead + notReadYet,
    ...files,
  };
}

/** What is to be known of the run itself. What single servers have is in the summary. */
function annotationsOf({ failure, counts, export: { caution } }: SweepReport): Annotation[] {
  const about = (level: Annotation['level'], title: string, message: string): Annotation => ({
    ...{ level, title: `MCP Grade Gate: ${title}`, message },
    ...{ file: null, span: null },
  });
  const { notRead, notReadYet } = counts;
  const many = (number: number): string =>
    number === 1 ? '1 repository was' : `${number} repositories were`;
  return [
    ...(failure === null ? [] : failureAnnotations(failure)),
    ...(notRead === 0
      ? []
      : [
          about('error', 'not read', `${many(notRead)} not read: the job summary has the reasons.`),
        ]),
    ...(notReadYet === 0
      ? []
      : [
          about(
            'error',
            'not read yet',
            `${many(notReadYet)} not read yet, because the requests or the time of the token were used up: the next run goes on there.`,
          ),
        ]),
    ...(caution === null ? [] : [about('warning', 'older export', caution)]),
  ];
}
