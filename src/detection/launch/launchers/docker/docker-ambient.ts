import { ambientInputs } from '../../ambient-inputs.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly docker: true;
    /** Programs inside an image. For these programs, only the variables that load code are known. */
    readonly container: true;
    /** Compose projects and image builds, which are not part of any launch. */
    readonly compose: true;
  }
  interface AmbientFormats {
    readonly 'variables of a container': true;
  }
}

export const dockerAmbient = ambientInputs(['docker']);
export const containerAmbient = ambientInputs(['container']);
