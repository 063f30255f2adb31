import { join } from 'node:path';
import * as core from '@actions/core';
import { createActionsCache, createStoreFile, noCache, readOnly } from '../../export/cache.ts';
import { clock } from '../../io/clock.ts';
import { explainMissingKey } from '../../io/github-event.ts';
import { describeError, GateError } from '../../model/failure.ts';
import type { Failure } from '../../model/model.ts';
import { minKeyLength } from '../../model/secrets.ts';
import { createLinks, type LinkSources, type ReportLinks } from '../../report/links.ts';
import { type Redactor, redactorFor } from '../../report/redact.ts';
import { escapeForLog } from '../../report/text.ts';
import type { ExportPorts } from '../ports.ts';
import { jobFolders, temporaryFolder } from './folders.ts';

/*
 * What the steps of a workflow share, whichever action they use.
 */

/** Writes a line to the log of the step. */
export type Log = ExportPorts['log'];

/** Reads the text of inputs by their names; empty for one that is not set. */
export function readInputs(inputs: object): Record<string, string> {
  return Object.fromEntries(Object.keys(inputs).map((name) => [name, core.getInput(name)]));
}

/** What keeps the secrets of a run out of all that it writes. */
export interface MaskedSecrets {
  readonly redact: Redactor;
  readonly log: Log;
}

/** Has the runner mask secrets in the log, and returns what redacts them everywhere. */
export function maskSecrets(secrets: readonly string[]): MaskedSecrets {
  for (const secret of secrets) {
    if (secret.length >= minKeyLength) core.setSecret(secret);
  }
  const redact = redactorFor(secrets);
  return { redact, log: (line) => core.info(escapeForLog(redact(line))) };
}

/** Returns what warns that an output is missing. */
export const outputWarning =
  (redact: Redactor): Log =>
  (line) =>
    core.warning(redact(line), { title: 'MCP Grade Gate: output' });

/** The links to the manual of the action, by the runner's environment. */
export function manualLinks(): ReportLinks {
  return createLinks({
    ...readToolSources(),
    repository: undefined,
    commit: null,
    prefix: '',
    details: null,
  });
}

/** Where the action comes from, by the runner's environment. */
export function readToolSources(): Pick<LinkSources, 'github' | 'actionRepository' | 'actionRef'> {
  return {
    github: process.env['GITHUB_SERVER_URL'],
    actionRepository: process.env['GITHUB_ACTION_REPOSITORY'],
    actionRef: process.env['GITHUB_ACTION_REF'],
  };
}

/** Why the step failed; anything but a GateError is a fault of the action. */
export function stepFailure(error: unknown, redact: Redactor): Failure {
  if (error instanceof Error) core.debug(redact(error.stack ?? ''));
  if (error instanceof GateError) return error;
  return {
    code: 'internal',
    message: `The action has a bug: ${describeError(error)}.`,
    remedy: 'Please report it with the log of a run with debug logging enabled.',
    details: [],
  };
}

/** The ports for loading the export, through the cache of GitHub Actions or without one. */
export function createExportPorts(log: Log, event: string, usesCache: boolean): ExportPorts {
  const cache = usesCache ? createActionsCache(jobFolders(), log) : noCache;
  return {
    ...clock,
    log,
    notice: (line) => core.notice(line, { title: 'MCP Grade Gate: cache' }),
    // By default, GitHub gives its runs a token that may not write to the cache.
    cache: event === 'pull_request_target' ? readOnly(cache) : cache,
    createStore: () => createStoreFile(join(temporaryFolder(), 'download')),
    event,
    platform: `${process.platform}-${process.arch}`,
    // The action that judges has its own, with the input that decides what follows.
    explainMissingKey: () => explainMissingKey(false),
  };
}
