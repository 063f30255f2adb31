import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openBudget, takeInventory } from '../../gate/inventory.ts';
import { run } from '../../gate/run.ts';
import { defaultConfigFile, type Settings } from '../../gate/settings.ts';
import { clock } from '../../io/clock.ts';
import { isThere } from '../../io/disk.ts';
import { openGit } from '../../io/git.ts';
import { type FileSource, ownersOf } from '../../io/tree.ts';
import { causeOf, GateError } from '../../model/failure.ts';
import { type Block, type Line, paragraph } from '../../report/document.ts';
import type { Redactor } from '../../report/redact.ts';
import { logLine } from '../../report/text.ts';
import { writeText } from '../../report/write-text.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { givenKey } from '../credentials.ts';
import { exitStatus } from '../exit-status.ts';
import { exportOptionNames, exportSettings } from '../option-settings.ts';
import type { OpenRepository } from '../ports/github-repository.ts';
import { localPorts, locateFolder, openRepository } from '../ports/local-ports.ts';
import { findOwnAction } from '../ports/own-action.ts';
import { type LineWriter, openLog, terminalOptions } from '../ports/terminal.ts';
import { givenAddress, remoteRepository } from './address.ts';
import { isCodeOwner } from './code-owners.ts';
import { readExisting, writeEdits } from './ports/repository-files.ts';
import {
  planSetup,
  possibleFiles,
  type Setup,
  type SetupOptions,
  type SetupState,
} from './setup.ts';
import { unifiedDiff } from './unified-diff.ts';
import { judgedLine, nextSteps, seenLines, unknownToday } from './words.ts';

/**
 * Writes the workflow and the policy of the gate for a repository, or with `--dry-run` only shows them.
 * The difference goes to standard output, everything else to standard error.
 *
 * @returns the exit status
 * @throws GateError `no-repository`, `setup-conflict`, `output-unwritable`
 */
export async function init(given: Invocation, redact: Redactor): Promise<number> {
  const address = given.values['base-url'] ?? (await typedLine(addressPrompt));
  const values = address === '' ? given.values : { ...given.values, 'base-url': address };
  const { line, log, progress } = openLog(redact);
  const show = (block: Block): void => {
    const text = redact(writeText([block], terminalOptions(process.stderr)));
    if (text !== '') line(text.trimEnd());
  };
  const settings = exportSettings(values, [...exportOptionNames, 'preset'], false);
  const owners = ownersIn(values.owners);
  const root = await repositoryRoot(given.argument);
  const repository = await openRepository({ argument: root, values: {} }, log);
  try {
    const origin = await originOf(root);
    const options: SetupOptions = {
      action: await actionOf(values.action, root, origin.host),
      isActionGiven: values.action !== undefined,
      baseUrl: settings['base-url'] && (values['base-url']?.trim() ?? null),
      preset: settings.preset ?? 'recommended',
      owners,
      force: values.force !== undefined,
    };
    const setup = planSetup(await stateOf(root, repository.files), options);
    const scan = { folder: '', ignorePaths: [], withCandidates: false, spend: openBudget() };
    const inventory = await takeInventory(repository.files, scan);
    show(paragraph(...seenLines(inventory, setup)));
    refuseConflicts(setup);
    const failing = await failingToday(settings, setup, repository, { line: log, progress });
    if (failing !== null) show(paragraph(failing));
    printDiff(setup, redact);
    await finish(root, setup, values['dry-run'] !== undefined, log);
    show(nextSteps(setup, options, origin.branch));
    return exitStatus.pass;
  } finally {
    repository.close();
  }
}

const addressPrompt =
  'Address of the grading service, such as https://grades.example.com (Enter to fill it in later): ';

/** The owners that are named. Throws UsageError for what GitHub does not take. */
function ownersIn(given = ''): string[] {
  const owners = given.split(/[\s,]+/).filter((owner) => owner !== '');
  const wrong = owners.find((owner) => !isCodeOwner(owner));
  if (wrong === undefined) return owners;
  throw new UsageError(
    `--owners: ${JSON.stringify(wrong)} is no owner: write @USER, @ORGANISATION/TEAM or an e-mail address.`,
  );
}

/**
 * The root of the repository that a folder is in.
 *
 * @throws GateError `no-repository`
 */
async function repositoryRoot(dir: string): Promise<string> {
  const { root } = await locateFolder(dir);
  if (await isThere(join(root, '.git'))) return root;
  throw new GateError(
    'no-repository',
    `${root} is in no git repository, and GitHub reads workflows at the root of one.`,
    'Name a folder of a checkout, or create a repository with git init.',
  );
}

/** What a checkout knows of the server that it comes from. */
async function originOf(root: string): Promise<{ host: string | null; branch: string | null }> {
  const git = await openGit(root);
  if ('reason' in git) return { host: null, branch: null };
  try {
    const [address, branch] = await Promise.all([git.originAddress(), git.originBranch()]);
    return { host: address === null ? null : (remoteRepository(address)?.host ?? null), branch };
  } finally {
    git.close();
  }
}

