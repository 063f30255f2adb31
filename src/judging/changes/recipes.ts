/*
 * Recipes: files of fixed names that tell a program what to start. Sources: the references of Compose,
 * GNU make, just, Task, mise and Deno.
 */

const compose = ['compose', 'docker-compose'].flatMap((name) =>
  ['yaml', 'yml'].flatMap((end) => [`${name}.${end}`, `${name}.override.${end}`]),
);
/** Compose reads variables from this file, beside its own. */
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

/** Names of the recipes that the programs among some words read. */
export function recipesIn(words: readonly string[]): readonly string[] {
  const found = new Set<string>();
  // Compose reads no file of a usual name if an option between it and its command names one. Backwards,
  // so that each word is visited once; null until a command is found.
  let namesFile: boolean | null = null;
  for (const word of words.toReversed()) {
    const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    const usual = files.get(name.replace(/\.exe$/i, '')) ?? [];
    if (usual !== compose || namesFile !== true) for (const file of usual) found.add(file);
    if (usual === compose) found.add(variables);
    if (/^(?:run|up|exec|start|create)$/.test(word)) namesFile = false;
    else if (namesFile === false && /^(?:-f|--file$)/.test(word)) namesFile = true;
  }
  return [...found];
}
