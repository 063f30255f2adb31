import { type Reads, reading, readingOfProject, upwards } from '../../reads.ts';
import { pythonEnvironment } from '../interpreters/interpreter-reads.ts';

declare module '../../reads.ts' {
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

const withPip = reading(['pip', 'python', 'pyenv']);
const withPipAndUv = reading(['pip', 'uv', 'python', 'pyenv']);

/** What each manager reads wherever it is started. */
export const pythonManagerReads = {
  poetry: withPip,
  pdm: withPipAndUv,
  pipenv: withPip,
  rye: withPipAndUv,
  hatch: withPipAndUv,
  pixi: reading(['uv', 'python']),
} as const satisfies Readonly<Record<string, Reads>>;

/** What each reads of the project in whose environment it starts a program. */
export const pythonManagerProjectReads = {
  poetry: readingOfProject(
    pythonManagerReads.poetry,
    pythonEnvironment,
    upwards('tool.poetry', 'pyproject.toml'),
    upwards('poetry.toml', 'poetry.toml'),
  ),
  pdm: readingOfProject(
    pythonManagerReads.pdm,
    pythonEnvironment,
    upwards('committed', '__pypackages__'),
    upwards('tool.pdm', 'pyproject.toml'),
    upwards('pdm.toml', 'pdm.toml'),
  ),
  pipenv: readingOfProject(
    pythonManagerReads.pipenv,
    pythonEnvironment,
    upwards('Pipfile', 'Pipfile'),
  ),
  rye: readingOfProject(
    pythonManagerReads.rye,
    pythonEnvironment,
    upwards('tool.rye', 'pyproject.toml'),
  ),
  hatch: readingOfProject(
    pythonManagerReads.hatch,
    upwards('hatch.toml', 'pyproject.toml', 'hatch.toml'),
  ),
  pixi: readingOfProject(
    pythonManagerReads.pixi,
    upwards('committed', '.pixi/envs'),
    upwards('pixi.toml', 'pyproject.toml', 'pixi.toml', '.pixi/config.toml'),
  ),
} as const satisfies Readonly<Record<keyof typeof pythonManagerReads, Reads>>;
