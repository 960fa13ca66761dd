import type { ExplainedBlock, ExplainedPage } from '../../../lint/explain-page.ts'
import { openInEditor } from '../server.ts'
import { shadowHost } from '../shadow-host.ts'

/** Puts a note in the place of every hidden block, with the reason, its missing sections and the sent sections. */
export function noteHiddenBlocks(page: ExplainedPage | undefined): void {
  for (const old of document.querySelectorAll('site-hidden-block')) old.remove()
  const blocks = page?.blocks ?? []
  blocks.forEach((block, index) => {
    if (block.hidden === undefined) return
    const next = blocks.slice(index + 1).find(({ id }) => document.getElementById(id))
    const before = blocks.slice(0, index).findLast(({ id }) => document.getElementById(id))
    const note = noteOf(block, page?.sent ?? [])
    if (next) document.getElementById(next.id)?.before(note)
    else if (before) document.getElementById(before.id)?.after(note)
  })
}

function noteOf({ type, id, hidden, missing, place }: ExplainedBlock, sent: string[]): HTMLElement {
  const { host, root } = shadowHost('site-hidden-block')
  host.dataset.block = id
  const lines = [
    `${type} #${id} is not shown: ${hidden}`,
    missing.length > 0 && `asked for  ${missing.join(', ')}`,
    missing.length > 0 && `sent       ${sent.join(', ') || 'no section'}`,
    place,
  ]
  const note = document.createElement('button')
  note.className = 'note'
  note.textContent = lines.filter(Boolean).join('\n')
  note.addEventListener('click', () => void openInEditor(place))
  root.append(note)
  return host
}
