import { reading, upwards } from '../../reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    readonly node: true;
    readonly python: true;
    readonly java: true;
    readonly ruby: true;
    readonly perl: true;
    readonly php: true;
  }
}

export const nodeReads = reading(['node']);
export const pythonReads = reading(['python', 'pyenv']);
export const javaReads = reading(['java']);
export const rubyReads = reading(['ruby']);
export const phpReads = reading(['php']);

/** An environment of Python in the folder of a project, of which its managers make use if it is there. */
export const pythonEnvironment = upwards('committed', '.venv');
