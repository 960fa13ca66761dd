import { expect, test } from 'vitest'
import { storageAddress } from '../../../src/runtime/content/storage-address.ts'
import { missingThings } from '../../support/caption-things.ts'
import { pictureUses } from '../../support/picture-uses.ts'
import { siteConfig } from '../../support/site-config.ts'

const configs = await pictureUses()
const pages = configs.flatMap((config) => config.pages)
const records = new Map(
  Object.entries(siteConfig.pictures).map(([path, record]) => [
    path.startsWith('/') ? path : storageAddress(path, ''),
    record,
  ]),
)
/** Addresses of the configs that show a picture. All articles share one config, which counts once. */
const uses = new Map<string, string[]>()
for (const { path, pictures } of configs) {
  for (const picture of pictures) uses.set(picture, [...(uses.get(picture) ?? []), path])
}
const isAlone = (picture: string) => uses.get(picture)?.length === 1

test('every picture that a page shows has a record of what it shows', () => {
  expect([...uses.keys()].filter((picture) => !records.has(picture))).toEqual([])
})

test('no record is of a picture that no page shows', () => {
  expect([...records.keys()].filter((picture) => !uses.has(picture))).toEqual([])
})

test('a caption names nothing that its picture does not show', () => {
  const wrong = pages.flatMap(({ pathname, shown }) =>
    shown.flatMap(({ picture, caption = '' }) => {
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
  expect([...uses].filter(([, places]) => places.length > 3)).toEqual([])
  expect([...uses.keys()].filter(isAlone).length).toBeGreaterThanOrEqual(110)
})

test('no page shows a picture twice', () => {
  const twice = pages.flatMap(({ pathname, shown }) => {
    const pictures = shown.map(({ picture }) => picture)
    return pictures
      .filter((picture, i) => pictures.indexOf(picture) !== i)
      .map((picture) => ({ pathname, picture }))
  })
  expect(twice).toEqual([])
})

test('at least half of the gallery is on no other page', () => {
  const gallery = [...(configs.find(({ path }) => path === '/gallery')?.pictures ?? [])]
  expect(gallery.length).toBeGreaterThan(0)
  expect(gallery.filter(isAlone).length).toBeGreaterThanOrEqual(gallery.length / 2)
})

test('at least a third of all pictures is by daylight', () => {
  const day = [...uses.keys()].filter((picture) => records.get(picture)?.light === 'day')
  expect(day.length).toBeGreaterThanOrEqual(uses.size / 3)
})
