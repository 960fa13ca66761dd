import { MAX_LENGTHS } from '../../../schemas/content.ts'
import { holds, repairBlock, wrapRuns } from './repair-blocks.ts'
import { isBlank, repairText } from './repair-text.ts'
import { styleMarks, styleOf, type StyleMark } from './style-marks.ts'

/** Elements without words of the author. */
const wordless =
  /^(?:script|style|title|template|noscript|noembed|noframes|iframe|svg|math|audio|video|xmp|plaintext)$/
/**
 * Settings of Word and Excel, but no form field (`w:sdt`) or paragraph's end (`o:p`). Those around ordinary elements are
 * tags that nothing closed.
 */
const settings = /^(?:xml|[wx]:(?!sdt$).+|o:(?!p$).+)$/
const ordinary = new Set('p div span ul ol table a b i strong em h1 h2 h3 h4 h5 h6'.split(' '))
const hidden = /display\s*:\s*none|mso-hide\s*:\s*all/i

/**
 * Repairs rich text that was pasted from other programs, before it is sanitised. Words have the weight and slant that
 * their styles gave them, stay apart where boxes were, and are cut if they are too many.
 */
export function repairPasted(body: Element, report: (what: string) => void): void {
  // A field named like a property hides that property of its form. `tidyTags` leaves no form to honest text.
  for (const form of body.querySelectorAll('form')) {
    // Created here, since a range makes every later change of the text slower.
    const range = body.ownerDocument.createRange()
    range.selectNode(form)
    range.deleteContents()
  }
  const counted = { length: 0 }
  repairContent(body, { required: new Set(), given: new Set(), counted })
  wrapRuns(body)
  if (counted.length > MAX_LENGTHS.html)
    report(`is ${counted.length} characters long without its tags, and is cut after ${MAX_LENGTHS.html}`)
}

interface Inside {
  /** Meanings that words should have. */
  required: ReadonlySet<StyleMark>
  /** Meanings that a tag around the words gives them. */
  given: ReadonlySet<StyleMark>
  /** Length of the words so far. */
  counted: { length: number }
}

function repairContent(parent: Element, inside: Inside): void {
  for (const child of Array.from(parent.childNodes)) {
    if (isText(child)) repairWords(child, inside)
    else if (isElement(child)) repairElement(child, inside)
  }
}

const isText = (node: Node): node is Text => node.nodeType === 3
const isElement = (node: Node): node is Element => node.nodeType === 1

function repairElement(element: Element, inside: Inside): void {
  if (isHidden(element)) {
    element.remove()
    return
  }
  const required = new Set(inside.required)
  const given = new Set(inside.given)
  let isDissolved = false
  for (const mark of styleMarks) {
    const isTag = mark.isTag(element.localName)
    const style = mark.readStyle(element)
    // A tag whose meaning an inner style takes back is replaced by tags around the other words.
    const isTaken = isTag && (style === false || (mark.isInherited && takesBack(element, mark)))
    if (isTaken) isDissolved = true
    if (style === false && (mark.isInherited || isTag)) required.delete(mark)
    else if (style || isTag) required.add(mark)
    if (isTag && !isTaken) given.add(mark)
  }
  repairContent(element, { ...inside, required, given })
  if (isDissolved) element.replaceWith(...element.childNodes)
  else repairBlock(element)
}

const isHidden = (element: Element) =>
  wordless.test(element.localName) ||
  element.hasAttribute('hidden') ||
  hidden.test(styleOf(element)) ||
  (settings.test(element.localName) && !holds(element, ordinary))

const takesBack = (element: Element, mark: StyleMark) =>
  [...element.querySelectorAll('[data-style]')].some((inner) => mark.readStyle(inner) === false)

/** Repairs a text, and cuts it where the limit is reached. Puts the tags around it that its meaning needs. */
function repairWords(text: Text, { required, given, counted }: Inside): void {
  const rest = MAX_LENGTHS.html - counted.length
  const words = repairText(text.data)
  counted.length += words.replaceAll(/\s+/g, ' ').length
  if (rest <= 0) text.remove()
  else text.data = counted.length > MAX_LENGTHS.html ? `${words.slice(0, rest)}…` : words
  if (isBlank(words) || rest <= 0) return
  for (const mark of required) {
    if (given.has(mark)) continue
    const around = text.ownerDocument.createElement(mark.tag)
    text.replaceWith(around)
    around.append(text)
  }
}
