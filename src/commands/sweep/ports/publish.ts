import * as core from '@actions/core';
import {
  annotate,
  annotateFailure,
  attemptStep,
  type MaskedSecrets,
  writeReportFiles,
} from '../../../gate/action-steps.ts';
import { plural } from '../../../model/phrase.ts';
import type { Annotation } from '../../../report/publishing.ts';
import { newFailures, newsBesideServers } from '../fail-on.ts';
import type { SweepSettings, sweepOutputDescriptions } from '../inputs.ts';
import { type SweepFile, sweepOutputs } from '../outputs.ts';
import type { SweepReport } from '../report.ts';
import { resultWords } from '../sweep-messages.ts';

/**
 * Publishes a report from the action in `sweep/`: annotations about the run itself, the job summary, files
 * and the log.
 */

type SweepStepOutputs = Readonly<
  Record<Exclude<keyof typeof sweepOutputDescriptions, 'issue-url'>, string | number>
>;

/**
 * Publishes a report. If one output fails, the others are still published.
 *
 * @param report contains no grades if none may be shown
 * @param secrets its `warn` function reports which output failed
 * @returns the step's outputs
 */
export async function publishSweep(
  report: SweepReport,
  chosenFiles: SweepSettings['files'],
  { redact, log, warn }: MaskedSecrets & { readonly warn: (line: string) => void },
): Promise<SweepStepOutputs> {
  const renderFile = (name: SweepFile): Promise<string> =>
    sweepOutputs[name].render(report, redact);
  await attemptStep('writing the annotations', warn, () => {
    if (report.failure !== null) annotateFailure(report.failure, redact);
    annotate(createAnnotations(report), redact);
  });
  await attemptStep('writing the job summary', warn, async () => {
    await core.summary.addRaw(await renderFile('summary-file')).write();
  });
  const files = await writeReportFiles(sweepOutputs, chosenFiles, renderFile, (name, work) =>
    attemptStep(`writing the ${name}`, warn, work),
  );
  const { read, notRead, notReadYet, servers, failedServers } = report.counts;
  log(`${report.verdict.toUpperCase()}: ${resultWords(report)}`);
  return {
    verdict: report.verdict,
    failed: failedServers ?? '',
    new: report.isWithheld || report.lacksGrades ? '' : newFailures(report).length,
    servers,
    repositories: read,
    'not-read': notRead + notReadYet,
    ...files,
  };
}

/** Annotations about the run itself. The summary contains the annotations about individual servers. */
function createAnnotations({
  counts,
  repositories,
  at,
  isWithheld,
  export: { caution },
}: SweepReport): Annotation[] {
  const createAnnotation = (
    level: Annotation['level'],
    title: string,
    message: string,
  ): Annotation => ({
    ...{ level, title: `MCP Grade Gate: ${title}`, message },
    ...{ file: null, span: null },
  });
  const { notRead, notReadYet } = counts;
  const isNews = isWithheld || newsBesideServers({ repositories, at }).unread.length > 0;
  const countRepositories = (number: number): string =>
    `${plural(number, 'repository')} ${number === 1 ? 'was' : 'were'}`;
  return [
    ...(notRead === 0
      ? []
      : [
          createAnnotation(
            isNews ? 'error' : 'warning',
            'not read',
            `${countRepositories(notRead)} not read${isNews ? '' : ', as in the last run'}. See the job summary for the reasons.`,
          ),
        ]),
    ...(notReadYet === 0
      ? []
      : [
          createAnnotation(
            'error',
            'not read yet',
            `${countRepositories(notReadYet)} not read yet, because the token's requests or the run's time were used up. The next run continues with these repositories.`,
          ),
        ]),
    ...(caution === null ? [] : [createAnnotation('warning', 'older export', caution)]),
  ];
}
