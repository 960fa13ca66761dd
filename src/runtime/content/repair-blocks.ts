import { isBlank } from './repair-text.ts'

const namesOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const headings = 'h1 h2 h3 h4 h5 h6'
const containers = `p div ul ol dl blockquote pre figure address ${headings}`
const blocks = namesOf(`${containers} table hr`)
/** Blocks that are removed if they show nothing. */
const removable = namesOf(`${containers} li figcaption`)
/** Elements whose words stand beside blocks in paragraphs. */
const wrapped = namesOf('div blockquote')
const paragraphs = namesOf(`p ${headings}`)
const lists = namesOf('ul ol')
const items = namesOf('li dt dd')
/** Allowed parents of list items. An item elsewhere would close the list around the text. */
const parents = new Map([
  ['li', lists],
  ['dt', namesOf('dl')],
  ['dd', namesOf('dl')],
])

/**
 * Repairs an element of rich text after its content is repaired. A heading becomes a paragraph, since the page gives
 * the levels of headings. Removes empty elements, and all but items from lists.
 */
export function repairBlock(element: Element): void {
  const { localName } = element
  if (localName === 'br') repairBreak(element)
  else if (removable.has(localName) && showsNothing(element)) removeBlock(element)
  else if (paragraphs.has(localName)) rename(element, holds(element, blocks) ? 'div' : 'p')
  else if (parents.get(localName)?.has(element.parentElement?.localName ?? '') === false)
    rename(element, 'div')
  else if (lists.has(localName)) repairList(element)
  else if (wrapped.has(localName)) wrapRuns(element)
}

/**
 * Whether an element contains one of these. Names are compared here, because jsdom's selectors take `o:p` for a
 * paragraph.
 */
export function holds(element: Element, names: ReadonlySet<string>): boolean {
  for (const inner of element.getElementsByTagName('*')) if (names.has(inner.localName)) return true
  return false
}

const cells = namesOf('hr td th')
const showsNothing = (element: Element) => isBlank(element.textContent ?? '') && !holds(element, cells)

const isBlock = (node: Node | null): boolean =>
  isElement(node) && (blocks.has(node.localName) || items.has(node.localName) || holds(node, blocks))

const isElement = (node: Node | null): node is Element => node?.nodeType === 1
const isBreak = (node: Node | null): node is Element => isElement(node) && node.localName === 'br'

/** Returns the sibling before a node that shows something. */
function siblingBefore(node: Node): Node | null {
  let before = node.previousSibling
  while (before && !isElement(before) && isBlank(before.textContent ?? '')) before = before.previousSibling
  return before
}

/** Removes a line break that would only leave space: at the start of a block, after a block, or the third in a row. */
function repairBreak(element: Element): void {
  const before = siblingBefore(element)
  const parent = element.parentElement?.localName ?? ''
  const starts = before ? isBlock(before) : removable.has(parent) || parent === 'body'
  if (starts || (isBreak(before) && isBreak(siblingBefore(before)))) element.remove()
}

/** Removes a block that shows nothing. Words before it stay apart from words behind it. */
function removeBlock(element: Element): void {
  const before = siblingBefore(element)
  if (!before || isBlock(before) || isBreak(before)) element.remove()
  else element.replaceWith(element.ownerDocument.createElement('br'))
}

/** Replaces an element by one of another name with its content. */
function rename(element: Element, name: string): void {
  if (element.localName === name) return
  const other = element.ownerDocument.createElement(name)
  for (const attribute of ['lang', 'dir']) {
    const value = element.getAttribute(attribute)
    if (value !== null) other.setAttribute(attribute, value)
  }
  other.append(...element.childNodes)
  element.replaceWith(other)
  if (name === 'div') wrapRuns(other)
}

/** Puts into items what is directly in a list. A list belongs to the item before it. */
function repairList(list: Element): void {
  if (Array.from(list.children).some((item) => item.hasAttribute('data-list'))) splitList(list)
  for (const child of Array.from(list.childNodes)) {
    if (isElement(child) ? child.localName === 'li' : isBlank(child.textContent ?? '')) continue
    const before = siblingBefore(child)
    if (isElement(child) && lists.has(child.localName) && isElement(before)) before.append(child)
    else wrap([child], 'li')
  }
}

/** Splits a list of the editor Quill, which writes neighbouring lists as one `ol`. Its items name their kinds. */
function splitList(list: Element): void {
  let part = list
  for (const item of Array.from(list.children)) {
    const name = item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul'
    if (part.localName !== name) {
      const next = list.ownerDocument.createElement(name)
      part.after(next)
      part = next
    }
    part.append(item)
  }
  if (list.children.length === 0) list.remove()
}

/** Makes paragraphs of words that stand beside blocks, and removes what stands there and shows nothing. */
export function wrapRuns(element: Element): void {
  const nodes = [...element.childNodes]
  if (!nodes.some(isBlock)) return
  let run: ChildNode[] = []
  for (const node of [...nodes, null]) {
    if (node && !isBlock(node)) {
      run.push(node)
      continue
    }
    if (run.some((part) => !isBlank(part.textContent ?? ''))) wrap(run, 'p')
    else for (const part of run) part.remove()
    run = []
  }
}

/** Puts neighbouring nodes into a new element. */
function wrap(nodes: ChildNode[], name: string): void {
  const [first] = nodes
  const element = first?.ownerDocument?.createElement(name)
  if (!element) return
  first?.before(element)
  element.append(...nodes)
}
