/*
 * Tests by example which earlier server each server in a change replaces, matched step by step against those
 * that are gone from the base.
 */
import { expect, test } from 'vitest';
import { type LocatedDependency, pairDependencies } from '../../../src/judging/changes/pairs.ts';
import type { Dependency } from '../../../src/model/model.ts';
import { parseDependency } from '../../builders.ts';

/** Parses a server from `file alias package[@version]`, followed by `off` if it is switched off. */
function located(text: string): LocatedDependency {
  const [file = '', alias = '', name, off] = text.split(' ');
  const client = file === 'package.json' ? 'package-manifest' : 'mcp-json';
  const overrides = { file, alias, client, disabled: off === 'off' };
  return { dependency: parseDependency(`npx -y ${name}`, overrides), file };
}

type Rows = Readonly<Record<string, readonly [base: string, head: string, pairs: string]>>;

/*
 * Servers are separated by `/`; those that both sides have are unchanged. A pair is `now < before`, with
 * everything that was replaced in brackets, and `!` if the earlier server is still started.
 */
const rows: Rows = {
  'the same package in its file': ['a x p@1', 'a y p@2', 'a y p@2 < a x p@1!'],
  'the same package by its alias first': [
    'a x p@1 / a y p@2',
    'a z p@2 / a y p@3',
    'a z p@2 < a x p@1! / a y p@3 < a y p@2!',
  ],
  'then by its version': [
    'a x p@1 / a y p@2',
    'a v p@2 / a w p@1',
    'a v p@2 < a y p@2! / a w p@1 < a x p@1!',
  ],
  'then by order, one with one': [
    'a x p@1 / a y p@2',
    'a u p@3 / a v p@4 / a w p@5',
    'a u p@3 < a x p@1! / a v p@4 < a y p@2!',
  ],
  'another package under its alias': ['a x p', 'a x q', 'a x q < a x p[a x p]'],
  'under its alias, even where the one before went elsewhere': [
    'a x p',
    'a x q / b y p',
    'a x q < a x p[a x p]',
  ],
  'under its alias, even where the one before has another in its file': [
    'a x p@1',
    'a x q / a y p@2',
    'a y p@2 < a x p@1! / a x q < a x p@1[a x p@1]',
  ],
  'not under an alias that a server of it kept': ['a x p@1 / a x q', 'a x q / b z r / a x p@1', ''],
  'the same package in another file': ['a x p@1', 'b y p@2', 'b y p@2 < a x p@1!'],
  'under its alias in another file': ['a x p', 'b x q', 'b x q < a x p[a x p]'],
  'under its alias in another file, where its own is still there': [
    'a x p / a z r',
    'a z r / b x q',
    'b x q < a x p[a x p]',
  ],
  'not under its alias in another file, where it is still started': [
    'a x p@1',
    'a y p@2 / b x q',
    'a y p@2 < a x p@1!',
  ],
  'not under its alias in another file, where it is unchanged': ['a x p', 'a x p / b x q', ''],
  'under its alias, from a file that is gone, also if it is started elsewhere': [
    'a x p@1',
    'b y p@2 / c x q',
    'b y p@2 < a x p@1! / c x q < a x p@1[a x p@1]',
  ],
  'in its file, under another alias': ['a x p', 'a y q', 'a y q < a x p[a x p]'],
  'not in its file, where it is still started': [
    'a x p@1',
    'a y p@2 / a z q',
    'a y p@2 < a x p@1!',
  ],
  'what is switched off is not started any more': [
    'a x p@1',
    'a y p@2 off / a z q',
    'a y p@2 off < a x p@1 / a z q < a x p@1[a x p@1]',
  ],
  'unless it was off before': ['a x p@1 off', 'a y p@2 off / a z q', 'a y p@2 off < a x p@1 off!'],
  'what is switched off does not stay in its place': [
    'a x p@1',
    'a x p@2 off / a x q',
    'a x p@2 off < a x p@1 / a x q < a x p@1[a x p@1]',
  ],
  'what came to a file, each with another one that left it, and more with the first': [
    'a x p / a y q',
    'a u r / a v s / a w t',
    'a u r < a x p[a x p, a y q] / a v s < a y q[a x p, a y q] / a w t < a x p[a x p, a y q]',
  ],
  'in another file under another alias': ['a x p', 'b y q', 'b y q < a x p[a x p]'],
  'not in a file that was there': ['a x p / b z r', 'b z r / b y q', ''],
  'not from a file that is still there': ['a x p / a z r', 'a z r / b y q', ''],
  'a package of a manifest, in another version': [
    'package.json p p@1',
    'package.json p p@2',
    'package.json p p@2 < package.json p p@1!',
  ],
  'another package under its key of a manifest': [
    'package.json k p',
    'package.json k q',
    'package.json k q < package.json k p[package.json k p]',
  ],
  'not another package of a manifest': ['package.json p p', 'package.json q q', ''],
  'nor one under its key in another file': ['package.json k p', 'a k q', ''],
};

test.for(Object.entries(rows))('%s', ([, [before, now, expected]]) => {
  const side = (text: string) => new Map(text.split(' / ').map((each) => [each, located(each)]));
  const [base, head] = [side(before), side(now)];
  const words = new Map<Dependency, string>();
  for (const [text, { dependency }] of [...base, ...head]) words.set(dependency, text);
  const unchanged = new Map<Dependency, unknown>();
  const gone = new Set<Dependency>();
  for (const [text, { dependency }] of head) if (base.has(text)) unchanged.set(dependency, text);
  for (const [text, { dependency }] of base) if (!head.has(text)) gone.add(dependency);
  const pairs = pairDependencies([...base.values()], [...head.values()], { gone, unchanged });
  const written = pairs.map(({ dependency, before: was, replaced, isAlive }) => {
    const all = replaced.map((each) => words.get(each)).join(', ');
    const tail = `${replaced.length > 0 ? `[${all}]` : ''}${isAlive ? '!' : ''}`;
    return `${words.get(dependency)} < ${words.get(was)}${tail}`;
  });
  expect(written.join(' / ')).toBe(expected);
});
