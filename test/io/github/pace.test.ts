import { expect, test } from 'vitest';
import { calmPace, createPace } from '../../../src/io/github/pace.ts';

/** Creates a clock that stands still until something waits; `sleep` advances it. */
function fakeClock() {
  let time = 1_000_000;
  return {
    now: () => time,
    async sleep(ms: number) {
      const until = time + ms;
      await Promise.resolve();
      time = Math.max(time, until);
    },
  };
}

test('thousands of requests stay below what GitHub allows in any minute', async () => {
  const clock = fakeClock();
  const pace = createPace(calmPace, clock);
  const sent: number[] = [];
  let running = 0;
  let most = 0;
  const request = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    sent.push(clock.now());
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5000 }, () => pace.run('rest', request)));
  const inMinute = sent.map(
    (at, first) => sent.slice(first).filter((each) => each < at + 60_000).length,
  );
  expect(Math.max(...inMinute)).toBeLessThanOrEqual(900);
  expect(most).toBe(calmPace.concurrent);
  expect(pace.made()).toBe(5000);
  // This is no slower than it has to be: 4,700 requests at 600 a minute.
  expect(clock.now() - 1_000_000).toBeLessThan(9 * 60_000);
});

test('requests stop where few are left, and go on with the next hour', async () => {
  const clock = fakeClock();
  const pace = createPace({ ...calmPace, reserve: 10 }, clock);
  const endsAt = Math.ceil((clock.now() + 600_000) / 1000);
  const answered = (remaining: number): void =>
    pace.see('rest', {
      'x-ratelimit-limit': '100',
      'x-ratelimit-remaining': `${remaining}`,
      'x-ratelimit-reset': `${endsAt}`,
    });
  answered(11);
  await pace.run('rest', async () => answered(10));
  // An answer that arrives late does not restore any requests.
  answered(12);
  expect(pace.left()).toBe(10);
  await expect(pace.run('rest', async () => 1)).rejects.toMatchObject({ code: 'api-limited' });
  // GraphQL has a separate limit.
  await expect(pace.run('graphql', async () => 1)).resolves.toBe(1);
  await clock.sleep(601_000);
  await expect(pace.run('rest', async () => 1)).resolves.toBe(1);
});

test('all wait where GitHub wants fewer requests, and none where it wants them in an hour', async () => {
  const clock = fakeClock();
  const pace = createPace(calmPace, clock);
  const started = clock.now();
  pace.pause(5000);
  await pace.run('graphql', async () => {});
  expect(clock.now() - started).toBe(5000);
  pace.pause(1_800_000);
  await expect(pace.run('rest', async () => 1)).rejects.toMatchObject({ code: 'api-limited' });
});

test('requests end with the time for them', async () => {
  const clock = fakeClock();
  const pace = createPace(calmPace, clock);
  await clock.sleep(calmPace.totalMs);
  await expect(pace.run('rest', async () => 1)).rejects.toMatchObject({
    code: 'api-limited',
    message: expect.stringContaining('50 minutes'),
  });
});
