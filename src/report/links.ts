import { normalize } from 'node:path/posix';
import { listedMatch } from '../judging/grading.ts';
import type { JudgedDependency } from '../judging/report.ts';
import type { Failure } from '../model/model.ts';

/**
 * Links for readers of a report. Every address is built here from values that the runner and the workflow
 * supply. Any third-party text in an address is percent-encoded.
 */

export interface ReportLinks {
  /** The address of this action's repository. */
  readonly tool: string | null;
  readonly rule: (id: string) => string | null;
  readonly failure: (failure: ExplainedFailure) => string | null;
  /** Returns the address of a line at the judged commit, or of the whole file if `line` is null. */
  readonly place: (file: string, line: number | null) => string | null;
  /** Returns the address of a server's page on the grading service. */
  readonly server: (server: Pick<JudgedDependency, 'match'>) => string | null;
}

/** No links, for reports whose readers cannot follow links to GitHub. */
export const noLinks: ReportLinks = {
  tool: null,
  rule: () => null,
  failure: () => null,
  place: () => null,
  server: () => null,
};

export interface LinkSources {
  /** The address of the GitHub server, for example `https://github.com`. */
  readonly github: string | undefined;
  /** The action's repository, as `owner/name`. */
  readonly actionRepository: string | undefined;
  readonly actionRef: string | undefined;
  /** The judged repository, as `owner/name`. */
  readonly repository: string | undefined;
  readonly commit: string | null;
  /** The path from the repository root to the judged folder; empty or ending in `/`. */
  readonly prefix: string;
  /** The template for the address of a server's page, as accepted by `isDetailsTemplate`. */
  readonly details: string | null;
}

/**
 * Creates the links that the sources allow. If a source has an unexpected form, the links that depend on it
 * are null.
 */
export function createLinks(sources: LinkSources): ReportLinks {
  const { github, actionRepository, actionRef, commit, prefix, details } = sources;
  const tool = repositoryAddress(github, actionRepository);
  const manual = tool === null || !actionRef ? null : `${tool}/blob/${encodedPath(actionRef)}`;
  const judged = repositoryAddress(github, sources.repository);
  const isCommit = commit !== null && /^[0-9a-f]{40,64}$/.test(commit);
  const tree = judged !== null && isCommit ? `${judged}/blob/${commit}` : null;
  return {
    tool,
    rule: (id) => (manual === null ? null : `${manual}/${ruleHelpPath(id)}`),
    failure: (failure) => (manual === null ? null : `${manual}/${helpOnFailure(failure)}`),
    place(file, line) {
      const path = normalize(prefix + file);
      if (tree === null || path === '.' || /^(?:\.\.)?(?:\/|$)/.test(path)) return null;
      // `plain=1` shows the source, because GitHub provides no line anchors in files that it renders as
      // documents.
      return `${tree}/${encodedPath(path)}?plain=1${line === null ? '' : `#L${line}`}`;
    },
    server({ match }) {
      const record = listedMatch(match)?.server;
      return details === null || record === undefined ? null : fillTemplate(details, record);
    },
  };
}

/** Returns the path of the manual section about a rule, relative to the root of the action's repository. */
export function ruleHelpPath(rule: string): string {
  return `docs/rules.md#${encoded(rule)}`;
}

export type ExplainedFailure = Pick<Failure, 'code' | 'page'>;

/**
 * Returns the path of the manual section about a failure, relative to the root of the action's repository.
 */
export function helpOnFailure({ code, page }: ExplainedFailure): string {
  return page ?? `docs/troubleshooting.md#${code}`;
}

function repositoryAddress(github = '', repository = ''): string | null {
  const url = URL.parse(github);
  const isUsable =
    (url?.protocol === 'https:' || url?.protocol === 'http:') &&
    /^[\w.-]+\/[\w.-]+$/.test(repository);
  return isUsable ? `${github.replace(/(?<!\/)\/+$/, '')}/${repository}` : null;
}

const placeholders = /\{(name|id)\}/g;

/**
 * Returns whether a string is an address template: an HTTPS URL without user-info, with `{name}` or `{id}` in
 * its path, query or fragment.
 */
export function isDetailsTemplate(text: string): boolean {
  const [one, other] = ['a', 'b.c'].map((value) => URL.parse(text.replace(placeholders, value)));
  return (
    text.search(placeholders) >= 0 &&
    !/[{}\s\\]/.test(text.replace(placeholders, '')) &&
    one?.protocol === 'https:' &&
    one.username + one.password === '' &&
    one.origin === other?.origin
  );
}

/** Fills a template with a server's values. Returns null if a value cannot be part of an address. */
function fillTemplate(
  template: string,
  record: Readonly<Record<'id' | 'name', string>>,
): string | null {
  const values = { id: record.id, name: record.name };
  // In a path, an empty value, `.` or `..` would lead to another folder, even if percent-encoded.
  if (Object.values(values).some((value) => /^\.{0,2}$/.test(value))) return null;
  return template.replace(placeholders, (_, name: 'id' | 'name') => encoded(values[name]));
}

const encodedPath = (path: string): string => path.split('/').map(encoded).join('/');

/** Percent-encodes a string, except for letters, digits, `-`, `.`, `_` and `~`. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export interface ReportFrame {
  readonly links: ReportLinks;
  /** The policy file, relative to the repository root; null if no waivers are offered. */
  readonly policyFile: string | null;
  /** Distinguishes the results of several steps in one workflow; null for a single step. */
  readonly category: string | null;
}

export const plainFrame: ReportFrame = { links: noLinks, policyFile: null, category: null };
