import { describe, expect, test } from 'vitest';
import { postSuggestions } from '../../../src/gate/publishing/post-suggestions.ts';
import type { GitHubApi } from '../../../src/io/github/api.ts';
import {
  type ChangedFile,
  createReviewCalls,
  type Review,
  type ReviewCalls,
  type ReviewText,
} from '../../../src/io/github/review.ts';
import type { Suggestion } from '../../../src/judging/suggestions/suggest.ts';
import { GateError } from '../../../src/model/failure.ts';

const content = 'a'.repeat(40);

function suggestionAt(line: number, parts: Partial<Suggestion> = {}): Suggestion {
  return {
    file: '.mcp.json',
    line,
    text: `line ${line}`,
    lineEnd: '\n',
    pins: [
      { type: 'npm', name: `p${line}`, alias: 'a', from: null, to: '1.0.0', grade: 'A', score: 90 },
    ],
    nth: 0,
    contents: [content],
    plainContents: [],
    ...parts,
  };
}

const changed = (
  filename: string,
  lines: number,
  parts: Partial<ChangedFile> = {},
): ChangedFile => ({
  filename,
  sha: content,
  patch: [`@@ -0,0 +1,${lines} @@`, ...Array.from({ length: lines }, () => '+x')].join('\n'),
  ...parts,
});

/** Builds a pull request as GitHub's API returns it; each item in a list is a page. */
function pullRequest(
  files: readonly (readonly ChangedFile[])[],
  texts: readonly (readonly ReviewText[])[] = [[]],
) {
  const requested: string[] = [];
  const reviews: Review[] = [];
  const pageOf = <T>(name: string, lists: readonly (readonly T[])[], after: string | null) => {
    requested.push(`${name} ${after ?? 'first'}`);
    const at = Number(after ?? 0);
    return { items: lists[at] ?? [], next: at + 1 < lists.length ? String(at + 1) : null };
  };
  const calls: ReviewCalls = {
    listFiles: async (after) => pageOf('files', files, after),
    listReviewComments: async (after) => pageOf('comments', texts, after),
    createReview: async (review) => {
      reviews.push(review);
    },
  };
  return { requested, reviews, calls };
}

const post = (suggestions: readonly Suggestion[], calls: ReviewCalls, prefix = '') =>
  postSuggestions(suggestions, { calls, commit: 'c'.repeat(40), prefix, redact: (text) => text });

describe('suggestions are posted', () => {
  test('as one review on the head commit', async () => {
    const { calls, reviews } = pullRequest([[changed('app/.mcp.json', 5)]]);
    const outcome = await post([suggestionAt(4), suggestionAt(2)], calls, 'app/');
    expect(outcome).toEqual({ posted: 2, logLine: 'Suggested changes: 2 lines.' });
    expect(reviews).toMatchObject([
      {
        commit_id: 'c'.repeat(40),
        event: 'COMMENT',
        comments: [
          { path: 'app/.mcp.json', line: 4, side: 'RIGHT' },
          { path: 'app/.mcp.json', line: 2, side: 'RIGHT' },
        ],
      },
    ]);
  });

  test.for([
    ['the checkout has made \\r\\n of its line ends', [content], '\n'],
    ['the commit has them itself', [], '\r\n'],
  ] as const)('with the line ends of the commit where %s', async ([, plainContents, expected]) => {
    const { calls, reviews } = pullRequest([[changed('.mcp.json', 5)]]);
    await post([suggestionAt(4, { lineEnd: '\r\n', plainContents })], calls);
    const body = reviews[0]?.comments[0]?.body ?? '';
    expect(body).toContain(['```suggestion', 'line 4', '```'].join(expected));
    expect(body.includes('\r')).toBe(expected === '\r\n');
  });

  test('no request is made if there are none', async () => {
    const { calls, requested, reviews } = pullRequest([[]]);
    expect((await post([], calls)).posted).toBe(0);
    expect([requested, reviews]).toEqual([[], []]);
  });

  test.for([
    ['a line that the diff does not show', changed('.mcp.json', 3)],
    ['another file', changed('x/.mcp.json', 9)],
    ['a file without a patch', changed('.mcp.json', 9, { patch: undefined })],
    ['a malformed patch', changed('.mcp.json', 9, { patch: '@@ x' })],
    ['another content than the judged one', changed('.mcp.json', 9, { sha: 'b'.repeat(40) })],
    ['no content', changed('.mcp.json', 9, { sha: null })],
  ] as const)('not on %s', async ([, file]) => {
    const { calls, requested, reviews } = pullRequest([[file]]);
    expect(await post([suggestionAt(4)], calls)).toMatchObject({ posted: 0 });
    expect([requested, reviews]).toEqual([['files first'], []]);
  });

  test('at most ten, the worst', async () => {
    const { calls, reviews } = pullRequest([[changed('.mcp.json', 30)]]);
    const all = Array.from({ length: 14 }, (_, at) => suggestionAt(20 - at));
    expect((await post(all, calls)).posted).toBe(10);
    expect(reviews[0]?.comments.map(({ line }) => line)).toEqual([
      20, 19, 18, 17, 16, 15, 14, 13, 12, 11,
    ]);
    expect(reviews[0]?.body).toContain('4 more lines');
  });

  test('on any page of files, without requesting further pages', async () => {
    const others = Array.from({ length: 100 }, (_, at) => changed(`f${at}`, 1));
    const { calls, requested } = pullRequest([others, [changed('.mcp.json', 9)], others]);
    expect((await post([suggestionAt(4)], calls)).posted).toBe(1);
    expect(requested).toEqual(['files first', 'files 1', 'comments first']);
  });

  test('no more than three thousand files are requested', async () => {
    const hundred = Array.from({ length: 100 }, (_, at) => changed(`f${at}`, 1));
    const { calls, requested } = pullRequest(Array.from({ length: 50 }, () => hundred));
    expect((await post([suggestionAt(4)], calls)).posted).toBe(0);
    expect(requested).toHaveLength(30);
  });
});

