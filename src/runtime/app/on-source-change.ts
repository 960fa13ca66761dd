/** In development, calls back when a page config or a content file was edited; returns the way to stop. */
export function onSourceChange(changed: () => void): () => void {
  if (!import.meta.hot) return () => {}
  const reload = async () => {
    const { forgetDocuments } = await import('./load-document.ts')
    forgetDocuments()
    changed()
  }
  // Vite looks for these very words, so they are not taken apart.
  import.meta.hot.on('site:source-changed', reload)
  return () => import.meta.hot?.off?.('site:source-changed', reload)
}
