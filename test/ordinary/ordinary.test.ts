import { clients } from './clients.ts';
import { dependencies } from './dependencies.ts';
import { firstMonth } from './first-month.ts';
import { habits } from './habits.ts';
import { places } from './places.ts';
import { playPulls } from './play.ts';
import { versions } from './versions.ts';
import { words } from './words.ts';
import { workflows } from './workflows.ts';

playPulls('lines', [
  ...words,
  ...versions,
  ...places,
  ...dependencies,
  ...workflows,
  ...firstMonth,
  ...clients,
  ...habits,
]);
