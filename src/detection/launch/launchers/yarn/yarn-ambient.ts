import { ambientInputs, upwards, withProjectFiles } from '../../ambient-inputs.ts';
import { npmrcFiles } from '../npm/npm-ambient.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly yarn: true;
  }
  interface AmbientFormats {
    readonly '.yarnrc': true;
    readonly '.yarnrc.yml': true;
  }
  interface ManagerNames {
    readonly yarn: true;
  }
}

export const yarnAmbient = ambientInputs(
  ['yarn', 'npm', 'node', 'shell', 'corepack'],
  [
    ...upwards('.yarnrc.yml', '.yarnrc.yml'),
    ...upwards('.yarnrc', '.yarnrc'),
    ...npmrcFiles,
    ...upwards('variables', '.env.yarn'),
  ],
);

export const yarnProjectAmbient = withProjectFiles(
  yarnAmbient,
  upwards('code', '.pnp.cjs', '.pnp.js', '.pnp.loader.mjs'),
);
