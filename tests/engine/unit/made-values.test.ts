import { describe, expect, test } from 'vitest'
import { pageSchema } from '../../../schemas/page.ts'
import { pitchTable } from '../../../schemas/pitch-table.ts'
import { fillTexts } from '../../../schemas/shared/fill-texts.ts'
import { planningWith, sheetCabinet } from '../../support/planning.ts'

test('texts are filled in wherever they stand, and nothing else changes', () => {
  const value = {
    a: 'the {title}',
    list: ['{title}', 2, null, { b: '{other}' }],
    none: undefined,
    no: false,
  }
  expect(fillTexts(value, { title: 'Wall' })).toEqual({
    a: 'the Wall',
    list: ['Wall', 2, null, { b: '{other}' }],
    none: undefined,
    no: false,
  })
})

test('a page’s title appears in the texts of its blocks, and the rest of the page stays', () => {
  const block = { type: 'hero', heading: 'All of {title}' }
  const page = pageSchema.parse({ kind: 'home', name: 'a', title: 'Walls', blocks: [block] })
  expect(page).toMatchObject({ kind: 'home', name: 'a', title: 'Walls' })
  expect(page.blocks).toMatchObject([{ id: 'hero', heading: 'All of Walls' }])
})

describe('a planning', () => {
  const pitch = { name: 'P2', mm: 2 }
  const cabinet = { ...sheetCabinet, pitches: [pitch] }
  const viewing = (metresPerMm: number) => [{ name: 'A', metresPerMm, source: 'B', use: 'C' }]
  const places = [{ key: 'indoor', label: 'Indoor' }]
  const nearest = (more: object) =>
    planningWith({
      places,
      viewing: viewing(3),
      cabinets: [{ ...cabinet, pitches: [{ ...pitch, ...more }] }],
    }).cabinets[0]

  test.each([
    [{}, 6, [2, 2]],
    [{ mm: [2, 4] }, 12, [2, 4]],
    [{ nearM: 5 }, 5, [2, 2]],
  ])('computes the nearest distance of %j by its first rule, unless it is given', (more, nearM, mm) => {
    expect(nearest(more)).toMatchObject({
      name: cabinet.name,
      mm: cabinet.mm,
      supplied: [],
      pitches: [{ ...pitch, mm, nearM }],
    })
  })

  test('takes one figure for the least and the greatest', () => {
    expect(planningWith({ best: 2 }).best).toEqual([2, 2])
    expect(planningWith({ best: [2, 2] }).best).toEqual([2, 2])
    expect(planningWith({ best: [2, 3] }).best).toEqual([2, 3])
  })

  test('begins with what the form holds, as texts, and with its empty fields', () => {
    const begin = { place: 'indoor', use: 'a', near: 2, far: 9, width: 4, height: 3, hours: 8, tariff: 7.5 }
    const {
      begin: form,
      places: made,
      table,
    } = planningWith({ begin, places, cabinets: [cabinet], viewing: viewing(3) })
    const texts = { near: '2', far: '9', width: '4', height: '3', hours: '8', tariff: '7.5' }
    expect(form).toEqual({ place: 'indoor', use: 'a', ...texts, shape: '', unit: 'm', pitch: '' })
    expect(made).toEqual([{ ...places[0], supplied: [] }])
    expect(table).toEqual([{ name: 'P2', nearM: 6, at: ['indoor'], places: 'Indoor' }])
  })
})

test('the table of pitches is in order of distance, each with the places of any cabinet that has it', () => {
  const places = [
    { key: 'in', label: 'Inside' },
    { key: 'out', label: 'Outside' },
    { key: 'sea', label: 'At sea' },
  ]
  const far = { name: 'P4', nearM: 4 }
  const near = { name: 'P2', nearM: 2 }
  const cabinets = [
    { places: ['out'], pitches: [far] },
    { places: ['in'], pitches: [far, near] },
  ]
  expect(pitchTable({ places, cabinets })).toEqual([
    { ...near, at: ['in'], places: 'Inside' },
    { ...far, at: ['in', 'out'], places: 'Inside, Outside' },
  ])
})
