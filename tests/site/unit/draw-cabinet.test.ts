import { expect, test } from 'vitest'
import { JSDOM } from 'jsdom'
import { drawingFiles } from '../../../block-library/led/cabinet-drawing/drawing-files.ts'
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

test('the files have the lines of the drawing at full size, and its lengths in digits', () => {
  const drawn = drawCabinet({ mm: [640, 480], depth: [60, 120], modules: [2, 3] })
  const files = Object.fromEntries(
    drawingFiles(drawn).map(({ name, href }) => [
      name,
      decodeURIComponent(href.slice(href.indexOf(',') + 1)),
    ]),
  )
  const dxf = files['cabinet-640x480.dxf'] ?? ''
  expect(dxf.split('\n').slice(0, 4)).toEqual(['0', 'SECTION', '2', 'HEADER'])
  expect(dxf.match(/^LINE$/gm)).toHaveLength(8 + 3 + 3 * 3)
  expect(dxf).toContain('8\nOUTLINE\n10\n640\n20\n0\n11\n640\n21\n-480\n')
  expect(dxf).toContain('1\n60-120\n50\n0\n72\n1\n11\n770\n')
  expect(dxf).toContain('1\n480\n50\n90\n72\n1\n11\n-78\n21\n-240\n')
  expect(dxf.endsWith('0\nEOF\n')).toBe(true)
  const svg = new new JSDOM().window.DOMParser().parseFromString(
    files['cabinet-640x480.svg'] ?? '',
    'image/svg+xml',
  )
  expect(svg.querySelectorAll('path')).toHaveLength(8 + 3 + 3 * 3)
  expect(svg.querySelectorAll('[stroke-dasharray]')).toHaveLength(3)
  expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '640',
    '480',
    '60-120',
  ])
})
