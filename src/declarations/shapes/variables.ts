import type { Word } from '../../model.ts';
import type { Reach } from '../environments.ts';
import { emptyReading, type ShapeReader } from '../reader.ts';

/**
 * A file of variables (`NAME=value`, a line each, perhaps behind `export`) that a client gives to its
 * servers.
 */
export const variablesFile =
  (reach: Reach): ShapeReader =>
  ({ spanOf }, text) => {
    const env = new Map<string, Word>();
    let offset = 0;
    for (const line of text.split('\n')) {
      const variable = variableIn(line);
      if (variable !== null) {
        const [name, value] = variable;
        env.set(name, { text: value, span: spanOf({ offset, length: line.trimEnd().length }) });
      }
      offset += line.length + 1;
    }
    return { ...emptyReading, environments: env.size === 0 ? [] : [{ reach, env }] };
  };

function variableIn(line: string): [string, string] | null {
  const separator = line.indexOf('=');
  const name = line
    .slice(0, Math.max(separator, 0))
    .trim()
    .replace(/^export[ \t]+/, '');
  if (!/^[\w.-]+$/.test(name)) return null;
  const value = line.slice(separator + 1).trim();
  const [quote = ''] = value;
  const end = ['"', "'", '`'].includes(quote) ? value.indexOf(quote, 1) : -1;
  // Without quotes a comment begins behind a space.
  return [name, end > 0 ? value.slice(1, end) : (value.split(/\s#/, 1)[0] ?? '').trimEnd()];
}
