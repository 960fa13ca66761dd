import { defineRule, nearestName, storageAddress, type Found, type JoinedSite } from 'pagework/rules'
import {
  hasFile,
  lostPictures,
  recordsByAddress,
  shownPictures,
  type ShownPicture,
} from './shared/shown-pictures.ts'

export default defineRule({
  summary: 'Pages show different pictures in their size, and the records are of pictures that pages show.',
  severity: 'warning',
  reads: 'content',
  docs: `
    Visitors recognise a picture that they have seen before, and take the pages for copies of each other: none is on more than
    two pages, no swatch of a pitch (\`module-*.webp\`) on more than three, and none twice on one page. Each article counts as a
    page. The gallery does not count, nor does a picture that leads to another page, nor the distance stage. At least a third
    of the places is by daylight. A picture that takes the full width of a page has 2560 pixels, or it is blurred: choose a
    larger one, or reorder the items.`,
  *check(site) {
    const uses = new Map<string, ShownPicture[]>()
    const all = shownPictures(site)
    yield* unusedRecords(site, new Set(all.map(({ picture }) => picture)))
    const closeUps = Object.keys(site.records.get('content/pictures/close-ups.json') ?? {})
    const parts = new Set(closeUps.map((path) => storageAddress(path, site.host)))
    for (const { picture, isWide, isSample, place } of all) {
      const width = isWide && !isSample ? site.picture(picture)?.size?.width : undefined
      if (width !== undefined && width < FULL_WIDTH_PIXELS)
        yield {
          ...place,
          problem: `the picture ${picture} takes the full width of the page`,
          expected: `${FULL_WIDTH_PIXELS} pixels of width`,
          received: String(width),
        }
    }
    for (const use of all.filter(({ isSample, isSign }) => !isSample && !isSign)) {
      const shown = uses.get(use.picture) ?? []
      shown.push(use)
      uses.set(use.picture, shown)
    }
    yield* daylight(
      site,
      [...uses.keys()].filter((picture) => !parts.has(picture)),
    )
    for (const [picture, shown] of uses) {
      const first = new Map<string, ShownPicture>()
      for (const use of shown) {
        if (first.has(use.page.pathname))
          yield {
            ...use.place,
            problem: `the page ${use.page.pathname} shows this picture twice`,
            received: picture,
          }
        first.set(use.page.pathname, use)
      }
      const counted = [...first.values()].filter(({ page }) => page.content.gallery.length === 0)
      const most = picture.includes('/module-') ? 3 : 2
      const [last] = counted.slice(most).slice(-1)
      if (!last) continue
      const others = counted.slice(0, most).map(({ page }) => page.pathname)
      const problem = `this picture is on ${counted.length} pages, for example ${others.join(', ')}`
      yield { ...last.place, problem, received: picture }
    }
  },
})

const FULL_WIDTH_PIXELS = 2560

function* unusedRecords(site: JoinedSite, shown: ReadonlySet<string>): Generator<Found> {
  const addresses = [...recordsByAddress(site).keys()]
  // Other rules report a misspelt picture, and a record without a file.
  const misspelt = new Set([...lostPictures(site)].map((lost) => nearestName(lost, addresses)))
  for (const [file, records] of site.records)
    for (const path of Object.keys(records)) {
      const address = path.startsWith('/') ? path : storageAddress(path, site.host)
      if (!shown.has(address) && !misspelt.has(address) && hasFile(address, site))
        yield { file, path: [path], at: 'key', problem: 'no page shows this picture' }
    }
}

function* daylight(site: JoinedSite, places: readonly string[]): Generator<Found> {
  const records = recordsByAddress(site)
  const byDay = places.filter((picture) => records.get(picture)?.light === 'day')
  if (byDay.length >= places.length / 3) return
  const problem = `${byDay.length} of ${places.length} pictures of places are by daylight`
  yield { file: 'content/pictures/site.json', problem, expected: 'at least a third' }
}
