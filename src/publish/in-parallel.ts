import { atOnce } from './at-once.ts'

/** Does the work for every item, so many at a time; the results are in the items' order. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const inTurn = atOnce(limit)
  return Promise.all(items.map((item) => inTurn(() => work(item))))
}
