import { defineRule, nearestName, storageAddress, type Found, type JoinedSite } from 'pagework/rules'
import {
  hasFile,
  lostPictures,
  recordsByAddress,
  shownPictures,
  type ShownPicture,
} from './shared/shown-pictures.ts'

export default defineRule({
  summary: 'Pages show different pictures, and the records are of pictures that pages show.',
  severity: 'warning',
  reads: 'content',
  docs: `
    Visitors recognise a picture that they have seen before, and take the pages for copies of each other: no picture is on more than
    three pages, or twice on one page. Each article counts as a page. At least three in ten of the gallery's
    pictures are on no other page, and at least a third of all pictures is by daylight.`,
  *check(site) {
    const uses = new Map<string, ShownPicture[]>()
    const all = shownPictures(site)
    yield* unusedRecords(site, new Set(all.map(({ picture }) => picture)))
    for (const one of all.filter(({ isSample }) => !isSample)) {
      const shown = uses.get(one.picture) ?? []
      shown.push(one)
      uses.set(one.picture, shown)
    }
    yield* shares(site, uses)
    for (const [picture, shown] of uses) {
      const first = new Map<string, ShownPicture>()
      for (const one of shown) {
        if (first.has(one.page.pathname))
          yield {
            ...one.place,
            problem: `the page ${one.page.pathname} shows this picture twice`,
            received: picture,
          }
        first.set(one.page.pathname, one)
      }
      const pages = [...first.values()]
      const [last] = pages.slice(MOST_PAGES).slice(-1)
      if (!last) continue
      const others = pages.slice(0, MOST_PAGES).map(({ page }) => page.pathname)
      const problem = `this picture is on ${pages.length} pages, for example ${others.join(', ')}`
      yield { ...last.place, problem, received: picture }
    }
  },
})

const MOST_PAGES = 3

type Uses = ReadonlyMap<string, ShownPicture[]>

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

function* shares(site: JoinedSite, uses: Uses): Generator<Found> {
  const gallery = [...uses.values()].filter((shown) =>
    shown.some(({ page }) => page.content.gallery.length > 0),
  )
  const alone = gallery.filter((shown) => shown.every(({ page }) => page.content.gallery.length > 0))
  const [first] = gallery[0] ?? []
  if (first && alone.length < gallery.length * 0.3) {
    const problem = `${alone.length} of the gallery's ${gallery.length} pictures are on no other page`
    yield { file: first.place.file, problem, expected: 'at least three in ten' }
  }
  const records = recordsByAddress(site)
  const byDay = [...uses.keys()].filter((picture) => records.get(picture)?.light === 'day')
  if (byDay.length < uses.size / 3) {
    const problem = `${byDay.length} of ${uses.size} pictures are by daylight`
    yield { file: 'content/pictures/site.json', problem, expected: 'at least a third' }
  }
}
