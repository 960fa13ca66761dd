const version = 'data-styled-version'

/**
 * To be called before styled-components is loaded. At its first breath it would take the rules of the published page out of
 * the document and put each in again: the style of the whole page is then reckoned anew, for nothing. So it is only told
 * which rules there are. Returns what hands them over, for when it has another to add (`src/app/hydrate.tsx`).
 */
export function setStylesAside(): (() => void) | undefined {
  const rules = document.querySelector(`style[${version}]`)
  if (!rules) return undefined
  const release = rules.getAttribute(version) ?? ''
  // An element of no language's: the page's policy allows no style that publishing did not write, and this is none.
  const names = document.createElementNS('', 'style')
  names.setAttribute('data-styled', '')
  names.setAttribute(version, release)
  // Each group of rules ends with a line that says whose they are.
  names.textContent = (rules.textContent.match(/^data-styled\.g.*$/gm) ?? []).join('\n')
  rules.removeAttribute(version)
  rules.before(names)
  return () => rules.setAttribute(version, release)
}
