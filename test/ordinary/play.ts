/*
 * Plays ordinary pull requests: the bundled action judges each one as a workflow would have it do, in
 * one process, with the export service on loopback, and what it says is compared with what a developer
 * who meets it would expect.
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

/** A pull request, and what the gate makes of it. */
export interface Pull extends Trees {
  /** What it does, in words. */
  readonly name: string;
  /** By default the event of a pull request of the repository itself. */
  readonly by?: 'fork' | 'dependabot' | 'merge queue' | 'push';
  readonly inputs?: Readonly<Record<string, string>>;
  readonly verdict: 'pass' | 'warn' | 'fail' | 'error';
  /** Number of annotations it shows, and whether the step fails where the verdict is `error`. */
  readonly annotations: number;
  readonly passes?: boolean;
}

/** A row of a table: what the pull request does, its edits, and whatever else there is to say. */
export type Row = readonly [
  name: string,
  edits: Edits,
  more?: Partial<Omit<Pull, 'name' | 'edits'>>,
];

/** Pull requests that concern nobody: they pass and show nothing. */
export function harmless(start: Files, rows: readonly Row[]): Pull[] {
  return rows.map(([name, edits, more]) => ({
    ...{ name, start, edits, verdict: 'pass' as const, annotations: 0 },
    ...more,
  }));
}

/** Pull requests with this verdict, and one annotation unless a row has another number. */
export function judged(verdict: Pull['verdict'], start: Files, rows: readonly Row[]): Pull[] {
  return rows.map(([name, edits, more]) => ({
    ...{ name, start, edits, verdict, annotations: 1 },
    ...more,
  }));
}

const key = 'the-right-key-0123456789abcdef';

/**
 * Makes one test of each pull request, and one of all lines that people read in them.
 *
 * @param title of the snapshot with these lines
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
    // What reads the same is there once: a changed sentence changes one place.
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

/** Names; those that differ in the file that a client reads take one line. */
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

/** The lead of the summary below its title, what it says of the change, and the first line of each annotation. */
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
  // What the change edits stands in the summary, and findings are no sentences.
  const lines = data.split('\n').filter((each) => !/^(?:•|This change: )/.test(each));
  return [`${name}${place} ${title}`, ...lines].join('\n    ');
}

/** The text of a line of HTML, as it is shown. */
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
