import { expect, test } from 'vitest'
import { placeTowns } from '../../../block-library/map/place-towns.ts'

const chennai = { name: 'Chennai', at: [13.08, 80.27] as [number, number] }
const bangalore = { name: 'Bangalore', at: [12.97, 77.59] as [number, number] }
const theni = { name: 'Theni', at: [10.01, 77.48] as [number, number] }

test('towns are as far apart as on the ground, in kilometres', () => {
  const { places } = placeTowns([chennai, bangalore])
  const [a, b] = places
  const apart = a && b && Math.hypot(a.x - b.x, a.y - b.y)
  // By great circle 290 km.
  expect(apart).toBeGreaterThan(285)
  expect(apart).toBeLessThan(295)
})

test('north is up and east is right, within the map', () => {
  const { places, width, height } = placeTowns([theni, chennai])
  const [south, north] = places
  expect(north && south && north.y < south.y && north.x > south.x).toBe(true)
  for (const { x, y } of places) expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
})

test('the name of a town near the right edge is at its left', () => {
  expect(placeTowns([theni, chennai]).places.map(({ isLeft }) => isLeft)).toEqual([false, true])
})

test('the coast is a line in the kilometres of the towns', () => {
  const { places, coast } = placeTowns([theni, chennai], [theni.at, chennai.at])
  expect(coast).toBe(`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`)
})
