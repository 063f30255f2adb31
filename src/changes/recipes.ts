/*
 * Programs that start what a file of a usual name says: which files these are. Sources: the references
 * of Compose, GNU make, just, Task, mise and Deno.
 */

const compose = ['compose', 'docker-compose'].flatMap((name) =>
  ['yaml', 'yml'].flatMap((end) => [`${name}.${end}`, `${name}.override.${end}`]),
);
/** What a file of Compose names by variables is told by this one, beside it. */
const variables = '.env';
const make = ['GNUmakefile', 'makefile', 'Makefile'];
const task = ['Taskfile', 'taskfile'].flatMap((name) =>
  ['yml', 'yaml', 'dist.yml', 'dist.yaml'].map((end) => `${name}.${end}`),
);

const files: ReadonlyMap<string, readonly string[]> = new Map([
  ['compose', compose],
  ['docker-compose', compose],
  ['podman-compose', compose],
  ['make', make],
  ['gmake', make],
  ['just', ['justfile', 'Justfile', '.justfile']],
  ['task', task],
  ['go-task', task],
  ['mise', ['mise.toml', '.mise.toml', 'mise.local.toml', '.mise.local.toml']],
  ['deno', ['deno.json', 'deno.jsonc']],
]);

/** The parts of a text that may be words of their own: programs, options, paths. */
export function wordsIn(text: string): string[] {
  return text.split(/[\s=:;,'"`&|()<>]+/).filter((word) => word !== '');
}

/** Names of the files in which programs look up what they start, by the words that may call for these. */
export function recipesIn(words: readonly string[]): readonly string[] {
  const found = words.flatMap((word, index) => {
    const name = word.slice(word.search(/[^\\/]*$/)).replace(/\.exe$/i, '');
    const usual = files.get(name) ?? [];
    if (usual !== compose) return usual;
    return namesFile(words.slice(index + 1)) ? [variables] : [...usual, variables];
  });
  return [...new Set(found)];
}

/** Whether Compose is told its file, so that it looks for none: by an option before its command. */
function namesFile(words: readonly string[]): boolean {
  const end = words.findIndex((word) => /^(?:run|up|exec|start|create)$/.test(word));
  return words.slice(0, Math.max(end, 0)).some((word) => /^(?:-f|--file$)/.test(word));
}
