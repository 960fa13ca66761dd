import { isBlank } from './repair-text.ts'

const blocks = 'p, div, ul, ol, dl, table, blockquote, pre, figure, hr, address, h1, h2, h3, h4, h5, h6'
const wrapped = 'div, blockquote, body'
/** Blocks that are removed if they show nothing. */
const removable = 'p, div, li, ul, ol, dl, blockquote, pre, figure, figcaption, address, h1, h2, h3, h4, h5, h6'
/** Allowed parents of list items. An item elsewhere would close the list around the text. */
const parents = new Map([
  ['LI', 'ul, ol'],
  ['DT', 'dl'],
  ['DD', 'dl'],
])

/**
 * Repairs an element of rich text after its content is repaired. A heading becomes a paragraph, since the page gives
 * the levels of headings. What shows nothing is removed, and lists contain items only.
 */
export function repairBlock(element: Element): void {
  if (element.matches('br')) repairBreak(element)
  else if (element.matches(removable) && showsNothing(element)) removeBlock(element)
  else if (element.matches('h1, h2, h3, h4, h5, h6, p'))
    rename(element, element.querySelector(blocks) ? 'div' : 'p')
  else if (isStray(element)) rename(element, 'div')
  else if (element.matches('ul, ol')) repairList(element)
  else if (element.matches(wrapped)) wrapRuns(element)
}

const isStray = (element: Element) => {
  const allowed = parents.get(element.tagName)
  return allowed !== undefined && !element.parentElement?.matches(allowed)
}

const showsNothing = (element: Element) =>
  isBlank(element.textContent ?? '') && !element.querySelector('hr, td, th')

const isBlock = (node: Node | null): boolean =>
  isElement(node) && (node.matches(`${blocks}, li, dt, dd`) || node.querySelector(blocks) !== null)

const isElement = (node: Node | null): node is Element => node?.nodeType === 1

/** Returns the sibling before a node that shows something. */
function siblingBefore(node: Node): Node | null {
  let before = node.previousSibling
  while (before && !isElement(before) && isBlank(before.textContent ?? '')) before = before.previousSibling
  return before
}

const isBreak = (node: Node | null): node is Element => isElement(node) && node.tagName === 'BR'

/** Removes a line break that would only leave space: at the start of a block, after a block, or the third in a row. */
function repairBreak(element: Element): void {
  const before = siblingBefore(element)
  const starts = before ? isBlock(before) : element.parentElement?.matches(`${blocks}, li, body`)
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
  for (const child of [...list.childNodes]) {
    if (isElement(child) ? child.matches('li') : isBlank(child.textContent ?? '')) continue
    const before = siblingBefore(child)
    const isNested = isElement(child) && child.matches('ul, ol')
    if (isNested && isElement(before)) before.append(child)
    else wrap([child], 'li')
  }
}

/** Makes paragraphs of words that stand beside blocks. */
export function wrapRuns(element: Element): void {
  const nodes = [...element.childNodes]
  if (!nodes.some(isBlock)) return
  let run: Node[] = []
  for (const node of [...nodes, null]) {
    if (node && !isBlock(node)) {
      run.push(node)
      continue
    }
    if (run.some((part) => !isBlank(part.textContent ?? ''))) wrap(run, 'p')
    run = []
  }
}

/** Puts neighbouring nodes into a new element. */
function wrap(nodes: Node[], name: string): void {
  const [first] = nodes
  const element = first?.ownerDocument?.createElement(name)
  if (!first?.parentNode || !element) return
  first.parentNode.insertBefore(element, first)
  element.append(...nodes)
}
