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
  const found = new Set<string>();
  // From the back, so that each word is looked at once: whether Compose is told its file, and looks for
  // none, an option between it and its command says. Null before a command.
  let isTold: boolean | null = null;
  for (const word of words.toReversed()) {
    const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    const usual = files.get(name.replace(/\.exe$/i, '')) ?? [];
    if (usual !== compose || isTold !== true) for (const file of usual) found.add(file);
    if (usual === compose) found.add(variables);
    if (/^(?:run|up|exec|start|create)$/.test(word)) isTold = false;
    else if (isTold === false && /^(?:-f|--file$)/.test(word)) isTold = true;
  }
  return [...found];
}
