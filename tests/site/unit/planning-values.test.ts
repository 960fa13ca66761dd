import { describe, expect, test } from 'vitest'
import { planningSchema } from '../../../block-library/led/screen-planner/planning-schema.ts'
import { usedPitches } from '../../../block-library/led/screen-planner/used-pitches.ts'
import { planningWith, sheetCabinet } from '../../support/planning.ts'

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
  expect(usedPitches({ places, cabinets })).toEqual([
    { ...near, at: ['in'], places: 'Inside' },
    { ...far, at: ['in', 'out'], places: 'Inside, Outside' },
  ])
})

test('a range from the greatest, and a key with a capital letter, are refused', () => {
  const { issues = [] } = planningSchema.safeParse({ best: [2, 1], places: [{ key: 'A b' }] }).error ?? {}
  expect(issues).toContainEqual(
    expect.objectContaining({ path: ['best'], message: 'must be [least, greatest]' }),
  )
  expect(issues).toContainEqual(
    expect.objectContaining({
      path: ['places', 0, 'key'],
      message: 'must be lower case words joined by hyphens',
    }),
  )
})
