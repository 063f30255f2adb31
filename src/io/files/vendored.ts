/** Folders of other people's code, which are not walked: their files configure no client of this project. */
export const vendored: ReadonlySet<string> = new Set(
  'node_modules bower_components vendor third_party site-packages .venv'.split(' '),
);
