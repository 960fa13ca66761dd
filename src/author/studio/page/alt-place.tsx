import { useEffect, useState } from 'react'
import type { ExplainedBlock, ExplainedPage } from '../../../lint/explain-page.ts'
import { openInEditor } from '../server.ts'

/** Names the block under the pointer, and its place, while Alt is held. A click opens the place in the author's editor. */
export function AltPlace({ page }: { page: ExplainedPage | undefined }) {
  const [block, setBlock] = useState<ExplainedBlock>()
  useEffect(() => {
    const ended = new AbortController()
    const look = (event: MouseEvent | KeyboardEvent) => {
      const path = event.altKey ? event.composedPath() : []
      const pressed = page?.blocks.find(({ id }) =>
        path.some((target) => target instanceof Element && target.id === id),
      )
      setBlock(pressed)
      if (!pressed || event.type !== 'click') return
      event.preventDefault()
      event.stopPropagation()
      void openInEditor(pressed.place)
    }
    for (const kind of ['mousemove', 'click', 'keyup'] as const)
      document.addEventListener(kind, look, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [page])
  return block && <pre className="corner">{`${block.type} #${block.id}\n${block.place}`}</pre>
}
