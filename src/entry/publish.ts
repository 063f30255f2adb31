import { chmod, mkdir, mkdtemp, realpath, rename, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import * as core from '@actions/core';
import { causeOf, GateError } from '../failure.ts';
import type { PublishResult } from '../github/pull-request.ts';
import { type Report, type ReportFile, reportFiles, type WarmedCache } from '../model.ts';
import { annotationsOf } from '../report/annotations/render.ts';
import { fileOutputs } from '../report/outputs.ts';
import type { Redactor } from '../report/redact.ts';
import { stepOutputs, timeOutput } from '../report/step-outputs.ts';
import { renderWarmed } from '../report/summary/render.ts';
import { headline, warmedWords } from '../report/words.ts';
import type { RunPorts } from '../run/ports.ts';
import type { Outcome } from '../run/run.ts';
import type { CommentSettings, Settings } from '../settings/settings.ts';
import { clock } from './clock.ts';

/*
 * How the action says what came out: annotations, job summary, files, outputs, the log, and where that
 * was asked for the pull request. Nothing of it decides anything.
 */

const docs = 'https://docs.github.com/actions';

/** Says everything that there is to say; one output that fails does not silence the others. */
export async function publish(
  report: Report,
  settings: Settings | null,
  redact: Redactor,
  log: RunPorts['log'],
): Promise<void> {
  const warn = (line: string): void => {
    core.warning(redact(line), { title: 'MCP Grade Gate: output' });
  };
  await attempt('writing the annotations', warn, () => annotate(report, settings, redact));
  const texts = new Map<ReportFile, string>();
  const textOf = async (name: ReportFile): Promise<string> => {
    const text =
      texts.get(name) ?? (await fileOutputs[name].render(report, prefixOf(settings), redact));
    texts.set(name, text);
    return text;
  };
  await attempt('writing the job summary', warn, async () => {
    await core.summary.addRaw(await textOf('summary-file')).write();
  });
  const files: Record<ReportFile, string> = {
    'report-file': '',
    'sarif-file': '',
    'summary-file': '',
  };
  let folder = '';
  for (const name of reportFiles) {
    await attempt(`writing the ${name}`, warn, async () => {
      const chosen = settings?.files[name];
      if (!chosen && folder === '') folder = await newFolder();
      const { fallback } = fileOutputs[name];
      const path = chosen ? await chosenPath(chosen) : join(folder, fallback);
      await writeWhole(path, await textOf(name));
      files[name] = path;
    });
  }
  await attempt('setting the outputs', warn, () => {
    const { values, warnings } = stepOutputs(report, files);
    for (const warning of warnings) warn(warning);
    for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
  });
  if (files['report-file']) log(`Report: ${files['report-file']}`);
  log(headline(report));
  for (const detail of report.failure?.details ?? []) log(`  ${detail}`);
}

/** Tells the pull request, where that was asked for; the code for it is loaded then. */
export async function comment(
  report: Report,
  settings: CommentSettings,
  event: string,
  redact: Redactor,
  log: RunPorts['log'],
): Promise<void> {
  if (settings.comment === 'never') return;
  const { publishComment } = await import('../github/pull-request.ts');
  const result = await publishComment(report, settings, event, redact, { ...clock, log });
  if (result !== null) logResult(result, 'comment', redact, log);
}

/** Suggests lines that would pass, where the pull request shows them. */
export async function suggest(
  { suggest: find }: Outcome,
  settings: Settings,
  event: string,
  redact: Redactor,
  log: RunPorts['log'],
): Promise<void> {
  const { publishSuggestions } = await import('../github/pull-request.ts');
  const { leftOutLines } = await import('../report/review/render.ts');
  const { githubToken } = settings;
  const context = { githubToken, event, prefix: prefixOf(settings), redact };
  const { suggestions, leftOut } = await find();
  for (const line of leftOutLines(leftOut)) log(line);
  const result = await publishSuggestions(suggestions, context, { ...clock, log });
  logResult(result, 'suggested changes', redact, log);
}

/** Says what became of something on the pull request. */
function logResult(
  result: PublishResult,
  subject: string,
  redact: Redactor,
  log: RunPorts['log'],
): void {
  if ('line' in result) log(result.line);
  else core.warning(redact(result.warning), { title: `MCP Grade Gate: ${subject}` });
}

/** Says what the cache was filled with; there is no verdict to speak of. */
export async function publishWarmed(warmed: WarmedCache, log: RunPorts['log']): Promise<void> {
  log(warmedWords(warmed));
  if (!warmed.isKept) core.warning(warmedWords(warmed), { title: 'MCP Grade Gate: cache' });
  await attempt('writing the job summary', log, () =>
    core.summary.addRaw(renderWarmed(warmed)).write(),
  );
  await attempt('setting the outputs', log, () => {
    core.setOutput('export-generated-at', timeOutput(warmed.generatedAt));
    core.setOutput('export-source', warmed.isNew ? 'download' : 'cache');
  });
}

/** Does what must not decide anything: where it fails, the log says so and the rest goes on. */
export async function attempt(
  doing: string,
  log: RunPorts['log'],
  work: () => unknown,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(`${doing} failed: ${causeOf(error)}`);
  }
}

