const version = 'data-styled-version'

/**
 * To be called before styled-components is loaded. At its first breath it would take the rules of the published page out of
 * the document and put each in again: the style of the whole page is then reckoned anew, for nothing. So it is only told
 * which rules there are. Returns what hands them over, for when it has another to add (`src/app/hydrate.tsx`).
 */
export function setStylesAside(): (() => void) | undefined {
  const owners = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`[${version}]`)]
  const release = owners[0]?.getAttribute(version)
  if (!release) return undefined
  const groups = owners.flatMap(({ sheet }) => lastGroup(sheet))
  const rules = groups.flatMap(({ cssRules }) => [...cssRules])
  tell(release, rules.filter(isMarker))
  return () => {
    tell(release, rules)
    for (const { parentStyleSheet } of groups)
      parentStyleSheet?.deleteRule(parentStyleSheet.cssRules.length - 1)
  }
}

/** What publishing put last into a sheet (`src/publish/pages/page-styles.ts`); a sheet that did not come has nothing. */
function lastGroup(sheet: CSSStyleSheet | null): CSSMediaRule[] {
  const last = sheet?.cssRules[sheet.cssRules.length - 1]
  return last instanceof CSSMediaRule ? [last] : []
}

/** Behind the rules of each component stands one that says whose they are. */
const isMarker = (rule: CSSRule) =>
  rule instanceof CSSStyleRule && rule.selectorText.startsWith('data-styled.g')

/** Writes rules where styled-components looks for them, which takes them away there. */
function tell(release: string, rules: CSSRule[]): void {
  // An element of no language's: the page's policy allows no style that publishing did not write, and this is none.
  const element = document.createElementNS('', 'style')
  element.setAttribute('data-styled', '')
  element.setAttribute(version, release)
  element.textContent = rules.map(({ cssText }) => `${cssText}/*!sc*/\n`).join('')
  document.head.append(element)
}
