import { reading, upwards } from '../../reads.ts';
import { npmrcFiles } from '../npm/npm-reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    readonly deno: true;
  }
  interface AmbientFormats {
    readonly 'deno.json': true;
    readonly 'deno.lock': true;
    readonly 'package.json of deno': true;
  }
}

export const denoReads = reading(
  ['deno', 'npm', 'node'],
  [
    ...upwards('deno.json', 'deno.json', 'deno.jsonc'),
    ...upwards('deno.lock', 'deno.lock'),
    ...upwards('package.json of deno', 'package.json'),
    ...upwards('committed', 'node_modules/.deno'),
    ...npmrcFiles,
  ],
);
