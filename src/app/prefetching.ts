let underWay = 0

/** Whether a page is being prefetched: nobody has gone to it yet. */
export const isPrefetching = () => underWay > 0

/** Does the work of prefetching a page. A module of its own, since the first script asks and must stay small. */
export async function prefetching<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}
