/** Does a piece of work, and may take down how long it took. */
export type Timed = <T>(phase: string, work: () => Promise<T>) => Promise<T>

/** Takes down nothing. */
export const untimed: Timed = (_, work) => work()

/** A stopwatch that hands out each phase's seconds as it ends. */
export function stopwatch(tell: (phase: string, seconds: number) => void): Timed {
  return async (phase, work) => {
    const began = performance.now()
    try {
      return await work()
    } finally {
      tell(phase, (performance.now() - began) / 1000)
    }
  }
}
