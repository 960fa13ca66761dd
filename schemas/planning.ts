import { z } from 'zod'
import { pitchTable } from './pitch-table.ts'
import { sitePath } from './shared/link.ts'
import { plainText, text } from './shared/text.ts'

const positive = z.number().positive()

/** One figure, or the least and the greatest; both come out as a pair. */
const range = z
  .union([positive, z.tuple([positive, positive])])
  .transform((value): [number, number] => (typeof value === 'number' ? [value, value] : value))
  .refine(([least, greatest]) => least <= greatest, { error: 'must be [least, greatest]' })

const slug = z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'must be lower case words joined by hyphens' })

/** Where a screen stands. */
const placeSchema = z.strictObject({
  /** What addresses call it. */
  key: slug,
  /** What the visitor reads. */
  label: text(),
  /** Brightness that is usual there. */
  nits: range.optional(),
  /** What else decides there, in a sentence. */
  note: text().optional(),
  /** The page of the product that stands there. */
  to: sitePath().optional(),
})

/** What a screen shows. */
const useSchema = z.strictObject({
  /** What addresses call it. */
  key: slug,
  /** What the visitor reads. */
  label: text(),
  /** How many times the nearest distance of a pitch the nearest viewer must be away. */
  nearness: positive,
  /** The least element, in per cent of the picture's height: it sets how far the last viewer may sit. */
  elementPercent: positive,
  /** The rows of 16:9 that it wants shown pixel for pixel. */
  rows: z.int().positive().optional(),
  /** Why, in a sentence. */
  reason: text(),
})

const pitchSchema = z.strictObject({
  /** What it is sold as. */
  name: plainText(),
  /** The true distance from pixel to pixel, across and down. */
  mm: z
    .union([positive, z.tuple([positive, positive])])
    .transform((value): [number, number] => (typeof value === 'number' ? [value, value] : value)),
  /** The nearest comfortable distance in metres, as the site says it; left out, by the first rule of `viewing`. */
  nearM: positive.optional(),
})

/** A cabinet, and the pitches it is built with. What is left out is not known, and said so. */
const cabinetSchema = z.strictObject({
  /** What it is called. */
  name: text(),
  /** The places it is built for. */
  places: z.array(slug).min(1),
  /** Width and height. */
  mm: z.tuple([positive, positive]),
  /** The pitches that it is built with. */
  pitches: z.array(pitchSchema).min(1),
  /** The weight of one. */
  kg: range.optional(),
  /** What one draws at full white. */
  watts: range.optional(),
  /** The same by area, where it is not known of one. */
  wattsPerSquareMetre: range.optional(),
  /** What ordinary pictures take of it, in per cent. */
  usualPercent: range.optional(),
  /** How many modules one holds. */
  modules: z.int().positive().optional(),
})

/** A rule for the nearest viewer. */
const viewingRuleSchema = z.strictObject({
  /** What it is called. */
  name: text(),
  /** So many metres for each millimetre of pitch. */
  metresPerMm: positive,
  /** Who says so. */
  source: text(),
  /** What we take it for, and why. */
  use: text(),
})

/** What the planner reckons with. All of it is typical until an offer says otherwise. */
const planningFile = z.strictObject({
  /** Where screens stand. */
  places: z.array(placeSchema).min(1),
  /** What screens show. */
  uses: z.array(useSchema).min(1),
  /** In the order in which they are preferred where two do as well. */
  cabinets: z.array(cabinetSchema).min(1),
  /** The first is the one that we choose the pitch by. */
  viewing: z.array(viewingRuleSchema).min(1),
  /** Where the picture is at its best, in times the nearest distance. */
  best: range,
  /** The least letters: rules by distance, and pixels by script. */
  letters: z.array(
    z.strictObject({
      /** What the rule is for: a script. */
      name: text(),
      /** The least height of a letter for each metre of distance. */
      mmPerMetre: positive,
      /** The least height of a letter in pixels. */
      pixels: positive,
      /** Who says so. */
      source: text(),
    }),
  ),
  /** Shapes to choose from, width by height. */
  shapes: z.array(z.tuple([positive, positive])).default([]),
  /** What the wall is fed from. */
  supplies: z
    .array(
      z.strictObject({
        /** The voltage. */
        volts: positive,
        /** What one circuit carries. */
        amps: positive,
      }),
    )
    .min(1),
  /** Days that a month is reckoned with. */
  daysPerMonth: positive.default(30),
  /** Of the modules, in per cent. */
  sparePercent: range,
  /** How tall the person beside the wall is. */
  personM: positive.default(1.7),
  /** What the form holds at first. */
  begin: z
    .strictObject({
      /** The key of a place. */
      place: slug,
      /** The key of a use. */
      use: slug,
      /** Metres to the nearest viewer. */
      near: positive,
      /** Metres to the last viewer. */
      far: positive,
      /** The width of the wall in metres. */
      width: positive,
      /** Its height in metres. */
      height: positive,
      /** Hours a day. */
      hours: positive,
      /** The price of a kWh. */
      tariff: positive,
    })
    // As the form's fields hold it, with those that begin empty.
    .transform(({ place, use, near, far, width, height, hours, tariff }) => ({
      place,
      use,
      near: String(near),
      far: String(far),
      width: String(width),
      height: String(height),
      shape: '',
      unit: 'm',
      hours: String(hours),
      tariff: String(tariff),
      pitch: '',
    })),
})

/** What content says of a place or a cabinet, by unit or pitch: all else is typical. */
const nothing: readonly string[] = []

/** The same, with every pitch's nearest distance, and a list of all pitches for the table that needs no script. */
export const planningSchema = planningFile.transform(({ cabinets, ...rest }) => {
  const [rule] = rest.viewing
  const built = cabinets.map(({ pitches, ...cabinet }) => ({
    ...cabinet,
    supplied: nothing,
    pitches: pitches.map((pitch) => ({
      ...pitch,
      nearM: pitch.nearM ?? Math.max(...pitch.mm) * (rule?.metresPerMm ?? 1),
    })),
  }))
  const places = rest.places.map((place) => ({ ...place, supplied: nothing }))
  return { ...rest, places, cabinets: built, table: pitchTable({ places, cabinets: built }) }
})

export type PlanningInput = z.input<typeof planningSchema>
export type Planning = z.output<typeof planningSchema>
