import { expect, test } from 'vitest'
import { drawCabinet } from '../../../block-library/led/cabinet-drawing/draw-cabinet.ts'

test('a cabinet has its width and height, with a dimension for each', () => {
  const { front, side, joints, dimensions } = drawCabinet({ mm: [960, 960] })
  expect(front).toEqual([960, 960])
  expect([side, joints]).toEqual([undefined, []])
  expect(dimensions.map(({ direction, length }) => [direction, length])).toEqual([
    ['across', 960],
    ['down', 960],
  ])
})

test('each dimension is as long as the side that it measures', () => {
  const lengths = drawCabinet({ mm: [640, 480], depth: [60, 120] }).dimensions.map(({ from, to }) =>
    Math.hypot(to[0] - from[0], to[1] - from[1]),
  )
  expect(lengths).toEqual([640, 480, 120])
})

test('the side has the greatest depth, and its dimension names both', () => {
  const { side, dimensions } = drawCabinet({ mm: [640, 480], depth: [60, 120] })
  expect(side?.depth).toBe(120)
  expect(side?.x).toBeGreaterThan(640)
  expect(dimensions.at(-1)?.length).toEqual([60, 120])
})

test('joints divide the front evenly into columns and rows of modules', () => {
  const { joints } = drawCabinet({ mm: [640, 480], modules: [2, 3] })
  expect(joints).toEqual([
    { from: [320, 0], to: [320, 480] },
    { from: [0, 160], to: [640, 160] },
    { from: [0, 320], to: [640, 320] },
  ])
})
