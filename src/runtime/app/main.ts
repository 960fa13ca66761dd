import 'virtual:brand'
import './reading-modes.css'
import { whenActive } from '../../../block-library/parts/when-active.ts'
import type { Site } from '../../../schemas/site.ts'
import { fillOpeningLine } from '../enquiry/fill-opening-line.ts'
import { startDelivery } from '../enquiry/load-enquiry-service.ts'
import { readPublishedPage } from '../engine/published-page.ts'
import { visitPage } from '../enquiry/visit.ts'
import { attachBehaviours } from './attach-behaviours.ts'
import { fadeOut } from './fade-out.ts'
import { isNeededNow } from './island-needs.ts'
import { loadForPaper } from './load-for-paper.ts'
import { newerAnswer } from './newer-answer.ts'
import { noteLinks, takeLinkState } from './note-links.ts'
import { readSettings } from './read-settings.ts'
import { reloadForMissingChunks } from './reload-once.ts'
import { replaceLostPictures } from './replace-lost-pictures.ts'
import { startAtTop } from './start-at-top.ts'
import { watchIslands } from './watch-islands.ts'
import { watchUse } from './watch-use.ts'

// A published page is complete without this script. The script makes it interactive, and requests once whether its
// content is newer. React is loaded only to render blocks of newer content, or at an address without a published page.
const { pathname } = window.location
const reloadForMissing = reloadForMissingChunks()
// Only own sheets have `crossorigin`. Reading one that an extension added throws.
for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet][crossorigin]')) {
  // The browser runs this script after the style sheets: a sheet without rules failed to load.
  if (!sheet?.cssRules.length) reloadForMissing(href)
}
startAtTop()
fadeOut()
replaceLostPictures()
loadForPaper()
noteLinks()

const page = readPublishedPage(document.getElementById('published')?.textContent, pathname)
if (page) {
  attachBehaviours(document)
  watchUse()
  whenActive(() => {
    visitPage({ contactPage: page.contactPage, pathname, title: page.title })
    fillOpeningLine()
    watchIslands({ isNeeded: isNeededNow, reload: reloadForMissing })
    startDelivery()
  })
  void newerAnswer(page).then((answer) => {
    if (answer === undefined) return
    void draw(async (site) => (await import('./draw-newer.ts')).drawNewer({ page, answer }, site))
  })
} else {
  whenActive(() => {
    takeLinkState()
    startDelivery()
    void draw(async (site) => (await import('./draw-app.tsx')).drawApp(site))
  })
}

/** Loads the site's settings and draws. If loading fails, the published page stays. */
async function draw(withSettings: (site: Site) => Promise<void>): Promise<void> {
  const settings = readSettings()
  settings.catch(reloadForMissing)
  try {
    await withSettings(await settings)
  } catch (error) {
    console.warn('[site] The page could not be drawn', error)
  }
}
