/** A word with nothing for a shell to expand. */
const word = String.raw`(?:[\w@.,:=+%/-]|"[\w @.,:=+%/^-]*"|'[\w @.,:=+%/^-]*')+`;

/**
 * Matches `set` and `echo` lines that neither start a program nor set anything that affects later commands.
 */
const quiet = new RegExp(
  `^(?:set(?: -[eux]{1,3}| -[eux]{0,3}o (?:errexit|nounset|pipefail|xtrace))+|echo(?: ${word})*(?: 1?>&2)?)$`,
);

const assignment = new RegExp(String.raw`^(?:export )?[A-Za-z_]\w*=(?:${word})?$`);

const command = new RegExp(String.raw`^${word}(?: ${word})*(?: "\$@")?$`);

/**
 * Removes the lines that only print text or only control when the script stops, if the rest consists of plain
 * assignments and one command. In such a script, no other command can fail in a way that matters. Returns any
 * other script unchanged. Source: POSIX, 2.14 Special Built-In Utilities, `set`.
 *
 * @param script the script, without comments
 */
export function withoutQuietLines(script: string): string {
  const lines = script.split('\n');
  const significantLines = lines.filter((line) => !quiet.test(line));
  const commands = significantLines.filter(
    (line, index) =>
      line !== '' && !(index === 0 && line.startsWith('#!')) && !assignment.test(line),
  );
  const [only = ''] = commands;
  return commands.length === 1 && command.test(only) ? significantLines.join('\n') : script;
}
