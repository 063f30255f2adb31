import { normalize } from 'node:path/posix';
import { listedMatch } from '../judging/grading.ts';
import type { JudgedDependency } from '../judging/report.ts';
import type { Failure } from '../model/model.ts';

/*
 * Where readers of a report can go on. Every address is made here, of what the runner and the workflow
 * say; what comes from strangers is a percent-encoded part of it.
 */

/** The addresses that a report links to; null for each that is not known. */
export interface ReportLinks {
  /** The repository of this action. */
  readonly tool: string | null;
  /** The section of the manual about a rule. */
  readonly rule: (id: string) => string | null;
  /** The page of the manual about why a run could not decide. */
  readonly failure: (failure: ExplainedFailure) => string | null;
  /** A line of a file, or the file, in the judged commit. */
  readonly place: (file: string, line: number | null) => string | null;
  /** The page of a server at the grading service. */
  readonly server: (server: Pick<JudgedDependency, 'match'>) => string | null;
}

/** For reports that are read where nothing is known of GitHub. */
export const noLinks: ReportLinks = {
  tool: null,
  rule: () => null,
  failure: () => null,
  place: () => null,
  server: () => null,
};

/** What addresses are made of. */
export interface LinkSources {
  /** `https://github.com` */
  readonly github: string | undefined;
  /** The action's own repository as `owner/name`, and its ref. */
  readonly actionRepository: string | undefined;
  readonly actionRef: string | undefined;
  /** The judged repository as `owner/name`, and the commit. */
  readonly repository: string | undefined;
  readonly commit: string | null;
  /** Folder from the repository's root to the judged folder, empty or ending in `/`. */
  readonly prefix: string;
  /** A template that `isDetailsTemplate` accepts. */
  readonly details: string | null;
}

/** The links that some sources allow; a source that has not the expected form gives none. */
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
      // As text: GitHub has no lines for what it shows as a document.
      return `${tree}/${encodedPath(path)}?plain=1${line === null ? '' : `#L${line}`}`;
    },
    server({ match }) {
      const record = listedMatch(match)?.server;
      return details === null || record === undefined ? null : fillTemplate(details, record);
    },
  };
}

/** Where the manual explains a rule, from the root of the action's repository. */
export function ruleHelpPath(rule: string): string {
  return `docs/rules.md#${encoded(rule)}`;
}

/** What leads to the page about a failure. */
export type ExplainedFailure = Pick<Failure, 'code' | 'page'>;

/** Where the manual explains why a run could not decide, from the root of the action's repository. */
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
 * Whether a text is a template of addresses: of HTTPS, with `{name}` or `{id}` in its path, query or
 * fragment, and without user-info.
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

/** A template with the values of a server; null where one could not stand in an address. */
function fillTemplate(
  template: string,
  record: Readonly<Record<'id' | 'name', string>>,
): string | null {
  const values = { id: record.id, name: record.name };
  // In a path these lead to another folder, however they are encoded.
  if (Object.values(values).some((value) => /^\.{0,2}$/.test(value))) return null;
  return template.replace(placeholders, (_, name: 'id' | 'name') => encoded(values[name]));
}

const encodedPath = (path: string): string => path.split('/').map(encoded).join('/');

/** A text with everything but letters, digits, `-`, `.`, `_` and `~` percent-encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** What stands around a report and shows its reader how to go on. */
export interface ReportFrame {
  readonly links: ReportLinks;
  /** The policy file, from the root of the repository; null where waivers are not offered. */
  readonly policyFile: string | null;
  /** Tells the results of several steps of one workflow apart; null for a single one. */
  readonly category: string | null;
}

/** For reports that are read where nothing is known of GitHub. */
export const plainFrame: ReportFrame = { links: noLinks, policyFile: null, category: null };
