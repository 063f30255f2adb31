import type { Word } from '../../model/model.ts';
import type { CommandLine } from './launcher.ts';
import { findLauncher } from './launchers.ts';
import { commandName, isOfTheSystem } from './programs.ts';

/** Maximum nesting depth of wrappers; real launches are nested less deeply. */
const deepest = 8;

/**
 * Returns, in order, the words in a command line that determine what is fetched and run. `npx -y package`,
 * `cmd /c npx package`, `npx.cmd package` and `/usr/bin/npx package` all become `npx package`. If a
 * launcher's grammar leaves any doubt, all words are returned.
 */
export function essentialWords(line: CommandLine): readonly Word[] {
  let inner = line;
  for (let depth = 0; depth < deepest; depth += 1) {
    const { command, args } = inner;
    // A path that ends in a launcher's name could be a program in the repository.
    const isNamed = !/[\\/]/.test(command.text) || isOfTheSystem(command.text);
    const launcher = isNamed ? findLauncher(command.text) : undefined;
    if (launcher === undefined) return [command, ...args];
    const started = launcher.startsOnly?.(args) ?? null;
    if (started === null) {
      const program = { ...command, text: commandName(command.text) };
      return [program, ...(launcher.essential?.(args) ?? args)];
    }
    inner = started;
  }
  return [inner.command, ...inner.args];
}
