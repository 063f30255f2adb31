/* Finds the regular expressions in `src/`: those written as literals, and those constructed at run time. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesMatching } from '../../system.ts';

/** @property place path relative to `src/`, and line */
export interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

const src = join(import.meta.dirname, '../../../src');

/** Returns the literals, and the places that construct a pattern. */
export function writtenPatterns(): { literals: Pattern[]; constructions: string[] } {
  const literals: Pattern[] = [];
  const constructions: string[] = [];
  for (const file of filesMatching(src, '**/*.ts')) {
    const text = readFileSync(join(src, file), 'utf8');
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    const placeOf = (start: number): string => `${file}:${text.slice(0, start).split('\n').length}`;
    const onCall = ({ start, callee }: { start: number; callee: object }): void => {
      if ('name' in callee && callee.name === 'RegExp') constructions.push(placeOf(start));
    };
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        literals.push({ place: placeOf(node.start), source, flags });
      },
      NewExpression: onCall,
      CallExpression: onCall,
    }).visit(program);
  }
  return { literals, constructions };
}

export function constructedPatterns(): Pattern[] {
  const lines = execFileSync(process.execPath, [join(import.meta.dirname, 'record.ts')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Pattern);
}
