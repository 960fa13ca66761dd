import { matching, plainText, sitePath, text, z } from 'pagework/blocks'
import { usedPitches } from './used-pitches.ts'

const positive = z.number().positive()

/** A figure, or the least and the greatest figure. Both are parsed to a pair. */
const range = z
  .union([positive, z.tuple([positive, positive])])
  .transform((value): [number, number] => (typeof value === 'number' ? [value, value] : value))
  .refine(([least, greatest]) => least <= greatest, { error: 'must be [least, greatest]' })

const slug = matching(/^[a-z][a-z0-9-]*$/, 'lower case words joined by hyphens')

/** First values of the form at a place. A visitor who changes the place keeps the values that they have entered. */
const placeBeginSchema = z
  .strictObject({
    /** Key of a use. */
    use: slug,
    /** Metres to the nearest viewer. */
    near: positive,
    /** Metres to the farthest viewer. */
    far: positive,
    /** Width of the wall in metres. */
    width: positive,
    /** Height of the wall in metres. */
    height: positive,
  })
  .partial()
  .transform((values): Partial<Record<keyof typeof values, string>> =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)])),
  )

/** A place where screens stand. */
const placeSchema = z.strictObject({
  /** Key of the place, in addresses and other keys. */
  key: slug,
  /** Label of the place. */
  label: text(),
  /** Usual brightness at the place, in nits. */
  nits: range.optional(),
  /** Further note on the brightness at the place, in a sentence. */
  note: text().optional(),
  /** Page of the product for the place. */
  to: sitePath().optional(),
  /** First values of the form at this place, where they differ from `begin`. */
  begin: placeBeginSchema.optional(),
})

/** A use of screens. */
const useSchema = z.strictObject({
  /** Key of the use, in addresses. */
  key: slug,
  /** Label of the use. */
  label: text(),
  /** Distance of the nearest viewer, in multiples of the nearest distance of the pitch. */
  nearness: positive,
  /** Height of the smallest element in per cent of the picture's height. It limits the distance of the last viewer. */
  elementPercent: positive,
  /** Rows of a 16:9 picture that the use needs pixel for pixel. */
  rows: z.int().positive().optional(),
  /** Reason for the figures, in a sentence. */
  reason: text(),
})

const pitchSchema = z.strictObject({
  /** Name of the pitch in shops. */
  name: plainText(),
  /** True distance from pixel to pixel in millimetres: one figure, or across and down. */
  mm: z
    .union([positive, z.tuple([positive, positive])])
    .transform((value): [number, number] => (typeof value === 'number' ? [value, value] : value)),
  /** Nearest comfortable distance in metres. Default: computed by the first rule of `viewing`. */
  nearM: positive.optional(),
})

/** A cabinet and its pitches. An omitted figure is unknown, and the planner says so. */
const cabinetSchema = z.strictObject({
  /** Name of the cabinet. */
  name: text(),
  /** Keys of the places that the cabinet is built for. */
  places: z.array(slug).min(1),
  /** Width and height of the cabinet in millimetres. */
  mm: z.tuple([positive, positive]),
  /** Pitches of the cabinet. */
  pitches: z.array(pitchSchema).min(1),
  /** Weight of a cabinet in kilograms. */
  kg: range.optional(),
  /** Power of a cabinet at full white, in watts. */
  watts: range.optional(),
  /** Power of a square metre at full white, in watts. Used where `watts` is omitted. */
  wattsPerSquareMetre: range.optional(),
  /** Power with ordinary pictures, in per cent of the power at full white. */
  usualPercent: range.optional(),
  /** Number of modules in a cabinet. */
  modules: z.int().positive().optional(),
})

/** A rule for the nearest viewer. */
const viewingRuleSchema = z.strictObject({
  /** Name of the rule. */
  name: text(),
  /** Metres of distance for each millimetre of pitch. */
  metresPerMm: positive,
  /** Source of the rule. */
  source: text(),
  /** Use that we make of the rule, and why. */
  use: text(),
})

/** Data of the planner. All figures are typical until an offer replaces them. */
const planningFile = z.strictObject({
  /** Places where screens stand. */
  places: z.array(placeSchema).min(1),
  /** Uses of screens. */
  uses: z.array(useSchema).min(1),
  /** Cabinets in order of preference. The first wins where two fit equally well. */
  cabinets: z.array(cabinetSchema).min(1),
  /** Rules for the nearest viewer. The first one decides the choice of the pitch. */
  viewing: z.array(viewingRuleSchema).min(1),
  /** Distance at which the picture looks best, in multiples of the nearest distance. */
  best: range,
  /** Rules for the smallest letter, each by distance and by pixels. */
  letters: z.array(
    z.strictObject({
      /** Script or purpose that the rule is for. */
      name: text(),
      /** Least height of a letter in millimetres, for each metre of distance. */
      mmPerMetre: positive,
      /** Least height of a letter in pixels. */
      pixels: positive,
      /** Source of the rule. */
      source: text(),
    }),
  ),
  /** Shapes to choose from, width by height. */
  shapes: z.array(z.tuple([positive, positive])).default([]),
  /** Electricity supplies for the wall. */
  supplies: z
    .array(
      z.strictObject({
        /** Voltage of the supply. */
        volts: positive,
        /** Amperes of a circuit. */
        amps: positive,
      }),
    )
    .min(1),
  /** Days of a month, for the running cost. */
  daysPerMonth: positive.default(30),
  /** Spare modules, in per cent of all modules. */
  sparePercent: range,
  /** Height of the person beside the wall, in metres. */
  personM: positive.default(1.7),
  /** Greatest values that the form accepts. */
  greatest: z
    .strictObject({
      /** Greatest distance of a viewer in metres. */
      distance: positive.default(500),
      /** Greatest side of a wall in metres. */
      side: positive.default(60),
      /** Greatest price of a kWh of electricity. */
      tariff: positive.default(100),
    })
    .prefault({}),
  /** First values of the form. */
  begin: z
    .strictObject({
      /** Key of a place. */
      place: slug,
      /** Key of a use. */
      use: slug,
      /** Metres to the nearest viewer. */
      near: positive,
      /** Metres to the last viewer. */
      far: positive,
      /** Width of the wall in metres. */
      width: positive,
      /** Height of the wall in metres. */
      height: positive,
      /** Hours of use a day. */
      hours: positive,
      /** Price of a kWh of electricity. */
      tariff: positive,
    })
    // Converts the values to texts of the form's fields. The other fields begin empty.
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

/** Units or pitches of a place or cabinet that the content supplied. None at first: all figures are typical. */
const nothing: readonly string[] = []

/** The data with the nearest distance of every pitch, and a list of all pitches for the table that needs no script. */
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
  return { ...rest, places, cabinets: built, table: usedPitches({ places, cabinets: built }) }
})

export type PlanningInput = z.input<typeof planningSchema>
export type Planning = z.output<typeof planningSchema>
