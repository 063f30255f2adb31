import type { EcosystemType } from '../../../model/model.ts';
import type { AmbientFormat } from '../../launch/ambient-inputs.ts';
import { envFile } from '../project/env-file-kind.ts';
import { nugetConfig } from '../project/nuget-config.ts';
import {
  jsonSettings,
  npmrc,
  tomlSettings,
  wholeText,
  yamlSettings,
  yarnrc,
} from '../project/settings.ts';
import {
  bunfigJudge,
  bunProgramJudge,
  codeJudge,
  npmrcJudge,
  pnpmWorkspaceJudge,
  yarnrcJudge,
  yarnrcYmlJudge,
} from './npm-judges.ts';
import {
  denoJudge,
  denoLockJudge,
  dotnetToolsJudge,
  globalJsonJudge,
  nugetJudge,
  replacementJudge,
} from './other-judges.ts';
import {
  hatchJudge,
  pdmJudge,
  pdmProjectJudge,
  pixiJudge,
  poetryJudge,
  pythonVersionJudge,
  sourceJudge,
  toolUvJudge,
  uvJudge,
} from './python-judges.ts';
import type { SettingsFormat } from './settings-format.ts';
import { containerVariableJudge, evaluatedJudge, variableJudge } from './variable-judges.ts';

const npm: readonly EcosystemType[] = ['npm', 'git'];
const python: readonly EcosystemType[] = ['pypi', 'git'];
const dotnet: readonly EcosystemType[] = ['nuget'];
const deno: readonly EcosystemType[] = ['npm', 'jsr'];

export const settingsFormats: Readonly<Record<AmbientFormat, SettingsFormat>> = {
  variables: { kind: envFile, types: 'any', judge: variableJudge },
  'evaluated variables': { kind: envFile, types: 'any', judge: evaluatedJudge },
  'variables of a container': { kind: envFile, types: 'any', judge: containerVariableJudge },
  '.npmrc': { kind: npmrc, types: npm, judge: npmrcJudge },
  '.yarnrc': { kind: yarnrc, types: npm, judge: yarnrcJudge },
  '.yarnrc.yml': {
    kind: yamlSettings,
    types: npm,
    judge: yarnrcYmlJudge,
    namesVariables: /^injectEnvironmentFiles$/,
  },
  'pnpm-workspace.yaml': { kind: yamlSettings, types: npm, judge: pnpmWorkspaceJudge },
  'bunfig.toml': { kind: tomlSettings, types: npm, judge: bunfigJudge },
  'bunfig.toml of a program': { kind: tomlSettings, types: npm, judge: bunProgramJudge },
  'deno.lock': { kind: jsonSettings, types: deno, judge: denoLockJudge },
  'package.json of deno': { kind: jsonSettings, types: deno, judge: replacementJudge },
  committed: { kind: wholeText, types: 'any', judge: codeJudge },
  code: { kind: wholeText, types: 'any', judge: codeJudge },
  'uv.toml': { kind: tomlSettings, types: python, judge: uvJudge },
  'tool.uv': { kind: tomlSettings, types: python, judge: toolUvJudge },
  'tool.poetry': { kind: tomlSettings, types: python, judge: sourceJudge('tool.poetry.source') },
  'tool.pdm': { kind: tomlSettings, types: python, judge: pdmProjectJudge },
  'hatch.toml': { kind: tomlSettings, types: python, judge: hatchJudge },
  'pixi.toml': { kind: tomlSettings, types: python, judge: pixiJudge },
  'tool.rye': { kind: tomlSettings, types: python, judge: sourceJudge('tool.rye.sources') },
  'poetry.toml': { kind: tomlSettings, types: python, judge: poetryJudge },
  'pdm.toml': { kind: tomlSettings, types: python, judge: pdmJudge },
  Pipfile: { kind: tomlSettings, types: python, judge: sourceJudge('source') },
  '.python-version': { kind: wholeText, types: python, judge: pythonVersionJudge },
  'deno.json': { kind: jsonSettings, types: deno, judge: denoJudge },
  'NuGet.config': { kind: nugetConfig, types: dotnet, judge: nugetJudge },
  'global.json': { kind: jsonSettings, types: dotnet, judge: globalJsonJudge },
  'dotnet-tools.json': { kind: jsonSettings, types: dotnet, judge: dotnetToolsJudge },
};
