import { marksIn, withoutMarks } from '../../../util/marks.ts'

/** Texts and attributes with their marks, by the nodes that show them without marks. */
const marked = new WeakMap<Node, string>()

type Changed = (nodes: readonly Node[]) => void

const listeners = new Set<Changed>()
let observer: MutationObserver | undefined

/**
 * Takes the marks out of the document, and from now on out of everything that is added to it before it is painted. So copied texts, searches,
 * labels and widths are those that visitors get. `changed` receives the nodes that change.
 */
export function takeMarks(changed: Changed) {
  if (!observer) {
    observer = new MutationObserver((records) => {
      take(records)
      const nodes = records.flatMap(({ type, target, addedNodes }) =>
        type === 'attributes' ? [] : [target, ...addedNodes],
      )
      for (const listener of listeners) listener(nodes)
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    takeBelow(document.documentElement)
  }
  listeners.add(changed)
  return {
    /** Takes the marks of all changes until now. */
    flush: () => take(observer?.takeRecords() ?? []),
    stop: () => listeners.delete(changed),
  }
}

function take(records: MutationRecord[]): void {
  for (const { type, target, addedNodes, attributeName } of records) {
    if (type === 'childList') for (const node of addedNodes) takeBelow(node)
    else if (target instanceof Element) takeFrom(target.getAttributeNode(attributeName ?? ''))
    else takeFrom(target)
  }
}

/** Returns the text of a text node or an attribute with its marks. */
export function markedText(node: Node): string {
  const text = node.nodeValue ?? ''
  const raw = marked.get(node)
  return raw !== undefined && withoutMarks(raw) === text ? raw : text
}

function takeBelow(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (!(node instanceof Element)) takeFrom(node)
    else for (const attribute of node.attributes) takeFrom(attribute)
  }
}

function takeFrom(node: Node | null): void {
  const text = node?.nodeValue ?? ''
  if (!node || marksIn(text).length === 0) return
  marked.set(node, text)
  node.nodeValue = withoutMarks(text)
}
