import { withoutMarks } from '../../../util/marks.ts'
import { markedText } from './take-marks.ts'

/** A text of a document: the text between two tags, or a text attribute. */
export interface PageText {
  element: Element
  /** Name of the attribute; undefined for a text between tags. */
  attribute?: string
  /** Text nodes beside each other that make the text. React keeps each value in a node of its own. */
  nodes: Text[]
  /** The text with the marks of its sources. */
  raw: string
  /** The text without marks and with single spaces. */
  text: string
  /** Id or landmark around the text, which tells equal texts apart. */
  anchor: string
}

const attributes = ['alt', 'aria-label', 'title', 'placeholder']

/** Returns the texts and text attributes below an element, in document order. */
export function pageTexts(root: Element): PageText[] {
  const texts: PageText[] = []
  const add = (element: Element, nodes: Text[], raw: string, attribute?: string) => {
    const text = singleSpaced(withoutMarks(raw))
    if (text === '') return
    texts.push({
      element,
      nodes,
      raw,
      text,
      anchor: anchorOf(element),
      ...(attribute !== undefined && { attribute }),
    })
  }
  const visit = (element: Element) => {
    for (const name of attributes) {
      const attribute = element.getAttributeNode(name)
      if (attribute) add(element, [], markedText(attribute), name)
    }
    let run: Text[] = []
    const close = () => {
      add(element, run, run.map(markedText).join(''))
      run = []
    }
    for (const child of element.childNodes) {
      if (child instanceof Text) run.push(child)
      else if (child instanceof Element) {
        close()
        if (!child.matches(without)) visit(child)
      }
    }
    close()
  }
  visit(root)
  return texts
}

const without = 'script, style, template, noscript, [data-development-note]'

/** Returns a text with one space for each gap. Spaces that do not break count as spaces. */
export const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the nearest id or landmark. Ids that React counts differ between server and browser. */
function anchorOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/^[a-z]/i.test(at.id) && at.id !== 'root') return `#${at.id}`
    if (at.matches('header, footer, nav, main')) return at.localName
  }
  return ''
}
