import { development } from '../../../runtime/app/development.ts'
import type { ExplainedPage } from '../../../lint/explain-page.ts'
import type { ReadingNote, ShownPage } from '../../protocol/protocol.ts'
import { createObservable } from '../observable.ts'
import { ask } from '../server.ts'
import { noteHiddenBlocks } from './hidden-notes.ts'

interface Shown {
  reading?: number
  explained?: ExplainedPage | undefined
}

/** The page as the server has read it last. All parts of the studio share it. */
export const pageOnScreen = createObservable<Shown>({})

/** Asks for the page that is shown, with marks for an editor. */
export async function readShownPage(path: string, marks: boolean): Promise<ShownPage> {
  requestedPath = path
  const page = await ask('page', { path, marks })
  const { reading, explained } = page
  if (path === window.location.pathname) pageOnScreen.set({ reading, explained })
  return page
}

let requestedPath = ''

/** Keeps the notes of hidden blocks on the page, and reads the page again when the server has read changed files. */
export function watchShownPage(): void {
  // Vite's own script reports a server that has ended.
  const read = () =>
    void readShownPage(window.location.pathname, false).catch(() =>
      pageOnScreen.set({ explained: undefined }),
    )
  const draw = () => noteHiddenBlocks(pageOnScreen.state().explained)
  pageOnScreen.subscribe(draw)
  development.drawn = () => {
    draw()
    // An old address leads to another one.
    if (requestedPath !== window.location.pathname && !development.open) read()
  }
  onReading(() => development.open ?? read())
  read()
}

/** Calls back when the server has read changed files. Returns a function that unsubscribes. */
export function onReading(changed: (note: ReadingNote) => void): () => void {
  // Vite searches the source for exactly this expression, so it must not be split.
  import.meta.hot?.on('site:reading', changed)
  return () => import.meta.hot?.off?.('site:reading', changed)
}
