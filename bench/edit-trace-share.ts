import { JSDOM } from 'jsdom'
import type { Editor } from '../src/author/dev/server/editor.ts'
import { marksIn, withoutMarks } from '../src/author/protocol/protocol.ts'

/** Texts of all pages by how they lead to their source. */
export interface TraceShare {
  pages: number
  texts: number
  /** Texts with a mark. */
  marked: number
  /** Texts without a mark, with their pages. */
  left: Map<string, Set<string>>
}

const attributes = ['alt', 'aria-label', 'title', 'placeholder']

/** Traces each text node and text attribute of each page. */
export async function traceShare(
  editor: Editor,
  paths: string[],
  say: (line: string) => void,
): Promise<TraceShare> {
  const share: TraceShare = { pages: 0, texts: 0, marked: 0, left: new Map() }
  for (const path of paths) {
    const trace = await editor.trace(path)
    if (!trace) throw new Error(`There is no page ${path}`)
    const texts = textsOf(trace.html)
    const plain = texts.filter((text) => marksIn(text).length === 0)
    share.pages += 1
    share.texts += texts.length
    share.marked += texts.length - plain.length
    for (const text of plain) share.left.set(text, (share.left.get(text) ?? new Set()).add(path))
    say(`${path}: ${texts.length} texts, ${plain.length} without a mark`)
  }
  return share
}

function textsOf(html: string): string[] {
  const { document, NodeFilter } = new JSDOM(html).window
  for (const element of document.querySelectorAll('script, style, noscript')) element.remove()
  const texts: string[] = []
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? '')
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  const head = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]'
  for (const element of document.querySelectorAll(head)) texts.push(element.getAttribute('content') ?? '')
  return texts.filter((text) => withoutMarks(text).trim() !== '')
}
