/** Calls back when a page config or a content file was edited (development). Returns a function that unsubscribes. */
export function onSourceChange(changed: () => void): () => void {
  if (!import.meta.hot) return () => {}
  const reload = async () => {
    const { forgetDocuments } = await import('./load-document.ts')
    forgetDocuments()
    changed()
  }
  // Vite searches the source for exactly this expression, so it must not be split.
  import.meta.hot.on('site:source-changed', reload)
  return () => import.meta.hot?.off?.('site:source-changed', reload)
}
