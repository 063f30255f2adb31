/**
 * Allows several readers to read all items of one source at the same time. The next item is fetched only
 * after every active reader has requested it, so that no item is buffered.
 *
 * @param readers take items at their own pace; a reader that stops early is no longer active
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
    // A source that was read to its end has nothing to release.
    await items.return?.();
  }
}
