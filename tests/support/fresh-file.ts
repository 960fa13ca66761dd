import { __PRIVATE__ as styles } from 'styled-components'
import { afterAll, vi } from 'vitest'

/*
 * The files of a worker share its libraries and its window, which take longer to load than most files run.
 * Each begins as if it were alone: with modules of its own, an empty page, nothing stored and nobody listening. The quick
 * check lets them share all modules, which spares it a tenth of its time; the full run judges each by itself.
 */
if (process.env.SHARED_MODULES === undefined) vi.resetModules()
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
for (const part of [document.head, document.body]) part.replaceChildren()
const { documentElement: html } = document
for (const name of html.getAttributeNames()) html.removeAttribute(name)
styles.mainSheet.gs = {}
styles.mainSheet.names.clear()
styles.mainSheet.clearTag()
styles.mainSheet.getTag()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')

const heard: Parameters<typeof window.addEventListener>[] = []
const listen = window.addEventListener
window.addEventListener = (...listener: Parameters<typeof listen>) => {
  heard.push(listener)
  listen.apply(window, listener)
}
afterAll(() => {
  window.addEventListener = listen
  for (const [type, listener, options] of heard) window.removeEventListener(type, listener, options)
})
