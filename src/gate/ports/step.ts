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
import { cacheTitle } from '../../report/report-messages.ts';
import { escapeForLog } from '../../report/text.ts';
import type { ExportPorts } from '../ports.ts';
import { jobFolders, temporaryFolder } from './folders.ts';

/** Code that all workflow steps share, regardless of the action that they use. */

/** Writes a line to the step's log. */
export type Log = ExportPorts['log'];

/** Reads the values of inputs by their names; empty for an input that is not set. */
export function readInputs(inputs: object): Record<string, string> {
  return Object.fromEntries(Object.keys(inputs).map((name) => [name, core.getInput(name)]));
}

/** Keeps the secrets of a run out of all its output. */
export interface MaskedSecrets {
  readonly redact: Redactor;
  readonly log: Log;
}

/** Makes the runner mask secrets in the log, and returns a redactor for all other outputs. */
export function maskSecrets(secrets: readonly string[]): MaskedSecrets {
  for (const secret of secrets) {
    if (secret.length >= minKeyLength) core.setSecret(secret);
  }
  const redact = redactorFor(secrets);
  return { redact, log: (line) => core.info(escapeForLog(redact(line))) };
}

/** Returns a function that warns that an output is missing. */
export const outputWarning =
  (redact: Redactor): Log =>
  (line) =>
    core.warning(redact(line), { title: 'MCP Grade Gate: output' });

/** Returns the links to the action's manual, from the runner's environment. */
export function manualLinks(): ReportLinks {
  return createLinks({
    ...readToolSources(),
    repository: undefined,
    commit: null,
    prefix: '',
    details: null,
  });
}

/** Returns the source of the action, from the runner's environment. */
export function readToolSources(): Pick<LinkSources, 'github' | 'actionRepository' | 'actionRef'> {
  return {
    github: process.env['GITHUB_SERVER_URL'],
    actionRepository: process.env['GITHUB_ACTION_REPOSITORY'],
    actionRef: process.env['GITHUB_ACTION_REF'],
  };
}

/** Explains why the step failed. Any error other than a GateError is a bug in the action. */
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

/** Creates the ports for loading the export, with or without the GitHub Actions cache. */
export function createExportPorts(log: Log, event: string, usesCache: boolean): ExportPorts {
  const cache = usesCache ? createActionsCache(jobFolders(), log) : noCache;
  return {
    ...clock,
    log,
    notice: (line) => core.notice(line, { title: cacheTitle }),
    // By default, GitHub gives runs triggered by this event a token that must not write to the cache.
    cache: event === 'pull_request_target' ? readOnly(cache) : cache,
    createStore: () => createStoreFile(join(temporaryFolder(), 'download')),
    event,
    platform: `${process.platform}-${process.arch}`,
    // The gate itself uses its own explanation, because its inputs determine what happens without a key.
    explainMissingKey: () => explainMissingKey(false),
  };
}
