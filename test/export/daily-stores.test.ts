import { describe, expect, test } from 'vitest';
import { GateError } from '../../src/model/failure.ts';
import { Field } from './field.ts';

const [monday, tuesday, wednesday, thursday] = [16, 17, 18, 19].map(
  (day) => `2026-11-${day}T04:00:00Z`,
) as [string, string, string, string];

/** Flips a bit in the first record or in the trailer, without which a store does not open. */
const damaged = (bytes: Buffer): Buffer => {
  bytes[60] = (bytes[60] ?? 0) ^ 1;
  return bytes;
};
const unopenable = (bytes: Buffer): Buffer => {
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return bytes;
};

describe('two exports of different days', () => {
  test('are the cached one of today and that of yesterday, without a request', async () => {
    const field = new Field(wednesday, monday, tuesday, wednesday);
    expect(await field.days('2026-11-18T05:00:00Z')).toEqual({
      ...{ newer: wednesday, earlier: tuesday, source: 'cache', isChecked: false, isSaved: true },
    });
    expect(field.downloads).toBe(0);
  });

  test("are today's, which is downloaded and kept, and that of yesterday", async () => {
    const field = new Field(wednesday, tuesday);
    expect(await field.days('2026-11-18T05:00:00Z')).toEqual({
      ...{ newer: wednesday, earlier: tuesday, source: 'download', isChecked: true, isSaved: true },
    });
    expect(field.kept()).toEqual(['store 2026-11-17', 'store 2026-11-18']);
    field.service = thursday;
    expect(await field.days('2026-11-19T05:00:00Z')).toMatchObject({
      ...{ newer: thursday, earlier: wednesday },
    });
  });

  test('on the first day there is only one, which is kept for the next', async () => {
    const field = new Field(wednesday);
    expect(await field.days('2026-11-18T05:00:00Z')).toMatchObject({
      ...{ newer: wednesday, earlier: null, source: 'download', isSaved: true },
    });
    expect(field.kept()).toEqual(['store 2026-11-18']);
  });

  test('are the last two if the service has nothing newer, which is known of it', async () => {
    const field = new Field(tuesday, monday, tuesday);
    expect(await field.days('2026-11-18T05:00:00Z')).toMatchObject({
      ...{ newer: tuesday, earlier: monday, source: 'cache', isChecked: true },
    });
    expect(field.sent).toBeLessThan(300);
    // The result is the same however long the service has nothing newer.
    expect(await field.days('2026-11-21T05:00:00Z')).toMatchObject({ newer: tuesday });
    expect(field.kept()).toEqual(['store 2026-11-16', 'store 2026-11-17']);
  });

  test('a run by hand has the service confirm the cached one', async () => {
    const field = new Field(wednesday, tuesday, wednesday);
    const found = await field.days('2026-11-18T05:00:00Z', 1, { mustAnswer: true });
    expect(found).toMatchObject({ newer: wednesday, earlier: tuesday, isChecked: true });
    expect(field.downloads).toBe(1);
  });

  test('without an answer of the service there is nothing to compare', async () => {
    const down = new GateError('export-unavailable', 'The service is down.', 'Wait.');
    const field = new Field(down, monday, tuesday);
    await expect(field.days('2026-11-18T05:00:00Z')).rejects.toBe(down);
  });

  test('an earlier one that is damaged or does not open is passed over for the one before', async () => {
    for (const change of [damaged, unopenable]) {
      const field = new Field(wednesday, monday);
      field.keep('2026-11-17', tuesday, change);
      expect(await field.days('2026-11-18T05:00:00Z')).toMatchObject({
        ...{ newer: wednesday, earlier: monday, isSaved: true },
      });
    }
  });

  test("today's that is damaged is downloaded again, and kept beside", async () => {
    for (const change of [damaged, unopenable]) {
      const field = new Field(wednesday, tuesday);
      field.keep('2026-11-18', wednesday, change);
      expect(await field.days('2026-11-18T05:00:00Z')).toMatchObject({
        ...{ newer: wednesday, earlier: tuesday, source: 'download', isSaved: true },
      });
      field.service = thursday;
      expect(await field.days('2026-11-19T05:00:00Z')).toMatchObject({
        ...{ newer: thursday, earlier: wednesday },
      });
    }
  });

  test('an earlier one under the key of another day is not used', async () => {
    const field = new Field(wednesday);
    field.keep('2026-11-17', monday);
    expect(await field.days('2026-11-18T05:00:00Z')).toMatchObject({ earlier: null });
  });

  test('a second export of a day is compared with that of the day before, and the next with it', async () => {
    const field = new Field('2026-11-18T14:00:00Z', tuesday, wednesday);
    expect(await field.days('2026-11-18T15:00:00Z', 1, { mustAnswer: true })).toMatchObject({
      ...{ newer: '2026-11-18T14:00:00Z', earlier: tuesday, isSaved: true },
    });
    field.service = '2026-11-19T14:00:00Z';
    expect(await field.days('2026-11-19T15:00:00Z')).toMatchObject({
      ...{ newer: '2026-11-19T14:00:00Z', earlier: '2026-11-18T14:00:00Z' },
    });
  });

  test.for([
    [1, wednesday],
    [2, tuesday],
    [3, monday],
    [4, null],
  ] as const)('are %i days apart, as far as there are any', async ([days, earlier]) => {
    const field = new Field(thursday, monday, tuesday, wednesday, thursday);
    expect(await field.days('2026-11-19T05:00:00Z', days)).toMatchObject({ earlier });
  });

  test('are a day apart also where less than a day, or more than one date, is between them', async () => {
    for (const [earlier, newer] of [
      ['2026-11-17T00:02:00Z', '2026-11-17T23:58:00Z'],
      ['2026-11-17T23:58:00Z', '2026-11-19T00:02:00Z'],
    ] as const) {
      const field = new Field(newer, earlier);
      const now = newer.replace(':58:', ':59:').replace(':02:', ':03:');
      const given = { mustAnswer: true };
      expect(await field.days(now, 1, given)).toMatchObject({ newer, earlier });
    }
  });

  test('a key of its own has exports of its own', async () => {
    const field = new Field(wednesday, tuesday);
    const changes = { apiKey: 'another-key-of-the-unit-tests-01' };
    expect(await field.days('2026-11-18T05:00:00Z', 1, changes)).toMatchObject({ earlier: null });
  });
});
