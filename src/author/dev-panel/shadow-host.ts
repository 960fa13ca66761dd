import { styles } from './styles.ts'

/** An element whose content the page's styles do not reach, nor its styles the page. */
export function shadowHost(name: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name)
  host.dataset.developmentNote = ''
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  return { host, root }
}

/** An element with a class and a text. */
export function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
