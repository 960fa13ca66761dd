import type { ExplainedBlock, ExplainedPage } from '../../../lint/explain-page.ts'
import { openInEditor } from '../server.ts'
import { shadowHost } from '../shadow-host.ts'

/**
 * Puts a note in the place of every hidden block, with the reason, its missing sections and the sent sections. Puts a label
 * on a page and on blocks that visitors do not see now.
 */
export function noteHiddenBlocks(page: ExplainedPage | undefined): void {
  for (const old of document.querySelectorAll('site-hidden-block, site-not-public')) old.remove()
  const blocks = page?.blocks ?? []
  const labels = blocks.map(({ id, notPublic }) => [document.getElementById(id), notPublic] as const)
  for (const [block, text] of labels) if (block && text !== undefined) block.before(labelOf(text))
  if (page?.notPublic !== undefined) document.body.append(labelOf(`This page: ${page.notPublic}`, 'of-page'))
  blocks.forEach((block, index) => {
    if (block.hidden === undefined) return
    const next = blocks.slice(index + 1).find(({ id }) => document.getElementById(id))
    const before = blocks.slice(0, index).findLast(({ id }) => document.getElementById(id))
    const note = noteOf(block, page?.sent ?? [])
    if (next) document.getElementById(next.id)?.before(note)
    else if (before) document.getElementById(before.id)?.after(note)
  })
}

/** Returns a label that takes no room. */
function labelOf(text: string, place = ''): HTMLElement {
  const { host, root } = shadowHost('site-not-public')
  const label = document.createElement('p')
  label.className = `label ${place}`
  label.textContent = text
  root.append(label)
  return host
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
