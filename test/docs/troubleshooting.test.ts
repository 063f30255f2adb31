/*
 * Checks that docs/troubleshooting.md has a section for each failure code, with the messages that the code
 * prints. Messages that a single call spells out come from the source.
 *
 * The others are only on the page and are compared with the source, so that each message is written only once
 * in `src/`.
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
const page = await readFile(path, 'utf8');

/** The code in `src/` without the folder that holds the manual's texts. */
const source = await Promise.all(
  (await readdir(join(root, 'src'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.name.endsWith('.ts') && basename(entry.parentPath) !== 'failures')
    .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
);
const code = source.join('\n');

/**
 * Returns the fixed words of a message, clause by clause, without the parts that vary, as the source may
 * spell them.
 */
function ownWords(message: string): string[] {
  return message
    .split(/…|\b4\d\d\b|: |GitHub's API (?=answered|refused)/)
    .map((part) => part.replace(/^[\s.,:#()]+|[\s.,:()]+$/g, ''))
    .filter((part) => part !== '');
}

/** Returns a source literal as the page shows it, with `…` for each `${…}`. */
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

/** Returns whether a text is an instance of another, in which `…` stands for anything. */
function isCase(text: string, of: string): boolean {
  const parts = of.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** Returns the index of the brace that closes a template expression. */
function endOfExpression(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('a template has no end');
}

/** Failures whose code and complete message are literals in a single call. */
const written = [
  ...code.matchAll(
    /new GateError\(\s*'([a-z-]+)',\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)\s*,/g,
  ),
].map(([, id = '', literal = '']) => [id, literal] as const);

/** Returns whether the source contains a message from the page. */
const isPrinted = (message: string): boolean =>
  ownWords(message).every((words) => code.includes(words));

/** Returns the messages for a code: those on the page, then those that the page lacks. */
function messagesOf(id: string): readonly string[] {
  const [, block = ''] = new RegExp(`\n#### ${id}\n\n\`\`\`text\n([^\`]*)\n`).exec(page) ?? [];
  const messages = block.split('\n').filter((line) => line !== '' && isPrinted(line));
  for (const [each, literal] of written) {
    const own = messageOf(literal);
    const isCovered = messages.some((known) => isCase(known, own) || isCase(own, known));
    if (each === id && !isCovered) messages.push(own);
  }
  return messages;
}

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

  test.for(codes)('%s has a message that is printed', (id) => {
    expect(messagesOf(id).length).toBeGreaterThan(0);
  });

  test('have their messages in calls that spell them out, or on the page', () => {
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter(([id]) => !(codes as string[]).includes(id))).toEqual([]);
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

test('the page has the titles of all annotations that are neither a code nor a rule', () => {
  const titles = [...code.matchAll(/['`]MCP Grade Gate: ([^'`$]+)['`]/g)].map(([, title]) => title);
  const variable = ['comment', 'suggested changes', 'not read', 'not read yet'];
  for (const title of variable) expect(code).toContain(`'${title}'`);
  expect(titles.length).toBeGreaterThan(5);
  // Each title appears as code, alone or after the tool's name.
  const missing = [...titles, ...variable].filter((title) => !page.includes(`${title}\``));
  expect(missing).toEqual([]);
});

test('the page has the messages of what does not start', () => {
  for (const words of ['The action could not run', 'The command could not run']) {
    expect([words, code.includes(words), page.includes(words)]).toEqual([words, true, true]);
  }
});

function sectionOf(id: string, { first }: FailureHelp): string {
  return [`#### ${id}`, `\`\`\`text\n${messagesOf(id).join('\n')}\n\`\`\``, first].join('\n\n');
}

const sections = groups.map(([title, failures]) =>
  [`### ${title}`, ...Object.entries(failures).map((each) => sectionOf(...each))].join('\n\n'),
);

/** Lines that name each unusual effect, followed by the codes that have it. */
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
  const updated = Object.entries(parts).reduce((text, [name, section]) => {
    const [head, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
    const [start, last] = [text.indexOf(head), text.indexOf(end)];
    if (start < 0 || last < start) throw new Error(`no section ${name}`);
    return `${text.slice(0, start)}${head}\n${section}\n${text.slice(last)}`;
  }, page);
  await expect(updated).toMatchFileSnapshot(path);
});
