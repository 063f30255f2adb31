/**
 * What several readers read of one source, each all of it: an item is taken when all of those that still
 * read have come to it, so that none is kept for later.
 *
 * @param readers take their items as they like; one that ends early no longer counts
 * @throws what the source or the first of the readers throws
 */
export async function shareAmong<T>(
  source: AsyncIterable<T>,
  readers: readonly ((items: AsyncIterable<T>) => Promise<void>)[],
): Promise<void> {
  const items = source[Symbol.asyncIterator]();
  const waiting = new Set<(result: Promise<IteratorResult<T>>) => void>();
  let activeReaders = readers.length;
  const deliver = (): void => {
    if (waiting.size === 0 || waiting.size < activeReaders) return;
    const resolvers = [...waiting];
    waiting.clear();
    const next = items.next();
    for (const each of resolvers) each(next);
  };
  const leave = (): void => {
    activeReaders -= 1;
    deliver();
  };
  try {
    await Promise.all(
      readers.map((read) =>
        read({
          [Symbol.asyncIterator]: () => ({
            next: () =>
              new Promise<IteratorResult<T>>((resolve) => {
                waiting.add(resolve);
                deliver();
              }),
          }),
        }).finally(leave),
      ),
    );
  } finally {
    // A source that is read to its end has nothing to release.
    await items.return?.();
  }
}
