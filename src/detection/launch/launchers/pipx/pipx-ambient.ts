import { ambientInputs, atStart } from '../../ambient-inputs.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly pipx: true;
  }
}

export const pipxAmbient = ambientInputs(
  ['pipx', 'pip', 'uv', 'python', 'pyenv'],
  atStart('committed', '__pypackages__'),
);
