import { __PRIVATE__ as styles } from 'styled-components'
import { afterAll, afterEach, vi } from 'vitest'

/*
 * Test files of a worker share its libraries and its window, which take longer to load than most files run. Each file
 * begins with its own modules, an empty page, empty storage and no listeners. Each test begins with an empty page and
 * empty storage.
 */
vi.resetModules()
document.head.replaceChildren()
const { documentElement: html } = document
for (const name of html.getAttributeNames()) html.removeAttribute(name)
styles.mainSheet.gs = {}
styles.mainSheet.names.clear()
styles.mainSheet.clearTag()
styles.mainSheet.getTag()
emptyPage()
afterEach(emptyPage)

const received: Parameters<typeof window.addEventListener>[] = []
const listen = window.addEventListener
window.addEventListener = (...listener: Parameters<typeof listen>) => {
  received.push(listener)
  listen.apply(window, listener)
}
afterAll(() => {
  window.addEventListener = listen
  for (const [type, listener, options] of received) window.removeEventListener(type, listener, options)
})

function emptyPage(): void {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
