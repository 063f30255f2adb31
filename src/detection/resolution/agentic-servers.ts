import type { Declaration, Dependency, Word } from '../../model/model.ts';

/*
 * The servers that GitHub's agentic workflows bring along, such as `safeoutputs`: the compiler writes them
 * into each workflow that it makes, and a step of the same workflow puts their programs on the runner. They
 * are as much code of the project as its steps. Source: what gh-aw compiles.
 */

/** What the compiler makes. */
const compiled = /(?:^|\/)\.github\/workflows\/[^/]+\.lock\.yml$/;
/** The folders of its own files on a runner, and nothing that leads out of them. */
const ownProgram =
  /^(?:\/opt|\/tmp|\$\{?RUNNER_TEMP\}?|\$\{\{ ?runner\.temp ?\}\})\/gh-aw\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const interpreters = new Set(['node', 'bash', 'sh']);
/** The images that it starts its own programs in, which are mounted there. */
const ownImage =
  /^(?:ghcr\.io\/github\/gh-aw-[a-z]+|alpine)(?::[\w.-]+)?(?:@sha256:[0-9a-f]{64})?$/;
/** Options that put nothing into the image: a folder is mounted under its own path. */
const plainOption = /^(?:-w|--network) \S+$|^-v ([^\s:]+):\1(?::r[ow])?$/;
/** The ports of its own servers, which a step gives to later ones. */
const ownPort = /^GH_AW_\w+_PORT$/;
const givenByStep = /^\$\{\{ ?steps\.[\w-]+\.outputs\.(?:\w+_)?port ?\}\}$/;

/** The server that a compiled workflow brings along; null for any other. */
export function agenticServer(declaration: Declaration): Dependency | null {
  const { command, args, env } = declaration.launch;
  if (command === null || !compiled.test(declaration.file)) return null;
  const program = programOf([command, ...args]);
  // An interpreter may be told to load something else first.
  if (program === undefined || !ownProgram.test(program.text) || env.has('NODE_OPTIONS'))
    return null;
  return {
    ...{ type: 'local', name: program.text, isInstalled: true, role: 'server', resolved: null },
    reason: 'a program of the agentic workflow itself',
    ...{ span: program.span, alterations: [], through: [], variableUses: [], declaration },
  };
}

/** The program that words start, perhaps by an interpreter, or in an image of the compiler's own. */
function programOf([command, ...args]: readonly Word[]): Word | undefined {
  if (command?.text === 'docker') return programOf(wordsInImage(args));
  const [first, text] = args;
  if (command === undefined || !interpreters.has(command.text)) return command;
  const [, inText] = /^(?:node|bash|sh) (\S+)$/.exec(text?.text ?? '') ?? [];
  return first?.text === '-c' && text !== undefined ? { ...text, text: inText ?? '' } : first;
}

/** The words that are started in an image of the compiler's own; none in any other. */
function wordsInImage([verb, option, entrypoint, ...rest]: readonly Word[]): readonly Word[] {
  const image = rest.findIndex(({ text }) => ownImage.test(text));
  const options = rest.slice(0, Math.max(image, 0)).map(({ text }) => text.trim());
  const isPlain = options.every((name, at) =>
    plainOption.test(at % 2 === 0 ? `${name} ${options[at + 1]}` : `${options[at - 1]} ${name}`),
  );
  const isWhole = options.length % 2 === 0;
  const isOwn =
    isWhole && verb?.text === 'run' && option?.text === '--entrypoint' && image >= 0 && isPlain;
  return isOwn && entrypoint !== undefined ? [entrypoint, ...rest.slice(image + 1)] : [];
}

/** Whether a variable of a compiled workflow is the port of a server that it brings along. */
export function namesAgenticPort({ file }: Declaration, name: string): boolean {
  return compiled.test(file) && ownPort.test(name);
}

/** Whether a step of a compiled workflow gives a port to a server that it brings along. */
export function isAgenticPort(declaration: Declaration, name: string, value: string): boolean {
  return namesAgenticPort(declaration, name) && givenByStep.test(value);
}
