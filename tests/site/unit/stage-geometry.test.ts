import { expect, test } from 'vitest'
import { middleOf } from '../../../block-library/led/distance-stage/drawn-scene.ts'
import { gridOf } from '../../../block-library/led/distance-stage/pixel-grid.ts'
import { scaleBarLabel, scaleBarM } from '../../../block-library/led/distance-stage/scale-bar.ts'
import { distanceAt, SLIDER_STEPS, stepAt } from '../../../block-library/led/distance-stage/slider.ts'

const ends = [1.2, 100] as const

test('the control runs from the nearest to the farthest distance, by equal factors', () => {
  expect(distanceAt(0, ends)).toBe(1.2)
  expect(distanceAt(SLIDER_STEPS, ends)).toBe(100)
  expect(distanceAt(50, ends)).toBe(11)
  const all = Array.from({ length: SLIDER_STEPS + 1 }, (_, step) => distanceAt(step, ends))
  expect(all).toEqual(all.toSorted((first, other) => first - other))
  // Figures that people say, such as 1.25, 4.6, 12.5 and 37.
  for (const distance of all) expect(String(distance)).toMatch(/^(1\.\d{1,2}|\d(\.\d)?|1\d(\.5)?|\d{2,3})$/)
})

test.each([1.2, 5, 12, 30, 60, 100])('the control finds %d m again', (distance) => {
  expect(Math.abs(distanceAt(stepAt(distance, ends), ends) / distance - 1)).toBeLessThan(0.03)
})

test('a pixel beyond the canvas is not drawn', () => {
  // A screen of 10 × 5 m with pixels of 10 mm, 100 canvas pixels for each metre, half of it left of the canvas.
  const place = ([x, y, width, height]: readonly number[]) =>
    [((x ?? 0) - 5) * 100, (y ?? 0) * 100, (width ?? 0) * 100, (height ?? 0) * 100] as const
  const grid = gridOf([0, 0, 10, 5], [0.01, 0.01], place, [300, 200])
  expect(grid?.cell).toEqual([1, 1])
  expect(grid?.samples).toEqual([300, 200])
  expect(grid?.box).toEqual([0, 0, 300, 200])
  expect(grid?.part).toEqual([0.5, 0, 0.3, 0.4])
  expect(gridOf([20, 0, 10, 5], [0.01, 0.01], place, [300, 200])).toBeUndefined()
})

test('pixels smaller than those of the canvas are averaged, larger ones are as many as there are', () => {
  const place = (box: readonly [number, number, number, number]) => box
  expect(gridOf([0, 0, 100, 50], [0.1, 0.2], place, [300, 200])?.samples).toEqual([100, 50])
  expect(gridOf([0, 0, 100, 50], [10, 25], place, [300, 200])?.samples).toEqual([10, 2])
})

const measures = {
  size: [40, 25] as [number, number],
  screen: [15, 10, 10, 6] as [number, number, number, number],
  aim: [0, 1] as [number, number],
  transparent: false,
  reflectance: 0.04,
}

test('the window shows the aim from nearby, then the whole screen, and never leaves the picture', () => {
  // Nearby it stays on the screen, whose lower left corner is the aim.
  expect(middleOf(measures, [2, 1])).toEqual([16, 15.5])
  // As large as the screen or larger, it has the screen in its middle.
  expect(middleOf(measures, [10, 6])).toEqual([20, 13])
  expect(middleOf(measures, [16, 10])).toEqual([20, 13])
  // The window of the farthest distance is the picture.
  expect(middleOf(measures, [40, 25])).toEqual([20, 12.5])
})

test.each([
  [25, 5, '5 m'],
  [7.5, 2, '2 m'],
  [3, 1, '1 m'],
  [0.3, 0.1, '10 cm'],
  [0.02, 0.005, '5 mm'],
])('a window %d m high has a bar of %d m', (height, length, label) => {
  expect(scaleBarM(height)).toBeCloseTo(length, 9)
  expect(scaleBarLabel(scaleBarM(height), { m: 'm', cm: 'cm', mm: 'mm' }).replaceAll('\u00a0', ' ')).toBe(
    label,
  )
})
