import {
  planningSchema,
  type Planning,
  type PlanningInput,
} from '../../block-library/led/screen-planner/planning-schema.ts'

/** A cabinet of 806.4 × 453.6 mm and 640 × 360 pixels, as on its data sheet. */
export const sheetCabinet = {
  name: 'Sheet',
  places: ['indoor'],
  mm: [806.4, 453.6],
  pitches: [{ name: 'P1.26', mm: 1.26 }],
  kg: 9.2,
  watts: 146,
} satisfies PlanningInput['cabinets'][number]

/** A planning with only that cabinet. */
const sheet: PlanningInput = {
  places: [{ key: 'indoor', label: 'Indoor' }],
  uses: [{ key: 'film', label: 'Film', nearness: 1, elementPercent: 3, reason: 'It moves.' }],
  cabinets: [sheetCabinet],
  viewing: [{ name: 'One metre', metresPerMm: 1, source: 'Makers', use: 'We begin with it.' }],
  best: [2, 3],
  letters: [{ name: 'Latin', mmPerMetre: 4, pixels: 16, source: 'Signs' }],
  supplies: [{ volts: 230, amps: 16 }],
  sparePercent: [3, 5],
  begin: { place: 'indoor', use: 'film', near: 3, far: 12, width: 5.7, height: 2.75, hours: 10, tariff: 9 },
}

/** Returns that planning with other parts. */
export const planningWith = (parts: Partial<PlanningInput> = {}): Planning =>
  planningSchema.parse({ ...sheet, ...parts })
