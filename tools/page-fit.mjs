/**
 * Runs in a page of a browser, to which a driver sends this function alone: `await page.evaluate(pageFit)`. Returns what the
 * header shows, links or their menu, and what does not fit in the window.
 */
export async function pageFit() {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  const { documentElement: root, fonts } = document
  await fonts.ready
  const header = document.querySelector('header')
  if (!header) throw new Error('The page has no header')
  const { bottom } = header.getBoundingClientRect()
  /** @param {string} parts */
  const shown = (parts) =>
    [...header.querySelectorAll(parts)].filter((part) => part.checkVisibility({ visibilityProperty: true }))
  const links = shown('nav > ul').length > 0
  const menu = shown('[data-behaviour=disclosure]:not([data-opens-on-hover]) summary').length > 0
  const lines = bottom / Number.parseFloat(getComputedStyle(root).fontSize) / 4.5
  const problems = lines === 1 ? [] : [`The header is ${lines} lines high`]
  const sideways = root.scrollWidth - window.innerWidth
  if (sideways > 0) problems.push(`The page scrolls ${sideways} px sideways`)
  for (const heading of document.querySelectorAll('h1'))
    if (heading.getBoundingClientRect().top < bottom)
      problems.push(`The header covers the heading "${heading.textContent}"`)
  for (const part of shown('a, summary, a > span')) {
    const box = part.getBoundingClientRect()
    if (box.left < 0 || box.right > window.innerWidth || box.bottom > bottom)
      problems.push(`"${part.getAttribute('aria-label') ?? part.textContent}" is not inside the header`)
  }
  return { shows: links && menu ? 'both' : links ? 'links' : menu ? 'menu' : 'none', problems }
}
