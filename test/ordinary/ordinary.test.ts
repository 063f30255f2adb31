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
  'takes packages from a mirror',
  'lowers a version within its letter',
  'raises a version that stays below the minimum',
  'pins what floats at a version below the minimum',
  'pins what follows a tag at a version below the minimum',
  'lowers a version below the minimum',
  'lowers a version that is below the minimum',
  'takes a pre-release',
  'adds a server of the machine',
  'adds one by its number',
  'changes the port of a server of the machine',
  'takes all packages from a mirror',
  'a stranger adds a library where manifests are off',
  'a stranger adds a library',
  'Dependabot updates a library',
  'compiles an agentic workflow anew',
  'compiles it with another name of a step',
  'raises the image of its server',
  'adds an agentic workflow',
  'lowers the image of its server',
  'lets the image of its server follow a tag',
  'enables the servers of the project for everyone',
  'brings an old version back by a revert',
]);

const all = [...words, ...versions, ...places, ...dependencies, ...workflows, ...firstMonth];
playPulls(
  'lines',
  all.filter(({ name }) => process.env['ALL'] || !awaiting.has(name)),
);
