import { withoutMarks } from '../../../util/marks.ts'
import { markedText } from './take-marks.ts'
import { singleSpaced, writtenIn, type Part, type PartsOf } from './text-parts.ts'

/** A text of a document: the text between two tags, or a text attribute. */
export interface TracedText {
  element: Element
  /** Name of the attribute; undefined for a text between tags. */
  attribute: string | undefined
  /** Text nodes beside each other that make the text. React keeps each value in a node of its own. */
  nodes: Text[]
  /** The text without marks and with single spaces. */
  text: string
  /** Id or landmark around the text, which tells equal texts apart. */
  anchor: string
  /** Its values. A text of the engine has none. */
  parts: Part[]
}

/** Attributes that are texts, also of `<meta>`. */
const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'content']

/** Returns the texts and text attributes below an element with their values, in document order. */
export function tracedTexts(root: Element, partsOf: PartsOf): TracedText[] {
  const texts: TracedText[] = []
  const add = (element: Element, nodes: Text[], attribute?: Attr) => {
    const raw = (attribute ? [attribute] : nodes).map(markedText).join('')
    const text = singleSpaced(withoutMarks(raw))
    if (text === '') return
    const [name, anchor] = [attribute?.name, anchorOf(element)]
    texts.push({ element, attribute: name, nodes, text, anchor, parts: partsOf(raw) })
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
  return texts.map((text) => (text.parts.length > 0 ? text : { ...text, parts: wholeOf(text, texts) }))
}

/** Returns the value of which the engine has split off a text without a mark: that of a text around it. */
function wholeOf({ element: split, text }: TracedText, texts: TracedText[]): Part[] {
  const { parentElement } = split
  return texts
    .filter(({ element }) => parentElement?.contains(element))
    .flatMap(({ element, parts }) =>
      parts.filter((part) => {
        const at = singleSpaced(writtenIn(part)).indexOf(text)
        // A text deeper in the page may contain the same word by chance.
        return element === split || element === parentElement ? at >= 0 : at === 0
      }),
    )
    .slice(0, 1)
}

const without = 'script, style, template, noscript, [data-development-note]'

/** Returns the nearest id or landmark. Ids that React counts differ between server and browser. */
function anchorOf(element: Element): string {
  const around = element.closest(
    '[id]:not(#root, [id^=":"], [id^="_"], [id^="«"]), header, footer, nav, main',
  )
  return around ? (around.id ? `#${around.id}` : around.localName) : ''
}
