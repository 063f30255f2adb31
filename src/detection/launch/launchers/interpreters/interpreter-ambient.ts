import { ambientInputs, upwards } from '../../ambient-inputs.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly node: true;
    readonly python: true;
    readonly java: true;
    readonly ruby: true;
    readonly perl: true;
    readonly php: true;
  }
}

export const nodeAmbient = ambientInputs(['node']);
export const pythonAmbient = ambientInputs(['python', 'pyenv']);
export const javaAmbient = ambientInputs(['java']);
export const rubyAmbient = ambientInputs(['ruby']);
export const phpAmbient = ambientInputs(['php']);

/** A project's Python environment, which package managers use if it exists. */
export const pythonEnvironment = upwards('committed', '.venv');
