import { readdir } from 'node:fs/promises';

for (const plugin of await readdir(new URL('../plugins', import.meta.url))) {
  console.log(`plugins/${plugin}`);
}
