/** A workflow command that the runner removed from the log. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Commands that the runner knows; any other stays in the log as text. */
const known = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

/**
 * Parses a line of a step's output as the runner does. A command is `::name k=v,k=v::data` at the start of
 * the line, after any white space, or `##[name k=v;k=v]data` anywhere in it. Returns null for plain text.
 * Source: the runner's ActionCommand.cs.
 */
export function parseCommand(line: string): WorkflowCommand | null {
  const newer = /^\s*::([^\s:]+)(?:\s+(.*?))?::(.*)$/s.exec(line);
  if (newer !== null && known.has((newer[1] ?? '').toLowerCase())) {
    return {
      name: (newer[1] ?? '').toLowerCase(),
      properties: properties(newer[2] ?? '', ','),
      data: unescaped(newer[3] ?? ''),
    };
  }
  const older = /##\[([^\s\]]+)(?:\s+([^\]]*))?\](.*)$/s.exec(line);
  if (older !== null && known.has((older[1] ?? '').toLowerCase())) {
    return {
      name: (older[1] ?? '').toLowerCase(),
      properties: properties(older[2] ?? '', ';'),
      data: older[3] ?? '',
    };
  }
  return null;
}

function properties(text: string, separator: string): Record<string, string> {
  const entries = text.split(separator).flatMap((part): [string, string][] => {
    const equals = part.indexOf('=');
    return equals < 0 ? [] : [[part.slice(0, equals).trim(), unescaped(part.slice(equals + 1))]];
  });
  return Object.fromEntries(entries);
}

function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}
