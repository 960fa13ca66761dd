import type { Page } from 'playwright-core'

/** Returns the words of a page that begin in a line and end in another, without a hyphen or a slash of their own. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element, textContent } = text
      if (!element?.checkVisibility() || element.closest('script, style, noscript')) continue
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[\p{L}\p{M}\p{N},°²]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top / 6)))
        if (lines.size > 1) broken.push(`${element.tagName.toLowerCase()}: ${word}`)
      }
    }
    return broken
  })
