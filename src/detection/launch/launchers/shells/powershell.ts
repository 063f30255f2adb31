import type { Word } from '../../../../model/model.ts';
import { shellAmbient } from '../../ambient-inputs.ts';
import type { Launcher, ResolveInner } from '../../launcher.ts';
import {
  type Assignment,
  type PartialLaunch,
  programLaunch,
  unclearShellLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withStartFolder } from '../../places.ts';
import { wordList } from '../../word-list.ts';

/**
 * PowerShell parameters that take no value, in lower case and unabbreviated. Sources: `powershell -?` and
 * `pwsh -?`.
 */
const switches = wordList('nologo noexit noprofile noninteractive sta mta login');
const valued = wordList(`
  executionpolicy ep windowstyle version inputformat outputformat psconsolefile workingdirectory wd
`);
const starting = wordList('command file encodedcommand ec configurationfile settingsfile');

/** `powershell -NoProfile -Command "…"`, `pwsh -c …`, `pwsh -File script.ps1`. */
export const powershell: Launcher = {
  commands: ['powershell', 'pwsh'],
  ambient: shellAmbient,
  resolve(args, command, resolveInner) {
    let folder = '';
    for (let index = 0; index < args.length; index += 1) {
      const word = args[index] as Word;
      const name = fullParameter(word);
      const [next] = args.slice(index + 1);
      if (switches.includes(name ?? '')) continue;
      if (valued.includes(name ?? '') && next !== undefined) {
        if (name === 'workingdirectory' || name === 'wd') folder = next.text;
        index += 1;
      } else if (name === 'command') {
        return withStartFolder(resolveText(args.slice(index + 1), command, resolveInner), folder);
      } else if (name === 'file' && next !== undefined) {
        return withStartFolder([programLaunch(next, 'interpreter')], folder);
      } else {
        return [unclearShellLaunch(word)];
      }
    }
    return [unclearShellLaunch(command)];
  },
};

/**
 * Returns the full name of the parameter that a word names or abbreviates; null if no parameter matches, or
 * several do.
 */
function fullParameter({ text }: Word): string | null {
  const [, prefix = ''] = /^(?:--?|\/)([a-z]+)$/i.exec(text) ?? [];
  const name = prefix.toLowerCase();
  if (name === '') return null;
  const allParameters = [...switches, ...valued, ...starting];
  if (name === 'c') return 'command';
  if (name === 'f') return 'file';
  if (allParameters.includes(name)) return name;
  const alike = allParameters.filter((each) => each.startsWith(name));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/**
 * Matches a statement of plain or quoted words, without anything that PowerShell expands, such as `@name`.
 */
const plainStatement =
  /^(?:[\w./\\:=+-]|(?<=[\w.-])@|(?<![\w./\\:=+@-])(?:'[^']*'|"[^"$`]*")(?=\s|$)|\s)*$/;
const assignment = /^\$env:(\w+)\s*=\s*(?:'([^']*)'|"([^"$`]*)")$/i;

/**
 * Returns the launches that PowerShell text starts. If a statement cannot be parsed, the only result is an
 * unidentified launch.
 */
function resolveText(
  words: readonly Word[],
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first] = words;
  const text = words.map((word) => word.text).join(' ');
  if (first === undefined) {
    return [unclearShellLaunch(command)];
  }
  const variables: Assignment[] = [];
  const launches: PartialLaunch[] = [];
  for (const part of text.match(/(?:[^;\r\n'"]|'[^']*'|"[^"]*"|['"])+/g) ?? []) {
    const statement = part.trim().replace(/^&\s+/, '');
    const [, name, single, double] = assignment.exec(statement) ?? [];
    if (statement === '') continue;
    if (name !== undefined) {
      variables.push({ name, value: { ...first, text: single ?? double ?? '' } });
      continue;
    }
    const [program, ...rest] = [...statement.matchAll(/'([^']*)'|"([^"]*)"|\S+/g)].map(
      ([whole, one, two]): Word => ({ ...first, text: one ?? two ?? whole }),
    );
    if (program === undefined || !plainStatement.test(statement)) {
      return [
        unidentifiedLaunch(first, 'a PowerShell script that is not a plain list of commands'),
      ];
    }
    launches.push(...withVariables(resolveInner({ command: program, args: rest }), variables));
  }
  return launches.length > 0 ? launches : [unclearShellLaunch(first)];
}
