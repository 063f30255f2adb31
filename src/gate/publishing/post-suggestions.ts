import type { Page, ReviewCalls } from '../../io/github-api.ts';
import { readShownLines, type Suggestion } from '../../judging/suggestions.ts';
import { plural } from '../../model/phrase.ts';
import {
  readSuggestionKeys,
  reviewBody,
  type SuggestedChange,
  suggestedChanges,
} from '../../report/publishing.ts';
import type { Redactor } from '../../report/redact.ts';

export interface ReviewTarget {
  readonly calls: ReviewCalls;
  /** The head commit of the pull request. */
  readonly commit: string;
  /** Path from the repository root to the judged folder; empty or ending in `/`. */
  readonly prefix: string;
  readonly redact: Redactor;
}

export interface ReviewOutcome {
  readonly posted: number;
  readonly logLine: string;
}

/**
 * Maximum numbers of comments and files. Reviewers would not read more comments, and GitHub lists at most
 * 3000 files.
 */
const maxComments = 10;
const maxFiles = 3000;
const maxPages = 100;

/**
 * Posts suggestions as one review of a pull request. Skips suggestions whose lines are not in the diff or
 * that were posted before.
 *
 * @param suggestions worst first
 * @throws GateError if a call to the GitHub API fails
 */
export async function postSuggestions(
  suggestions: readonly Suggestion[],
  { calls, commit, prefix, redact }: ReviewTarget,
): Promise<ReviewOutcome> {
  const none = (logLine: string): ReviewOutcome => ({ posted: 0, logLine });
  const changes = suggestedChanges(suggestions, prefix, redact);
  if (changes.length === 0) return none('Suggested changes: none.');
  const changesShown = await changesInDiff(changes, calls);
  if (changesShown.length === 0) {
    return none('Suggested changes: none, because the diff does not show the lines to change.');
  }
  const posted = await postedKeys(calls);
  const unposted = changesShown.filter(({ key }) => !posted.has(key));
  if (unposted.length === 0)
    return none('Suggested changes: none, because all of them are already posted.');
  const chosen = unposted.slice(0, maxComments);
  const [first] = chosen;
  await calls.createReview(
    {
      commit_id: commit,
      event: 'COMMENT',
      body: reviewBody(chosen, unposted.length - chosen.length),
      comments: chosen.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
    },
    async () => ((await postedKeys(calls)).has(first?.key ?? '') ? {} : null),
  );
  const logLine = `Suggested changes: ${plural(chosen.length, 'line')}.`;
  return { posted: chosen.length, logLine };
}

/** Returns the changes whose lines are in the pull request's diff, in files with exactly the judged text. */
async function changesInDiff(
  changes: readonly SuggestedChange[],
  { listFiles }: ReviewCalls,
): Promise<readonly SuggestedChange[]> {
  const missing = new Set(changes.map(({ path }) => path));
  const shownChanges = new Map<SuggestedChange, SuggestedChange>();
  let seen = 0;
  for await (const files of pages(listFiles)) {
    for (const { filename, sha, patch } of files) {
      if (!missing.delete(filename) || sha === null) continue;
      const lines = readShownLines(patch);
      for (const change of changes) {
        const { line, contents, plainContents } = change.suggestion;
        // A file that differs from the head commit's version gets no suggestion, because a merge with the
        // base may have moved the lines.
        if (change.path === filename && contents.includes(sha) && lines.has(line)) {
          // The suggestion uses the line endings of the commit, regardless of the line endings in the
          // checkout.
          const isPlain = plainContents.includes(sha);
          const body = isPlain ? change.body.replaceAll('\r\n', '\n') : change.body;
          shownChanges.set(change, { ...change, body });
        }
      }
    }
    seen += files.length;
    if (missing.size === 0 || seen >= maxFiles) break;
  }
  return changes.flatMap((change) => shownChanges.get(change) ?? []);
}

/**
 * Returns the keys of the suggestions posted with this token. Ignores comments by other accounts, which could
 * make a suggestion look already posted.
 */
async function postedKeys({ listReviewComments }: ReviewCalls): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for await (const texts of pages(listReviewComments)) {
    for (const { body, isOwn } of texts) {
      if (isOwn) for (const key of readSuggestionKeys(body)) keys.add(key);
    }
  }
  return keys;
}

async function* pages<T>(
  list: (after: string | null) => Promise<Page<T>>,
): AsyncGenerator<readonly T[]> {
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const { items, next }: Page<T> = await list(after);
    yield items;
    if (next === null) return;
    after = next;
  }
}