describe('no suggestion is posted twice', () => {
  async function bodiesOf(
    suggestions: readonly Suggestion[],
  ): Promise<{ review: string; comments: string[] }> {
    const { calls, reviews } = pullRequest([[changed('.mcp.json', 30)]]);
    await post(suggestions, calls);
    const [review] = reviews;
    return { review: review?.body ?? '', comments: review?.comments.map(({ body }) => body) ?? [] };
  }

  test('because its comment is found, on any page and line', async () => {
    const { comments } = await bodiesOf([suggestionAt(4)]);
    const texts = [[{ body: 'x', isOwn: true }], comments.map((body) => ({ body, isOwn: true }))];
    const { calls, reviews } = pullRequest([[changed('.mcp.json', 30)]], texts);
    const moved = { ...suggestionAt(4), line: 9, text: 'moved' };
    expect((await post([moved, suggestionAt(5)], calls)).posted).toBe(1);
    expect(reviews[0]?.comments.map(({ line }) => line)).toEqual([5]);
  });

  test('because its review is found, if the comment was deleted', async () => {
    const { review } = await bodiesOf([suggestionAt(4), suggestionAt(5)]);
    const { calls, reviews } = pullRequest(
      [[changed('.mcp.json', 30)]],
      [[{ body: review, isOwn: true }]],
    );
    expect(await post([suggestionAt(4), suggestionAt(5)], calls)).toEqual({
      posted: 0,
      logLine: 'Suggested changes: none, because all of them are already posted.',
    });
    expect(reviews).toEqual([]);
  });

  test('a marker by somebody else has no effect', async () => {
    const { review } = await bodiesOf([suggestionAt(4)]);
    const { calls } = pullRequest([[changed('.mcp.json', 30)]], [[{ body: review, isOwn: false }]]);
    expect((await post([suggestionAt(4)], calls)).posted).toBe(1);
  });

  test('the same line a second time has its own comment', async () => {
    const { calls } = pullRequest([[changed('.mcp.json', 30)]]);
    const twice = [suggestionAt(4), { ...suggestionAt(4), line: 9, nth: 1 }];
    expect((await post(twice, calls)).posted).toBe(2);
  });
});

describe('errors', () => {
  test.for(['listFiles', 'listReviewComments', 'createReview'] as const)('%s', async (call) => {
    const broken = async () => {
      throw new GateError('api-forbidden', 'no', 'ask');
    };
    const { calls } = pullRequest([[changed('.mcp.json', 9)]]);
    await expect(post([suggestionAt(4)], { ...calls, [call]: broken })).rejects.toThrow('no');
  });
});

describe("by GitHub's API", () => {
  function api(answers: readonly unknown[]) {
    const requested: unknown[] = [];
    let at = 0;
    const answer = (): unknown => answers[at++];
    const fake: GitHubApi = {
      rest: async ({ method, path, body }) => {
        requested.push([`${method} ${path}`, body]);
        return answer();
      },
      graphql: async (_, variables) => {
        requested.push(variables);
        return answer();
      },
    };
    return { requested, calls: createReviewCalls(fake, 'o/r', 7) };
  }

  test('files come in pages of a hundred', async () => {
    const full = Array.from({ length: 100 }, () => changed('x', 1));
    const { requested, calls } = api([full, []]);
    const first = await calls.listFiles(null);
    expect([first.items.length, first.next]).toEqual([100, '2']);
    expect(await calls.listFiles(first.next)).toEqual({ items: [], next: null });
    expect(requested).toEqual([
      ['GET /repos/o/r/pulls/7/files?per_page=100&page=1', undefined],
      ['GET /repos/o/r/pulls/7/files?per_page=100&page=2', undefined],
    ]);
  });

  test('reviews and their comments with their authors', async () => {
    const reviews = {
      nodes: [
        { body: 'a', viewerDidAuthor: true, comments: { nodes: [{ body: 'b' }] } },
        { body: 'c', viewerDidAuthor: false, comments: { nodes: [] } },
      ],
      pageInfo: { hasNextPage: true, endCursor: 'z' },
    };
    const { requested, calls } = api([
      { repository: { pullRequest: { reviews } } },
      { repository: null },
    ]);
    expect(await calls.listReviewComments(null)).toEqual({
      items: [
        { body: 'a', isOwn: true },
        { body: 'b', isOwn: true },
        { body: 'c', isOwn: false },
      ],
      next: 'z',
    });
    // If it is unknown which comments were posted, nothing may be posted again.
    await expect(calls.listReviewComments('z')).rejects.toThrow('does not return pull request #7');
    expect(requested).toEqual(
      [null, 'z'].map((after) => ({ owner: 'o', repo: 'r', number: 7, after })),
    );
  });

  test('a review is posted', async () => {
    const { requested, calls } = api([{}]);
    const review: Review = { commit_id: 'c', event: 'COMMENT', body: 'x', comments: [] };
    await calls.createReview(review, async () => null);
    expect(requested).toEqual([['POST /repos/o/r/pulls/7/reviews', review]]);
  });
});
