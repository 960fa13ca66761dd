import { availableParallelism } from 'node:os'
import type { Tinypool } from 'tinypool'
import type * as ServerEntry from '../render/entry-server.tsx'

/** Number of pages rendered without threads: they are finished before a thread has loaded the app. */
const PAGES_WITHOUT_THREADS = 60

/** Milliseconds until an idle thread ends. */
const THREAD_IDLE_MS = 1_000

/**
 * Returns a function that renders pages with the app for Node. `app` is the app's address. The first page loads the
 * app. Pages after the first ones are rendered in threads, which end when they are idle.
 */
export function openRenderer(app: string): typeof ServerEntry.renderPage {
  let here: Promise<typeof ServerEntry> | undefined
  let threads: Promise<Tinypool> | undefined
  let requested = 0
  return async (page) => {
    requested += 1
    if (requested > PAGES_WITHOUT_THREADS)
      return (await (threads ??= openThreads(app))).run(page, { name: 'renderPage' })
    here ??= import(/* @vite-ignore */ app)
    return (await here).renderPage(page)
  }
}

async function openThreads(filename: string): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool')
  return new Tinypool({
    filename,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: THREAD_IDLE_MS,
  })
}
