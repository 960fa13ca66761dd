import { describe, expect, test } from 'vitest'
import { facts } from '../../../page-configs/rules/numbers/facts.ts'
import { pageAt } from '../../support/find-page.ts'
import { blockOf } from '../../support/page-blocks.ts'

/** The stages agree with `content/facts.json`. */
describe.each([
  { product: 'outdoor-led-video-walls', noon: 'outdoor' },
  { product: 'indoor-led-video-walls', noon: 'room' },
  { product: 'transparent-led-display', noon: 'sunlit window' },
] as const)('the stage of $product', ({ product, noon }) => {
  const stage = blockOf(pageAt(`/products/${product}`), 'distance-stage')

  test('has the pitches of the product, as they are', () => {
    const known = facts.products[product]?.pitches ?? []
    expect(stage.pitches.map(({ name }) => name)).toEqual(known)
    for (const { name, mm, nearM } of stage.pitches) {
      const pitch = [...facts.pitches, ...facts.transparentPitches].find((one) => one.name === name)
      expect(mm).toEqual([pitch?.mm, pitch?.mm].flat().slice(0, 2))
      expect(nearM).toBe(pitch?.nearestM)
    }
  })

  test('is as bright at noon as the product is, and dimmed after dark', () => {
    const [least = 0, greatest = 0] = facts.nits.find(({ place }) => place === noon)?.range ?? []
    const [first, ...later] = stage.hours.map(({ nits }) => nits)
    expect(first).toBeGreaterThanOrEqual(least)
    expect(first).toBeLessThanOrEqual(greatest)
    expect(later).toEqual(later.toSorted((one, other) => other - one))
  })

  test('has a screen of whole cabinets', () => {
    const sizes = [...facts.cabinets, ...facts.panels].filter(({ name }) =>
      facts.products[product]?.cabinets.includes(name),
    )
    const [, , width, height] = stage.scene.screen
    const fits = sizes.some(({ mm }) =>
      [(width * 1000) / mm[0], (height * 1000) / mm[1]].every(
        (count) => Math.abs(count - Math.round(count)) < 1e-9,
      ),
    )
    expect(fits).toBe(true)
  })

  test('has light on its face as published tables have it', () => {
    const [day = 0, dusk = 0, night = 0] = stage.hours.map(({ lux }) => lux)
    expect(day).toBeGreaterThanOrEqual(product === 'indoor-led-video-walls' ? 500 : 10_000)
    expect(day).toBeLessThanOrEqual(60_000)
    expect(dusk).toBeLessThan(day)
    expect(night).toBeLessThan(dusk)
  })
})

test('Home and the planner have the outdoor stage', () => {
  for (const path of ['/', '/screen-planner']) {
    const { scene } = blockOf(pageAt(path), 'distance-stage')
    expect(scene).toEqual(blockOf(pageAt('/products/outdoor-led-video-walls'), 'distance-stage').scene)
  }
})
