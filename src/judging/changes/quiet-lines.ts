/** A word without anything that a shell expands. */
const word = String.raw`(?:[\w@.,:=+%/-]|"[\w @.,:=+%/^-]*"|'[\w @.,:=+%/^-]*')+`;

/** A line that starts nothing and sets nothing that reaches what is started behind it. */
const quiet = new RegExp(
  `^(?:set(?: -[eux]{1,3}| -[eux]{0,3}o (?:errexit|nounset|pipefail|xtrace))+|echo(?: ${word})*(?: 1?>&2)?)$`,
);

const assignment = new RegExp(String.raw`^(?:export )?[A-Za-z_]\w*=(?:${word})?$`);

const command = new RegExp(String.raw`^${word}(?: ${word})*(?: "\$@")?$`);

/**
 * A script of one command behind plain assignments, without its lines that only print or say when to
 * stop: there is no other command whose failure could matter. Any other script as it is.
 * Source: POSIX, 2.14 Special Built-In Utilities, `set`.
 *
 * @param script without comments
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
