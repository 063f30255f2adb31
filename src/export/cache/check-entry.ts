import * as z from 'zod';
import { jsonForm } from '../../model/form.ts';
import { sealJson, unsealJson } from '../store/seal.ts';
import { cacheKey, hourMs, type LoadContext } from './entries.ts';

/** Maximum size of a check entry, in bytes. The entry is read completely before its seal is checked. */
const maxCheckBytes = 4096;

export const checkEntryForm = jsonForm(
  'check',
  z.object({ checkedAt: z.number(), generatedAt: z.number() }),
);

/**
 * Reports whether a check within the last hour found no export newer than the one generated at `generatedAt`.
 */
export async function hasCheckEntry(
  { request, ports: { cache, now } }: LoadContext,
  generatedAt: number,
): Promise<boolean> {
  const { apiKey, baseUrl } = request;
  const file = await cache.restore('check', cacheKey(checkEntryForm, request, hourText(now())));
  if (file === null) return false;
  try {
    if (file.size > maxCheckBytes) return false;
    const entry = unsealJson(apiKey, baseUrl.href, checkEntryForm, file.read(0, file.size));
    return entry?.generatedAt === generatedAt && Math.abs(now() - entry.checkedAt) < hourMs;
  } catch {
    return false;
  } finally {
    file.close();
  }
}

/** Records that the service has no export newer than the one generated at the given time. */
export async function saveCheckEntry(
  { request, ports: { cache, now } }: LoadContext,
  generatedAt: number,
): Promise<void> {
  const { apiKey, baseUrl } = request;
  const entry = { checkedAt: now(), generatedAt };
  await cache.saveBytes(
    'check',
    cacheKey(checkEntryForm, request, hourText(now())),
    sealJson(apiKey, baseUrl.href, checkEntryForm, entry),
  );
}

const hourText = (time: number): string => new Date(time).toISOString().slice(0, 13);
