/*
 * Checks that another build does not find the data that this one has kept, whichever part of the data's form
 * that build has changed.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { checkEntryForm } from '../../src/export/cache/check-entry.ts';
import { lastRunForm } from '../../src/export/cache/last-run.ts';
import { smallEntryForm } from '../../src/export/cache/small-entry.ts';
import type { Validators } from '../../src/export/reading/source.ts';
import { type JsonEntryKind, sealJson, unsealJson } from '../../src/export/store/seal.ts';
import { openSealedStore } from '../../src/export/store/store-reader.ts';
import { createStoreWriter } from '../../src/export/store/store-writer.ts';
import type { RememberedRepository } from '../../src/judging/history/compare.ts';
import { rememberedSchema } from '../../src/judging/history-schema.ts';
import type * as Form from '../../src/model/form.ts';
import { formDigest } from '../../src/model/form.ts';
import { lastRunIn, request } from './field.ts';
import { apiKey, inMemory, origin } from './sources.ts';

const morning = '2026-11-20T04:00:00Z';
const later = '2026-11-20T05:30:00Z';
const nextDay = '2026-11-21T05:30:00Z';
const stateKeys = ['the-key-of-the-tests-0123456789abcdef'];
const scope = { service: 'https://api.github.com', organisation: 'acme', names: [] };
const remembered: RememberedRepository = {
  ...{ at: morning, commit: null, reader: 'r', policy: '', places: [], isWhole: true },
};

/**
 * Keeps data in a form, and tells whether a build finds it. Both functions load the modules that they use,
 * which may belong to another build.
 */
interface Kept<T> {
  readonly keep: () => Promise<T>;
  readonly isFound: (kept: T) => Promise<boolean>;
}

const field = async (...cached: readonly string[]) => {
  const { Field } = await import('./field.ts');
  return new Field(morning, ...cached);
};

/** The entries of a given kind that a run leaves behind. */
const entriesOf = (kind: 'names' | 'store'): Kept<ReadonlyMap<string, Uint8Array>> => ({
  async keep() {
    const first = await field();
    await first.run(later);
    return new Map([...first.entries].filter(([key]) => key.includes(`-${kind}-`)));
  },
  async isFound(kept) {
    const next = await field();
    for (const [key, bytes] of kept) next.entries.set(key, bytes);
    return (await next.run(later)).source === 'cache';
  },
});

const smallEntry = entriesOf('names');
const store = entriesOf('store');

/** The entry that keeps runs from asking the service again within the hour. */
const checkEntry: Kept<ReadonlyMap<string, Uint8Array>> = {
  async keep() {
    const first = await field(morning);
    await first.run(nextDay);
    return new Map([...first.entries].filter(([key]) => key.includes('-check-')));
  },
  async isFound(kept) {
    const next = await field(morning);
    for (const [key, bytes] of kept) next.entries.set(key, bytes);
    await next.run(nextDay);
    return next.downloads === 0;
  },
};

const lastRun: Kept<ReadonlyMap<string, Uint8Array>> = {
  async keep() {
    const entries = new Map<string, Uint8Array>();
    const { lastRunForm, saveLastRun } = await import('../../src/export/cache/last-run.ts');
    const { rememberedSchema } = await import('../../src/judging/history-schema.ts');
    await saveLastRun(lastRunForm(rememberedSchema), lastRunIn(entries), remembered, 0);
    return entries;
  },
  async isFound(kept) {
    const { lastRunForm, restoreLastRun } = await import('../../src/export/cache/last-run.ts');
    const { rememberedSchema } = await import('../../src/judging/history-schema.ts');
    return (await restoreLastRun(lastRunForm(rememberedSchema), lastRunIn(kept))) !== null;
  },
};

const state: Kept<Buffer> = {
  async keep() {
    const { sealState } = await import('../../src/commands/sweep/state.ts');
    return sealState(stateKeys, {
      ...{ service: scope.service, organisation: 'acme', run: 1, writtenAt: morning },
      ...{ lastAt: null, prepared: [], export: null, policies: new Map(), repositories: [] },
    });
  },
  async isFound(kept) {
    const { unsealState } = await import('../../src/commands/sweep/state.ts');
    const opened = unsealState(stateKeys, kept, scope);
    if ('state' in opened) return true;
    expect(opened.fault).toBe('another version of this tool wrote it');
    return false;
  },
};

const emptyDocument = JSON.stringify({
  generated_at: morning,
  servers: [],
  scores: [],
  findings: [],
});
/**
 * Loads another build in which all schemas and rows that have a given field also have an additional, optional
 * one.
 */
function loadBuildWithMore(field: string): void {
  vi.resetModules();
  vi.doMock('zod', async () => {
    const extended =
      <T extends object>(make: (shape: T) => unknown) =>
      (shape: T): unknown =>
        make(field in shape ? { ...shape, added: z.string().optional() } : shape);
    return {
      ...z,
      object: extended(z.object),
      strictObject: extended(z.strictObject),
      looseObject: extended(z.looseObject),
    };
  });
  vi.doMock('../../src/model/form.ts', async (importOriginal) => {
    const form = await importOriginal<typeof Form>();
    const rowLayout: typeof form.rowLayout = (widths) =>
      form.rowLayout(field in widths ? { ...widths, added: 4 } : widths);
    return { ...form, rowLayout };
  });
}

afterEach(() => {
  vi.doUnmock('zod');
  vi.doUnmock('../../src/model/form.ts');
  vi.resetModules();
});

