import { describe } from 'vitest';
import { testLaunches, testVariables } from '../launches.ts';

describe('dnx and dotnet', () => {
  testLaunches([
    ['dnx Good --yes --source:https://evil', ['nuget good - (registry: --source)']],
    ['dnx Acme.Notes@1.2.0 --yes', ['nuget acme.notes 1.2.0']],
    [
      'dnx Acme.Notes --version 1.2.0 --add-source https://x',
      ['nuget acme.notes 1.2.0 (registry: --add-source)'],
    ],
  ]);

  testVariables([['dnx Notes', 'DOTNET_STARTUP_HOOKS', 'loader']]);
});
