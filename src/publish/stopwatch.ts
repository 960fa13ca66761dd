/** Does a piece of work, and may measure it. */
export type Timed = <T>(phase: string, work: () => Promise<T>) => Promise<T>

/** What a phase took. */
export interface Lap {
  phase: string
  /** From start to end. */
  seconds: number
  /** Seconds that processors worked for this process: little changed by what else the machine does. */
  processor: number
  /** Bytes this process holds at the end. */
  memory: number
}

/** Measures nothing. */
export const untimed: Timed = (_, work) => work()

/** Measures each phase, and reports it as it ends. */
export function stopwatch(tell: (lap: Lap) => void): Timed {
  return async (phase, work) => {
    const [began, usage] = [performance.now(), process.cpuUsage()]
    try {
      return await work()
    } finally {
      const { user, system } = process.cpuUsage(usage)
      const seconds = (performance.now() - began) / 1000
      tell({ phase, seconds, processor: (user + system) / 1e6, memory: process.memoryUsage.rss() })
    }
  }
}
