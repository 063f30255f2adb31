import { GateError } from '../../model/failure.ts';
import type { ExportHeader, Phrase } from '../../model/model.ts';
import {
  byteSize,
  joinList,
  ourWords,
  prosePhrase,
  renderPhrase,
  say,
} from '../../model/phrase.ts';
import type { CachePorts, LoadRequest } from '../cache/entries.ts';
import { StructureError } from '../contract/faults.ts';
import type { NewStoreFile, StoreFile } from '../ports/store-file.ts';
import { type Origin, type PartialHead, refuseEmpty, structureFailure } from '../reading/head.ts';
import type { ExportSummary, Validators } from '../reading/source.ts';
import { openSealedStore, type Store } from '../store/store-reader.ts';
import { createStoreWriter, type StoreWriter } from '../store/store-writer.ts';
import type { Downloaded, Receiver } from './client.ts';

export interface StoreDownloadPorts extends CachePorts {
  /** Downloads the export (client.ts). The request is conditional unless `validators` is null. */
  readonly download: (
    validators: Validators | null,
    receive: () => Receiver,
  ) => Promise<Downloaded>;
  readonly createStore: () => NewStoreFile;
}

export interface DownloadConditions {
  /** The validators of the newest cached export; null if no export is cached. */
  readonly validators: Validators | null;
  /** The headers of cached exports whose stores `openEarlier` does not open. */
  readonly known: readonly ExportHeader[];
  /**
   * Reports whether an export generated at this time (milliseconds since the epoch) is not needed, so that
   * the download can end early.
   */
  readonly isEnough: (generatedAt: number) => boolean;
  /**
   * Opens the stores of exports older than this time, to read version dates. Called after the whole export
   * has arrived.
   */
  readonly openEarlier: (generatedAt: number) => Promise<readonly Store[]>;
}

export type StoreDownload =
  | {
      readonly kind: 'stored';
      readonly store: Store;
      readonly file: StoreFile;
      readonly head: PartialHead;
      /**
       * How the new export's schema or rubric differs from the previous export's; null if no difference is
       * known.
       */
      readonly change: Phrase | null;
    }
  /** No download is needed. */
  | {
      readonly kind: 'enough';
      /** The head of the service's export; null if the response only reported that nothing has changed. */
      readonly head: PartialHead | null;
    };

/** One attempt to transfer the export. The next attempt discards this attempt's file. */
interface Attempt {
  readonly file: NewStoreFile;
  readonly writer: StoreWriter;
}

export function unreadableStore(cause?: unknown): GateError {
  return new GateError(
    'store-unwritable',
    'The export was downloaded, but the copy on disk cannot be read.',
    'Check the disk, and try again.',
    { cause },
  );
}

export function serviceOrigin({ host }: URL): Origin {
  return { name: `the export service ${host}`, isFile: false };
}

/**
 * Downloads the export into a store.
 *
 * @throws GateError under the same conditions as `downloadExport`; also `export-not-json`,
 * `export-malformed`, `export-shrunken`, `store-unwritable`
 */
export async function downloadStore(
  { baseUrl, apiKey }: Pick<LoadRequest, 'apiKey' | 'baseUrl'>,
  ports: Pick<StoreDownloadPorts, 'now' | 'log' | 'download' | 'createStore'>,
  conditions: DownloadConditions,
): Promise<StoreDownload> {
  const origin = serviceOrigin(baseUrl);
  const started = ports.now();
  const current: { attempt: Attempt | null } = { attempt: null };
  const receive = (): Receiver => {
    current.attempt?.file.discard();
    const file = ports.createStore();
    const writer = createStoreWriter(apiKey, baseUrl.href, file.append);
    current.attempt = { file, writer };
    return {
      push(chunk) {
        writer.push(chunk);
        const head = writer.head();
        return head !== null && conditions.isEnough(head.generatedAt);
      },
      isComplete: writer.isComplete,
    };
  };
  try {
    const outcome = await ports.download(conditions.validators, receive);
    const { attempt } = current;
    if (outcome.kind !== 'complete') {
      attempt?.file.discard();
      ports.log(`Export: nothing newer at ${baseUrl.host} (${ports.now() - started} ms)`);
      const head = outcome.kind === 'enough' ? attempt?.writer.head() : null;
      return { kind: 'enough', head: head ?? null };
    }
    if (attempt === null) throw new Error('the response was complete before its body was received');
    const { generatedAt = 0 } = attempt.writer.head() ?? {};
    const earlier = await conditions.openEarlier(generatedAt);
    const whole = attempt.writer.finish(origin, outcome.validators, earlier);
    refuseEmpty(whole.totals, origin);
    refuseShrunken(whole, conditions.known, earlier, origin);
    const { head } = whole;
    const file = await attempt.file.complete();
    const store = openSealedStore(apiKey, baseUrl.href, file);
    if (store === null) throw unreadableStore();
    ports.log(
      `Export: ${byteSize(outcome.bytes)} downloaded from ${baseUrl.host}, ${byteSize(file.size)} on disk (${ports.now() - started} ms)`,
    );
    const knownHeaders = [...conditions.known, ...earlier.map((each) => each.head.whole.head)];
    const change = describeHeadChange(head, knownHeaders);
    if (change !== null) ports.log(renderPhrase(change, (text) => JSON.stringify(text)));
    return { kind: 'stored', store, file, head, change };
  } catch (error) {
    current.attempt?.file.discard();
    if (!(error instanceof StructureError)) throw error;
    throw structureFailure(error, origin);
  }
}

