import { describe, expect, test } from 'vitest';
import { runForFailure } from './tools.ts';

describe('a tool that cannot be had', () => {
  test('is a sentence, where the program that installs it is not there', async () => {
    expect(await runForFailure(['no-such-program'], 60_000)).toBe(
      'no-such-program is not installed here',
    );
  });

  test('is the last line of what that printed', async () => {
    const script = 'console.error("first"); console.error("the reason"); process.exit(3)';
    const reason = await runForFailure([process.execPath, '-e', script], 60_000);
    expect(reason).toMatch(/^node(?:\.exe)? failed: the reason$/);
  });

  test('keeps nobody waiting: when the time is over, what was started ends too', async () => {
    const inner = 'setTimeout(() => {}, 600000)';
    const words = JSON.stringify([process.execPath, '-e', inner]);
    const script = `const [a, ...b] = ${words}; child_process.spawn(a, b, { stdio: 'inherit' }); ${inner}`;
    const reason = await runForFailure([process.execPath, '-e', script], 2_000);
    expect(reason).toMatch(/ took longer than 2 seconds$/);
  });

  test('is none, where it starts', async () => {
    expect(await runForFailure([process.execPath, '--version'], 60_000)).toBeNull();
  });
});
