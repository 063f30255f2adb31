/* Tests the messages for thrown values of any kind. */
import { expect, test } from 'vitest';
import {
  describeError,
  describeFileError,
  GateError,
  plainFailure,
} from '../../src/model/failure.ts';

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });

test.for<[thrown: unknown, cause: string, ofFile: string]>([
  [new Error('no space left'), 'no space left', 'no space left'],
  [coded('', 'ECONNREFUSED'), 'ECONNREFUSED', 'ECONNREFUSED'],
  [new TypeError(''), 'TypeError', 'TypeError'],
  ['a text', 'a text', 'a text'],
  [null, 'null', 'null'],
  [
    coded("ENOENT: no such file, open 'x'", 'ENOENT'),
    "ENOENT: no such file, open 'x'",
    'it does not exist',
  ],
  [{ code: 'ENOENT' }, '[object Object]', '[object Object]'],
])('%s: %s; of a file: %s', ([thrown, cause, ofFile]) => {
  expect([describeError(thrown), describeFileError(thrown)]).toEqual([cause, ofFile]);
});

test('a failure is reported without the stack and the cause of its error', () => {
  const error = new GateError('missing-key', 'No key.', 'Set it.', { cause: new Error('x') });
  expect([error.name, error.message, error.cause]).toEqual([
    'GateError',
    'No key.',
    expect.any(Error),
  ]);
  expect(plainFailure(error)).toEqual({
    ...{ code: 'missing-key', message: 'No key.', remedy: 'Set it.', details: [] },
  });
});
