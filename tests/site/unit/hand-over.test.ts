import { describe, expect, test } from 'vitest'
import { facts } from '../../../page-configs/rules/numbers/facts.ts'
import { pageAt } from '../../support/find-page.ts'
import { blockOf } from '../../support/page-blocks.ts'

const page = pageAt('/what-we-hand-over')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const sheets = page.blocks.flatMap((block) => (block.type === 'sheet' ? [block] : []))

describe.each(blockOf(page, 'cabinet-drawing').cabinets)('the drawing of $name', (cabinet) => {
  const known = [...facts.cabinets, ...facts.panels].find(({ name }) => name === plain(cabinet.name))

  test('has the size of the facts, and their weight where it is stated', () => {
    expect(cabinet.mm).toEqual(known?.mm)
    expect(known && 'kg' in known ? known.kg : cabinet.kg).toEqual(cabinet.kg)
  })

  test('has joints where modules of the facts meet', () => {
    const [width, height] = cabinet.mm
    const sizes = facts.modules.map(({ mm }) => String(mm))
    const module = cabinet.modules && String([width / cabinet.modules[0], height / cabinet.modules[1]])
    expect([undefined, ...sizes]).toContain(module)
  })

  test('has the depth of the facts, and only where the wall is served from the front', () => {
    const isIndoor = facts.products['indoor-led-video-walls']?.cabinets.includes(plain(cabinet.name))
    expect(cabinet.depth).toEqual(isIndoor ? facts.depth.frontService.value : undefined)
  })
})

test('every sheet has a field to fill in on each row, and the specification sheet one for the screen', () => {
  expect(sheets.map(({ id }) => id)).toEqual(['specification-sheet', 'test-run-sheet', 'packing-list'])
  for (const { rows } of sheets) for (const { cells } of rows) expect(cells.at(-1)).toBe('')
})

test('Home leads to each paper by its place, and hides quotes while all of them are samples', () => {
  const home = pageAt('/')
  const links = blockOf(home, 'link-cards').links.map(({ to }) => to)
  const ids = page.blocks.map(({ id }) => id)
  expect(links).toHaveLength(4)
  for (const link of links) expect(ids).toContain(link.replace('/what-we-hand-over#', ''))
  expect(blockOf(home, 'testimonials').samples).toBe('hidden')
  expect(blockOf(pageAt('/about'), 'testimonials').samples).toBe('marked')
})

test('the factors of the price bars follow from the facts', () => {
  const { drivers } = blockOf(pageAt('/products/outdoor-led-video-walls'), 'faq').price?.movers ?? {
    drivers: [],
  }
  const middle = (range: number | number[]) => [range].flat().reduce((sum, each) => sum + each, 0) / 2
  const sunByRoom = middle(facts.power.outdoor.value) / middle(facts.power.indoor.value)
  expect(drivers.map(({ name, factor }) => [name, factor])).toEqual([
    ['Pitch', 2 ** 2],
    ['Area', 2],
    ['Brightness', Math.round(sunByRoom * 10) / 10],
    ['Structure', undefined],
  ])
})
