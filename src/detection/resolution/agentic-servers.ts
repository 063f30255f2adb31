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
/** The ports of its own servers, which a step gives to later ones. */
const ownPort = /^GH_AW_\w+_PORT$/;
const givenByStep = /^\$\{\{ ?steps\.[\w-]+\.outputs\.(?:\w+_)?port ?\}\}$/;

/** The server that a compiled workflow brings along; null for any other. */
export function agenticServer(declaration: Declaration): Dependency | null {
  const { command, args, env } = declaration.launch;
  if (command === null || !compiled.test(declaration.file)) return null;
  const program: Word | undefined = interpreters.has(command.text) ? args[0] : command;
  // An interpreter may be told to load something else first.
  if (program === undefined || !ownProgram.test(program.text) || env.has('NODE_OPTIONS'))
    return null;
  return {
    ...{ type: 'local', name: program.text, isInstalled: true, role: 'server', resolved: null },
    reason: 'a program of the agentic workflow itself',
    ...{ span: program.span, alterations: [], through: [], variableUses: [], declaration },
  };
}

/** Whether a variable of a compiled workflow is the port of a server that it brings along. */
export function namesAgenticPort({ file }: Declaration, name: string): boolean {
  return compiled.test(file) && ownPort.test(name);
}

/** Whether a step of a compiled workflow gives a port to a server that it brings along. */
export function isAgenticPort(declaration: Declaration, name: string, value: string): boolean {
  return namesAgenticPort(declaration, name) && givenByStep.test(value);
}
