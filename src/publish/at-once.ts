/** Lets so many tasks run at once; the others wait in line. */
export function atOnce(limit: number) {
  let running = 0
  const line: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((turn) => line.push(turn))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      line.shift()?.()
    }
  }
}
