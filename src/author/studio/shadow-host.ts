import { isComposing } from './page/use-keys.ts'
import { styles } from './styles.ts'

/** Creates an element with a shadow root, so that the styles of page and studio do not affect each other. */
export function shadowHost(name: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name)
  host.dataset.developmentNote = ''
  // The page may be in another language.
  host.lang = 'en'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  // A browser's translator leaves the studio alone.
  host.translate = false
  host.className = 'notranslate'
  // Keys of an input method do nothing else.
  root.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && isComposing(event)) event.stopPropagation()
    },
    { capture: true },
  )
  return { host, root }
}

/** Returns the shadow root around an element of the studio. Tests have none. */
export const rootOf = (element: Element): Document | ShadowRoot => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : document
}
