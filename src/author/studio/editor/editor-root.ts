import { editStyles } from './edit-styles.ts'

/** Creates the element of the editor, with a shadow root: the styles of page and editor do not affect each other. */
export function editorRoot(): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('site-editor')
  host.dataset.developmentNote = ''
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(editStyles)
  root.adoptedStyleSheets = [sheet]
  document.body.append(host)
  return { host, root }
}
