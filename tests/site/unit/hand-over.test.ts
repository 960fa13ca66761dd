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
    if (known && 'kg' in known) expect(cabinet.kg).toEqual(known.kg)
  })

  test('has joints where modules of the facts meet', () => {
    if (!cabinet.modules) return
    const [width, height] = cabinet.mm
    const [columns, rows] = cabinet.modules
    const sizes = facts.modules.map(({ mm }) => String(mm))
    expect(sizes).toContain(String([width / columns, height / rows]))
  })

  test('has the depth of the facts, and only where the wall is served from the front', () => {
    if (cabinet.depth) expect(cabinet.depth).toEqual(facts.depth.frontService.value)
    const isIndoor = facts.products['indoor-led-video-walls']?.cabinets.includes(plain(cabinet.name))
    expect(Boolean(cabinet.depth)).toBe(isIndoor)
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
