import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Tinypool } from 'tinypool'
import type * as ServerEntry from '../render/entry-server.tsx'

/** Number of pages rendered without threads: they are finished before a thread has loaded the app. */
const PAGES_WITHOUT_THREADS = 60

/** Maximum number of pages in a message to a thread. A message wakes the thread, and copies the site's settings. */
const PAGES_AT_ONCE = 8

/** Milliseconds until an idle thread ends. */
const THREAD_IDLE_MS = 1_000

const maxThreads = Math.max(1, availableParallelism() - 1)

type RenderPage = typeof ServerEntry.renderPage
type RenderedPage = Awaited<ReturnType<RenderPage>>

/**
 * Returns a function that renders pages with the app for Node. `app` is the app's address. The first page loads the
 * app. Pages after the first ones are rendered in threads, which end when they are idle.
 */
export function openRenderer(app: string): RenderPage {
  let here: Promise<typeof ServerEntry> | undefined
  let threads: Promise<Tinypool> | undefined
  let requested = 0
  const messages = pLimit(maxThreads)
  const openMessage = () => {
    const pages: Parameters<RenderPage>[0][] = []
    const rendered = messages(async (): Promise<RenderedPage[]> => {
      if (next?.pages === pages) next = undefined
      return (await (threads ??= openThreads(app))).run(pages)
    })
    return { pages, rendered }
  }
  /** The message that takes further pages while it waits for a thread. */
  let next: ReturnType<typeof openMessage> | undefined
  return async (page) => {
    requested += 1
    if (requested <= PAGES_WITHOUT_THREADS) {
      here ??= import(/* @vite-ignore */ app)
      return (await here).renderPage(page)
    }
    if (!next || next.pages.length === PAGES_AT_ONCE) next = openMessage()
    const { pages, rendered } = next
    const index = pages.push(page) - 1
    const renderedPage = (await rendered)[index]
    if (!renderedPage) throw new Error('A thread has rendered fewer pages than it received')
    return renderedPage
  }
}

async function openThreads(filename: string): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool')
  return new Tinypool({
    filename,
    name: 'renderPages',
    minThreads: 0,
    maxThreads,
    idleTimeout: THREAD_IDLE_MS,
  })
}
