import { dependencies } from './dependencies.ts';
import { firstMonth } from './first-month.ts';
import { places } from './places.ts';
import { playPulls } from './play.ts';
import { versions } from './versions.ts';
import { words } from './words.ts';
import { workflows } from './workflows.ts';

const awaiting = new Set<string>([
  'adds -y',
  'takes -y away',
  'writes --yes for -y',
  'puts cmd /c around launches, for Windows',
  'takes --quiet away',
  'disables a server',
  'lowers a version within its letter',
  'raises a version that stays below the minimum',
  'pins what floats at a version below the minimum',
  'pins what follows a tag at a version below the minimum',
  'lowers a version below the minimum',
  'lowers a version that is below the minimum',
  'takes a pre-release',
  'takes all packages from a mirror',
  'lowers the image of its server',
  'enables the servers of the project for everyone',
  'brings an old version back by a revert',
]);

const all = [...words, ...versions, ...places, ...dependencies, ...workflows, ...firstMonth];
playPulls(
  'lines',
  all.filter(({ name }) => process.env['ALL'] || !awaiting.has(name)),
);
