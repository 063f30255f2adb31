/* Writes the commits for many small pull requests into one repository with a single run of git. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initialise } from '../runner/git.ts';

/** Texts by path; a value of another type is written as JSON, as editors do. */
export type Files = Readonly<Record<string, unknown>>;

/** A change to files: the new content by path, or null for a file that it deletes. */
export type Edits = Files;

/** A pull request's trees. */
export interface Trees {
  /** The files where the branch began. */
  readonly start: Files;
  readonly edits: Edits;
  /** The edits that main has received since, and whether the branch has merged them. */
  readonly main?: { readonly edits: Edits; readonly isMerged: boolean };
}

/** The IDs of a pull request's commits. */
export interface Commits {
  /** The tip of main. */
  readonly base: string;
  readonly head: string;
  /** The merge of both that GitHub created and that workflows check out. */
  readonly merge: string;
}

/** Returns the files after a change. */
export function edited(files: Files, edits: Edits): Files {
  return Object.fromEntries(
    Object.entries({ ...files, ...edits }).filter(([, content]) => content !== null),
  );
}

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;

/** Commits all pull requests to a new repository in a folder that otherwise stays empty. */
export async function commitPulls(folder: string, pulls: readonly Trees[]): Promise<Commits[]> {
  await initialise(folder);
  const parts: string[] = [];
  let commits = 0;
  const commit = (files: Files, ...parents: readonly number[]): number => {
    commits += 1;
    const [from, merged] = parents;
    parts.push(
      `commit refs/import/x\nmark :${commits}\ncommitter A <a@b.example> ${1_900_000_000 + commits} +0000\ndata 1\nx\n`,
      // Without an explicit parent, a commit would follow the one written before it.
      from === undefined ? '' : `from :${from}\n`,
      merged === undefined ? '' : `merge :${merged}\n`,
      'deleteall\n',
      ...Object.entries(files).map(([path, content]) => {
        const text = textOf(content);
        return `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
      }),
    );
    return commits;
  };
  const marks = pulls.map(({ start, edits, main }) => {
    parts.push('reset refs/import/x\n');
    const began = commit(start);
    const grown = edited(start, main?.edits ?? {});
    const base = main === undefined ? began : commit(grown, began);
    const own = commit(edited(start, edits), began);
    const all = edited(grown, edits);
    const head = main?.isMerged ? commit(all, own, base) : own;
    return { base, head, merge: commit(all, base, head) };
  });
  const marksFile = join(folder, '.git/marks');
  const words = ['fast-import', '--quiet', `--export-marks=${marksFile}`];
  const child = spawn('git', words, { cwd: folder, stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(parts.join(''));
  await once(child, 'close');
  const ids = new Map(
    (await readFile(marksFile, 'utf8'))
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  const idOf = (number: number): string => ids.get(`:${number}`) ?? '';
  return marks.map(({ base, head, merge }) => ({
    base: idOf(base),
    head: idOf(head),
    merge: idOf(merge),
  }));
}
