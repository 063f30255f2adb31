import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { causeOf } from '../../failure.ts';
import { openApi } from '../../github/api.ts';
import { calmPace, openPace, type Pace } from '../../github/pace.ts';
import { openRemoteCommits } from '../../github/remote/commits.ts';
import {
  findRepositories,
  listOrganisation,
  type RepositoryPage,
} from '../../github/remote/repositories.ts';
import type { RepositoryName } from '../../github/remote/texts.ts';
import type { Redactor } from '../../report/redact.ts';
import { logLine } from '../../report/text.ts';
import { readSettings } from '../../settings/settings.ts';
import { openChoice } from '../../sweep/choose.ts';
import { openManyRepositories } from '../../sweep/remote-files.ts';
import { renderSweepJson } from '../../sweep/render-json.ts';
import { renderSweep } from '../../sweep/render-text.ts';
import { sweep } from '../../sweep/sweep.ts';
import { clock } from '../clock.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { givenKey } from '../credentials.ts';
import { exitStatus } from '../exit-status.ts';
import { githubAccess } from '../github-repository.ts';
import { localExportPorts } from '../local-ports.ts';
import { type LineWriter, openLines, writeOutputs } from '../terminal.ts';

/** How long one response of the API may take, in milliseconds: a tree has up to 7 MB. */
const responseMs = 60_000;

/** More listed entries than this at the same time take too much memory. */
const maxEntries = 30_000;

/** Judges the default branches of many repositories. Returns the exit status. */
export async function sweepCommand(given: Invocation, redact: Redactor): Promise<number> {
  const { values, outputs } = given;
  const { org: organisation = null, repos = null } = values;
  if ((organisation === null) === (repos === null)) {
    throw new UsageError('sweep needs either --org NAME or --repos FILE.');
  }
  if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
    throw new UsageError(`--org: ${JSON.stringify(organisation)} is no name of an organisation.`);
  }
  const named = repos === null ? [] : await namesIn(repos);
  const { line, progress } = openLines(process.stderr);
  const log = (text: string): void => line(logLine(redact(text)));
  const inputs = ['export-file', 'base-url', 'timeout', 'org-policy'] as const;
  const settings = readSettings(
    {
      ...Object.fromEntries(inputs.map((name) => [name, values[name] ?? ''])),
      'api-key': givenKey(),
    },
    'command line',
  );
  for (const caution of settings.cautions) log(caution);
  // Nearly all objects are garbage once their repository is read. V8 would let its spaces grow to twice
  // the memory all the same, to collect it less often.
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=40');
  const pace = openPace(calmPace, clock);
  const limits = { responseMs, waitMs: calmPace.pauseMs, totalMs: calmPace.totalMs };
  const api = await openApi(githubAccess(), { ...clock, log }, limits, pace);
  const many = openManyRepositories(api);
  const { report, save } = await sweep(
    settings,
    {
      organisation,
      leavesOut: openChoice({
        include: patternsIn(values.include),
        exclude: patternsIn(values.exclude),
        // Who names a repository wants it judged.
        archived: organisation === null || values.archived !== undefined,
        forks: organisation === null || values.forks !== undefined,
      }),
      hasRoom: () => many.entries() < maxEntries,
      progress: progressOf(pace, progress, log),
    },
    {
      ...localExportPorts(log, progress),
      openRepository: async (repository) => openRemoteCommits(api, repository, 'HEAD'),
      pages: organisation === null ? pageOf(api, named) : listOrganisation(api, organisation),
      openFiles: (repository) => many.open(repository, repository.head.commit),
      requests: pace.made,
      redact,
    },
  );
  if (report.export.caution !== null) log(report.export.caution);
  await writeOutputs(outputs, (format, options) =>
    format === 'json' ? renderSweepJson(report, redact) : redact(renderSweep(report, options)),
  );
  // A failure to save to the cache does not change the verdict.
  await save().catch((error: unknown) => log(`Cache: saving failed: ${causeOf(error)}`));
  return exitStatus[report.verdict];
}

function patternsIn(text = ''): string[] {
  return text
    .split(',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '');
}

/** The repositories that a file names, each once. */
async function namesIn(file: string): Promise<RepositoryName[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--repos: ${JSON.stringify(file)} cannot be read: ${causeOf(error)}.`);
  });
  const names = new Map<string, RepositoryName>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [word = ''] = line.split('#');
    if (word.trim() === '') continue;
    const [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(word.trim()) ?? [];
    if (owner === undefined || name === undefined) {
      throw new UsageError(`${file}:${at + 1}: ${JSON.stringify(word.trim())} is not OWNER/NAME.`);
    }
    const key = `${owner}/${name}`.toLowerCase();
    names.set(key, names.get(key) ?? { owner, name });
  }
  if (names.size === 0) throw new UsageError(`--repos: ${file} names no repository.`);
  return [...names.values()];
}

async function* pageOf(
  api: Parameters<typeof findRepositories>[0],
  names: readonly RepositoryName[],
): AsyncGenerator<RepositoryPage> {
  for (let at = 0; at < names.length; at += 50) {
    const repositories = await findRepositories(api, names.slice(at, at + 50));
    yield { total: names.length, repositories };
  }
}

/** In milliseconds: how often the line of a terminal changes, and how often a log gets another one. */
const screenMs = 200;
const logMs = 30_000;

function progressOf(pace: Pace, screen: LineWriter['progress'], log: LineWriter['line']) {
  const [started, interval] = [clock.now(), screen === null ? logMs : screenMs];
  let next = started + interval;
  return (done: number, total: number): void => {
    const now = clock.now();
    const isDone = done === total;
    if (now < next && !isDone) return;
    next = now + interval;
    const left = pace.left();
    const minutes = Math.ceil((((now - started) / done) * (total - done)) / 60_000);
    const words = [
      `${done} of ${total} repositories`,
      `${pace.made()} requests`,
      ...(left === null ? [] : [`${left} left this hour`]),
      ...(isDone || !Number.isFinite(minutes) ? [] : [`about ${minutes} min to go`]),
    ].join(', ');
    if (screen === null || isDone) log(words);
    else screen(words);
  };
}
