import { describe, expect, test } from 'vitest';
import { declare, launchWith, word } from '../../../builders.ts';
import { briefly, resolveLaunch, testLaunches } from '../launches.ts';
import { unidentified } from '../reasons.ts';

describe('env', () => {
  testLaunches([
    ['env 1=2 =3 npx notes', ['npm notes -']],
    [
      'env A=b npm_config_registry=https://x npx notes',
      ['npm notes - (registry: npm_config_registry)'],
    ],
    ['env -C /srv npx notes', ['npm notes -']],
  ]);
});

describe('the text behind env -S', () => {
  const hidden = [unidentified.hidingOption];

  test.for([
    ['npx -y notes', ['npm notes -']],
    ['npx\\_-y\\_notes # evil', ['npm notes -']],
    ["npx -y 'no'te\\cs evil", ['npm note -']],
    ['A=1 npx "-y" no"te"s', ['npm notes -']],
    ['npx -y "no\\_tes"', [unidentified.notOfNpm]],
    ['npx -y no#tes', [unidentified.notOfNpm]],
    ['npx -y ${NOTES}', hidden],
    ["npx -y 'notes", hidden],
    ['npx -y no\\tes\\q', hidden],
  ] as const)('%s', ([text, expected]) => {
    const launch = launchWith({ command: word('env'), args: [word('-S'), word(text)] });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(expected);
  });
});
