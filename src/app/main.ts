import '@fontsource-variable/archivo/wght.css'
import 'virtual:global.css'
import './reading-modes.css'
import { hasForm } from '../../block-library/blocks-with-form.ts'
import { readSnapshot } from '../engine/snapshot.ts'
import { draftWaits, startDelivery } from '../enquiry/open-desk.ts'
import { visitPage, visitedBefore } from '../enquiry/visit.ts'
import { askForNewer } from './ask-for-newer.ts'
import { readSite } from './read-site.ts'
import { reloadForMissingChunks } from './reload-once.ts'
import { whenMeant } from './when-meant.ts'

// A published page is whole as it stands. This much of the script makes its one content call, and loads the rest once the
// visitor means to use the page, or once there is something newer to show.
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { pathname } = window.location
const site = readSite()
reloadForMissingChunks()
startDelivery()

const snapshot = readSnapshot(document.getElementById('snapshot')?.textContent, pathname)
visitPage({ site, pathname, title: snapshot?.document.page.title })
const published = snapshot && { snapshot, newer: askForNewer(snapshot) }
let waking: Promise<void> | undefined

if (!published || (hasForm(published.snapshot.document.page.blocks) && fillsIn())) {
  void wakeUp().catch(() => {})
} else {
  whenMeant(wakeUp)
  void published.newer.answer.then((answer) => {
    if (answer !== undefined) wakeUp().catch(() => {})
  })
}

/** Whether the form has something to show that is not in the published page. */
function fillsIn(): boolean {
  return draftWaits() || visitedBefore() !== undefined
}

/** Loads what draws the page, all of it at once, and brings it to life; another time only if this one failed. */
function wakeUp(): Promise<void> {
  waking ??= bringToLife().catch((error: unknown) => {
    waking = undefined
    // Where a file is missing the published page stays as it is, and the reload has been seen to.
    console.warn('[site] The page could not be brought to life', error)
    throw error
  })
  return waking
}

async function bringToLife() {
  const later = document.getElementById('later')
  if (later instanceof HTMLTemplateElement) document.head.append(later.content)
  const { wake } = await import('./wake.tsx')
  if (root) await wake(root, site, published)
}
