import '@fontsource-variable/archivo/wght.css'
import 'virtual:global.css'
import './reading-modes.css'
import { readPublishedPage } from '../engine/published-page.ts'
import { draftWaits, startDelivery } from '../enquiry/load-enquiry-service.ts'
import { visitPage, visitedBefore } from '../enquiry/visit.ts'
import { revalidate } from './revalidate.ts'
import { readSettings } from './read-settings.ts'
import { reloadForMissingChunks } from './reload-once.ts'
import { evaluateInTurn } from './evaluate-in-turn.ts'
import { hydrateInStages } from './hydrate-in-stages.ts'
import { layOutInTurn } from './lay-out-in-turn.ts'
import { nextTask } from './next-task.ts'
import { noteFormRequests } from './note-form-requests.ts'
import { setStylesAside } from './published-styles.ts'
import { replaceLostPictures } from './replace-lost-pictures.ts'

// A published page is whole as it stands. This much of the script makes its one content call, and loads the rest once the
// processor rests, the visitor means to use the page, or there is newer content to show.
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { pathname } = window.location
// At once: later, the first press may already have made another entry of the history.
history.scrollRestoration = 'manual'
const reloadForMissing = reloadForMissingChunks()
for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
  // The script waits for the sheets: one that has nothing by now does not come.
  if (!sheet?.cssRules.length) reloadForMissing(new Error(`${href} is gone`))
}
replaceLostPictures()
noteFormRequests()
void layOutInTurn()

const page = readPublishedPage(document.getElementById('published')?.textContent, pathname)
const published = page && { page, revalidation: revalidate(page) }
let releaseStyles: (() => void) | undefined

// A bare shell notes it once it is drawn (src/app/app.tsx).
if (page) visitPage({ contactPage: page.contactPage, pathname, title: page.document.page.title })
if (published) {
  const begin = hydrateInStages(hydratePage)
  void published.revalidation.answer.then((answer) => {
    if (answer !== undefined) begin()
  })
  void deliver().then(() => {
    if (published.page.document.needs.includes('enquiry-service') && fillsIn()) begin()
  })
} else {
  hydratePage().catch(() => {})
  void deliver()
}

/** A task of its own: what the browser has stored is slow to come by. */
async function deliver() {
  await nextTask()
  startDelivery()
}

/** Whether the form has something to show that is not in the published page. */
const fillsIn = () => draftWaits() || visitedBefore() !== undefined

/** Loads what draws the page, all of it at once, and hydrates it. */
async function hydratePage(shellAnswers = () => {}): Promise<void> {
  try {
    await loadAndHydrate(shellAnswers)
  } catch (error) {
    // Where a file is missing the published page stays as it is, and the reload has been seen to.
    console.warn('[site] The page could not be hydrated', error)
    throw error
  }
}

async function loadAndHydrate(shellAnswers: () => void) {
  const settings = readSettings()
  settings.catch(reloadForMissing)
  releaseStyles ??= setStylesAside()
  await nextTask()
  await evaluateInTurn(document.getElementById('later'))
  const { hydrate } = await import('./hydrate.tsx')
  // What was loaded has just been evaluated; whatever the visitor does meanwhile comes first.
  await nextTask()
  if (root) await hydrate(root, await settings, published && { ...published, releaseStyles, shellAnswers })
}
