/* Runs git with the arguments that its parent process sends, and replies with git's output. */
import { execFile } from 'node:child_process';
import type { Answer, Request } from './git.ts';

process.on('message', ({ id, words, cwd, env }: Request) => {
  execFile('git', words, { cwd, env }, (error, stdout, stderr) => {
    const failure = error === null ? null : { message: error.message, code: error.code ?? null };
    process.send?.({ id, stdout, stderr, failure } satisfies Answer);
  });
});
