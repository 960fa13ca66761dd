/* oxlint-disable unicorn/consistent-function-scoping -- a browser test runs `readPairs` alone in its page */
/**
 * Returns the colours of texts and edges in this document, and of what they stand on. A browser test runs this function
 * in its page, so the function uses nothing of this module.
 */
export function readPairs(): string[][] {
  const hex = (color: string) =>
    `#${(color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  const isClear = (color: string) => /, 0\)$|transparent/.test(color)
  const under = (element: Element | null): string => {
    if (!element) return 'nothing'
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (!isClear(backgroundColor)) return hex(backgroundColor)
    if (backgroundImage.startsWith('linear-gradient(to top')) return 'foot'
    return under(element.parentElement)
  }
  const controls = 'a, button, input, select, textarea, label, summary'
  // Browsers draw the opened list of a select in colours of their own.
  const apart = 'noscript, script, style, option, [hidden]'
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    if (element.closest(apart)) return []
    const style = getComputedStyle(element)
    const { color, borderTopColor, borderTopWidth, outlineColor, outlineStyle, outlineWidth } = style
    const below = under(element)
    const around = under(element.parentElement)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const isControl = element.matches(controls)
    const hasEdge = isControl && borderTopWidth !== '0px' && !isClear(borderTopColor)
    const hasRing = isControl && outlineStyle !== 'none' && outlineWidth !== '0px' && !isClear(outlineColor)
    // Icons of controls. Other drawings are named in words.
    const isIcon = element.matches('svg *') && element.closest(controls) !== null
    const paints = isIcon
      ? [style.fill, style.stroke].filter((paint) => paint.startsWith('rgb') && !isClear(paint))
      : []
    return [
      ...(hasText ? [[hex(color), below]] : []),
      ...(hasEdge ? [[hex(borderTopColor), around]] : []),
      ...(hasRing ? [[hex(outlineColor), parseFloat(style.outlineOffset) < 0 ? below : around]] : []),
      ...paints.map((paint) => [hex(paint), under(element.closest('svg'))]),
    ]
  })
}

/**
 * Not judged: thin lines and tracks, the edge of a fill in the same colour, what browsers draw in colours of their own, and edges
 * over a picture, whose colours are declared on `dark`.
 */
export const isOrnament = (pair: string) =>
  /^(?:line|dot|accent|#\w+|over\w+) on (?:stage|raised)|^line on bar/.test(pair)
