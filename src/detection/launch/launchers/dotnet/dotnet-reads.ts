import { reading, upwards } from '../../reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    readonly dotnet: true;
  }
  interface AmbientFormats {
    readonly 'NuGet.config': true;
    readonly 'global.json': true;
    readonly 'dotnet-tools.json': true;
  }
}

export const dotnetReads = reading(
  ['dotnet'],
  [
    ...upwards('NuGet.config', 'nuget.config'),
    ...upwards('global.json', 'global.json'),
    ...upwards('dotnet-tools.json', '.config/dotnet-tools.json', 'dotnet-tools.json'),
  ],
);
