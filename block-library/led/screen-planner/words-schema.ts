import { text, textWith, z } from 'pagework/blocks'
import { answersSchema, fieldsSchema, notesSchema } from './answers-schema.ts'

/** Verdicts on a plan. */
const verdictSchema = z.strictObject({
  /** Verdict on a screen that serves all viewers. `{span}` becomes their distances. */
  right: textWith('span').default('Right for {span}.'),
  /** Verdict on a screen of unknown size. `{from}` becomes the distance from which it serves viewers. */
  rightFrom: textWith('from').default('Right from {from}.'),
  /** Reservation about a pitch finer than needed. `{pitch}` becomes the pitch that is enough. */
  fine: textWith('pitch').default('{pitch} is enough, and costs less.'),
  /** Reservation about a picture that is scaled. `{used}` of its `{rows}` rows are shown. */
  scaled: textWith('used', 'rows').default(
    'The picture is scaled to {used} of {rows} rows: a larger wall shows all.',
  ),
  /** Verdict on a pitch that is too coarse for the viewer at `{near}`. `{pitch}` becomes the pitch that serves. */
  coarse: textWith('near', 'pitch').default('Too coarse for {near}: choose {pitch}.'),
  /** Verdict on viewers at `{near}`, too near for any pitch. `{from}` becomes the distance that serves. */
  close: textWith('near', 'from').default('Too near at {near}: keep viewers {from} away.'),
  /**
   * Verdict on a screen that is too small for the viewer at `{far}`. `{height}` becomes the height that serves,
   * `{letter}` the height of letters that serve on this screen.
   */
  small: textWith('far', 'height', 'letter').default(
    'Too small for {far}: make it {height} high, or letters {letter} tall.',
  ),
  /** The verdict `small` for a screen of a chosen shape. `{width}` becomes the width that serves. */
  smallShape: textWith('far', 'width', 'height', 'letter').default(
    'Too small for {far}: make it {width} wide and {height} high, or letters {letter} tall.',
  ),
  /** Verdict on impossible values. `{fields}` becomes the labels of their fields. */
  refused: textWith('fields').default('No plan: correct {fields}.'),
})

/** Reasons why a value is impossible. */
const faultsSchema = z.strictObject({
  /** Reason for a number of 0 or less. */
  positive: text().default('Enter a number above 0.'),
  /** Reason for a number that is too great. `{limit}` becomes the greatest. */
  greatest: textWith('limit').default('Enter {limit} at most.'),
  /** Reason for a farthest viewer who is nearer than the nearest, at `{limit}`. */
  order: textWith('limit').default('Nearer than the nearest viewer: enter {limit} or more.'),
  /** Reason for a wall without room for a cabinet. `{cabinet}` becomes the size of the smallest one that is needed. */
  cabinet: textWith('cabinet').default('No room for one cabinet of {cabinet}.'),
})

/** Texts of the planner. Words in braces are filled in. */
export const plannerWordsSchema = z.strictObject({
  /** Name of the form for screen readers. */
  form: text().default('Your screen'),
  fields: fieldsSchema.prefault({}),
  /** Units of lengths. */
  units: z
    .strictObject({
      /** Name of the unit metre. */
      m: text().default('metres'),
      /** Name of the unit foot. */
      ft: text().default('feet'),
    })
    .prefault({}),
  /** Symbols of units behind figures. */
  symbols: z
    .strictObject({
      /** Symbol of the metre. */
      m: text().default('m'),
      /** Symbol of the foot. */
      ft: text().default('ft'),
      /** Symbol of the millimetre. */
      mm: text().default('mm'),
      /** Symbol of the kilogram. */
      kg: text().default('kg'),
      /** Unit of brightness. */
      nits: text().default('nits'),
    })
    .prefault({}),
  /** Option for a screen in the shape of the room. */
  anyShape: text().default('Any'),
  /** Option for the pitch that we recommend, in the list of pitches. The pitch follows it after a colon. */
  ourPitch: text().default('Recommended'),
  /** Label of the control that opens the other fields. */
  more: text().default('Hours and tariff'),
  verdict: verdictSchema.prefault({}),
  faults: faultsSchema.prefault({}),
  /**
   * Reason why a pitch fits. `{pitch}` becomes its name, `{from}` its nearest distance, `{near}` the distance of the
   * nearest viewer.
   */
  fits: textWith('pitch', 'from', 'near').default(
    '{pitch} is comfortable from {from}, and your nearest viewer is at {near}.',
  ),
  /** Reason why a pitch is too coarse, with the placeholders of `fits`. */
  coarse: textWith('pitch', 'from', 'near').default(
    '{pitch} is comfortable only from {from}; your nearest viewer is at {near}.',
  ),
  /** Text where the distance of the nearest viewer is missing. */
  noPitch: text().default('Enter the distance of the nearest viewer, or choose a pitch.'),
  /** Headings over the answers. */
  groups: z
    .strictObject({
      /** Heading over size and pixels. */
      picture: text().default('The picture'),
      /** Heading over the distances. */
      viewers: text().default('The viewers'),
      /** Heading over weight, power and cost. */
      building: text().default('Weight, power and cost'),
    })
    .prefault({}),
  /** Labels of the answers. */
  answers: answersSchema.prefault({}),
  /** Notes beside the answers. */
  notes: notesSchema.prefault({}),
  /** Mark beside a typical value, which an offer may change. */
  typical: text().default('typical'),
  /** Mark beside a value from the supplier. */
  supplied: text().default('from the supplier'),
  /** Text in place of an unknown value. */
  unknown: text().default('Ask us'),
  /** Word between the least and the greatest figure. */
  to: text().default('to'),
  /** Texts of the drawings. */
  drawings: z
    .strictObject({
      /** Caption of the screen on its wall. `{person}` becomes the height of the person. */
      wall: textWith('person').default('The screen on its wall, with a person of {person}'),
      /** Caption of the view from the side. */
      side: text().default('From the side: the viewers in their places, to scale'),
      /** Caption of the letters. `{distance}` becomes their distance. */
      swatch: textWith('distance').default('Letters of 24 pixels, as large as they look from {distance}'),
      /** Mark in the view from the side, where the pitch becomes comfortable. */
      nearest: textWith('pitch', 'from').default('{pitch} from {from}'),
      /** Mark in the view from the side, where pixels are not seen any more. */
      melts: textWith('from').default('no dots visible from {from}'),
    })
    .prefault({}),
  /** Heading over the rules for the nearest viewer. */
  rules: text().default('Rules for the nearest viewer'),
  /** Texts of the table of pitches, which is shown without a script too. */
  table: z
    .strictObject({
      /** Heading over the table. */
      heading: text().default('Pitch by distance'),
      /** Heading of the column of pitches. */
      pitch: text().default('Pitch'),
      /** Heading of the column of nearest distances. */
      nearest: text().default('Nearest viewer'),
      /** Heading of the column of distances at which the picture looks best. */
      best: text().default('At its best'),
      /** Heading of the column of places that use a pitch. */
      places: text().default('Where'),
    })
    .prefault({}),
  /** Line of an enquiry with the address of the plan, `{address}`. */
  plan: textWith('address').default('My plan: {address}'),
  /** Label of the button that prints the plan. */
  print: text().default('Print'),
})

export type PlannerWords = z.output<typeof plannerWordsSchema>
