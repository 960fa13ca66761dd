import type { ExplainedBlock, ExplainedPage } from '../../../lint/explain-page.ts'
import type { TracedText } from './page-texts.ts'
import { visibleBox } from './visible-box.ts'

interface Placed {
  /** Names the target across readings of the page. */
  key: string
  /** Name for screen readers. */
  label: string
  node: Node
}

/** Something on the page that can be edited. */
export type Target = Placed &
  (
    | { kind: 'text'; text: TracedText }
    | { kind: 'picture'; image: Element; alt: TracedText | undefined }
    | { kind: 'block'; block: ExplainedBlock; index: number }
  )

/** The words in place of a missing picture. */
const frame = '[data-lost-picture]'

/** Returns what can be edited on the page, in document order. */
export function targetsOf(texts: TracedText[], page: ExplainedPage | undefined, root: Element): Target[] {
  const counts = new Map<string, number>()
  const keyed = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name} ${count}`
  }
  const blocks = (page?.blocks ?? []).flatMap((block, index): Target[] => {
    const node = elementOf(block)
    const hidden = block.hidden === undefined ? '' : ', not shown'
    const label = `Block ${index + 1}: ${block.type} #${block.id}${hidden}`
    return node ? [{ kind: 'block', key: `block ${block.id}`, label, node, block, index }] : []
  })
  const words = texts.flatMap((text): Target[] => {
    const [node] = text.nodes
    if (!node || text.element.matches(frame)) return []
    return [{ kind: 'text', key: keyed(`text ${text.anchor}`), label: `Text: ${text.text}`, node, text }]
  })
  const pictures = [...root.querySelectorAll(`img, ${frame}`)].map((image): Target => {
    const alt = texts.find(({ element, attribute }) => element === image && attribute === 'alt')
    const shows = image.matches(frame) ? 'none yet' : image.getAttribute('alt') || 'without alternative text'
    const label = `Picture: ${shows}`
    return { kind: 'picture', key: keyed('picture'), label, node: image, image, alt }
  })
  return [...blocks, ...words, ...pictures].toSorted(({ node: a }, { node: b }) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}

/** Returns the element of a block, or the note in its place if the page does not show it. */
function elementOf({ id }: ExplainedBlock): Element | null {
  return (
    document.getElementById(id) ?? document.querySelector(`site-hidden-block[data-block="${CSS.escape(id)}"]`)
  )
}

/** Returns the picture at a point of the window, also where words cover it. */
export const pictureAt = ({ x, y }: { x: number; y: number }, targets: Target[]) =>
  targets.findLast((target): target is Target & { kind: 'picture' } => {
    const box = target.kind === 'picture' && visibleBox(target.node)
    return !!box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
  })

/** Returns the block that contains a node. */
export const blockAround = (node: Node, targets: Target[]) =>
  targets.findLast(
    (target): target is Target & { kind: 'block' } => target.kind === 'block' && target.node.contains(node),
  )
