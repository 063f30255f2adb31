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

export type Log = ExportPorts['log'];

/**
 * Returns the values of the inputs whose names are the keys of `inputs`. The value of an unset input is an
 * empty string.
 */
export function readInputs(inputs: object): Record<string, string> {
  return Object.fromEntries(Object.keys(inputs).map((name) => [name, core.getInput(name)]));
}

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

export const outputWarning =
  (redact: Redactor): Log =>
  (line) =>
    core.warning(redact(line), { title: 'MCP Grade Gate: output' });

export function manualLinks(): ReportLinks {
  return createLinks({
    ...readToolSources(),
    repository: undefined,
    commit: null,
    prefix: '',
    details: null,
  });
}

export function readToolSources(): Pick<LinkSources, 'github' | 'actionRepository' | 'actionRef'> {
  return {
    github: process.env['GITHUB_SERVER_URL'],
    actionRepository: process.env['GITHUB_ACTION_REPOSITORY'],
    actionRef: process.env['GITHUB_ACTION_REF'],
  };
}

/** Returns the failure to report for an error. Any error other than a GateError is a bug in the action. */
export function stepFailure(error: unknown, redact: Redactor): Failure {
  if (error instanceof Error) core.debug(redact(error.stack ?? ''));
  if (error instanceof GateError) return error;
  return {
    code: 'internal',
    message: `The action has a bug: ${describeError(error)}.`,
    remedy: 'Please report this bug, and attach the log from a run with debug logging enabled.',
    details: [],
  };
}

export function createExportPorts(log: Log, event: string, usesCache: boolean): ExportPorts {
  const cache = usesCache ? createActionsCache(jobFolders(), log) : noCache;
  return {
    ...clock,
    log,
    notice: (line) => core.notice(line, { title: cacheTitle }),
    // By default, GitHub gives runs triggered by this event a token that cannot write to the cache.
    cache: event === 'pull_request_target' ? readOnly(cache) : cache,
    createStore: () => createStoreFile(join(temporaryFolder(), 'download')),
    event,
    platform: `${process.platform}-${process.arch}`,
    // The gate replaces this explanation, because its inputs determine what happens without a key.
    explainMissingKey: () => explainMissingKey(false),
  };
}
