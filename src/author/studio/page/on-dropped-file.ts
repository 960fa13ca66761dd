/**
 * Calls back for a file that is dropped on the page, which the browser would open in its place. Cards and panels take their
 * own files. Returns a function that ends it.
 */
export function onDroppedFile(drop: (file: File, point: DragEvent) => void): () => void {
  const ended = new AbortController()
  const take = (event: DragEvent) => {
    const isInPanel = event
      .composedPath()
      .some((part) => part instanceof Element && part.matches('.card, .dock'))
    if (isInPanel || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && file) drop(file, event)
  }
  for (const kind of ['dragover', 'drop'] as const)
    window.addEventListener(kind, take, { signal: ended.signal })
  return () => ended.abort()
}
