import type { Locator } from 'playwright-core'

/** Returns the words and controls of page and footer that the element covers while the page scrolls to its end. */
export async function coveredBy(element: Locator): Promise<string[]> {
  return element.evaluate(async (link) => {
    const covered: string[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { left, right, top: above, bottom } = link.getBoundingClientRect()
      if (above > innerHeight) continue
      const over = (box: DOMRect) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > above
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const shown = text.parentElement?.closest('main, footer') && text.parentElement.checkVisibility()
        if (!shown || !text.textContent?.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        if ([...range.getClientRects()].some(over)) covered.push(`${top}: ${text.textContent.slice(0, 40)}`)
      }
      for (const control of document.querySelectorAll(':is(main, footer) :is(a, button, summary, input)'))
        if (control.checkVisibility() && over(control.getBoundingClientRect()))
          covered.push(`${top}: ${control.textContent.slice(0, 40)}`)
    }
    return covered
  })
}
