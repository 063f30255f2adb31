import {
  annotate,
  annotateFailure,
  attemptStep,
  type MaskedSecrets,
  writeJobSummary,
  writeReportFiles,
} from '../../../gate/action-steps.ts';
import { plural } from '../../../model/phrase.ts';
import type { Annotation } from '../../../report/publishing.ts';
import { newFailures, newsBesideServers } from '../fail-on.ts';
import type { SweepSettings, sweepOutputDescriptions } from '../inputs.ts';
import { type SweepFile, sweepOutputs } from '../outputs.ts';
import type { SweepReport } from '../report.ts';
import { resultWords } from '../sweep-messages.ts';

type SweepStepOutputs = Readonly<
  Record<Exclude<keyof typeof sweepOutputDescriptions, 'issue-url'>, string | number>
>;

/**
 * Publishes a report. If one output fails, `warn` receives the failure, and the other outputs are still
 * published.
 *
 * @param report contains no grades if grades must not be shown
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
  await writeJobSummary(warn, () => renderFile('summary-file'));
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

/** Creates annotations about the run only; the job summary covers the servers. */
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
            `${countRepositories(notReadYet)} not read yet, because the run reached the token's request limit or its own time limit. The next run continues with these repositories.`,
          ),
        ]),
    ...(caution === null ? [] : [createAnnotation('warning', 'older export', caution)]),
  ];
}
