import type { Word } from '../model.ts';
import type { CommandLine } from './launcher.ts';
import { launcherOf } from './launchers.ts';

/** No honest launch has more wrappers within wrappers. */
const deepest = 8;

/**
 * The words of a command line that decide what is fetched and run, in their order: `npx -y package` and
 * `cmd /c npx package` are `npx package`. All words where the grammar of a launcher leaves any doubt.
 */
export function essentialWords(line: CommandLine): readonly Word[] {
  let inner = line;
  for (let depth = 0; depth < deepest; depth += 1) {
    const { command, args } = inner;
    // By its path it may be a program of the repository.
    const launcher = /[\\/]/.test(command.text) ? undefined : launcherOf(command.text);
    const started = launcher?.startsOnly?.(args) ?? null;
    if (started === null) return [command, ...(launcher?.essential?.(args) ?? args)];
    inner = started;
  }
  return [inner.command, ...inner.args];
}
