import { describe, expect, test } from 'vitest'
import { makePlan } from '../../../block-library/led/screen-planner/make-plan.ts'
import type { Wish } from '../../../block-library/led/screen-planner/options.ts'
import { planningWith } from '../../support/planning.ts'

const planning = planningWith({
  uses: [
    { key: 'film', label: 'Film', nearness: 1, elementPercent: 3, reason: 'It moves.' },
    { key: 'slides', label: 'Slides', nearness: 1, elementPercent: 3, rows: 1080, reason: 'Lines.' },
    { key: 'text', label: 'Text', nearness: 2, elementPercent: 3, reason: 'Small.' },
  ],
  cabinets: [
    { name: 'Wide', places: ['indoor'], mm: [600, 337.5], pitches: [{ name: 'P1.5', mm: 1.5625 }] },
    {
      name: 'Tall',
      places: ['indoor'],
      mm: [640, 480],
      pitches: [
        { name: 'P2.5', mm: 2.5 },
        { name: 'P4', mm: 4 },
      ],
    },
    { name: 'Taller', places: ['indoor'], mm: [640, 960], pitches: [{ name: 'P4', mm: 4 }] },
    {
      name: 'Glass',
      places: ['window'],
      mm: [1000, 500],
      pitches: [{ name: 'P3.9 × 7.8', mm: [3.9063, 7.8125] }],
    },
  ],
})
const wish: Wish = { place: 'indoor', use: 'film', nearM: 4, farM: 12, widthM: 6.4, heightM: 3.84 }
const plan = (parts: Partial<Wish> = {}) => makePlan({ ...wish, ...parts }, planning)
const chosen = (parts?: Partial<Wish>) => plan(parts).chosen?.name

describe('the pitch that we begin with', () => {
  test('is the buyer’s where the buyer prefers another, and ours beside it', () => {
    const { best, chosen: selected } = plan({ pitch: 'P1.5' })
    expect([best?.name, selected?.name]).toEqual(['P4', 'P1.5'])
    expect(chosen({ pitch: 'P9' })).toBe('P4')
  })
})

test('with one pitch, the cabinet that fills the room better is chosen, else the first', () => {
  expect(plan({ pitch: 'P4' }).chosen?.cabinet.name).toBe('Tall')
  expect(plan({ pitch: 'P4', widthM: 1280 / 1000, heightM: 2 }).chosen?.cabinet.name).toBe('Tall')
})

test('where pitches differ across and down, the coarser sets the distance and each its own pixels', () => {
  const { chosen: glass } = plan({ place: 'window', nearM: 8, widthM: 4, heightM: 2 })
  expect(glass).toMatchObject({ mm: 7.8125, nearM: 7.8125, grid: [4, 4], pixels: [1024, 256] })
})

describe('the room', () => {
  test('is cut to the ratio that is wanted', () => {
    expect(plan({ aspect: 1 }).space?.mm).toEqual([3840, 3840])
    expect(plan({ aspect: 4 }).space?.mm).toEqual([6400, 1600])
  })

  test('takes its other side from the ratio', () => {
    expect(plan({ heightM: undefined }).space?.mm[1]).toBeCloseTo(3600, 6)
    expect(plan({ widthM: undefined, aspect: 2 }).space?.mm[0]).toBeCloseTo(7680, 6)
  })

  test('is what the farthest viewer needs where no size is given, and the screen is not smaller', () => {
    const { space, chosen: selected } = plan({ widthM: undefined, heightM: undefined })
    expect(space?.isSuggested).toBe(true)
    expect(space?.mm[0]).toBeCloseTo(3555.556, 2)
    expect(space?.mm[1]).toBe(2000)
    expect(selected?.grid).toEqual([6, 5])
  })

  test('is not known where neither is', () => {
    const {
      space,
      chosen: selected,
      figures,
    } = plan({ widthM: undefined, heightM: undefined, farM: undefined })
    expect(space).toBeUndefined()
    expect(selected).toMatchObject({ name: 'P4', grid: undefined, pixels: undefined })
    expect(figures).toMatchObject({
      cabinets: undefined,
      kg: undefined,
      sizeMm: undefined,
      btuPerHour: undefined,
    })
  })
})
