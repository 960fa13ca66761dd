import { expect, test } from 'vitest'
import { facts } from '../../../page-configs/rules/numbers/facts.ts'
import { siteConfig } from '../../support/site-config.ts'

const pitches = new Map(facts.pitches.map((pitch) => [pitch.name, pitch]))
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name)

test.each(facts.pitches)('$name: what follows from its millimetres does', (pitch) => {
  expect(pitch.pixelsPerMetre).toBeCloseTo(1000 / pitch.mm, 0)
  expect(pitch.fullHdM[0]).toBeCloseTo(1.92 * pitch.mm, 2)
  expect(pitch.fullHdM[1]).toBeCloseTo(1.08 * pitch.mm, 2)
  expect(Math.abs(pitch.nearestM - pitch.mm)).toBeLessThan(0.25)
  expect(pitch.bestM.map((far) => far / pitch.nearestM)).toEqual(facts.viewing.best.value)
  expect(Math.abs(Number(pitch.name.slice(1)) - pitch.mm)).toBeLessThan(0.08)
})

test.each(facts.cabinets.flatMap((cabinet) => cabinet.pitches.map((pitch) => ({ ...cabinet, pitch }))))(
  'a cabinet of $name holds a whole number of pixels at $pitch',
  ({ mm, pitch }) => {
    for (const side of mm) {
      const pixels = side / (pitches.get(pitch)?.mm ?? Number.NaN)
      expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(0.01)
    }
  },
)

test('products name pitches, cabinets and places that are known', () => {
  const known = {
    pitches: names([...facts.pitches, ...facts.transparentPitches]),
    cabinets: names([...facts.cabinets, ...facts.panels]),
    nits: facts.nits.map(({ place }) => place),
  }
  for (const product of Object.values(facts.products)) {
    expect(known.pitches).toEqual(expect.arrayContaining(product.pitches))
    expect(known.cabinets).toEqual(expect.arrayContaining(product.cabinets))
    expect(known.nits).toEqual(expect.arrayContaining(product.nits))
  }
})

test('what is counted is what the site has', () => {
  const pages = (folder: string) =>
    siteConfig.pages.filter(({ file }) => file.startsWith(`page-configs/${folder}/`)).length
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  // A text may count fewer pages than there are: it counts those that it names.
  expect(facts.counts.sectors.value).toBeOneOf(upTo(pages('industries')))
  expect(facts.counts.productLines.value).toBeOneOf(upTo(pages('products')))
  expect(facts.counts.productLines.value).toBe(Object.keys(facts.products).length)
  expect(facts.counts.offices.value).toBe(siteConfig.site.cities.length)
})
