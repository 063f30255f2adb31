/* Runs git with the words that its parent sends, and answers with what it printed. */
import { execFile } from 'node:child_process';
import type { Answer, Request } from './git.ts';

process.on('message', ({ id, words, cwd, env }: Request) => {
  execFile('git', words, { cwd, env }, (error, stdout, stderr) => {
    const failure = error === null ? null : { message: error.message, code: error.code ?? null };
    process.send?.({ id, stdout, stderr, failure } satisfies Answer);
  });
});
