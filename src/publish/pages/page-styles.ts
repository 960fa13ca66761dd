/** CSS rules of a page from styled-components, in two parts. */
export interface PageStyles {
  /** Rules that pages with the same blocks share, for a file. */
  shared: string
  /** Rules with values of this page only, such as a picture's colours, for the document. */
  values: string
}

/** Text with which styled-components ends each rule. */
const end = '/*!sc*/\n'
/** Start of the rule with a component's name, which follows the component's rules. Only styled-components reads it. */
const marker = 'data-styled.g'
const onlyValues = /^\.[\w-]+\{(?:--[\w-]+:[^;{}]*;)+\}$/

/**
 * Splits the style element that styled-components made for a page. Rules that only set custom properties are the page's
 * own. Their order does not matter in the cascade, so they can be separate from the rules that read them.
 */
export function pageStyles(element: string): PageStyles {
  const [, text = ''] = /^<style[^>]*>(.*)<\/style>$/s.exec(element) ?? []
  const rules = text.split(end).filter((rule) => !rule.startsWith(marker))
  return {
    shared: rules.filter((rule) => !onlyValues.test(rule)).join(''),
    values: rules.filter((rule) => onlyValues.test(rule)).join(''),
  }
}
