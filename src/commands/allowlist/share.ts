/**
 * Lets several readers read all of one source at the same time. The next item is taken when every active
 * reader has asked for it, so that no item is buffered.
 *
 * @param readers take items at their own pace; a reader that ends early no longer counts
 * @throws the first error of the source or of a reader
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
