import { ambientInputs } from '../../ambient-inputs.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly docker: true;
    /** Any program inside an image. Only variables that load code are known. */
    readonly container: true;
    /** Not part of any launch. */
    readonly compose: true;
  }
  interface AmbientFormats {
    readonly 'variables of a container': true;
  }
}

export const dockerAmbient = ambientInputs(['docker']);
export const containerAmbient = ambientInputs(['container']);
