import { expect, test } from 'vitest'
import { pictureNotes } from '../../src/config/picture-notes.ts'
import { missingThings } from '../support/caption-things.ts'
import { pictureUses } from '../support/picture-uses.ts'
import { site, siteConfig } from '../support/site-config.ts'

const pages = await pictureUses()
const records = new Map(
  [...pictureNotes({ ...siteConfig, site }, '').keys()].map((address, index) => [
    address,
    Object.values(siteConfig.pictures)[index],
  ]),
)
const used = new Map<string, string[]>()
for (const { pathname, pictures } of pages) {
  for (const picture of pictures) used.set(picture, [...(used.get(picture) ?? []), pathname])
}

test('every picture that a page shows has a record of what it shows', () => {
  expect([...used.keys()].filter((picture) => !records.has(picture))).toEqual([])
})

test('no record is of a picture that no page shows', () => {
  expect([...records.keys()].filter((picture) => !used.has(picture))).toEqual([])
})

test('a caption names nothing that its picture does not show', () => {
  const wrong = pages.flatMap(({ pathname, captioned }) =>
    captioned.flatMap(({ picture, caption }) => {
      const { shows = '' } = records.get(picture) ?? {}
      const missing = missingThings(caption, shows)
      return missing.length > 0
        ? [`${pathname}: "${caption}" (${missing.join(', ')}): ${picture} shows ${shows}`]
        : []
    }),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['Walkable floor', 'a wall in a hall, three chairs', ['walkable']],
  ['Sphere or ring', 'flat wall on truss', ['sphere', 'ring']],
  ['Sphere or ring', 'ring of LED above a lobby', []],
  ['Sphere above a stage', 'stage with a flat wall', ['sphere']],
  ['Between the mullions', 'opaque wall in a room', ['mullions']],
  ['Walkable floor', 'LED floor with two pairs of feet on it', []],
  ['Premium Quality', 'a calibrated module', []],
])('"%s" over a picture of %s', (caption, shows, missing) => {
  expect(missingThings(caption, shows)).toEqual(missing)
})

test('no picture is on more than three pages, and most are on one page only', () => {
  const often = [...used].filter(([, places]) => places.length > 3)
  expect(often).toEqual([])
  expect([...used.values()].filter(({ length }) => length === 1).length).toBeGreaterThanOrEqual(110)
})

test('at least half of the gallery is its own', () => {
  const gallery = pages.find(({ pathname }) => pathname === '/gallery')?.pictures ?? []
  const own = gallery.filter((picture) => used.get(picture)?.length === 1)
  expect(gallery.length).toBeGreaterThan(0)
  expect(own.length).toBeGreaterThanOrEqual(gallery.length / 2)
})

test('at least a third of the pictures are by daylight', () => {
  const day = [...used.keys()].filter((picture) => records.get(picture)?.light === 'day')
  expect(day.length).toBeGreaterThanOrEqual(used.size / 3)
})
