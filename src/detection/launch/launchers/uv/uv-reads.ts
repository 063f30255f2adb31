import { reading, readingOfProject, upwards } from '../../reads.ts';
import { pythonEnvironment } from '../interpreters/interpreter-reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
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

/** `uvx` takes no settings of the project. */
export const uvReads = reading(['uv', 'python', 'pyenv']);

export const uvProjectReads = readingOfProject(
  uvReads,
  pythonEnvironment,
  upwards('uv.toml', 'uv.toml'),
  upwards('tool.uv', 'pyproject.toml'),
  upwards('.python-version', '.python-version', '.python-versions'),
);
