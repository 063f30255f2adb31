import { lstat, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, styleText } from 'node:util';
import { causeOf, GateError } from '../failure.ts';
import type { FileSource, FileText } from '../files/tree.ts';
import type { BaseFound } from '../github/base.ts';
import type { Verdict } from '../model.ts';
import type { Redactor } from '../report/redact.ts';
import type { TerminalOptions } from '../report/table.ts';
import type { RunPorts } from '../run/ports.ts';
import { version } from '../version.ts';

const usage = `Usage:
  mcp-grade-gate inventory [dir] [--json[=FILE]] [--candidates]
  mcp-grade-gate check [dir] (--export-file FILE | --base-url URL)
                       [--base REF] [--scope auto|changed|all] [--config FILE]
                       [--preset NAME] [--min-score N] [--min-grade X] [--timeout TIME]
                       [--json[=FILE]] [--markdown[=FILE]] [--sarif[=FILE]]
  mcp-grade-gate check [dir] --print-policy [--config FILE] [--base REF]
  mcp-grade-gate validate-export FILE|URL [--timeout TIME]

The API key comes from the environment variable MCP_GRADE_GATE_API_KEY.
Exit status: 0 pass or warn, 1 fail, 2 could not decide, 64 a wrong command line. Of
validate-export: 0 the export keeps its contract, 1 it does not, 2 it cannot be read.
`;

const exitCodes: Readonly<Record<Verdict, number>> = { pass: 0, warn: 0, fail: 1, error: 2 };
const wrongCommandLine = 64;

