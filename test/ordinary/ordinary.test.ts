import { dependencies } from './dependencies.ts';
import { firstMonth } from './first-month.ts';
import { places } from './places.ts';
import { playPulls } from './play.ts';
import { versions } from './versions.ts';
import { words } from './words.ts';
import { workflows } from './workflows.ts';

const awaiting = new Set<string>(['takes all packages from a mirror']);

const all = [...words, ...versions, ...places, ...dependencies, ...workflows, ...firstMonth];
playPulls(
  'lines',
  all.filter(({ name }) => process.env['ALL'] || !awaiting.has(name)),
);
