/** Runs a phase of work, and may measure it. */
export type Timed = <T>(phase: string, work: () => Promise<T>) => Promise<T>

/** Time and memory of a phase. */
export interface Lap {
  phase: string
  /** Seconds from start to end. */
  seconds: number
  /** Processor seconds of this process. Other work of the machine hardly changes them. */
  processor: number
  /** Bytes of memory of this process at the end of the phase. */
  memory: number
}

/** Measures each phase, and reports it when it ends. */
export function stopwatch(report: (lap: Lap) => void): Timed {
  return async (phase, work) => {
    const [began, usage] = [performance.now(), process.cpuUsage()]
    try {
      return await work()
    } finally {
      const { user, system } = process.cpuUsage(usage)
      const seconds = (performance.now() - began) / 1000
      report({ phase, seconds, processor: (user + system) / 1e6, memory: process.memoryUsage.rss() })
    }
  }
}
