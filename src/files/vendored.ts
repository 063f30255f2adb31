/** Folders of other people's code: their files configure no client of this project, and are not walked. */
export const vendored: ReadonlySet<string> = new Set([
  'node_modules',
  'bower_components',
  'vendor',
  'third_party',
  'site-packages',
  '.venv',
]);
