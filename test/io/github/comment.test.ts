import { afterEach, describe, expect, test } from 'vitest';
import { commentIntent } from '../../../src/gate/publishing/comment-intent.ts';
import type { CommentMode } from '../../../src/gate/settings/inputs.ts';
import { createApi } from '../../../src/io/github/api.ts';
import { type CommentPlacement, placeComment } from '../../../src/io/github/comment.ts';
import type { Verdict } from '../../../src/model/model.ts';
import { commentMarker } from '../../../src/report/comment/render-comment.ts';
import {
  type GitHubService,
  type GitHubServiceOptions,
  type Operation,
  startGitHubService,
} from '../../github-service/server.ts';

const token = 'ghs_Token0123456789abcdefghijklmnopqr';
const head = 'c'.repeat(40);
const marker = commentMarker(['workflow', 'job', '']);
const bot = 'github-actions';

const services: GitHubService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

async function start(options: Partial<GitHubServiceOptions> = {}): Promise<GitHubService> {
  const service = await startGitHubService({ token, head, ...options });
  services.push(service);
  return service;
}

/** Updates the comment as a run with this verdict does. */
async function place(
  { apiUrl, graphqlUrl }: GitHubService,
  mode: CommentMode,
  verdict: Verdict,
  shown = `state: ${verdict}`,
): Promise<CommentPlacement> {
  const ports = { now: Date.now, sleep: async () => {}, random: Math.random, log: () => {} };
  const api = await createApi({ token, apiUrl, graphqlUrl }, ports);
  const pull = { number: 7, head };
  return placeComment(api, 'octo/project', pull, {
    intent: commentIntent(mode, { enforcedVerdict: verdict, isMore: false }),
    marker,
    shown: `${marker}\n\n${shown}\n`,
    resolved: `${marker}\n\nresolved\n`,
  });
}

const bodiesOf = ({ comments }: GitHubService): string[] =>
  comments.map(({ body }) => body.replace(marker, '').trim());
const operations = ({ requests }: GitHubService): (Operation | null)[] =>
  requests.map(({ operation }) => operation);

describe('what a mode does for a verdict', () => {
  /** No comment, a comment that shows a failure, and a resolved comment. */
  const before = [[], ['state: old'], ['resolved']] as const;

  test.for<[CommentMode, Verdict, readonly [string[], string[], string[]]]>([
    ['never', 'pass', [[], ['state: old'], ['resolved']]],
    ['never', 'warn', [[], ['state: old'], ['resolved']]],
    ['never', 'fail', [[], ['state: old'], ['resolved']]],
    ['never', 'error', [[], ['state: old'], ['resolved']]],
    ['on-failure', 'pass', [[], ['resolved'], ['resolved']]],
    ['on-failure', 'warn', [[], ['resolved'], ['resolved']]],
    ['on-failure', 'fail', [['state: fail'], ['state: fail'], ['state: fail']]],
    ['on-failure', 'error', [['state: error'], ['state: error'], ['state: error']]],
    ['on-change', 'pass', [[], ['resolved'], ['resolved']]],
    ['on-change', 'warn', [['state: warn'], ['state: warn'], ['state: warn']]],
    ['on-change', 'fail', [['state: fail'], ['state: fail'], ['state: fail']]],
    ['on-change', 'error', [['state: error'], ['state: error'], ['state: error']]],
    ['always', 'pass', [['state: pass'], ['state: pass'], ['state: pass']]],
    ['always', 'warn', [['state: warn'], ['state: warn'], ['state: warn']]],
    ['always', 'fail', [['state: fail'], ['state: fail'], ['state: fail']]],
    ['always', 'error', [['state: error'], ['state: error'], ['state: error']]],
  ])('%s, %s', async ([mode, verdict, after]) => {
    for (const [index, bodies] of before.entries()) {
      const comments = bodies.map((body) => ({ author: bot, body: `${marker}\n\n${body}\n` }));
      const service = await start({ comments });
      await place(service, mode, verdict);
      expect(bodiesOf(service)).toEqual(after[index]);
      if (mode === 'never') expect(operations(service)).toEqual([]);
      // A second run with the same verdict changes nothing.
      service.requests.splice(0);
      const placed = await place(service, mode, verdict);
      expect(['unchanged', 'nothing']).toContain(placed);
      expect(operations(service)).toEqual(mode === 'never' ? [] : ['find']);
    }
  });
});

