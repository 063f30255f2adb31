import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutComments } from '../../../src/judging/changes/comments.ts';

const script = '#!/bin/sh\nset -e\ncd "$(dirname "$0")"\nexec npx -y notes@1.0.0 "$@"\n';

describe('a script without its comments', () => {
  test.for([
    [
      'a line',
      '#!/bin/sh\n# Starts the notes.\nset -e\ncd "$(dirname "$0")"\nexec npx -y notes@1.0.0 "$@"\n',
    ],
    [
      'several lines',
      `#!/bin/sh\n#\n  # Indented.\nset -e\n\n# Notes\n\ncd "$(dirname "$0")"\nexec npx -y notes@1.0.0 "$@"\n`,
    ],
    ['the end of a line', script.replace('set -e', 'set -e  # stop at a failure "of any kind')],
    [
      'in a substitution',
      script.replace('"$0")"', '"$0" # the folder\n)"').replace('\n)"', '\n)"'),
    ],
    ['at the end', `${script}# Done.\n`],
  ] as const)('is the same with a comment: %s', ([, commented]) => {
    const plain = commented.includes('\n)"') ? script.replace('"$0")"', '"$0"\n)"') : script;
    expect(withoutComments(commented)).toBe(withoutComments(plain));
  });

  test.for([
    ['a word with the sign in it', 'npx a#b\n', 'npx a#c\n'],
    ['the sign in quotes', 'npx "a # b"\n', 'npx "a # c"\n'],
    ['in quotes over several lines', "sh -c '\n# a\n'\n", "sh -c '\n# b\n'\n"],
    ['an escaped sign', 'npx \\# a\n', 'npx \\# b\n'],
    ['a document', 'node <<X\n# a\nX\n', 'node <<X\n# b\nX\n'],
    ['an expansion', 'a ${x/ # a/}\n', 'a ${x/ # b/}\n'],
    ['an arithmetic one', 'a $(( 1 # a\n))\n', 'a $(( 1 # b\n))\n'],
    ['a case', 'case x in x) echo "\n# a\n" ;; esac\n', 'case x in x) echo "\n# b\n" ;; esac\n'],
    ['an open quote', 'npx "a\n# a\n', 'npx "a\n# b\n'],
    ['the interpreter', '#!/bin/sh\nx\n', '#!/usr/bin/env node\nx\n'],
    ['a blank line in quotes', 'x "\n\n"\n', 'x "\n"\n'],
    ['a command in a line of its own', 'npx a\n', 'npx a\nnpx b\n'],
    ['what a comment no longer hides', '# npx a\nx\n', 'npx a\nx\n'],
  ] as const)('differs by what is no comment: %s', ([, one, other]) => {
    expect(withoutComments(one)).not.toBe(withoutComments(other));
  });

  test('keeps every character in front of the first sign', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab #"\'\\\n\t()$;') });
    fc.assert(
      fc.property(text, (written) => {
        const [before = ''] = written.split('#');
        const kept = withoutComments(written);
        const withoutBlanks = (each: string) => each.replace(/\s/g, '');
        expect(withoutBlanks(kept).startsWith(withoutBlanks(before))).toBe(true);
      }),
    );
  });
});
