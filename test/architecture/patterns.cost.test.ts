/*
 * A backtracking regular-expression engine cannot be interrupted, and strangers' pull requests supply the
 * texts it reads. So every pattern in `src/` must match in linear time, whatever the text.
 */
import { describe, expect, test } from 'vitest';
import { findBacktracking } from './patterns/backtracking.ts';
import { constructedPatterns, writtenPatterns } from './patterns/find.ts';

describe('the checker', () => {
  test.for([
    ['(a+)+b', '', 'exponential'],
    ['(?:a|a)*b', '', 'exponential'],
    ['^(?:a*)*b', '', 'exponential'],
    ['^--(?:\\w+[-_])*(?:mcp|sse)', 'i', 'exponential'],
    ['^(?:--?\\S+ ?)+x', '', 'exponential'],
    ['^(?:a|ab|b)*c', '', 'exponential'],
    ['^(?:a|a){0,30}b', '', 'exponential'],
    ['^(?:(a+)b?\\1)*c', '', 'exponential'],
    ['^a*a*b', '', 'polynomial'],
    ['^[\\w:]*(?:pwd|project)[\\w:]*!', '', 'polynomial'],
    ['^\\s*(?:x)?\\s*$', '', 'polynomial'],
    ['^.*@.*$', '', 'polynomial'],
    ['^(?=a*a*b)a', '', 'polynomial'],
    ['\\s+$', '', 'search'],
    ['mcp add.*npx', '', 'search'],
    ['(?:\\.0+)+$', '', 'search'],
    ['a(?=b*c)', 'g', null],
    ['b(?=b*c)', 'g', 'search'],
    ['(?<!\\w)\\w+(?=\\w*!)!', '', 'polynomial'],
    ['(?<!\\s)\\s+$', '', null],
    ['\\b\\w+!', '', null],
    ['^(?:a|b)*c', '', null],
    ['^(?:\\w+-)*(?:\\w+_)?mcp', '', null],
    ['"(?:[^"\\\\]|\\\\.)*"', 'y', null],
    ['^.*@.*$', 's', null],
    ['a+', 'g', null],
    ['^(?:[^/]+/)*[^/]+$', '', null],
    ['\\w{0,40}mcp', '', null],
  ] as const)('/%s/%s: %s', ([source, flags, kind]) => {
    expect(findBacktracking(source, flags)?.kind ?? null).toBe(kind);
  });
});

test('no regular expression of src/ takes more than linear time', () => {
  const { literals, constructions } = writtenPatterns();
  const constructed = constructedPatterns();
  const recorded = new Set(constructed.map(({ place }) => place));
  // A pattern that is constructed after loading needs an example in patterns/examples.ts.
  expect(constructions.filter((place) => !recorded.has(place))).toEqual([]);
  const verdicts = new Map<string, string | null>();
  const faults = [...literals, ...constructed].flatMap(({ place, source, flags }) => {
    const key = `/${source}/${flags}`;
    if (!verdicts.has(key)) verdicts.set(key, verdictOn(source, flags));
    const verdict = verdicts.get(key) ?? null;
    return verdict === null ? [] : [`${place} ${key}: ${verdict}`];
  });
  expect(faults).toEqual([]);
});

function verdictOn(source: string, flags: string): string | null {
  try {
    const fault = findBacktracking(source, flags);
    return fault === null ? null : `${fault.kind}, repeats ${JSON.stringify(fault.pump)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