async function expectMiss<T>({ keep, isFound }: Kept<T>, field: string): Promise<void> {
  const kept = await keep();
  expect(await isFound(kept)).toBe(true);
  loadBuildWithMore(field);
  expect(await isFound(kept)).toBe(false);
  // The other build finds the data that it has kept itself.
  if (field in rows) return;
  expect(await isFound(await keep())).toBe(true);
}

/** Fields that are stored as bytes; nothing writes the added one. */
const rows = { position: '', lastSeen: '', self: '', count: '', salt: '', keyHash: '', by: '' };

describe('a field more in', () => {
  test.for(['list', 'etag', 'inconsistencies', 'publisher', 'weight', 'by', 'isTyped'])(
    'the small entry, beside %s, is a miss',
    (each) => expectMiss(smallEntry, each),
  );
  test.for(['since', 'etag', 'repeatedIds', 'counts', 'position', 'lastSeen', 'self', 'count'])(
    'the store, beside %s, is a miss',
    (each) => expectMiss(store, each),
  );
  test('the check entry is a miss', () => expectMiss(checkEntry, 'checkedAt'));
  test.for(['series', 'isWhole', 'rubric', 'after'])(
    'what the last run left, beside %s, is a miss',
    (each) => expectMiss(lastRun, each),
  );
  test.for(['id', 'commit', 'isWhole', 'salt'])(
    'the state of a sweep, beside %s, is one of another version',
    (each) => expectMiss(state, each),
  );
});

/** Changes an entry's content, but keeps the digest of its form. */
function changed<T>(
  { kind, digest }: Form.JsonForm<T, JsonEntryKind>,
  bytes: Uint8Array,
  change: (value: T) => unknown,
): Buffer {
  const service = request.baseUrl.href;
  const value = unsealJson(apiKey, service, { kind, digest, schema: z.any() }, bytes) as T;
  return sealJson(apiKey, service, { kind, digest }, change(value));
}

describe('what opens and does not fit its schema', () => {
  type Entry = z.input<typeof smallEntryForm.schema>;
  const without =
    (pattern: RegExp) =>
    (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replace(pattern, ''));

  test.for<[string, (entry: Entry) => unknown]>([
    ['without the weight of one finding', without(/"weight":[^,]+,/)],
    ['without the publisher of a server', without(/"publisher":\{[^}]*\},/)],
    ['without its validators', without(/"validators":\{[^}]*\},/)],
    [
      'with a score as a text',
      (entry) => JSON.parse(JSON.stringify(entry).replace(/"score":(\d+)/, '"score":"$1"')),
    ],
    ['that is null', () => null],
    ['that is a list', () => [1]],
  ])('is a miss as a small entry %s: its names are looked up again', async ([, change]) => {
    const first = await field();
    const { source: _, ...expected } = await first.run(later);
    for (const [key, bytes] of first.entries) {
      if (key.includes('-names-')) first.entries.set(key, changed(smallEntryForm, bytes, change));
    }
    expect(await first.run(later)).toEqual({ ...expected, source: 'cache' });
    expect(first.restored.slice(-2)).toEqual(['names 2026-11-20', 'store 2026-11-20']);
  });

  test('is a miss as a check entry: the service is asked again', async () => {
    const next = await field(morning);
    for (const [key, bytes] of await checkEntry.keep()) {
      next.entries.set(key, changed(checkEntryForm, bytes, without(/"checkedAt":\d+,/)));
    }
    await next.run(nextDay);
    expect(next.downloads).toBe(1);
  });

  test.for([/"isWhole":true/, /"places":\[\],/, /"series":"\w+",/])(
    'is a miss as what the last run left, without %s',
    async (pattern) => {
      const form = lastRunForm(rememberedSchema);
      const drop = without(new RegExp(`,(?=${pattern.source}\\})|${pattern.source}`, 'g'));
      const entries = [...(await lastRun.keep())].map(
        ([key, bytes]) => [key, changed(form, bytes, drop)] as const,
      );
      expect(await lastRun.isFound(new Map(entries))).toBe(false);
    },
  );

  test('is no store', () => {
    const parts: Buffer[] = [];
    const writer = createStoreWriter(apiKey, origin, (bytes) => parts.push(Buffer.from(bytes)));
    writer.push(Buffer.from(emptyDocument));
    writer.finish({ name: 'a test', isFile: true }, { etag: null } as Validators);
    expect(openSealedStore(apiKey, origin, inMemory(Buffer.concat(parts)))).toBeNull();
  });
});

describe('a digest', () => {
  const sample = z.strictObject({
    name: z.string().nullable().describe('What it is called.'),
    description: z.array(z.int().max(9)),
    kind: z.enum(['one', 'other']),
    more: z.exactOptional(z.record(z.string(), z.unknown())),
    pair: z.tuple([z.string(), z.boolean()]).transform(([text]) => text),
  });

  test('differs where a schema does, and not by what it says of it to people', () => {
    const digest = formDigest(sample);
    const renamed = sample.extend({ name: z.string().nullable().describe('Its name.') });
    expect(formDigest(renamed)).toBe(digest);
    const others = [
      sample.omit({ description: true }),
      sample.extend({ name: z.string() }),
      sample.extend({ kind: z.enum(['one', 'other', 'third']) }),
    ].map((each) => formDigest(each));
    expect(new Set([digest, ...others]).size).toBe(4);
  });

  // If the digest changed, upgrading zod would lose a sweep's state, and the changelog would have to say so.
  test('is the same with every release of zod', () => {
    expect(formDigest(sample, { row: 4 })).toBe('2028e739e7de');
  });
});
