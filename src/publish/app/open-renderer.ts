import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Tinypool } from 'tinypool'
import type * as ServerEntry from '../render/entry-server.tsx'

/** Number of pages rendered without threads: they are finished before a thread has loaded the app. */
const PAGES_WITHOUT_THREADS = 60

/** Maximum number of pages in a message to a thread. A message wakes the thread, and copies the site's settings. */
const PAGES_AT_ONCE = 8

/** Number of messages in a thread at the same time, so that the thread does not wait for the next one. */
const MESSAGES_AT_ONCE = 2

/** Milliseconds until an idle thread ends. */
const THREAD_IDLE_MS = 1_000

const maxThreads = Math.max(1, availableParallelism() - 1)

type RenderPage = typeof ServerEntry.renderPage
type RenderedPage = Awaited<ReturnType<RenderPage>>

/** A page for a thread, and the functions that receive the result. */
interface Waiting {
  page: Parameters<RenderPage>[0]
  resolve: (rendered: RenderedPage) => void
  reject: (reason: unknown) => void
}

/**
 * Returns a function that renders pages with the app for Node. `app` is the app's address. The first page loads the
 * app. Pages after the first ones are rendered in threads, which end when they are idle.
 */
export function openRenderer(app: string): RenderPage {
  let here: Promise<typeof ServerEntry> | undefined
  let threads: Promise<Tinypool> | undefined
  let requested = 0
  const waiting: Waiting[] = []
  const messages = pLimit(maxThreads * MESSAGES_AT_ONCE)
  const renderWaiting = async () => {
    const some = waiting.splice(0, PAGES_AT_ONCE)
    if (some.length === 0) return
    try {
      const pool = await (threads ??= openThreads(app))
      const rendered: RenderedPage[] = await pool.run(some.map(({ page }) => page))
      for (const [index, page] of rendered.entries()) some[index]?.resolve(page)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }
  return async (page) => {
    requested += 1
    if (requested <= PAGES_WITHOUT_THREADS) {
      here ??= import(/* @vite-ignore */ app)
      return (await here).renderPage(page)
    }
    // Pages that wait while the threads are busy share a message.
    void messages(renderWaiting)
    return new Promise((resolve, reject) => waiting.push({ page, resolve, reject }))
  }
}

async function openThreads(filename: string): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool')
  return new Tinypool({
    filename,
    name: 'renderPages',
    minThreads: 0,
    maxThreads,
    concurrentTasksPerWorker: MESSAGES_AT_ONCE,
    idleTimeout: THREAD_IDLE_MS,
  })
}
