import type { OpenPage } from './open-page.ts'

/** Connects the app with the studio in development. The studio sets the functions. */
export interface Development {
  /** Opens a page in place of `open-page.ts`, with marks of its sources. */
  open?: ((opening: OpenPage) => Promise<void>) | undefined
  /** Called after each change of the page's state, before the browser paints it. */
  drawn?: (() => void) | undefined
  /** Opens the page again. The app sets it. */
  reload?: () => Promise<void>
  /** Number of ended edits. Each draws the page from nothing, so that no part keeps a marked text. */
  edits: number
}

export const development: Development = { edits: 0 }

/** Lets the studio open the page again, and does so when a page config or a content file was edited. */
export function onSourceChange(reload: () => void): () => void {
  if (!import.meta.hot) return () => {}
  development.reload = async () => {
    const { forgetDocuments } = await import('./load-document.ts')
    forgetDocuments()
    reload()
  }
  const changed = ({ isSettings }: { isSettings: boolean }) => {
    // The studio opens the page itself.
    if (development.open) return
    // The settings are in the document.
    if (isSettings) window.location.reload()
    else void development.reload?.()
  }
  // Vite searches the source for exactly this expression, so it must not be split.
  import.meta.hot.on('site:reading', changed)
  return () => import.meta.hot?.off?.('site:reading', changed)
}
