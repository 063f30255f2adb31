import { ambientInputs, upwards, withProjectFiles } from '../../ambient-inputs.ts';
import { pythonEnvironment } from '../interpreters/interpreter-ambient.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly uv: true;
  }
  interface AmbientFormats {
    readonly 'uv.toml': true;
    readonly 'tool.uv': true;
    readonly '.python-version': true;
  }
  interface ManagerNames {
    readonly uv: true;
  }
}

/** `uvx` ignores the project's settings. */
export const uvAmbient = ambientInputs(['uv', 'python', 'pyenv']);

export const uvProjectAmbient = withProjectFiles(
  uvAmbient,
  pythonEnvironment,
  upwards('uv.toml', 'uv.toml'),
  upwards('tool.uv', 'pyproject.toml'),
  upwards('.python-version', '.python-version', '.python-versions'),
);
