import { describe, expect, test } from 'vitest';
import { GateError } from '../../src/failure.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import {
  type ChangedFile,
  postSuggestions,
  type Review,
  type ReviewCalls,
  type ReviewText,
  reviewCalls,
} from '../../src/github/review.ts';
import type { Suggestion } from '../../src/suggestions/suggest.ts';

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

/** A pull request as GitHub would answer for it, a page an item of each list. */
function pullRequest(
  files: readonly (readonly ChangedFile[])[],
  texts: readonly (readonly ReviewText[])[] = [[]],
) {
  const asked: string[] = [];
  const reviews: Review[] = [];
  const pageOf = <T>(name: string, lists: readonly (readonly T[])[], after: string | null) => {
    asked.push(`${name} ${after ?? 'first'}`);
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
  return { asked, reviews, calls };
}

const give = (suggestions: readonly Suggestion[], calls: ReviewCalls, prefix = '') =>
  postSuggestions(suggestions, { calls, commit: 'c'.repeat(40), prefix, redact: (text) => text });

describe('suggestions are given', () => {
  test('as one review on the head commit', async () => {
    const { calls, reviews } = pullRequest([[changed('app/.mcp.json', 5)]]);
    const given = await give([suggestionAt(4), suggestionAt(2)], calls, 'app/');
    expect(given).toEqual({ given: 2, words: 'Suggested changes: 2 lines.' });
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

  test('nobody is asked where there is none', async () => {
    const { calls, asked, reviews } = pullRequest([[]]);
    expect((await give([], calls)).given).toBe(0);
    expect([asked, reviews]).toEqual([[], []]);
  });

  test.for([
    ['a line that the diff does not show', changed('.mcp.json', 3)],
    ['another file', changed('x/.mcp.json', 9)],
    ['a file without a patch', changed('.mcp.json', 9, { patch: undefined })],
    ['a malformed patch', changed('.mcp.json', 9, { patch: '@@ x' })],
    ['another content than the judged one', changed('.mcp.json', 9, { sha: 'b'.repeat(40) })],
    ['no content', changed('.mcp.json', 9, { sha: null })],
  ] as const)('not on %s', async ([, file]) => {
    const { calls, asked, reviews } = pullRequest([[file]]);
    expect(await give([suggestionAt(4)], calls)).toMatchObject({ given: 0 });
    expect([asked, reviews]).toEqual([['files first'], []]);
  });

  test('at most ten, the worst', async () => {
    const { calls, reviews } = pullRequest([[changed('.mcp.json', 30)]]);
    const all = Array.from({ length: 14 }, (_, at) => suggestionAt(20 - at));
    expect((await give(all, calls)).given).toBe(10);
    expect(reviews[0]?.comments.map(({ line }) => line)).toEqual([
      20, 19, 18, 17, 16, 15, 14, 13, 12, 11,
    ]);
    expect(reviews[0]?.body).toContain('4 more lines');
  });

  test('whatever page the file is on, and no page is asked in vain', async () => {
    const others = Array.from({ length: 100 }, (_, at) => changed(`f${at}`, 1));
    const { calls, asked } = pullRequest([others, [changed('.mcp.json', 9)], others]);
    expect((await give([suggestionAt(4)], calls)).given).toBe(1);
    expect(asked).toEqual(['files first', 'files 1', 'comments first']);
  });

  test('of three thousand files no more are asked for', async () => {
    const hundred = Array.from({ length: 100 }, (_, at) => changed(`f${at}`, 1));
    const { calls, asked } = pullRequest(Array.from({ length: 50 }, () => hundred));
    expect((await give([suggestionAt(4)], calls)).given).toBe(0);
    expect(asked).toHaveLength(30);
  });
});

describe('never twice', () => {
  async function bodiesOf(
    suggestions: readonly Suggestion[],
  ): Promise<{ review: string; comments: string[] }> {
    const { calls, reviews } = pullRequest([[changed('.mcp.json', 30)]]);
    await give(suggestions, calls);
    const [review] = reviews;
    return { review: review?.body ?? '', comments: review?.comments.map(({ body }) => body) ?? [] };
  }

  test('by the comment, on whatever page and line', async () => {
    const { comments } = await bodiesOf([suggestionAt(4)]);
    const texts = [[{ body: 'x', isOwn: true }], comments.map((body) => ({ body, isOwn: true }))];
    const { calls, reviews } = pullRequest([[changed('.mcp.json', 30)]], texts);
    const moved = { ...suggestionAt(4), line: 9, text: 'moved' };
    expect((await give([moved, suggestionAt(5)], calls)).given).toBe(1);
    expect(reviews[0]?.comments.map(({ line }) => line)).toEqual([5]);
  });

  test('by the review, where the comment was deleted', async () => {
    const { review } = await bodiesOf([suggestionAt(4), suggestionAt(5)]);
    const { calls, reviews } = pullRequest(
      [[changed('.mcp.json', 30)]],
      [[{ body: review, isOwn: true }]],
    );
    expect(await give([suggestionAt(4), suggestionAt(5)], calls)).toEqual({
      given: 0,
      words: 'Suggested changes: none but those given before.',
    });
    expect(reviews).toEqual([]);
  });

  test('a mark of somebody else hides nothing', async () => {
    const { review } = await bodiesOf([suggestionAt(4)]);
    const { calls } = pullRequest([[changed('.mcp.json', 30)]], [[{ body: review, isOwn: false }]]);
    expect((await give([suggestionAt(4)], calls)).given).toBe(1);
  });

  test('the same line a second time has its own comment', async () => {
    const { calls } = pullRequest([[changed('.mcp.json', 30)]]);
    const twice = [suggestionAt(4), { ...suggestionAt(4), line: 9, nth: 1 }];
    expect((await give(twice, calls)).given).toBe(2);
  });
});

describe('what goes wrong', () => {
  test.for(['listFiles', 'listReviewComments', 'createReview'] as const)('%s', async (call) => {
    const broken = async () => {
      throw new GateError('api-forbidden', 'no', 'ask');
    };
    const { calls } = pullRequest([[changed('.mcp.json', 9)]]);
    await expect(give([suggestionAt(4)], { ...calls, [call]: broken })).rejects.toThrow('no');
  });
});

describe("by GitHub's API", () => {
  function api(answers: readonly unknown[]) {
    const asked: unknown[] = [];
    let at = 0;
    const answer = (): unknown => answers[at++];
    const fake: GitHubApi = {
      rest: async ({ method, path, body }) => {
        asked.push([`${method} ${path}`, body]);
        return answer();
      },
      graphql: async (_, variables) => {
        asked.push(variables);
        return answer();
      },
    };
    return { asked, calls: reviewCalls(fake, 'o/r', 7) };
  }

  test('files come in pages of a hundred', async () => {
    const full = Array.from({ length: 100 }, () => changed('x', 1));
    const { asked, calls } = api([full, []]);
    const first = await calls.listFiles(null);
    expect([first.items.length, first.next]).toEqual([100, '2']);
    expect(await calls.listFiles(first.next)).toEqual({ items: [], next: null });
    expect(asked).toEqual([
      ['GET /repos/o/r/pulls/7/files?per_page=100&page=1', undefined],
      ['GET /repos/o/r/pulls/7/files?per_page=100&page=2', undefined],
    ]);
  });

  test('reviews and their comments with whose they are', async () => {
    const reviews = {
      nodes: [
        { body: 'a', viewerDidAuthor: true, comments: { nodes: [{ body: 'b' }] } },
        { body: 'c', viewerDidAuthor: false, comments: { nodes: [] } },
      ],
      pageInfo: { hasNextPage: true, endCursor: 'z' },
    };
    const { asked, calls } = api([
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
    // Not knowing what was given is not the same as nothing.
    await expect(calls.listReviewComments('z')).rejects.toThrow('tells nothing of pull request #7');
    expect(asked).toEqual(
      [null, 'z'].map((after) => ({ owner: 'o', repo: 'r', number: 7, after })),
    );
  });

  test('a review is posted', async () => {
    const { asked, calls } = api([{}]);
    const review: Review = { commit_id: 'c', event: 'COMMENT', body: 'x', comments: [] };
    await calls.createReview(review, async () => null);
    expect(asked).toEqual([['POST /repos/o/r/pulls/7/reviews', review]]);
  });
});
