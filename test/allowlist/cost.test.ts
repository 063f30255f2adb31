/* Renovate's expressions take time in proportion to a text, whatever is repeated in it. */
import { expect, test } from 'vitest';
import { cpuMs } from '../cpu.ts';
import { launchesIn } from './renovate/expressions.ts';

/** What the expressions may stumble over, each as it is repeated. */
const atoms = [
  ...[
    '"',
    "'",
    ' ',
    '\n',
    '/',
    '\\',
    ',',
    '"npx"',
    '"npx",',
    '"npx" ',
    '"npx","-y",',
    '"-y",',
    '-y ',
  ],
  ...[
    '"npx","args":[',
    '"npx","a":"b",',
    '"npx","npx":"npx",',
    '"npx":{},',
    '"npx -y ',
    'npx/',
    '"a/',
  ],
  ...[
    '"docker","run",',
    '"docker","run","-e",',
    '"-e","docker",',
    '"-e","',
    '"docker run -e ',
    '-e -e ',
  ],
  ...[
    '"uvx","a[',
    '"uvx","a==1',
    '"uvx","1.',
    '1.1.',
    '@1.1.1-',
    '@1.1.1',
    'a@1.1.1+',
    ':1.1.1',
    '-',
    'a',
  ],
  ...[
    '"go","run","a.a/',
    'a/',
    '"deno","run","--allow-net=',
    '"npm" , "exec" , ',
    '"npx"\n\n,',
    '"uv","tool"',
  ],
];
// A neighbour on the processor can double a time, but not three times in a row.
test.for(atoms)(
  'finding launches takes time in proportion to a text of %j',
  { retry: 2 },
  (atom) => {
    const prefixes = ['', '"npx","-y","', '"docker","run","-e","', '"uvx","a@1'];
    for (const prefix of prefixes) {
      const timed = (length: number): number => {
        const text = prefix + atom.repeat(length / atom.length);
        const start = cpuMs();
        launchesIn(text);
        return cpuMs() - start;
      };
      timed(10_000);
      const small = Math.min(timed(20_000), timed(20_000));
      const large = Math.min(timed(160_000), timed(160_000));
      expect(large, prefix).toBeLessThan(16 * Math.max(small, 2));
    }
  },
);
