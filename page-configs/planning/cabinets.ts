import type { BlockInputOf } from 'pagework'

/*
 * Cabinets that we build, with typical values until an offer names the make. The rule `facts` compares the numbers with
 * `content/facts.json`. Unknown values are omitted: the planner then says "ask us".
 */

const indoorPower = { wattsPerSquareMetre: [350, 550], usualPercent: [33, 40] } satisfies Power
const outdoorPower = { wattsPerSquareMetre: [600, 850], usualPercent: [33, 40] } satisfies Power
const glassPower = { wattsPerSquareMetre: [400, 600], usualPercent: [33, 40] } satisfies Power

const rentalPitches: Cabinet['pitches'] = [
  { name: 'P2.6', mm: 2.6042, nearM: 2.6 },
  { name: 'P2.9', mm: 2.9762, nearM: 3 },
  { name: 'P3.9', mm: 3.9063, nearM: 4 },
  { name: 'P4.8', mm: 4.8077, nearM: 5 },
]

export const cabinets: Cabinet[] = [
  {
    name: '600 × 337.5 mm',
    places: ['indoor'],
    mm: [600, 337.5],
    kg: [6, 9],
    ...indoorPower,
    pitches: [
      { name: 'P1.2', mm: 1.25, nearM: 1.2 },
      { name: 'P1.5', mm: 1.5625, nearM: 1.5 },
      { name: 'P1.8', mm: 1.875, nearM: 1.8 },
    ],
  },
  {
    name: '640 × 480 mm',
    places: ['indoor'],
    mm: [640, 480],
    kg: [6, 9],
    modules: 6,
    ...indoorPower,
    pitches: [
      { name: 'P2', mm: 2, nearM: 2 },
      { name: 'P2.5', mm: 2.5, nearM: 2.5 },
      { name: 'P3', mm: 3.0769, nearM: 3 },
      { name: 'P4', mm: 4, nearM: 4 },
    ],
  },
  {
    name: '640 × 480 mm',
    places: ['behind-glass'],
    mm: [640, 480],
    kg: [6, 9],
    modules: 6,
    ...outdoorPower,
    pitches: [
      { name: 'P2.5', mm: 2.5, nearM: 2.5 },
      { name: 'P3', mm: 3.0769, nearM: 3 },
      { name: 'P4', mm: 4, nearM: 4 },
    ],
  },
  {
    name: '1,000 × 500 mm',
    places: ['window'],
    mm: [1000, 500],
    kg: [6, 8],
    ...glassPower,
    pitches: [
      { name: 'P2.6 × 5.2', mm: [2.6042, 5.2083], nearM: 5 },
      { name: 'P3.9 × 7.8', mm: [3.9063, 7.8125], nearM: 8 },
    ],
  },
  {
    name: '960 × 960 mm',
    places: ['outdoor'],
    mm: [960, 960],
    kg: [25, 35],
    modules: 18,
    ...outdoorPower,
    pitches: [
      { name: 'P3', mm: 3.0769, nearM: 3 },
      { name: 'P4', mm: 4, nearM: 4 },
      { name: 'P5', mm: 5, nearM: 5 },
      { name: 'P6', mm: 6, nearM: 6 },
      { name: 'P8', mm: 8, nearM: 8 },
      { name: 'P10', mm: 10, nearM: 10 },
    ],
  },
  {
    name: '500 × 500 mm',
    places: ['rental'],
    mm: [500, 500],
    kg: [7, 8],
    modules: 4,
    ...indoorPower,
    pitches: rentalPitches,
  },
  {
    name: '500 × 1,000 mm',
    places: ['rental'],
    mm: [500, 1000],
    kg: [12, 14],
    modules: 8,
    ...indoorPower,
    pitches: rentalPitches,
  },
]

type Cabinet = BlockInputOf<'screen-planner'>['planning']['cabinets'][number]
type Power = Pick<Cabinet, 'wattsPerSquareMetre' | 'usualPercent'>
