import { z } from 'zod'
import { plainText } from '../../schemas/shared/text.ts'

const positive = z.number().positive()
const pair = z.tuple([positive, positive])
const range = z.tuple([z.number(), z.number()]).refine(([least, greatest]) => least <= greatest, {
  error: 'must be [least, greatest]',
})

/** What every fact says of itself, in one line. */
const meaning = plainText()

const factSchema = z.strictObject({
  /** One number, or the least and the greatest. */
  value: z.union([z.number(), range]),
  /** What the number counts. */
  unit: plainText(),
  meaning,
})

const sizeSchema = z.strictObject({
  /** As the texts write it, such as `640 × 480 mm`. */
  name: plainText(),
  /** Width and height. */
  mm: pair,
  meaning,
})

/** Exactly these facts, by name. */
const factGroup = <Name extends string>(...names: Name[]) => z.record(z.enum(names), factSchema)

/** `content/facts.json`: the numbers that every text of the site agrees with. */
export const factsSchema = z.strictObject({
  /** What the page is. */
  about: plainText(),
  /** Pixel pitches, by the name they are sold under. */
  pitches: z.array(
    z.strictObject({
      name: z.string().regex(/^P\d+(\.\d)?$/),
      /** The true distance from pixel to pixel. */
      mm: positive,
      /** How many pixels a metre holds. */
      pixelsPerMetre: positive,
      /** The nearest comfortable distance. */
      nearestM: positive,
      /** From where to where the picture looks its best. */
      bestM: pair,
      /** Width and height in metres of 1,920 × 1,080 pixels. */
      fullHdM: pair,
      /** Where walls of this pitch are used. */
      uses: z.array(z.enum(['indoor', 'outdoor', 'rental', 'transparent', 'film'])).min(1),
      meaning,
    }),
  ),
  /** Pitches that differ across and down. */
  transparentPitches: z.array(
    z.strictObject({
      name: z.string().regex(/^P\d\.\d × \d\.\d$/),
      mm: pair,
      /** By the coarser of the two. */
      nearestM: positive,
      meaning,
    }),
  ),
  viewing: factGroup('nearest', 'best', 'coarse', 'farthest'),
  letters: factGroup('height', 'latin', 'indian'),
  cabinets: z.array(
    sizeSchema.extend({
      /** The weight of one. */
      kg: range,
      /** The pitches it is built with. */
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
      /** Words by which a sentence names the place. */
      words: z.array(plainText()).min(1),
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
  angles: factGroup('viewing', 'curveLock'),
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
  /** What each product line is built from, by its page's name. */
  products: z.record(
    z.string(),
    z.strictObject({
      /** The pitches its strip shows, by name. */
      pitches: z.array(plainText()).min(1),
      /** Names of cabinets or panels; none where each build has its own. */
      cabinets: z.array(plainText()),
      /** Names of places in `nits`. */
      nits: z.array(plainText()).min(1),
      /** Which entry of `power` holds. */
      power: z.enum(['indoor', 'outdoor', 'transparent', 'standee']),
      /** Ratings it comes with, the front's first; none where it is not rated. */
      ingress: z.array(plainText()),
      /** From which side it is serviced. */
      service: plainText(),
    }),
  ),
  counts: factGroup('sectors', 'industryCards', 'productLines', 'offices'),
})

export type Facts = z.output<typeof factsSchema>
