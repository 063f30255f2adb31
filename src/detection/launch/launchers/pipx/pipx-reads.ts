import { atStart, reading } from '../../reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    readonly pipx: true;
  }
}

export const pipxReads = reading(
  ['pipx', 'pip', 'uv', 'python', 'pyenv'],
  atStart('committed', '__pypackages__'),
);
