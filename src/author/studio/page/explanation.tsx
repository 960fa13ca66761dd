import { useEffect, useState } from 'react'
import type { ExplainedBlock, ExplainedPage } from '../../../lint/explain-page.ts'
import { openInEditor } from '../server.ts'

/** Shows the source of the block under the pointer while Alt is held. A click opens the source in the author's editor. */
export function Explanation({ page }: { page: ExplainedPage | undefined }) {
  const [block, setBlock] = useState<ExplainedBlock>()
  useEffect(() => {
    const blockAt = ({ target }: MouseEvent) => {
      const frame = target instanceof Element ? target.closest('main [id]') : undefined
      return page?.blocks.find(({ id }) => frame?.closest(`#${CSS.escape(id)}`))
    }
    const look = (event: MouseEvent) => setBlock(event.altKey ? blockAt(event) : undefined)
    const leave = () => setBlock(undefined)
    const onKey = ({ key }: KeyboardEvent) => key === 'Alt' && leave()
    const open = (event: MouseEvent) => {
      const pressed = event.altKey ? blockAt(event) : undefined
      if (!pressed) return
      event.preventDefault()
      event.stopPropagation()
      void openInEditor(pressed.place)
    }
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('mousemove', look, { signal })
    document.addEventListener('keyup', onKey, { signal })
    window.addEventListener('blur', leave, { signal })
    document.addEventListener('click', open, { capture: true, signal })
    return () => ended.abort()
  }, [page])
  const box = block && document.getElementById(block.id)?.getBoundingClientRect()
  if (!page || !block || !box) return undefined
  const top = Math.max(box.top, 0)
  return (
    <div
      className="explained"
      style={{ top, left: box.left, width: box.width, height: box.height - (top - box.top) }}
    >
      <p>{textOf(block, page)}</p>
    </div>
  )
}

function textOf(
  { id, type, place, section, items, missing }: ExplainedBlock,
  { blocks, endpoint, oddities }: ExplainedPage,
): string {
  const index = blocks.findIndex((block) => block.id === id)
  const neighbours = [blocks[index - 1], blocks[index + 1]].flatMap((other) =>
    other?.hidden === undefined
      ? []
      : [`beside it   ${other.type} #${other.id} is not shown: ${other.hidden}`],
  )
  const lines = [
    `${type} #${id}`,
    place,
    section && `section     ${section}${items === undefined ? ' (not sent)' : `, ${items} items`}`,
    endpoint && `endpoint    /api/${endpoint}`,
    missing.length > 0 && `not sent    ${missing.join(', ')}`,
    ...oddities
      .filter((oddity) => section && oddity.section === section)
      .map(({ what }) => `repaired    ${what}`),
    ...neighbours,
  ]
  return lines.filter(Boolean).join('\n')
}