test('a pass by a waiver is something to say', () => {
  const occasion = { enforcedVerdict: 'pass', isMore: true } as const;
  expect(commentIntent('on-change', occasion)).toBe('show');
  expect(commentIntent('on-failure', occasion)).toBe('resolve');
});

describe('our own comment', () => {
  test('is recognised by its author and a marker at its beginning', async () => {
    const strangers = [
      { author: 'mallory', body: `${marker}\n\nplanted` },
      { author: bot, body: `see ${marker}` },
      { author: bot, body: commentMarker(['workflow', 'job', 'other key']) },
    ];
    const service = await start({ comments: strangers });
    expect(await place(service, 'always', 'fail')).toBe('created');
    expect(service.comments.slice(0, 3).map(({ body }) => body)).toEqual(
      strangers.map(({ body }) => body),
    );
  });

  test('is found on any page, and kept if only line ends differ', async () => {
    const chatter = Array.from({ length: 250 }, () => ({ author: 'octocat', body: 'hm' }));
    const own = { author: bot, body: `${marker}\r\n\r\nstate: fail` };
    const service = await start({ comments: [...chatter, own, ...chatter] });
    expect(await place(service, 'on-failure', 'fail')).toBe('unchanged');
    expect(operations(service)).toEqual(Array(6).fill('find'));
  });

  test('is the oldest if there are several', async () => {
    const own = ['first', 'second', 'third'].map((text) => ({
      author: bot,
      body: `${marker}${text}`,
    }));
    const service = await start({ comments: own });
    const first = service.comments[0]?.id;
    expect(await place(service, 'on-failure', 'pass')).toBe('resolved');
    expect(service.comments.map(({ id }) => id)).toEqual([first]);
  });

  test('exists once, even if many runs write it at the same time', async () => {
    const service = await start();
    const runs = Array.from({ length: 5 }, (_, run) =>
      place(service, 'on-failure', 'fail', `state of run ${run}`),
    );
    expect(await Promise.all(runs)).toContain('created');
    await place(service, 'on-failure', 'fail', 'the last word');
    expect(bodiesOf(service)).toEqual(['the last word']);
  });

  test('is left to the run of the newer commit', async () => {
    const service = await start({ head: 'd'.repeat(40) });
    expect(await place(service, 'always', 'fail')).toBe('outdated');
    expect(service.comments).toEqual([]);
  });

  test('is not created again if the response to its creation is lost', async () => {
    const service = await start();
    service.misbehave({ fault: 'lost', on: 'create' });
    expect(await place(service, 'always', 'fail')).toBe('created');
    expect(service.comments).toHaveLength(1);
  });

  test('may be deleted by somebody at the same time', async () => {
    const service = await start({ comments: [{ author: bot, body: `${marker} old` }] });
    service.misbehave({ fault: 'not-found', on: 'update' });
    expect(await place(service, 'always', 'fail')).toBe('gone');
  });

  test('on a locked pull request fails with that reason', async () => {
    const service = await start({ isLocked: true });
    await expect(place(service, 'always', 'fail')).rejects.toMatchObject({ code: 'pull-locked' });
  });

  test('without permission is forbidden', async () => {
    const service = await start({ permission: 'read' });
    await expect(place(service, 'always', 'fail')).rejects.toMatchObject({ code: 'api-forbidden' });
  });

  test('on a pull request that the API does not show is not found', async () => {
    const service = await start();
    service.misbehave({ fault: 'query-not-found' });
    await expect(place(service, 'always', 'fail')).rejects.toMatchObject({ code: 'api-not-found' });
  });
});
