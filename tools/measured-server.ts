import { monitorEventLoopDelay } from 'node:perf_hooks'
import { servedToMeasure } from './served-to-measure.ts'

/**
 * Serves a folder for `npm run bench:server`, in its own process, so that memory and delays are the server's alone.
 * Sends its address, then answers each message with the figures since the last one. Ends with its parent process.
 */
export interface ServerFigures {
  /** Bytes: all memory of the process, and its heap after a garbage collection. */
  rss: number
  heap: number
  /** Milliseconds of event loop delay: the 99th percentile and the maximum. */
  lateMost: number
  latest: number
}

const [folder = 'dist', store] = process.argv.slice(3)
const late = monitorEventLoopDelay({ resolution: 5 })
const server = await servedToMeasure(folder, () => undefined, store)
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
