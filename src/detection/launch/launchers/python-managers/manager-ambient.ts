import {
  type AmbientInputs,
  ambientInputs,
  upwards,
  withProjectFiles,
} from '../../ambient-inputs.ts';
import { pythonEnvironment } from '../interpreters/interpreter-ambient.ts';

declare module '../../ambient-inputs.ts' {
  interface AmbientFormats {
    readonly 'tool.poetry': true;
    readonly 'poetry.toml': true;
    readonly 'tool.pdm': true;
    readonly 'pdm.toml': true;
    readonly Pipfile: true;
    readonly 'tool.rye': true;
    readonly 'hatch.toml': true;
    readonly 'pixi.toml': true;
  }
  interface ManagerNames {
    readonly poetry: true;
    readonly pdm: true;
    readonly pipenv: true;
    readonly rye: true;
    readonly hatch: true;
    readonly pixi: true;
  }
}

const withPip = ambientInputs(['pip', 'python', 'pyenv']);
const withPipAndUv = ambientInputs(['pip', 'uv', 'python', 'pyenv']);

/** The inputs that each manager reads in any folder. */
export const pythonManagerAmbient = {
  poetry: withPip,
  pdm: withPipAndUv,
  pipenv: withPip,
  rye: withPipAndUv,
  hatch: withPipAndUv,
  pixi: ambientInputs(['uv', 'python']),
} as const satisfies Readonly<Record<string, AmbientInputs>>;

/** The inputs that each manager reads in the project whose environment provides the started program. */
export const pythonManagerProjectAmbient = {
  poetry: withProjectFiles(
    pythonManagerAmbient.poetry,
    pythonEnvironment,
    upwards('tool.poetry', 'pyproject.toml'),
    upwards('poetry.toml', 'poetry.toml'),
  ),
  pdm: withProjectFiles(
    pythonManagerAmbient.pdm,
    pythonEnvironment,
    upwards('committed', '__pypackages__'),
    upwards('tool.pdm', 'pyproject.toml'),
    upwards('pdm.toml', 'pdm.toml'),
  ),
  pipenv: withProjectFiles(
    pythonManagerAmbient.pipenv,
    pythonEnvironment,
    upwards('Pipfile', 'Pipfile'),
  ),
  rye: withProjectFiles(
    pythonManagerAmbient.rye,
    pythonEnvironment,
    upwards('tool.rye', 'pyproject.toml'),
  ),
  hatch: withProjectFiles(
    pythonManagerAmbient.hatch,
    upwards('hatch.toml', 'pyproject.toml', 'hatch.toml'),
  ),
  pixi: withProjectFiles(
    pythonManagerAmbient.pixi,
    upwards('committed', '.pixi/envs'),
    upwards('pixi.toml', 'pyproject.toml', 'pixi.toml', '.pixi/config.toml'),
  ),
} as const satisfies Readonly<Record<keyof typeof pythonManagerAmbient, AmbientInputs>>;