function annotate(report: Report, settings: Settings | null, redact: Redactor): void {
  for (const { level, title, message, file, span } of annotationsOf(report, prefixOf(settings))) {
    const isOneLine = span !== null && span.start.line === span.end.line;
    const place = {
      title: redact(title),
      // Files above the judged folder are told from it.
      ...(file === null ? {} : { file: redact(posix.normalize(file)) }),
      ...(span === null ? {} : { startLine: span.start.line, endLine: span.end.line }),
      // Columns mean something to GitHub only within one line.
      ...(isOneLine ? { startColumn: span.start.column, endColumn: span.end.column } : {}),
    };
    const say = { error: core.error, warning: core.warning, notice: core.notice }[level];
    say(redact(message), place);
  }
}

/** A folder for the files of this run: another step of the job must not replace what its outputs name. */
async function newFolder(): Promise<string> {
  const folder = temporaryFolder();
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, 'report-'));
  // A later step may run as another user, as container actions do.
  await chmod(own, 0o755);
  return own;
}

/**
 * The absolute path of a file of the user's choice. It is relative to the workspace, whose links are a
 * pull request's to choose, so its folder must really lie there.
 */
async function chosenPath(chosen: string): Promise<string> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
  const path = resolve(workspace, chosen);
  if (!isAbsolute(chosen)) {
    const [root, parent] = [await realpath(workspace), await realAncestor(dirname(path))];
    if (!isInside(root, parent)) throw new Error('its folder lies outside the workspace');
  }
  return path;
}

/** Writes a file, which replaces a link instead of following it. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}.partial`;
  await writeFile(partial, text, { flag: 'wx' });
  await rename(partial, path);
}

/** The real path of the deepest folder on the way to a path that is there already. */
async function realAncestor(path: string): Promise<string> {
  return realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    return realAncestor(dirname(path));
  });
}

export function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/** Below the runner's own temporary folder, which it empties after the job. */
export function temporaryFolder(): string {
  const temporary = process.env['RUNNER_TEMP'];
  if (!temporary) {
    throw new GateError(
      'no-runner',
      'RUNNER_TEMP is not set: the action was not started by a runner.',
      `Use the action in a workflow (${docs}), or the command line of this project elsewhere.`,
    );
  }
  return join(temporary, 'mcp-grade-gate');
}

/** The judged folder from the root of the checkout, empty for it. */
export function judgedFolder({ workingDirectory }: Pick<Settings, 'workingDirectory'>): string {
  const folder = posix.normalize(workingDirectory.replaceAll('\\', '/')).replace(/\/$/, '');
  return folder === '.' ? '' : folder;
}

/** What stands before the paths of a report, from the root of the checkout. */
function prefixOf(settings: Settings | null): string {
  const folder = settings === null ? '' : judgedFolder(settings);
  return folder === '' ? '' : `${folder}/`;
}
