import { defineRule, isAbsolute, nearestName } from 'pagework/rules'
import { missingThings } from './shared/caption-things.ts'
import { hasFile, recordsByAddress, shownPictures } from './shared/shown-pictures.ts'

export default defineRule({
  summary: 'A picture has a record, and shows what its caption names.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    A buyer who reads "Curved stage wall" over a flat wall stops believing the page. The records in \`content/pictures/\` say what
    each picture shows. Choose another picture, reword the caption, or complete the record if the picture does show the thing.`,
  *check(site) {
    const records = recordsByAddress(site)
    // `picture-record` reports a record whose picture is misspelt.
    const misspelt = [...records.keys()].filter((address) => !hasFile(address, site))
    for (const { picture, caption = '', isSample, place } of shownPictures(site)) {
      if (isSample) continue
      const shows = records.get(picture)?.shows
      if (shows === undefined) {
        // Pictures of other hosts have no records.
        if (isAbsolute(picture) && !(site.host && picture.startsWith(site.host))) continue
        if (nearestName(picture, misspelt) !== undefined) continue
        const expected = 'a record in content/pictures/ of what the picture shows'
        yield { ...place, problem: 'the picture has no record', expected, received: picture }
        continue
      }
      const missing = missingThings(caption, shows)
      if (missing.length === 0) continue
      const problem = `the caption names what its picture does not show: ${missing.join(', ')}`
      yield { ...place, problem, received: `"${caption}" over ${shows}` }
    }
  },
})
