/** The rules of a page, as styled-components wrote them, in two parts. */
export interface PageStyles {
  /** Those that other pages of the same blocks have too, for a file. */
  shared: string
  /** Values that this page alone has (a picture's colours), for the document. */
  own: string
}

/** The text with which styled-components ends each rule. */
const end = '/*!sc*/\n'
/** The rule behind those of a component, which names the component; only styled-components reads it. */
const marker = 'data-styled.g'
const onlyValues = /^\.[\w-]+\{(?:--[\w-]+:[^;{}]*;)+\}$/

/**
 * Parts the style element that styled-components made for a page. A rule that only sets custom properties is the page's own: it
 * takes part in no cascade, so it may stand apart from the rules that read it.
 */
export function pageStyles(element: string): PageStyles {
  const [, text = ''] = /^<style[^>]*>(.*)<\/style>$/s.exec(element) ?? []
  const rules = text.split(end).filter((rule) => !rule.startsWith(marker))
  return {
    shared: rules.filter((rule) => !onlyValues.test(rule)).join(''),
    own: rules.filter((rule) => onlyValues.test(rule)).join(''),
  }
}
