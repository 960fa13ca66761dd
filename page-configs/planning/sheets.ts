import type { BlockInputOf } from 'pagework'
import { cabinets } from './cabinets.ts'
import { rows, specifications } from './specifications.ts'

/*
 * Sheets that we hand over with a screen. Figures come from the planner's cabinets and the specifications, so they agree
 * with `content/facts.json`. Limits are those that articles and pages of this site state.
 */

type Drawn = BlockInputOf<'cabinet-drawing'>['cabinets'][number]
type Rows = BlockInputOf<'sheet'>['rows']
type Value = BlockInputOf<'spec-table'>['table']['products'][number]['values'][string]

/** Use and modules of each cabinet, by its name. Where no module divides a cabinet, it has no joints. */
const more: Record<string, Pick<Drawn, 'use' | 'modules' | 'depth'>> = {
  '600 × 337.5 mm': { use: 'Fixed indoor walls of fine pitch', depth: [60, 120] },
  '640 × 480 mm': { use: 'Fixed indoor walls', modules: [2, 3], depth: [60, 120] },
  '1,000 × 500 mm': { use: 'Transparent panels behind glass' },
  '960 × 960 mm': { use: 'Outdoor screens and trucks', modules: [3, 6] },
  '500 × 500 mm': { use: 'Rental and staging', modules: [2, 2] },
  '500 × 1,000 mm': { use: 'Rental and staging, tall', modules: [2, 4] },
}

/** The cabinets of the planner as the drawing takes them, the highest first. */
export const drawnCabinets: Drawn[] = cabinets
  // A cabinet that is built in two brightnesses is drawn once.
  .filter(({ name }, index) => cabinets.findIndex((cabinet) => cabinet.name === name) === index)
  .flatMap(({ name, mm, kg, pitches }) =>
    Array.isArray(kg) ? [{ name, mm, kg, pitches: pitches.map((pitch) => pitch.name), ...more[name] }] : [],
  )
  .toSorted((a, b) => b.mm[1] - a.mm[1])

/** The wall that the sheets are filled with: 7 × 6 cabinets of 640 × 480 mm and 6 modules, at P2. */
export const exampleName = 'Example: P2, 4.48 × 2.88 m'

const exampleValues: Record<string, string> = {
  pitch: 'P2, 2,240 × 1,440 pixels',
  nearest: '2 m',
  cabinet: '42 of 640 × 480 mm',
  light: '800 nits',
  weight: '252 to 378 kg in all',
  power: '4.5 to 7.1 kW in all',
  supply: '415 V',
  protection: 'IP20',
  service: 'from the front',
  depth: '90 mm',
}

/** Rows of the specification sheet: typical walls, the example, and a field for the screen itself. */
export const specificationRows: Rows = rows.flatMap(({ key, name, unit }) => {
  const cells = [specifications.indoor.values, specifications.outdoor.values].map((values) =>
    textOf(Object.entries(values).find(([candidate]) => candidate === key)?.[1], unit),
  )
  return cells.every((cell) => cell === '–')
    ? []
    : [{ name, cells: [...cells, exampleValues[key] ?? '–', ''] }]
})

/** Returns a value of a specification as text. */
export function textOf(value: Value | undefined, unit: string | undefined): string {
  if (value === undefined) return '–'
  if (value === null) return ''
  if (typeof value === 'string') return value
  const figures = [value].flat().map((figure) => figure.toLocaleString('en'))
  return [figures.join(' to '), unit].filter(Boolean).join(' ')
}

/** Checks of the test run, with the results of the example. An empty text is a field to fill in. */
export const testRun: Rows = [
  {
    name: 'Even white, from corner to corner',
    cells: ['No stripe. A frame that is out by a millimetre shows as one.', 'No stripe seen from 2 m', ''],
  },
  {
    name: 'Red, green, blue, white, grey ramp',
    cells: [
      'Each photographed with one camera, from one mark on the floor.',
      'Five photographs, from a mark at 4 m',
      '',
    ],
  },
  { name: 'Failed pixels, by cabinet', cells: ['As many as the order allows.', 'None', ''] },
  {
    name: 'Brightness at a white of about 6,500 K',
    cells: ['As ordered. Indoors 600 to 1,000 nits, outdoors 5,000 to 7,000 nits.', '800 nits', ''],
  },
  { name: 'Lowest brightness of the evening', cells: ['Greys stay smooth.', '80 nits, greys smooth', ''] },
  {
    name: 'Camera on the wall',
    cells: [
      'No visible bands at 1/50 or 1/100 second, at a refresh rate of 3,840 Hz.',
      'No bands at 1/50 second',
      '',
    ],
  },
  {
    name: 'One data cable pulled on purpose',
    cells: ['The backup takes over, where one is ordered.', 'Backup took over', ''],
  },
  {
    name: 'One module out and in, top row',
    cells: ['Within ten minutes or so with a trained hand.', '6 minutes', ''],
  },
  {
    name: 'One power supply out and in, middle',
    cells: ['In about twenty minutes with a trained hand.', '18 minutes', ''],
  },
  {
    name: 'Earth and phase voltages',
    cells: ['Tested before the cabinets are switched on.', 'Tested, three phases', ''],
  },
  { name: 'Power at full white', cells: ['At most what the specification sheet states.', '6.4 kW', ''] },
  {
    name: 'Temperature in the top row',
    cells: ['Ten degrees more, a year later, mean that air is blocked.', '41 °C after the run', ''],
  },
  {
    name: 'Run with full white and moving pictures',
    cells: ['As many hours as the order states.', '48 hours', ''],
  },
]

/** Parts and documents that travel with a screen, with the numbers of the example. */
export const packing: Rows = [
  { name: 'Cabinets', cells: ['By size, as drawn', '42', '', ''] },
  { name: 'Spare modules', cells: ['3 to 5 per cent, from the same batch', '13', '', ''] },
  { name: 'Spare power supplies', cells: ['As ordered', '2', '', ''] },
  { name: 'Spare receiving cards', cells: ['As ordered', '2', '', ''] },
  { name: 'Controller', cells: ['With its inputs named', '1', '', ''] },
  { name: 'Power and data cables', cells: ['Labelled at both ends', '84', '', ''] },
  { name: 'Frame, anchors, screws', cells: ['As drawn', '1 set', '', ''] },
  { name: 'Lifting tool for modules', cells: ['With its safety cord', '1', '', ''] },
  { name: 'Wiring diagram and port map', cells: ['On paper and as a file', '2 copies', '', ''] },
  {
    name: 'Pen drive',
    cells: ['Configuration, cabinet map, calibration data, backup of the controller', '1', '', ''],
  },
  { name: 'Photographs of the wiring', cells: ['Taken before the wall is closed', '24', '', ''] },
  { name: 'Serial numbers and passwords', cells: ['As a list', '1 list', '', ''] },
]
