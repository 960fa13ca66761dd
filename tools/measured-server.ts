import { monitorEventLoopDelay } from 'node:perf_hooks'
import { servedToMeasure } from './served-to-measure.ts'

/**
 * The server of `npm run bench:server`, in a process of its own, so that its memory and its delays are its own. Says where
 * it answers, and, each time it is told anything, its figures since then. Ends with the process that started it.
 */
export interface ServerFigures {
  /** Bytes: what the process holds, and what its values take once all that is needless is gone. */
  rss: number
  heap: number
  /** Milliseconds by which the event loop came late: of 99 in 100 looks, at most. */
  lateMost: number
  latest: number
}

const [folder = 'dist', mailbox] = process.argv.slice(3)
const late = monitorEventLoopDelay({ resolution: 5 })
const server = await servedToMeasure(folder, () => undefined, mailbox)
late.enable()
process.on('disconnect', () => void server.stop().then(() => process.exit()))
process.on('message', () => {
  const [lateMost, latest] = [late.percentile(99) / 1e6, late.max / 1e6]
  globalThis.gc?.()
  const { rss, heapUsed: heap } = process.memoryUsage()
  process.send?.({ rss, heap, lateMost, latest } satisfies ServerFigures)
  late.reset()
})
process.send?.(server.url)
