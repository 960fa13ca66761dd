import { z } from 'zod'
import { plainText } from 'pagework/rules'

const positive = z.number().positive()
const pair = z.tuple([positive, positive])
const range = z.tuple([z.number(), z.number()]).refine(([least, greatest]) => least <= greatest, {
  error: 'must be [least, greatest]',
})

/** One line that explains a fact. */
const meaning = plainText()

const factSchema = z.strictObject({
  /** One number, or the minimum and the maximum. */
  value: z.union([z.number(), range]),
  /** Unit of the number. */
  unit: plainText(),
  meaning,
  /** Beginnings of words in the clauses that the fact is about. Without them, no text is compared with the fact. */
  words: z.array(plainText()).min(1).optional(),
})

const sizeSchema = z.strictObject({
  /** The size in the texts' spelling, such as `640 × 480 mm`. */
  name: plainText(),
  /** Width and height. */
  mm: pair,
  meaning,
})

/** Returns a schema of exactly these facts, by name. */
const factGroup = <Name extends string>(...names: Name[]) => z.record(z.enum(names), factSchema)

/** Schema of `content/facts.json`: the numbers that texts of the site may not contradict. */
export const factsSchema = z.strictObject({
  /** Explanation of the file. */
  about: plainText(),
  /** Pixel pitches by their sales names. */
  pitches: z.array(
    z.strictObject({
      name: z.string().regex(/^P\d+(\.\d)?$/),
      /** Exact distance from pixel to pixel. */
      mm: positive,
      /** Pixels per metre. */
      pixelsPerMetre: positive,
      /** Nearest comfortable viewing distance. */
      nearestM: positive,
      /** Nearest and farthest distance at which the picture looks its best. */
      bestM: pair,
      /** Width and height in metres of 1,920 × 1,080 pixels. */
      fullHdM: pair,
      /** Uses of walls with this pitch. */
      uses: z.array(z.enum(['indoor', 'outdoor', 'rental', 'transparent', 'film'])).min(1),
      meaning,
    }),
  ),
  /** Pitches with different horizontal and vertical distances. */
  transparentPitches: z.array(
    z.strictObject({
      name: z.string().regex(/^P\d\.\d × \d\.\d$/),
      mm: pair,
      /** Nearest distance for the coarser of the two pitches. */
      nearestM: positive,
      meaning,
    }),
  ),
  viewing: factGroup('nearest', 'best', 'coarse', 'farthest'),
  letters: factGroup('height', 'latin', 'indian'),
  cabinets: z.array(
    sizeSchema.extend({
      /** Weight of one cabinet. */
      kg: range,
      /** Pitches of the cabinet. */
      pitches: z.array(plainText()).min(1),
    }),
  ),
  modules: z.array(sizeSchema),
  panels: z.array(sizeSchema),
  /** Brightness by place. */
  nits: z.array(
    z.strictObject({
      place: plainText(),
      range,
      /** Beginnings of words that name the place in a clause. Without them, no text is compared with the range. */
      words: z.array(plainText()).min(1).optional(),
      meaning,
    }),
  ),
  refresh: z.array(z.strictObject({ hz: positive, meaning })),
  power: factGroup(
    'indoor',
    'outdoor',
    'transparent',
    'standee',
    'average',
    'powerFactor',
    'truckGenerator',
    'singlePhase',
    'threePhase',
  ),
  weight: factGroup('indoor', 'outdoor', 'transparent', 'ceiling', 'standee', 'floorLoad'),
  depth: factGroup('frontService', 'rearWalkway', 'film'),
  angles: factGroup('viewing', 'viewingSide', 'curveLock'),
  curves: factGroup('softRadius'),
  touch: factGroup('points', 'response', 'reach', 'wheelchair', 'perUser', 'button', 'flatPanel'),
  life: factGroup('halfBrightness'),
  spares: factGroup('modules'),
  transparency: factGroup('light'),
  greyScale: factGroup('bits'),
  temperature: factGroup('outdoor'),
  /** Ratings against dust and water. */
  ingress: z.record(
    z.enum(['outdoorFront', 'outdoorRear', 'indoor']),
    z.strictObject({ value: z.array(z.string().regex(/^IP\d\d$/)).min(1), meaning }),
  ),
  crew: factGroup('shift'),
  /** Components of each product line, by the name of its page. */
  products: z.record(
    z.string(),
    z.strictObject({
      /** Names of the pitches in its strip. */
      pitches: z.array(plainText()).min(1),
      /** Names of cabinets or panels. Empty where each installation has its own. */
      cabinets: z.array(plainText()),
      /** Names of places in `nits`. */
      nits: z.array(plainText()).min(1),
      /** Entry of `power` that applies. */
      power: z.enum(['indoor', 'outdoor', 'transparent', 'standee']),
      /** Its ratings, the front's first. Empty where it is not rated. */
      ingress: z.array(plainText()),
      /** Side from which it is serviced. */
      service: plainText(),
    }),
  ),
  counts: factGroup('sectors', 'industryCards', 'productLines', 'offices'),
})

export type Facts = z.output<typeof factsSchema>
