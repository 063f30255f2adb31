import { posix } from 'node:path';
import * as core from '@actions/core';
import { clock } from '../../io/clock.ts';
import type { Report } from '../../judging/report.ts';
import { describeError, plainFailure } from '../../model/failure.ts';
import type { Failure } from '../../model/model.ts';
import type { ReportFrame } from '../../report/links.ts';
import { fileOutputs, type ReportFile } from '../../report/outputs.ts';
import {
  type Annotation,
  buildAnnotations,
  failureAnnotations,
  runNews,
  stepOutputs,
} from '../../report/publishing.ts';
import type { Redactor } from '../../report/redact.ts';
import { plainSentence, verdictHeadline } from '../../report/report-messages.ts';
import { pathPrefix } from '../ports/folders.ts';
import { type Log, manualLinks, outputWarning } from '../ports/step.ts';
import type { Outcome } from '../run.ts';
import type { CommentSettings, Settings } from '../settings/settings.ts';
import type { PublishResult } from './pull-request.ts';
import { writeReportFiles } from './report-files.ts';

/**
 * Publishes a report everywhere except on the pull request. If one output fails, the other outputs are still
 * published.
 */
export async function publish(
  report: Report,
  settings: Settings | null,
  frame: ReportFrame,
  redact: Redactor,
  log: Log,
): Promise<void> {
  const warn = outputWarning(redact);
  await attemptStep('writing the annotations', warn, () =>
    annotate(buildAnnotations(report, pathPrefix(settings), frame.links), redact),
  );
  const texts = new Map<ReportFile, string>();
  const renderedText = async (name: ReportFile): Promise<string> => {
    const text =
      texts.get(name) ??
      (await fileOutputs[name].render(report, pathPrefix(settings), redact, frame));
    texts.set(name, text);
    return text;
  };
  await writeJobSummary(warn, () => renderedText('summary-file'));
  const files = await writeReportFiles(fileOutputs, settings ?? {}, renderedText, (name, work) =>
    attemptStep(`writing the ${name}`, warn, work),
  );
  await attemptStep('setting the outputs', warn, () => {
    const { values, warnings } = stepOutputs(report, files);
    for (const warning of warnings) warn(warning);
    for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
  });
  if (files['report-file']) log(`Report: ${files['report-file']}`);
  log(verdictHeadline(report));
  for (const line of runNews(report)) log(plainSentence(line));
  for (const detail of report.failure?.details ?? []) log(`  ${detail}`);
}

/**
 * Comments on the pull request unless the `comment` input is `never`. The code that writes the comment is
 * loaded only on demand.
 */
export async function commentOnPullRequest(
  report: Report,
  settings: CommentSettings,
  event: string,
  frame: ReportFrame,
  redact: Redactor,
  log: Log,
): Promise<void> {
  if (settings.comment === 'never') return;
  const { publishComment } = await import('./pull-request.ts');
  const result = await publishComment(
    report,
    settings,
    { event, frame, redact },
    { ...clock, log },
  );
  if (result !== null) logResult(result, 'comment', redact, log);
}

/** Suggests, in a review of the pull request, changes that would pass the gate. */
export async function suggestChanges(
  { suggest }: Outcome,
  settings: Settings,
  event: string,
  redact: Redactor,
  log: Log,
): Promise<void> {
  const { publishSuggestions } = await import('./pull-request.ts');
  const { listLeftOut } = await import('../../report/publishing.ts');
  const { 'github-token': githubToken } = settings;
  const context = { githubToken, event, prefix: pathPrefix(settings), redact };
  const { suggestions, leftOut } = await suggest();
  for (const line of listLeftOut(leftOut)) log(line);
  const result = await publishSuggestions(suggestions, context, { ...clock, log });
  logResult(result, 'suggested changes', redact, log);
}

function logResult(result: PublishResult, subject: string, redact: Redactor, log: Log): void {
  if ('line' in result) log(result.line);
  else core.warning(redact(result.warning), { title: `MCP Grade Gate: ${subject}` });
}

/** Writes the job summary. If that fails, logs the failure and continues. */
export async function writeJobSummary(
  log: Log,
  render: () => string | Promise<string>,
): Promise<void> {
  await attemptStep('writing the job summary', log, async () =>
    core.summary.addRaw(await render()).write(),
  );
}

/** Runs optional work; logs a failure instead of throwing. */
export async function attemptStep(doing: string, log: Log, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(`${doing} failed: ${describeError(error)}`);
  }
}

/**
 * Creates an annotation for the failure of a step that judges no change. The owners of the step's workflow
 * have to fix the failure.
 */
export function annotateFailure(failure: Failure, redact: Redactor): void {
  const blame = { subject: 'workflow', isCause: 'no', place: null } as const;
  const ofOwners = { ...plainFailure(failure), blame };
  annotate(failureAnnotations(ofOwners, manualLinks()), redact);
}

export function annotate(annotations: readonly Annotation[], redact: Redactor): void {
  for (const { level, title, message, file, span } of annotations) {
    const isOneLine = span !== null && span.start.line === span.end.line;
    const place = {
      title: redact(title),
      // Resolves the `../` in the path of a file above the judged folder.
      ...(file === null ? {} : { file: redact(posix.normalize(file)) }),
      ...(span === null ? {} : { startLine: span.start.line, endLine: span.end.line }),
      // GitHub accepts columns only for a span within one line.
      ...(isOneLine ? { startColumn: span.start.column, endColumn: span.end.column } : {}),
    };
    const annotateAs = { error: core.error, warning: core.warning, notice: core.notice }[level];
    annotateAs(redact(message), place);
  }
}