/**
 * A loss of servers that persists for two daily exports is considered intentional. One hour is subtracted,
 * because export times vary.
 */
const acceptLossAfterMs = 47 * 3_600_000;

/**
 * Rejects an export that contains fewer than half as many servers as an earlier export. The missing servers
 * would be treated as unlisted, which some policies accept.
 *
 * @param knownHeaders headers of cached exports whose stores are not open; their declared numbers of servers
 * are compared instead
 * @throws GateError `export-shrunken`
 */
function refuseShrunken(
  { head, totals }: ExportSummary,
  knownHeaders: readonly ExportHeader[],
  earlier: readonly Store[],
  { name }: Origin,
): void {
  const { generatedAt } = head;
  for (const { head: store } of earlier) {
    const { whole } = store;
    const before = { generatedAt: whole.head.generatedAt, servers: whole.totals.servers };
    refuseLoss({ generatedAt, servers: totals.servers }, before, name);
  }
  for (const each of knownHeaders) {
    const before = { generatedAt: each.generatedAt, servers: each.declaredServers };
    refuseLoss({ generatedAt, servers: head.declaredServers }, before, name);
  }
}

export interface ExportSize extends Pick<ExportHeader, 'generatedAt'> {
  readonly servers: number | null;
}

/**
 * Rejects an export that contains fewer than half as many servers as an earlier export, unless the exports
 * are at least `acceptLossAfterMs` apart.
 *
 * @param name the export's name, for the message
 * @throws GateError `export-shrunken`
 */
export function refuseLoss(now: ExportSize, before: ExportSize, name: string): void {
  const age = now.generatedAt - before.generatedAt;
  const isLoss =
    now.servers !== null && before.servers !== null && now.servers * 2 < before.servers;
  if (age <= 0 || age >= acceptLossAfterMs || !isLoss) return;
  const time = (ms: number): string => new Date(ms).toISOString();
  throw new GateError(
    'export-shrunken',
    `The export from ${name} generated at ${time(before.generatedAt)} has ${before.servers} servers. The one generated at ${time(now.generatedAt)} has only ${now.servers}: more than half of the servers are missing.`,
    `Ask the owner of the grading service whether the servers were removed on purpose. If so, wait for an export generated after ${time(before.generatedAt + acceptLossAfterMs)}, which the gate accepts. Until then, use an earlier export through the export-file input.`,
  );
}

/**
 * Describes how an export's schema or rubric differs from that of the newest earlier export. Returns null if
 * both are unchanged, or if no earlier export is known. Example: `Since the export of 2026-11-19: rubric
 * 1.4.0 → 1.5.0.`
 */
function describeHeadChange(
  head: ExportHeader,
  knownHeaders: readonly ExportHeader[],
): Phrase | null {
  const [before] = knownHeaders
    .filter(({ generatedAt }) => generatedAt < head.generatedAt)
    .sort((a, b) => b.generatedAt - a.generatedAt);
  if (before === undefined) return null;
  const changes = (['schema', 'rubric'] as const).flatMap((name) => {
    const [was, is] = [before[`${name}Version`], head[`${name}Version`]];
    const none = ourWords('not given');
    return was === is ? [] : [say`${ourWords(name)} ${was ?? none} → ${is ?? none}`];
  });
  const day = new Date(before.generatedAt).toISOString().slice(0, 10);
  return changes.length === 0
    ? null
    : say`Since the export from ${prosePhrase(day)}: ${joinList(changes)}.`;
}
