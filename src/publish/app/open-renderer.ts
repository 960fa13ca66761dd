import { availableParallelism } from 'node:os'
import type { Tinypool } from 'tinypool'
import type * as ServerEntry from '../render/entry-server.tsx'

/** So many pages are rendered sooner than a thread has loaded the app. */
const few = 60

/** A thread that was given nothing for so many milliseconds ends. */
const idleTimeout = 1_000

/**
 * Renders pages in the app for Node, whose address this is, and which is loaded when first asked. Where there are many,
 * all but the first are rendered in threads of their own, which end when they have nothing to do.
 */
export function openRenderer(app: string): typeof ServerEntry.renderPage {
  let here: Promise<typeof ServerEntry> | undefined
  let threads: Promise<Tinypool> | undefined
  let asked = 0
  return async (page) => {
    asked += 1
    if (asked > few) return (await (threads ??= openThreads(app))).run(page, { name: 'renderPage' })
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
    idleTimeout,
  })
}
