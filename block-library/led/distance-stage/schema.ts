import { backdropSchema, blockBase, pictureSchema, plainText, text, textWith, z } from 'pagework/blocks'

const positive = z.number().positive()

/** Place of the screen, as a picture that was taken from straight ahead. */
const sceneSchema = z.strictObject({
  /** Picture of the place at the first hour, with the screen dark. Its `alt` describes the place with its screen. */
  picture: pictureSchema,
  /** Width and height of the picture in metres, measured on the plane of the screen. */
  size: z.tuple([positive, positive]),
  /** Screen in the picture: its left, top, width and height in metres. */
  screen: z.tuple([z.number().min(0), z.number().min(0), positive, positive]),
  /** Picture on the screen. Black is unlit, and clear on a transparent screen. */
  content: backdropSchema,
  /** Point of the screen that the visitor walks towards, as fractions of its width and height. */
  aim: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).default([0.5, 0.5]),
  /** Whether the place is visible between the pixels. */
  transparent: z.boolean().default(false),
  /** Share of the light on the face that the face reflects: 0.03 to 0.05 of black LED, 0.08 of glass. */
  reflectance: z.number().min(0.001).max(1).default(0.04),
})

const pitchSchema = z.strictObject({
  /** Name of the pitch. */
  name: plainText(),
  /** Distance from pixel to pixel in millimetres: one figure, or across and down. */
  mm: z
    .union([positive, z.tuple([positive, positive])])
    .transform((value): [number, number] => (typeof value === 'number' ? [value, value] : value)),
  /** Nearest comfortable distance in metres. */
  nearM: positive,
})

const hourSchema = z.strictObject({
  /** Label of the hour. */
  label: text(),
  /** The hour within a sentence: `at noon`. */
  when: text(),
  /** Light on the screen's face, in lux. */
  lux: positive,
  /** Brightness of the screen at this hour, in nits. */
  nits: positive,
  /** Picture of the place in the light of this hour and of the screen. Default: the scene's picture. Both have one view. */
  picture: backdropSchema.optional(),
})

/** Labels of the stage, and the parts of its sentence. */
const wordsSchema = z.strictObject({
  /** Label of the distance. */
  distance: text(),
  /** Label of the pitch. */
  pitch: text(),
  /** Label of the hour. */
  hour: text(),
  /** Label of the round detail: half a degree of the view, enlarged. */
  loupe: text(),
  /** Label of the contrast between white and black. */
  contrast: text(),
  /** Label of the number of pixels of the screen. */
  pixels: text(),
  /** Symbols of lengths. */
  units: z
    .strictObject({
      /** Symbol of the metre. */
      m: text().default('m'),
      /** Symbol of the centimetre. */
      cm: text().default('cm'),
      /** Symbol of the millimetre. */
      mm: text().default('mm'),
    })
    .prefault({}),
  /** Sentence of the verdict. `{eye}` is one of the next four texts, `{light}` one of the last three. */
  verdict: textWith('distance', 'when', 'eye', 'light'),
  /** For a distance from which single pixels disturb. `{near}` is the nearest comfortable distance. */
  dots: textWith('pitch', 'near'),
  /** For a comfortable distance from which single pixels can be found. `{melt}` is the distance up to which they can. */
  fine: textWith('pitch', 'melt'),
  /** For a distance from which the eye cannot separate pixels. */
  smooth: textWith('pitch'),
  /** For a distance from which the eye cannot separate the pixels of a coarser pitch either. */
  coarser: textWith('pitch', 'coarser'),
  /** For white at least ten times as bright as black. */
  strong: textWith('nits'),
  /** For white five to ten times as bright as black. */
  pale: textWith('nits'),
  /** For white less than five times as bright as black. */
  grey: textWith('nits'),
})

/**
 * Shows a screen as the eye sees it from a chosen distance, at a chosen pitch and hour: true pixels, and true contrast
 * to daylight. A sentence says the same. Without a script it is a picture with the sentence for the first values.
 */
export const schema = z
  .strictObject({
    ...blockBase('distance-stage'),
    /** Heading over the stage. */
    heading: text(),
    /** Sentence under the heading. */
    lead: text().optional(),
    /** Place of the screen. */
    scene: sceneSchema,
    /** Nearest and farthest distance in metres. The farthest view is the whole picture of the place. */
    distances: z.tuple([positive, positive]).default([1.2, 100]),
    /** Pitches to choose from, finest first. */
    pitches: z.array(pitchSchema).min(1),
    /** Hours to choose from. */
    hours: z.array(hourSchema).min(1),
    /** First values of the controls. */
    begin: z.strictObject({
      /** Distance in metres. */
      distance: positive,
      /** Name of a pitch. */
      pitch: plainText(),
    }),
    /** Keys of the planner's places. On a page with a planner, the stage shows plans of these places, and no others. */
    places: z.array(plainText()).min(1).optional(),
    /** Whether the stage is invisible until there is a plan of its places. */
    waits: z.boolean().default(false),
    /** Texts of the stage. */
    words: wordsSchema,
  })
  .superRefine(({ distances: [least, greatest], pitches, begin }, context) => {
    const names = pitches.map(({ name }) => name)
    const issue = (path: PropertyKey[], message: string, input: unknown) =>
      context.addIssue({ code: 'custom', path, message, input })
    if (greatest <= least) issue(['distances'], 'must be [nearest, farthest]', [least, greatest])
    if (begin.distance < least || begin.distance > greatest)
      issue(['begin', 'distance'], `must be between ${least} and ${greatest}`, begin.distance)
    if (!names.includes(begin.pitch))
      issue(['begin', 'pitch'], `must be the name of a pitch: ${names.join(', ')}`, begin.pitch)
  })
