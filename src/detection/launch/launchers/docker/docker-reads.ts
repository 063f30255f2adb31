import { reading } from '../../reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    readonly docker: true;
    /** Whatever runs within an image: of its variables only those that load code are known. */
    readonly container: true;
    /** Takes part in no launch. */
    readonly compose: true;
  }
  interface AmbientFormats {
    readonly 'variables of a container': true;
  }
}

export const dockerReads = reading(['docker']);
export const containerReads = reading(['container']);
