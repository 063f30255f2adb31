import { ambientInputs, upwards } from '../../ambient-inputs.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly npm: true;
  }
  interface AmbientFormats {
    readonly '.npmrc': true;
  }
}

/** npm's settings files, which pnpm, Yarn, Bun and Deno also read. */
export const npmrcFiles = upwards('.npmrc', '.npmrc');

export const npmAmbient = ambientInputs(['npm', 'node', 'shell', 'corepack'], npmrcFiles);
