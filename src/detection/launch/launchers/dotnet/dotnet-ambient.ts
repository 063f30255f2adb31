import { ambientInputs, upwards } from '../../ambient-inputs.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly dotnet: true;
  }
  interface AmbientFormats {
    readonly 'NuGet.config': true;
    readonly 'global.json': true;
    readonly 'dotnet-tools.json': true;
  }
}

export const dotnetAmbient = ambientInputs(
  ['dotnet'],
  [
    ...upwards('NuGet.config', 'nuget.config'),
    ...upwards('global.json', 'global.json'),
    ...upwards('dotnet-tools.json', '.config/dotnet-tools.json', 'dotnet-tools.json'),
  ],
);
