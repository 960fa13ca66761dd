let underWay = 0

/** Whether a page is being fetched that nobody has gone to yet. */
export const isFetchingAhead = () => underWay > 0

/** Does the work of fetching a page ahead. */
export async function aheadOfTime<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}