/** The action that steps are to use. Throws UsageError for one in another form. */
async function actionOf(
  given: string | undefined,
  root: string,
  ownHost: string | null,
): Promise<SetupOptions['action']> {
  const own = await findOwnAction(process.argv[1] ?? '', root, ownHost, process.env);
  if (given === undefined) return own;
  const action = givenAddress(given);
  // Of its own commit alone it is known which version that is.
  if (action !== null)
    return action.commit === own?.commit ? { ...action, version: own.version } : action;
  throw new UsageError(
    `--action: ${JSON.stringify(given)} is not OWNER/REPOSITORY@COMMIT, with the 40 digits of a commit.`,
  );
}

/** Reads what the set-up depends on. */
async function stateOf(root: string, files: FileSource): Promise<SetupState> {
  const folder = '.github/workflows';
  const names = await files.namesIn(folder).catch(() => []);
  const paths = names.filter((name) => /\.ya?ml$/i.test(name)).map((name) => `${folder}/${name}`);
  const workflows = paths.map(async (path) => ({ path, content: await files.readFile(path) }));
  const existing = [...new Set([...possibleFiles, ...paths])].map(async (path) => {
    const found = await readExisting(root, path);
    if (found !== null) return [path, found] as const;
    // Git has it, and a sparse checkout left it out.
    const isHidden = 'text' in (await files.readFile(path));
    return [path, isHidden ? { reason: 'not on the disk, but in the repository' } : null] as const;
  });
  const read = (await Promise.all(workflows)).flatMap(({ path, content }) =>
    'text' in content ? [{ path, text: content.text }] : [],
  );
  const owned = new Set([...possibleFiles, ...read.map(({ path }) => path)]);
  const { owners } = await ownersOf(files, owned).catch(() => ({ owners: new Map() }));
  return { workflows: read, existing: new Map(await Promise.all(existing)), owners };
}

/** Throws GateError `setup-conflict` if something is in the way. */
function refuseConflicts({ conflicts }: Setup): void {
  if (conflicts.length === 0) return;
  throw new GateError(
    'setup-conflict',
    `Nothing was written. ${conflicts.join(' ')}`,
    'Move what is in the way, or replace files that are only old with --force.',
  );
}

/** What fails today under the policy that is there or will be, in a sentence; null without an export. */
async function failingToday(
  settings: Settings,
  { edits }: Setup,
  repository: OpenRepository,
  { line, progress }: LineWriter,
): Promise<Line | null> {
  const hasGrades = settings['export-file'] !== null || (settings['base-url'] && givenKey() !== '');
  if (!hasGrades) return null;
  const policy = edits.find(({ path }) => path === defaultConfigFile);
  const readFile: FileSource['readFile'] = async (path, limit) =>
    path === policy?.path ? { text: policy.after } : repository.files.readFile(path, limit);
  const files = { ...repository.files, readFile };
  const ports = localPorts({ base: null, config: null }, { ...repository, files }, line, progress);
  try {
    const { report, save } = await run({ ...settings, given: noLayer }, ports);
    await save().catch((error: unknown) => line(`Cache: saving failed: ${causeOf(error)}`));
    return judgedLine(report);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return unknownToday(error);
  }
}

/** The policy file alone counts: what the options say is in it. */
const noLayer = { source: 'command line', values: {}, places: new Map() } as const;

/** Prints what is or would be written, as `git apply` takes it. */
function printDiff({ edits }: Setup, redact: Redactor): void {
  const { paint } = terminalOptions(process.stdout);
  for (const { path, before, after } of edits) {
    const isShown = (line: string): boolean => {
      const text = line.replace(/\n$/, '');
      return diffLine(redact(text)) === text;
    };
    for (const [index, each] of unifiedDiff(path, before, after, isShown).entries()) {
      const style = index < 2 ? 'bold' : diffStyles[each.charAt(0)];
      const shown = diffLine(redact(each));
      process.stdout.write(`${style === undefined ? shown : paint(style, shown)}\n`);
    }
  }
}

const diffStyles: Readonly<Record<string, 'green' | 'red' | 'dim'>> = {
  '+': 'green',
  '-': 'red',
  '@': 'dim',
};

/** A line in which nothing is invisible but tabs, and the end of a line of Windows. */
function diffLine(text: string): string {
  const [, line = '', end = ''] = /^(.*?)(\r?)$/s.exec(text) ?? [];
  return line.split('\t').map(logLine).join('\t') + end;
}

async function finish(
  root: string,
  { edits }: Setup,
  isTrial: boolean,
  log: (text: string) => void,
): Promise<void> {
  const paths = edits.map(({ path }) => path).join(', ');
  if (edits.length === 0) log('There is nothing to write.');
  else if (isTrial) log(`Nothing was written, because of --dry-run: ${paths}`);
  else {
    await writeEdits(root, edits, clock.now());
    log(`Written: ${paths}`);
  }
}

/**
 * The line that a person types on a terminal; empty for nothing, and where nobody is there.
 *
 * @param prompt what stands before it
 */
async function typedLine(prompt: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.setPrompt(prompt);
  terminal.prompt();
  const line = await new Promise<string>((resolve) => {
    terminal.once('line', resolve);
    terminal.once('close', () => resolve(''));
  });
  terminal.close();
  return line.trim();
}
