import { withoutMarks } from '../../../util/marks.ts'
import { markedText } from './take-marks.ts'

/** A text of a document: the text between two tags, or a text attribute. */
export interface PageText {
  element: Element
  /** Name of the attribute; undefined for a text between tags. */
  attribute: string | undefined
  /** Text nodes beside each other that make the text. React keeps each value in a node of its own. */
  nodes: Text[]
  /** The text with the marks of its sources. */
  raw: string
  /** The text without marks and with single spaces. */
  text: string
  /** Id or landmark around the text, which tells equal texts apart. */
  anchor: string
}

/** Attributes that are texts, also of `<meta>`. */
const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'content']

/** Returns the texts and text attributes below an element, in document order. */
export function pageTexts(root: Element): PageText[] {
  const texts: PageText[] = []
  const add = (element: Element, nodes: Text[], attribute?: Attr) => {
    const raw = (attribute ? [attribute] : nodes).map(markedText).join('')
    const text = singleSpaced(withoutMarks(raw))
    if (text !== '')
      texts.push({ element, attribute: attribute?.name, nodes, raw, text, anchor: anchorOf(element) })
  }
  const visit = (element: Element) => {
    for (const name of attributes) add(element, [], element.getAttributeNode(name) ?? undefined)
    let run: Text[] = []
    for (const child of [...element.childNodes, undefined]) {
      if (child instanceof Text) run.push(child)
      else if (!child || child instanceof Element) {
        add(element, run)
        run = []
        if (child && !child.matches(without)) visit(child)
      }
    }
  }
  visit(root)
  return texts
}

const without = 'script, style, template, noscript, [data-development-note]'

/** Returns a text with one space for each gap, and without signs that only tell where a line may break. */
export const singleSpaced = (text: string): string =>
  text
    .replaceAll(/[\u2060\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the nearest id or landmark. Ids that React counts differ between server and browser. */
function anchorOf(element: Element): string {
  const around = element.closest(
    '[id]:not(#root, [id^=":"], [id^="_"], [id^="«"]), header, footer, nav, main',
  )
  return around ? (around.id ? `#${around.id}` : around.localName) : ''
}
