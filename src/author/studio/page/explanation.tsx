import { useEffect, useState } from 'react'
import type { ExplainedBlock } from '../../../lint/explain-page.ts'
import { openInEditor } from '../server.ts'
import { explainedNow } from './when-page-changes.ts'

/** Shows the source of the block under the pointer while Alt is held. A click opens the source in the author's editor. */
export function Explanation() {
  const [block, setBlock] = useState<ExplainedBlock>()
  useEffect(() => {
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
    document.addEventListener('mousemove', look)
    document.addEventListener('keyup', onKey)
    window.addEventListener('blur', leave)
    document.addEventListener('click', open, { capture: true })
    return () => {
      document.removeEventListener('mousemove', look)
      document.removeEventListener('keyup', onKey)
      window.removeEventListener('blur', leave)
      document.removeEventListener('click', open, { capture: true })
    }
  }, [])
  const box = block && document.getElementById(block.id)?.getBoundingClientRect()
  if (!block || !box) return undefined
  const top = Math.max(box.top, 0)
  return (
    <div
      className="explained"
      style={{ top, left: box.left, width: box.width, height: box.height - (top - box.top) }}
    >
      <p>{textOf(block)}</p>
    </div>
  )
}

function blockAt({ target }: MouseEvent): ExplainedBlock | undefined {
  const frame = target instanceof Element ? target.closest('main [id]') : undefined
  return explainedNow()?.blocks.find(({ id }) => frame?.closest(`#${CSS.escape(id)}`))
}

function textOf({ id, type, place, section, items, missing }: ExplainedBlock): string {
  const page = explainedNow()
  const blocks = page?.blocks ?? []
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
    page?.endpoint && `endpoint    /api/${page.endpoint}`,
    missing.length > 0 && `not sent    ${missing.join(', ')}`,
    ...(page?.oddities ?? [])
      .filter((oddity) => section && oddity.section === section)
      .map(({ what }) => `repaired    ${what}`),
    ...neighbours,
  ]
  return lines.filter(Boolean).join('\n')
}
