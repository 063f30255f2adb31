import { reading, upwards } from '../../reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    readonly npm: true;
  }
  interface AmbientFormats {
    readonly '.npmrc': true;
  }
}

/** The files of npm's settings, which pnpm, Yarn, Bun and Deno read too. */
export const npmrcFiles = upwards('.npmrc', '.npmrc');

export const npmReads = reading(['npm', 'node', 'shell', 'corepack'], npmrcFiles);
