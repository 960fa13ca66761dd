import { forgetDocuments } from './load-document.ts'

/** In development, calls back when a page config or a content file was edited; returns the way to stop. */
export function onSourceChange(changed: () => void): () => void {
  const reload = () => {
    forgetDocuments()
    changed()
  }
  // Vite looks for these very words, so they are not taken apart.
  import.meta.hot?.on('site:source-changed', reload)
  return () => import.meta.hot?.off?.('site:source-changed', reload)
}
