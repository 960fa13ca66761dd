import { useEffect, useState } from 'react'
import type { PageSource } from '../../../lint/page-source.ts'
import { editAddresses } from '../../edit/protocol.ts'
import type { FromFrame } from '../editor/frame-messages.ts'
import { ask } from '../server.ts'

const query = () => new URLSearchParams(window.location.search)

/** Address of the page that is edited, and the id of its block. */
export const editedPath = (): string => query().get('path') ?? '/'
export const editedId = (): string => query().get('id') ?? ''

/** Loads the source of the page that is edited. */
export function useEditedPage(): { source?: PageSource; failure?: string } {
  const [loaded, setLoaded] = useState<{ source?: PageSource; failure?: string }>({})
  useEffect(() => {
    ask<PageSource>(editAddresses.page, { path: editedPath() }).then(
      (source) => setLoaded({ source }),
      (error: unknown) => setLoaded({ failure: error instanceof Error ? error.message : String(error) }),
    )
  }, [])
  return loaded
}

/** Sends a message to the editor. */
export const tellEditor = (message: FromFrame): void =>
  window.parent.postMessage(message, window.location.origin)
