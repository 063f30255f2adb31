/**
 * Lets several readers consume one source concurrently. The next item is fetched only after every active
 * reader has requested it, so no item is buffered.
 *
 * @param readers each receives every item; a reader that stops early is no longer active
 * @throws the first error from the source or a reader
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
    // Releases a source that was not read to its end.
    await items.return?.();
  }
}
