import { GateError } from '../failure.ts';
import type { ExportSource, Selection, Warmed } from '../model.ts';
import type { StoreDownloadWorld } from './download.ts';
import {
  cacheKey,
  dayMs,
  dayOf,
  fromCache,
  type Held,
  type ObtainRequest,
  saveCheck,
  saveNames,
  saveStore,
  wasAsked,
} from './entries.ts';
import { StoreDamaged, StructureError } from './faults.ts';
import type { Asked } from './source.ts';

/** Days back that the cache service keeps entries. */
const longestKeptDays = 7;

/** What the day's export says of the names of a run, and where it came from. */
export interface Obtained {
  readonly selection: Selection;
  readonly source: ExportSource;
  /** Why an older export is used, in words; null in the ordinary case. */
  readonly caution: string | null;
  /** Saves what is worth keeping, after the verdict, which does not wait for it. */
  readonly save: () => Promise<void>;
}

/**
 * What the day's export says of some names: from the cache while the next daily export is not due or
 * was asked for within the hour, else from a download, else, where the service is in trouble, from a
 * cached one within the accepted age.
 *
 * The service refreshes daily (section 8 of the contract), so an export is current for 24 hours after
 * its `generated_at`. The entries of today are asked for before those of yesterday, each by its whole
 * key, and the small one before the whole store.
 *
 * @throws GateError as the download does; a refused key is never papered over with old data
 */
export async function obtainExport(
  request: ObtainRequest,
  asked: Asked,
  world: StoreDownloadWorld,
): Promise<Obtained> {
  const now = world.now();
  const held: Held[] = [];
  for (const daysAgo of [0, 1]) {
    for (const kind of ['names', 'store'] as const) {
      const cached = await fromCache(kind, request, asked, world, now - daysAgo * dayMs);
      if (cached === null) continue;
      if (now >= cached.generatedAt + dayMs) {
        held.push(cached);
        // The whole store of that day would be the same export.
        break;
      }
      const answer = await answerFrom(cached, request, asked, world);
      if (answer !== null) return answer;
    }
  }
  held.sort((a, b) => b.generatedAt - a.generatedAt);
  const [newest] = held;
  if (newest !== undefined && (await wasAsked(request, world, newest.generatedAt))) {
    const answer = await answerFrom(newest, request, asked, world);
    if (answer !== null) return answer;
  }
  try {
    return await fromService(request, asked, world, held);
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== 'export-unavailable') throw error;
    const answer = await olderAnswer(request, asked, world, held);
    if (answer === null) throw error;
    const generatedAt = new Date(answer.selection.header.generatedAt).toISOString();
    return {
      ...answer,
      caution: `${error.message} The cached export of ${generatedAt} is used.`,
    };
  }
}

/**
 * Downloads the day's export for the cache, without asking it for anything. Entries are immutable and
 * stand under the day of their export, so what stands there already is not downloaded again.
 *
 * @throws GateError as the download does
 */
export async function warmCache(
  request: ObtainRequest,
  world: StoreDownloadWorld,
): Promise<Warmed> {
  const now = world.now();
  const today = dayOf(now);
  const kept = (day: string): Promise<boolean> =>
    world.cache.has('store', cacheKey('store', request, day));
  if (await kept(today)) return { day: today, isNew: false, isKept: true };
  const yesterday = dayOf(now - dayMs);
  const hasYesterday = await kept(yesterday);
  const { downloadStore } = await import('./download.ts');
  const fresh = await downloadStore(request, world, {
    validators: null,
    isEnough: (generatedAt) => hasYesterday && dayOf(generatedAt) === yesterday,
  });
  if (fresh.store === null) return { day: yesterday, isNew: false, isKept: true };
  const { file, generatedAt } = fresh;
  // It was asked for, whatever the event.
  const asked = { ...request, forPullRequest: false };
  const isKept = await saveStore(asked, world, file, generatedAt);
  return { day: dayOf(generatedAt), isNew: true, isKept };
}

/** Asks the service, which may have nothing newer than the newest of what is held. */
async function fromService(
  request: ObtainRequest,
  asked: Asked,
  world: StoreDownloadWorld,
  held: readonly Held[],
): Promise<Obtained> {
  const [newest = null, ...others] = held;
  // Loaded here, for most runs find what they need in the cache.
  const [{ downloadStore, serviceOrigin }, { selectFromExport }, { structureFailure }] =
    await Promise.all([import('./download.ts'), import('./select.ts'), import('./head.ts')]);
  const fresh = await downloadStore(request, world, {
    validators: newest?.validators ?? null,
    // An export that is no newer is not downloaded to its end.
    isEnough: (generatedAt) => newest !== null && generatedAt <= newest.generatedAt,
  });
  if (fresh.store !== null) {
    const { store, file, generatedAt } = fresh;
    const selection = await selectFromExport(store, asked).catch((error: unknown) => {
      if (!(error instanceof StructureError)) throw error;
      throw structureFailure(error, Buffer.from('{'), serviceOrigin(request.baseUrl));
    });
    return {
      selection,
      source: 'download',
      caution: null,
      async save() {
        await saveNames(request, world, asked, selection, store.head.validators);
        await saveStore(request, world, file, generatedAt);
      },
    };
  }
  // Without anything held the download is complete, or has failed.
  const { generatedAt } = newest as Held;
  const answer = await answerFrom(newest as Held, request, asked, world);
  // What is held cannot be read after all: the service is asked for the whole.
  if (answer === null) return fromService(request, asked, world, others);
  // A service that falls back to an older export must not turn the verdict back with it.
  const isOlder = fresh.generatedAt !== null && fresh.generatedAt < generatedAt;
  return {
    ...answer,
    caution: isOlder
      ? 'The service sent an export older than the cached one; the cached one is used.'
      : null,
    async save() {
      await answer.save();
      await saveCheck(request, world, generatedAt);
    },
  };
}

/** Of what is held, or else of older entries within the accepted age, the newest that can be read. */
async function olderAnswer(
  request: ObtainRequest,
  asked: Asked,
  world: StoreDownloadWorld,
  held: readonly Held[],
): Promise<Obtained | null> {
  for (const each of held) {
    const answer = await answerFrom(each, request, asked, world);
    if (answer !== null) return answer;
  }
  const now = world.now();
  for (let daysAgo = 2; daysAgo <= longestKeptDays; daysAgo += 1) {
    if ((daysAgo - 1) * dayMs > request.maxAgeMs) break;
    for (const kind of ['names', 'store'] as const) {
      const cached = await fromCache(kind, request, asked, world, now - daysAgo * dayMs);
      const answer = cached && (await answerFrom(cached, request, asked, world));
      if (answer !== null) return answer;
    }
  }
  return null;
}

/** The answer of a cached export; null where it turns out that it is not to be believed. */
async function answerFrom(
  cached: Held,
  request: ObtainRequest,
  asked: Asked,
  world: StoreDownloadWorld,
): Promise<Obtained | null> {
  const started = world.now();
  try {
    const selection = await cached.select();
    const what = cached.kind === 'names' ? 'what these names need' : 'looked up in the whole';
    world.log(
      `Export: of ${new Date(cached.generatedAt).toISOString()}, from the cache, ${what} (${world.now() - started} ms)`,
    );
    const save = () =>
      cached.kind === 'names'
        ? Promise.resolve()
        : saveNames(request, world, asked, selection, cached.validators);
    return { selection, source: 'cache', caution: null, save };
  } catch (error) {
    if (!(error instanceof StoreDamaged) && !(error instanceof StructureError)) throw error;
    world.log('Cache: an entry is damaged; it is not used');
    return null;
  }
}