const options = {
  'export-file': { type: 'string' },
  'base-url': { type: 'string' },
  preset: { type: 'string' },
  'min-score': { type: 'string' },
  'min-grade': { type: 'string' },
  base: { type: 'string' },
  scope: { type: 'string' },
  config: { type: 'string' },
  'print-policy': { type: 'boolean' },
  timeout: { type: 'string' },
  candidates: { type: 'boolean' },
  json: { type: 'string' },
  markdown: { type: 'string' },
  sarif: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/**
 * Runs the command line.
 *
 * @param args what stands behind the command's name
 * @returns the exit status: 0 pass or warn, 1 fail, 2 could not decide, 64 a wrong command line
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'wrong options');
  }
  const { values, positionals } = parsed;
  if (values.help || values.version) {
    process.stdout.write(values.help ? usage : `${version}\n`);
    return 0;
  }
  const [name = '', argument, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const fault = faultOf(name, command, values, argument, rest);
  if (command === undefined || fault !== null) return refuse(`${fault}`);
  const redact = await openRedactor();
  try {
    return await command.run(argument ?? '.', values, redact);
  } catch (error) {
    const { logLine } = await import('../report/text.ts');
    const lines = error instanceof GateError ? [...error.details, error.remedy] : [];
    for (const line of [causeOf(error), ...lines].map(redact)) {
      process.stderr.write(`${logLine(line)}\n`);
    }
    return exitCodes.error;
  }
}

/** Takes the key out of all that is said, wrong words of the command line too. */
async function openRedactor(): Promise<Redactor> {
  const { redactorFor } = await import('../report/redact.ts');
  return redactorFor([givenKey()]);
}

async function refuse(fault: string): Promise<number> {
  const redact = await openRedactor();
  process.stderr.write(`${redact(fault)}\n\n${usage}`);
  return wrongCommandLine;
}

function parse(args: readonly string[]) {
  // `--json` alone means standard output; the parser knows no optional values.
  const alone = ['--json', '--markdown', '--sarif'];
  const written = args.map((arg) => (alone.includes(arg) ? `${arg}=` : arg));
  return parseArgs({ args: written, options, allowPositionals: true });
}

type Values = ReturnType<typeof parse>['values'];

interface Command {
  readonly run: (argument: string, values: Values, redact: Redactor) => Promise<number>;
  /** The options that mean something to it. */
  readonly options: readonly string[];
}

const commands: Readonly<Record<string, Command>> = {
  inventory: { run: inventory, options: ['json', 'candidates'] },
  check: {
    run: check,
    options: [
      ...['export-file', 'base-url', 'timeout', 'json', 'markdown', 'sarif'],
      ...['base', 'scope', 'config', 'preset', 'min-score', 'min-grade', 'print-policy'],
    ],
  },
  'validate-export': { run: validateExport, options: ['timeout'] },
};

/** What is wrong with a command line, or null. */
function faultOf(
  name: string,
  command: Command | undefined,
  values: Values,
  argument: string | undefined,
  rest: readonly string[],
): string | null {
  if (name === '') return 'No command is given.';
  if (command === undefined) return `There is no command ${JSON.stringify(name)}.`;
  if (rest.length > 0) return `${name} takes one argument: ${JSON.stringify(rest[0])} is too much.`;
  if (name === 'validate-export' && !argument) return 'validate-export needs a file or an address.';
  const idle = Object.keys(values).find((option) => !command.options.includes(option));
  return idle === undefined ? null : `--${idle} means nothing to ${name}.`;
}

async function inventory(
  dir: string,
  { json, candidates = false }: Values,
  redact: Redactor,
): Promise<number> {
  const [
    { takeInventory },
    { workspaceSource },
    { renderInventory, renderInventoryJson },
    { redactJson, redactReport },
  ] = await Promise.all([
    import('../run/inventory.ts'),
    import('../files/workspace.ts'),
    import('../report/table.ts'),
    import('../report/redact.ts'),
  ]);
  const root = await existing(dir);
  const scan = { folder: '', ignorePaths: [], withCandidates: candidates };
  const taken = redactReport(await takeInventory(workspaceSource(root), scan), redact);
  if (json === undefined) process.stdout.write(redact(renderInventory(taken)));
  else await emit(json, redactJson(renderInventoryJson(taken), redact));
  return 0;
}

async function check(dir: string, values: Values, redact: Redactor): Promise<number> {
  const [
    { run },
    { workspaceSource },
    { readChunks },
    { readSettings },
    { folderCache },
    { createStoreFile },
    { fileOutputs },
    { renderCheck },
    { redactReport },
    { logLine },
  ] = await Promise.all([
    import('../run/run.ts'),
    import('../files/workspace.ts'),
    import('../files/chunks.ts'),
    import('../settings/settings.ts'),
    import('../export/cache.ts'),
    import('../export/store-file.ts'),
    import('../report/files.ts'),
    import('../report/table.ts'),
    import('../report/redact.ts'),
    import('../report/text.ts'),
  ]);
  const apiKey = givenKey();
  // Standard output belongs to the result.
  const screen = screenOf(process.stderr);
  const log = (line: string): void => screen.line(logLine(redact(line)));
  const given = readSettings(
    {
      'api-key': apiKey,
      'export-file': values['export-file'] ?? '',
      'base-url': values['base-url'] ?? '',
      preset: values.preset ?? '',
      'min-score': values['min-score'] ?? '',
      'min-grade': values['min-grade'] ?? '',
      scope: values.scope ?? '',
      timeout: values.timeout ?? '',
    },
    'command line',
    !values['print-policy'],
  );
  const { config = null, base = null } = values;
  const settings = config === null ? given : { ...given, configFile: config };
  for (const caution of settings.cautions) log(caution);
  const folder = await existing(dir);
  const root = await repositoryOf(folder);
  const head = workspaceSource(root);
  const git = base === null ? null : await (await import('../files/git.ts')).openGit(root);
  const findBase = async (): Promise<BaseFound> => {
    const { findLocalBase } = await import('../github/base.ts');
    const found = await findLocalBase(base, git);
    if (base !== null && found.base === null) {
      throw new GateError('no-base', `--base: ${found.missing}.`, 'Name a commit that is here.');
    }
    // A policy that is named is the one to use.
    return config === null ? found : { ...found, policy: null, needsPolicy: false };
  };
  const ports: RunPorts = {
    folder: relative(root, folder).split(sep).join('/'),
    head: config === null ? head : { ...head, readFile: (path) => readNamed(path, head, config) },
    findBase,
    showPolicy: () => {},
    actionRepository: null,
    now: Date.now,
    random: Math.random,
    sleep: pause,
    log,
    ...(screen.progress === null ? {} : { progress: screen.progress }),
    readChunks,
    createStore() {
      try {
        return createStoreFile(cacheFolder());
      } catch (error) {
        log(`Cache: ${causeOf(error)} A temporary file is used.`);
        return createStoreFile(tmpdir());
      }
    },
    cache: folderCache(cacheFolder(), log),
    event: 'local',
    readHeadCommit: async () => (await git?.commit('HEAD'))?.id ?? null,
    platform: `${process.platform}-${process.arch}`,
    explainMissingKey,
  };
  if (values['print-policy']) {
    try {
      const { findEffectivePolicy } = await import('../run/effective-policy.ts');
      const { renderPolicy } = await import('../report/policy.ts');
      const { policy, notices } = await findEffectivePolicy(
        settings,
        ports,
        await ports.findBase(),
      );
      for (const notice of notices) log(notice);
      process.stdout.write(redact(renderPolicy(policy)));
      return 0;
    } finally {
      git?.close();
    }
  }
  const { report: found, save } = await run(settings, ports).finally(() => git?.close());
  const report = redactReport(found, redact);
  if (report.export.caution !== null) log(report.export.caution);
  const asked = Object.values(fileOutputs).filter(({ option }) => values[option] !== undefined);
  const toStandardOutput = asked.some(({ option }) => values[option] === '');
  if (!toStandardOutput)
    process.stdout.write(redact(renderCheck(report, terminalOptions(process.stdout))));
  const prefix = ports.folder === '' ? '' : `${ports.folder}/`;
  for (const { option, render } of asked) {
    await emit(values[option] ?? '', await render(report, prefix, redact));
  }
  if (toStandardOutput && report.failure !== null) {
    log(`${report.failure.message} ${report.failure.remedy}`);
  }
  // What cannot be kept changes nothing about the verdict.
  await save().catch((error: unknown) => log(`Cache: saving failed: ${causeOf(error)}`));
  return exitCodes[found.verdict];
}

async function validateExport(
  what: string,
  { timeout = '' }: Values,
  redact: Redactor,
): Promise<number> {
  const [{ validate }, { readChunks }, { brokenRules, renderValidation }, { logLine }] =
    await Promise.all([
      import('../run/validate-export.ts'),
      import('../files/chunks.ts'),
      import('../report/validation.ts'),
      import('../report/text.ts'),
    ]);
  const validation = await validate(
    what,
    { apiKey: givenKey(), timeout },
    {
      now: Date.now,
      random: Math.random,
      sleep: pause,
      log(line) {
        process.stderr.write(`${logLine(redact(line))}\n`);
      },
      explainMissingKey,
      readChunks,
    },
  );
  process.stdout.write(redact(renderValidation(validation, what)));
  return brokenRules(validation.outcomes).length === 0 ? 0 : 1;
}

function givenKey(): string {
  return process.env['MCP_GRADE_GATE_API_KEY']?.trim() ?? '';
}

async function existing(dir: string): Promise<string> {
  const path = await realpath(resolve(dir)).catch(() => null);
  if (path === null || !(await stat(path)).isDirectory()) {
    throw new Error(`${dir} is no folder that can be read`);
  }
  return path;
}

/** The checkout that a folder lies in, or the folder itself. */
async function repositoryOf(folder: string): Promise<string> {
  for (let at = folder; ; at = dirname(at)) {
    const isRoot = await lstat(join(at, '.git')).then(
      () => true,
      () => false,
    );
    if (isRoot) return at;
    if (dirname(at) === at) return folder;
  }
}

/** A file of the repository, but for the policy that the command line names, which may lie anywhere. */
async function readNamed(path: string, head: FileSource, config: string): Promise<FileText> {
  if (path !== config) return head.readFile(path);
  try {
    return { text: await readFile(config, 'utf8') };
  } catch (error) {
    throw new GateError(
      'no-policy-file',
      `The policy file ${config} cannot be read: ${causeOf(error)}.`,
      'Check the path: it is relative to the current folder.',
    );
  }
}

/** What a stream shows: colours and its width, where it is a terminal that has them. */
function terminalOptions(stream: NodeJS.WriteStream): TerminalOptions {
  return {
    // Whether there are colours is decided by the stream, NO_COLOR and FORCE_COLOR.
    paint: (style, text) => styleText(style, text, { stream }),
    width: stream.isTTY ? Math.max(stream.columns ?? 80, 60) : null,
  };
}

/** A stream of lines, with one line in the making where it is a terminal. */
function screenOf(stream: NodeJS.WriteStream): {
  readonly line: (text: string) => void;
  readonly progress: ((text: string) => void) | null;
} {
  const clear = '\r\u001b[K';
  const isScreen = stream.isTTY && process.env['TERM'] !== 'dumb' && !process.env['CI'];
  if (!isScreen) return { line: (text) => stream.write(`${text}\n`), progress: null };
  return {
    line: (text) => stream.write(`${clear}${text}\n`),
    progress: (text) => stream.write(`${clear}${text}`),
  };
}

async function emit(file: string, text: string): Promise<void> {
  if (file === '') process.stdout.write(text);
  else await writeFile(file, text);
}

async function pause(ms: number): Promise<void> {
  await sleep(ms);
}

async function explainMissingKey(): Promise<{ message: string; remedy: string }> {
  return {
    message: 'There is no API key: MCP_GRADE_GATE_API_KEY is not set.',
    remedy: 'Set it in the environment, or use a local export.',
  };
}

/** The user's cache folder, by the habits of the system. */
function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'mcp-grade-gate');
}
