/*
 * docs/troubleshooting.md: a section for each code of a failure, with the messages that the code prints.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unreadableReasons } from '../../src/io/files/unreadable.ts';
import { stepFails } from '../../src/judging/policy/verdict.ts';
import { type FailureHelp, failureEffects } from '../../src/model/failures/failure-help.ts';
import { failureEntries as entries, failureGroups as groups } from './failure-groups.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'docs/troubleshooting.md');

const codes = entries.map(([code]) => code);

/** The code of `src/` without the folder of the manual's texts. */
const source = await Promise.all(
  (await readdir(join(root, 'src'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.name.endsWith('.ts') && basename(entry.parentPath) !== 'failures')
    .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
);
const code = source.join('\n');

/** A message as the source may spell it: its own words between what differs, clause by clause. */
function ownWords(message: string): string[] {
  return message
    .split(/…|\b4\d\d\b|: |GitHub's API (?=answered|refused)/)
    .map((part) => part.replace(/^[\s.,:#()]+|[\s.,:()]+$/g, ''))
    .filter((part) => part !== '');
}

/** A literal of the source as the page would have it: with `…` for each `${…}`. */
function messageOf(literal: string): string {
  let message = '';
  for (let at = 1; at < literal.length - 1; at += 1) {
    if (literal[0] === '`' && literal.startsWith('${', at)) {
      at = endOfExpression(literal, at + 2);
      message += '…';
    } else {
      if (literal[at] === '\\') at += 1;
      message += literal[at];
    }
  }
  return message;
}

/** Whether a text is what another one may become: `…` stands for anything. */
function isCase(text: string, of: string): boolean {
  const parts = of.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** The index of the brace that closes an expression of a template. */
function endOfExpression(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('a template has no end');
}

/** Failures whose code and whole message are literals of one call. */
const written = [
  ...code.matchAll(
    /new GateError\(\s*'([a-z-]+)',\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)\s*,/g,
  ),
].map(([, id = '', literal = '']) => [id, literal] as const);

describe('the codes of failures', () => {
  test('are each in one group', () => {
    expect(codes.length).toBe(new Set(codes).size);
    expect(codes.length).toBeGreaterThan(40);
  });

  test.for(codes)('%s is the code of something that can happen', (id) => {
    expect(code).toMatch(new RegExp(`'${id}'`));
  });

  test.for(entries)('%s has one thing to do, in a few words', ([, { first }]) => {
    expect(first.split(' ').length).toBeLessThanOrEqual(50);
  });

  test.for(entries)('the messages of %s are printed', ([, { messages }]) => {
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.flatMap(ownWords).filter((words) => !code.includes(words))).toEqual([]);
  });

  test('have a message on the page for each that a call spells out', () => {
    expect(written.length).toBeGreaterThan(40);
    const missing = written.filter(([id, literal]) => {
      const messages = entries.find(([each]) => each === id)?.[1].messages ?? [];
      const own = messageOf(literal);
      return !messages.some((each) => isCase(each, own) || isCase(own, each));
    });
    expect(missing).toEqual([]);
  });

  test.for(entries)('%s passes undecided only where the page has it', ([id, { effect }]) => {
    const failure = { code: id, message: '', remedy: '', details: [] };
    const report = { verdict: 'error', failure, servers: [], problems: [] } as const;
    const fails = stepFails(report, {
      ...{ onUndecided: 'warn', isExcused: false, isMergeGroup: false },
    });
    expect(fails).toBe(effect !== 'excusable');
  });
});

test('the page has the titles of all annotations that are neither a code nor a rule', async () => {
  const titles = [...code.matchAll(/['`]MCP Grade Gate: ([^'`$]+)['`]/g)].map(([, title]) => title);
  const variable = ['comment', 'suggested changes', 'not read', 'not read yet'];
  for (const title of variable) expect(code).toContain(`'${title}'`);
  const page = await readFile(path, 'utf8');
  expect(titles.length).toBeGreaterThan(5);
  // As code, alone or behind the name of the tool.
  const missing = [...titles, ...variable].filter((title) => !page.includes(`${title}\``));
  expect(missing).toEqual([]);
});

test('the page has the messages of what does not start', async () => {
  const page = await readFile(path, 'utf8');
  for (const words of ['The action could not run', 'The command could not run']) {
    expect([words, code.includes(words), page.includes(words)]).toEqual([words, true, true]);
  }
});

function sectionOf(id: string, { messages, first }: FailureHelp): string {
  return [`#### ${id}`, `\`\`\`text\n${messages.join('\n')}\n\`\`\``, first].join('\n\n');
}

const sections = groups.map(([title, failures]) =>
  [`### ${title}`, ...Object.entries(failures).map((each) => sectionOf(...each))].join('\n\n'),
);

/** The codes whose effect is not that of most, behind what it is. */
const effectLines = Object.entries(failureEffects)
  .filter(([, text]) => text !== null)
  .map(([key, text]) => {
    const ids = entries.filter(([, { effect = 'error' }]) => effect === key).map(([id]) => id);
    return `- ${text}: ${ids.map((id) => `[\`${id}\`](#${id})`).join(', ')}.`;
  });
const reasons = Object.values(unreadableReasons).map((reason) => `- ${reason}`);

test('docs/troubleshooting.md is made of the codes', async () => {
  const parts = {
    effects: effectLines.join('\n'),
    reasons: reasons.join('\n'),
    codes: sections.join('\n\n'),
  };
  const page = Object.entries(parts).reduce(
    (text, [name, section]) => {
      const [head, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
      const [start, last] = [text.indexOf(head), text.indexOf(end)];
      if (start < 0 || last < start) throw new Error(`no section ${name}`);
      return `${text.slice(0, start)}${head}\n${section}\n${text.slice(last)}`;
    },
    await readFile(path, 'utf8'),
  );
  await expect(page).toMatchFileSnapshot(path);
});
