import { forgetDocuments } from './page-documents.ts'

/** In development, calls back when a page config or a content file was edited; returns the way to stop. */
export function onSourceChange(changed: () => void): () => void {
  const { hot } = import.meta
  if (!hot) return () => {}
  const hear = () => {
    forgetDocuments()
    changed()
  }
  hot.on('site:source-changed', hear)
  return () => hot.off('site:source-changed', hear)
}
