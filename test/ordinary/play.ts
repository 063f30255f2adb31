/*
 * Plays ordinary pull requests. The bundled action judges each one as it would in a workflow, but in one
 * process and with the export service on loopback. The tests compare its output with what a developer would
 * expect.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExportService, startExportService } from '../export-service/server.ts';
import type { WorkflowCommand } from '../runner/commands.ts';
import { runInLoadedBundle } from '../runner/processes.ts';
import { otherEvent, pullRequest, runStep, type StepResult } from '../runner/runner.ts';
import { type Commits, commitPulls, type Edits, type Files, type Trees } from './commits.ts';
import { others } from './corpus.ts';

/** A pull request and the result that the gate should give. */
export interface Pull extends Trees {
  /** A description of the change. */
  readonly name: string;
  /** Where the event comes from; by default, a pull request from within the repository. */
  readonly by?: 'fork' | 'dependabot' | 'merge queue' | 'push';
  readonly inputs?: Readonly<Record<string, string>>;
  readonly verdict: 'pass' | 'warn' | 'fail' | 'error';
  /** The number of annotations shown. `passes` tells whether the step passes despite an `error` verdict. */
  readonly annotations: number;
  readonly passes?: boolean;
}

/** A table row: the description of the pull request, its edits, and any other properties. */
export type Row = readonly [
  name: string,
  edits: Edits,
  more?: Partial<Omit<Pull, 'name' | 'edits'>>,
];

/** Returns pull requests that need no attention: they pass and show nothing. */
export function harmless(start: Files, rows: readonly Row[]): Pull[] {
  return rows.map(([name, edits, more]) => ({
    ...{ name, start, edits, verdict: 'pass' as const, annotations: 0 },
    ...more,
  }));
}

/** Returns pull requests with this verdict, each with one annotation unless its row sets another number. */
export function judged(verdict: Pull['verdict'], start: Files, rows: readonly Row[]): Pull[] {
  return rows.map(([name, edits, more]) => ({
    ...{ name, start, edits, verdict, annotations: 1 },
    ...more,
  }));
}

const key = 'the-right-key-0123456789abcdef';

/**
 * Creates one test for each pull request, and one for all the lines that people read in them.
 *
 * @param title the title of the snapshot that contains these lines
 */
export function playPulls(title: string, pulls: readonly Pull[]): void {
  const results: StepResult[] = [];
  let space = '';
  let workspace = '';
  let service: ExportService;
  beforeAll(async () => {
    space = await mkdtemp(join(tmpdir(), 'ordinary-'));
    workspace = join(space, 'workspace');
    await mkdir(workspace);
    service = await startExportService({ keys: [key], others });
    const commits = await commitPulls(workspace, pulls);
    for (const [index, pull] of pulls.entries()) {
      results.push(await judge(pull, commits[index] as Commits));
    }
  });
  afterAll(async () => {
    await service.close();
    await rm(space, { recursive: true, force: true, maxRetries: 3 });
  });

  async function judge(pull: Pull, commits: Commits): Promise<StepResult> {
    const { base, head, merge } = commits;
    await writeFile(join(workspace, '.git/HEAD'), `${merge}\n`);
    await writeFile(join(workspace, '.git/refs/heads/main'), `${base}\n`);
    const hasKey = pull.by !== 'fork' && pull.by !== 'dependabot';
    const from = pull.by === 'fork' ? 'stranger/project' : 'octo/project';
    const sides = { base, head, merge };
    return runStep({
      workspace,
      folder: join(space, 'runner'),
      inputs: { 'api-key': hasKey ? key : '', 'base-url': service.url, ...pull.inputs },
      event:
        pull.by === 'push' || pull.by === 'merge queue'
          ? otherEvent(pull.by === 'push' ? 'push' : 'merge_group', { base, head: merge })
          : pullRequest(from, sides),
      env: {
        GITHUB_SHA: merge,
        ...(pull.by === 'dependabot' ? { GITHUB_ACTOR: 'dependabot[bot]' } : {}),
      },
      run: runInLoadedBundle,
    });
  }

  test.for(pulls.map((pull, index) => [pull.name, index] as const))('%s', ([, index]) => {
    const {
      verdict,
      annotations,
      passes = verdict !== 'fail' && verdict !== 'error',
    } = pulls[index] as Pull;
    const result = results[index] as StepResult;
    const lines = linesOf(result).join('\n');
    expect(result.outputs['verdict'], lines).toBe(verdict);
    expect(result.annotations.map(annotationLine), lines).toHaveLength(annotations);
    expect(result.exitCode === 0, lines).toBe(passes);
  });

  test('the lines that people read', async () => {
    const pages = pulls.map(({ name, verdict }, index) => {
      const [lead = '', ...others] = pageOf(results[index]).split('\n');
      return { head: `# ${verdict}: ${name}`, lead, rest: others.join('\n') };
    });
    // Identical text appears once, so that a changed sentence changes the snapshot in one place.
    const groups = [...Map.groupBy(pages, ({ lead }) => lead)].map(([lead, group]) => {
      const sections = [...Map.groupBy(group, ({ rest }) => rest)].map(([rest, same]) =>
        [...joined(same.map(({ head }) => head)), ...(rest === '' ? [] : [rest])].join('\n'),
      );
      return `== ${lead}\n\n${sections.join('\n\n')}`;
    });
    const text = `${groups.join('\n\n')}\n`;
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, `${title}.txt`));
  });
}

/** Returns the names, and puts those that differ only in the client file on one line. */
function joined(names: readonly string[]): string[] {
  const before = ', in the file of ';
  const starts = Map.groupBy(names, (name) => name.split(before)[0] ?? '');
  return [...starts].map(([start, same]) => {
    const files = same.map((name) => name.slice(start.length + before.length)).join(', ');
    return files === '' ? start : `${start}${before}${files}`;
  });
}

const pageOf = (result: StepResult | undefined): string =>
  (result === undefined ? [] : linesOf(result))
    .join('\n')
    .replace(/ export of \d+ \w+/g, ' export of <today>')
    .replace(/(Grades as of) [\d-]+/g, '$1 <today>');

/**
 * Returns the summary's lead below its title, its description of the change, and the first line of each
 * annotation.
 */
function linesOf({ summary, annotations }: StepResult): string[] {
  const [lead = ''] = summary.replace(/^<h2>.*$/m, '').split(/<table>|<h3>|<h4>|<details>/);
  const changes = summary.match(/\bThis change: .*?(?=<br>|<\/p>|$)/gm) ?? [];
  return [
    ...[...lead.split('\n'), ...changes].map(plain).filter((line) => line !== ''),
    ...annotations.map(annotationLine),
  ];
}

function annotationLine({ name, properties: { title, file, line }, data }: WorkflowCommand) {
  const place = file === undefined ? '' : ` ${file}:${line ?? ''}`;
  // The summary already lists the edits, and findings are not sentences.
  const lines = data.split('\n').filter((each) => !/^(?:•|This change: )/.test(each));
  return [`${name}${place} ${title}`, ...lines].join('\n    ');
}

/** Returns the text of a line of HTML as it is displayed. */
function plain(line: string): string {
  return line
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
