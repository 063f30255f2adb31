import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultConfigFile } from '../../gate/settings.ts';
import { pathExists } from '../../io/disk.ts';
import { openGit } from '../../io/git.ts';
import { policyKeys } from '../../judging/policy.ts';
import { describeError, GateError } from '../../model/failure.ts';
import { paragraph, prose } from '../../report/document.ts';
import type { Redactor } from '../../report/redact.ts';
import { writeText } from '../../report/write-text.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { exitStatus } from '../exit-status.ts';
import { exportSettings } from '../option-settings.ts';
import { locateFolder } from '../ports/local-ports.ts';
import { createOutputFolder } from '../ports/output-folder.ts';
import { findOwnAction } from '../ports/own-action.ts';
import { createTerminalLog, terminalOptions } from '../ports/terminal.ts';
import {
  type ActionAddress,
  parseActionAddress,
  parseRemoteRepository,
  unknownAddress,
} from './address.ts';
import { nextSteps } from './next-steps.ts';
import { renderFirstPolicy } from './policy.ts';
import { renderWorkflow, unknownService, workflowPath } from './workflow.ts';

interface SetupFile {
  /** Relative to the repository root. */
  readonly path: string;
  readonly text: string;
  readonly status: 'new' | 'replaced' | 'kept' | 'unchanged';
}

/**
 * Writes the gate's workflow and policy to a repository, or only prints them with `--dry-run`. Prints the
 * files to standard output and everything else to standard error.
 *
 * @throws GateError `no-repository`, `output-unwritable`
 */
export async function init({ argument, values }: Invocation, redact: Redactor): Promise<number> {
  const { line, log } = createTerminalLog(redact);
  const settings = exportSettings(values, ['base-url', 'preset'], false);
  const root = await repositoryRoot(argument);
  const origin = await readOrigin(root);
  const action = (await chooseAction(values.action, root, origin.host)) ?? unknownAddress;
  // Uses the address as given, because a parsed address would end in a slash.
  const baseUrl = (settings['base-url'] && values['base-url']?.trim()) || unknownService;
  const isForced = values.force !== undefined;
  const minScore = policyKeys['min-score'].unset;
  const preset = settings.preset ?? 'recommended';
  const files = [
    await planFile(root, workflowPath, renderWorkflow({ action, baseUrl }), isForced),
    await planFile(root, defaultConfigFile, renderFirstPolicy(action, preset, minScore), isForced),
  ];
  const changedFiles = files.filter(({ status }) => status === 'new' || status === 'replaced');
  for (const { path, text } of changedFiles) process.stdout.write(redact(`--- ${path}\n${text}\n`));
  for (const { path, status } of files) {
    if (status === 'kept') log(`${path} already exists and was not changed. --force replaces it.`);
  }
  const paths = changedFiles.map(({ path }) => path).join(', ');
  if (changedFiles.length === 0) log('There is nothing to write.');
  else if (values['dry-run'] !== undefined) {
    log(`Not written because of --dry-run: ${paths}`);
  } else {
    writeFiles(root, changedFiles);
    log(`Written: ${paths}`);
  }
  const missingValues = { action: action === unknownAddress, service: baseUrl === unknownService };
  const steps = nextSteps(missingValues, origin.branch);
  line(redact(writeText([paragraph(prose('')), ...steps], terminalOptions(process.stderr))).trim());
  return exitStatus.pass;
}

/** @throws GateError `no-repository` */
async function repositoryRoot(dir: string): Promise<string> {
  const { root } = await locateFolder(dir);
  if (await pathExists(join(root, '.git'))) return root;
  throw new GateError(
    'no-repository',
    `${root} is not in a Git repository. GitHub reads workflows only at the root of a repository.`,
    'Give a folder inside a checkout, or create a repository with git init.',
  );
}

async function readOrigin(root: string): Promise<{ host: string | null; branch: string | null }> {
  const git = await openGit(root);
  if ('reason' in git) return { host: null, branch: null };
  try {
    const [address, branch] = await Promise.all([git.originAddress(), git.originBranch()]);
    return {
      host: address === null ? null : (parseRemoteRepository(address)?.host ?? null),
      branch,
    };
  } finally {
    git.close();
  }
}

/** @throws UsageError if the option is not `OWNER/REPOSITORY@COMMIT` */
async function chooseAction(
  actionOption: string | undefined,
  root: string,
  ownHost: string | null,
): Promise<ActionAddress | null> {
  const ownAction = await findOwnAction(process.argv[1] ?? '', root, ownHost, process.env);
  if (actionOption === undefined) return ownAction;
  const action = parseActionAddress(actionOption);
  // The version is known only for the commit of the running code.
  if (action !== null)
    return action.commit === ownAction?.commit ? { ...action, version: ownAction.version } : action;
  throw new UsageError(
    `--action: ${JSON.stringify(actionOption)} is not OWNER/REPOSITORY@COMMIT with a 40-digit commit.`,
  );
}

async function planFile(
  root: string,
  path: string,
  text: string,
  isForced: boolean,
): Promise<SetupFile> {
  let before: string | null;
  try {
    before = await readFile(join(root, path), 'utf8');
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // `ENOENT` can also mean a broken link, and `ENOTDIR` a file where a folder is expected. In both cases,
    // the later write fails and reports the error.
    if (!['ENOENT', 'ENOTDIR'].includes(code)) throw unwritable(`${path}: ${describeError(error)}`);
    before = null;
  }
  if (before === null) return { path, text, status: 'new' };
  // Git can check out files with Windows line endings.
  if (before.replaceAll('\r\n', '\n') === text) return { path, text, status: 'unchanged' };
  return { path, text, status: isForced ? 'replaced' : 'kept' };
}

/** Writes all files or none, and never writes outside the repository, even through links. */
function writeFiles(root: string, files: readonly SetupFile[]): void {
  try {
    const folder = createOutputFolder(root);
    try {
      for (const { path, text } of files) folder.append(path, text);
      folder.publish();
    } finally {
      folder.close();
    }
  } catch (error) {
    throw unwritable(error instanceof GateError ? error.message : describeError(error));
  }
}

function unwritable(why: string): GateError {
  return new GateError(
    'output-unwritable',
    `Nothing was written: ${why.replace(/\.$/, '')}.`,
    'Run init again where the files can be written, or save the output of init --dry-run.',
  );
}
