import type { ExplainedBlock } from '../../../lint/explain-page.ts'
import { openInEditor } from '../open-in-editor.ts'
import { element, shadowHost } from './shadow-host.ts'
import { explainedNow } from './when-page-changes.ts'

/** Shows the source of the block under the pointer while Alt is held. A click opens the source in the editor. */
export function explainBlocks(): void {
  const { host, root } = shadowHost('site-explanation')
  document.body.append(host)
  let block: ExplainedBlock | undefined

  const look = (event: MouseEvent) => {
    const target = event.altKey && event.target instanceof Element ? event.target : undefined
    const frame = target?.closest('main [id]')
    block = explainedNow()?.blocks.find(({ id }) => frame?.closest(`#${CSS.escape(id)}`))
    root.replaceChildren()
    const found = block && document.getElementById(block.id)
    if (block && found) root.append(frameOf(block, found.getBoundingClientRect()))
  }
  const leave = () => {
    block = undefined
    root.replaceChildren()
  }
  document.addEventListener('mousemove', look)
  document.addEventListener('keyup', ({ key }) => key === 'Alt' && leave())
  window.addEventListener('blur', leave)
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !block) return
      event.preventDefault()
      event.stopPropagation()
      void openInEditor(block.place)
    },
    { capture: true },
  )
}

function frameOf(block: ExplainedBlock, { top, left, width, height }: DOMRect): HTMLElement {
  const frame = element('div', 'frame')
  const visible = Math.max(top, 0)
  Object.assign(frame.style, {
    top: `${visible}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height - (visible - top)}px`,
  })
  frame.append(element('div', 'card', textOf(block)))
  return frame
}

function textOf({ id, type, place, section, items, missing }: ExplainedBlock): string {
  const page = explainedNow()
  const blocks = page?.blocks ?? []
  const index = blocks.findIndex((block) => block.id === id)
  const neighbours = [blocks[index - 1], blocks[index + 1]].flatMap((one) =>
    one?.hidden === undefined ? [] : [`beside it   ${one.type} #${one.id} is not shown: ${one.hidden}`],
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
