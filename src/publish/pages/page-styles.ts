/** The rules of a page, as styled-components wrote them, in two parts. */
export interface PageStyles {
  /** Those that other pages of the same blocks have too, for a file. */
  shared: string
  /** Values that this page alone has (a picture's colours), for the document. */
  own: string
  /** The release of styled-components that takes them over in the browser. */
  version: string
}

/** How styled-components ends each rule. */
const end = '/*!sc*/\n'
/** The rule behind those of a component: whose they are, and what their classes are called. */
const marker = 'data-styled.g'
const onlyValues = /^\.[\w-]+\{(?:--[\w-]+:[^;{}]*;)+\}$/

/**
 * Parts the style element that styled-components made for a page. What only sets custom properties is the page's own: it
 * takes part in no cascade, so it may stand apart from the rules that read it.
 */
export function pageStyles(element: string): PageStyles {
  const [, version = '', text = ''] =
    /^<style[^>]*-version="([^"]*)"[^>]*>(.*)<\/style>$/s.exec(element) ?? []
  const shared: string[] = []
  const own: string[] = []
  let group: string[] = []
  for (const rule of text.split(end)) {
    if (!rule.startsWith(marker)) group.push(rule)
    else {
      const part = group.every((one) => onlyValues.test(one)) ? own : shared
      part.push(...group, rule)
      group = []
    }
  }
  return { shared: grouped(shared), own: grouped(own), version }
}

/** In one rule, so that the browser finds them and lets go of them as one (`src/app/published-styles.ts`). */
const grouped = (rules: string[]) => (rules.length > 0 ? `@media all{${rules.join('')}}` : '')
