import { readdirSync, readFileSync } from 'node:fs'

/** A document as an editor pastes it, with the words that visitors must see. */
export interface PastedDocument {
  name: string
  html: string
  words: string
}

const folder = 'tests/support/pasted'

/** Below the line `=====` stand the words, each block in a line. */
export const pastedDocuments: PastedDocument[] = readdirSync(folder).map((file) => {
  const [html = '', words = ''] = readFileSync(`${folder}/${file}`, 'utf8').split('\n=====\n')
  return { name: file, html, words: inOneLine(words) }
})

/** Elements whose words do not touch others. */
const apart = 'p, div, li, td, th, br, dt, dd, pre, blockquote, figcaption, address, hr, caption'

/** Returns the words of sanitised rich text in order, as visitors see them. */
export function wordsOf(html: string): string {
  const holder = document.createElement('div')
  holder.innerHTML = html
  for (const element of holder.querySelectorAll(apart)) {
    element.before(' ')
    element.after(' ')
  }
  return inOneLine(holder.textContent)
}

export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
