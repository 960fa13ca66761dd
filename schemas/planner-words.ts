import { z } from 'zod'
import { siteWord } from './shared/site-word.ts'

/** Labels of the form's fields. */
const fieldsSchema = z.strictObject({
  /** Label of the place of the screen. */
  place: siteWord(),
  /** Label of the use of the screen. */
  use: siteWord(),
  /** Label of the distance of the nearest viewer. */
  near: siteWord(),
  /** Label of the distance of the last viewer. */
  far: siteWord(),
  /** Label of the width of the room on the wall. */
  width: siteWord(),
  /** Label of the height of the room on the wall. */
  height: siteWord(),
  /** Label of the shape, width by height. */
  shape: siteWord(),
  /** Label of the unit of lengths. */
  unit: siteWord(),
  /** Label of the hours of use a day. */
  hours: siteWord(),
  /** Label of the price of electricity. */
  tariff: siteWord(),
  /** Label of the pixel pitch. */
  pitch: siteWord(),
})

/** Labels of the answers. */
const answersSchema = z.strictObject({
  /** Label of width and height of the screen. */
  size: siteWord(),
  /** Label of the number of cabinets. */
  cabinets: siteWord(),
  /** Label of the number of pixels. */
  pixels: siteWord(),
  /** Label of the brightness for the place. */
  brightness: siteWord(),
  /** Label of the distance from which the picture is comfortable. */
  nearest: siteWord(),
  /** Label of the distance from which single pixels are not seen. */
  melts: siteWord(),
  /** Label of the greatest distance at which a picture of this height can be read. */
  farthest: siteWord(),
  /** Label of the height that letters need for the farthest viewer. */
  letters: siteWord(),
  /** Label of the weight of the cabinets. */
  weight: siteWord(),
  /** Label of the power at full white. */
  greatest: siteWord(),
  /** Label of the power with ordinary pictures. */
  usual: siteWord(),
  /** Label of the heat that the room's cooling must remove. */
  heat: siteWord(),
  /** Label of the circuits that feed the screen. */
  circuits: siteWord(),
  /** Label of the monthly cost of electricity. */
  cost: siteWord(),
  /** Label of the number of spare modules. */
  spares: siteWord(),
})

/** Notes beside the answers: rules and their sources. */
const notesSchema = z.strictObject({
  /** Note on the size. `{room}` becomes the room that the visitor entered. */
  size: siteWord('room'),
  /** Note on a size that we suggest, where no room was entered. */
  suggested: siteWord(),
  /** Note on the resolution. `{used}` becomes the pixels of it that a 16:9 picture fills. */
  pixels: siteWord('used'),
  /** Note on the weight. */
  weight: siteWord(),
  /** Note on the greatest power. */
  greatest: siteWord(),
  /** Note on the usual power. `{share}` becomes its share of the greatest power in per cent. */
  usual: siteWord('share'),
  /** Note on the heat. */
  heat: siteWord(),
  /**
   * Circuits of one supply. `{supply}` becomes its voltage and amperes, `{circuits}` their number, `{each}` the
   * cabinets of one.
   */
  supply: siteWord('supply', 'circuits', 'each'),
  /** Note on the circuits. */
  circuits: siteWord(),
  /** Note on the running cost. `{hours}`, `{days}` and `{tariff}` become the figures that it is computed from. */
  cost: siteWord('hours', 'days', 'tariff'),
  /** Note on the spare modules: `{spares}` per cent of all `{modules}`. */
  spares: siteWord('spares', 'modules'),
  /** Note on the farthest viewer. `{element}` becomes the height of the smallest element in per cent. */
  farthest: siteWord('element'),
  /** Note on the nearest viewer. */
  nearest: siteWord(),
  /** Note on the distance from which pixels are not seen. */
  melts: siteWord(),
})

/** Verdicts on a plan. */
const verdictSchema = z.strictObject({
  /** Verdict on a screen that serves all viewers. `{span}` becomes their distances. */
  right: siteWord('span'),
  /** Verdict on a screen of unknown size. `{from}` becomes the distance from which it serves viewers. */
  rightFrom: siteWord('from'),
  /** Reservation about a pitch finer than needed. `{pitch}` becomes the pitch that is enough. */
  fine: siteWord('pitch'),
  /** Reservation about a picture that is scaled. `{used}` of its `{rows}` rows are shown. */
  scaled: siteWord('used', 'rows'),
  /** Verdict on a pitch that is too coarse for the viewer at `{near}`. `{pitch}` becomes the pitch that serves. */
  coarse: siteWord('near', 'pitch'),
  /** Verdict on viewers at `{near}`, too near for any pitch. `{from}` becomes the distance that serves. */
  close: siteWord('near', 'from'),
  /**
   * Verdict on a screen that is too small for the viewer at `{far}`. `{height}` becomes the height that serves,
   * `{letter}` the height of letters that serve on this screen.
   */
  small: siteWord('far', 'height', 'letter'),
  /** The verdict `small` for a screen of a chosen shape. `{width}` becomes the width that serves. */
  smallShape: siteWord('far', 'width', 'height', 'letter'),
  /** Verdict on impossible values. `{fields}` becomes the labels of their fields. */
  refused: siteWord('fields'),
})

/** Reasons why a value is impossible. */
const faultsSchema = z.strictObject({
  /** Reason for a number of 0 or less. */
  positive: siteWord(),
  /** Reason for a number that is too great. `{limit}` becomes the greatest. */
  greatest: siteWord('limit'),
  /** Reason for a farthest viewer who is nearer than the nearest, at `{limit}`. */
  order: siteWord('limit'),
  /** Reason for a wall without room for a cabinet. `{cabinet}` becomes the size of the smallest one that is needed. */
  cabinet: siteWord('cabinet'),
})

/** Texts of the planner. Words in braces are filled in. */
export const plannerWordsSchema = z.strictObject({
  /** Name of the form for screen readers. */
  form: siteWord(),
  fields: fieldsSchema.prefault({}),
  /** Units of lengths. */
  units: z
    .strictObject({
      /** Name of the unit metre. */
      m: siteWord(),
      /** Name of the unit foot. */
      ft: siteWord(),
    })
    .prefault({}),
  /** Option for a screen in the shape of the room. */
  anyShape: siteWord(),
  /** Option for the pitch that we recommend, in the list of pitches. The pitch follows it after a colon. */
  ourPitch: siteWord(),
  /** Label of the control that opens the other fields. */
  more: siteWord(),
  verdict: verdictSchema.prefault({}),
  faults: faultsSchema.prefault({}),
  /**
   * Reason why a pitch fits. `{pitch}` becomes its name, `{from}` its nearest distance, `{near}` the distance of the
   * nearest viewer.
   */
  fits: siteWord('pitch', 'from', 'near'),
  /** Reason why a pitch is too coarse, with the placeholders of `fits`. */
  coarse: siteWord('pitch', 'from', 'near'),
  /** Text where the distance of the nearest viewer is missing. */
  noPitch: siteWord(),
  /** Headings over the answers. */
  groups: z
    .strictObject({
      /** Heading over size and pixels. */
      picture: siteWord(),
      /** Heading over the distances. */
      viewers: siteWord(),
      /** Heading over weight, power and cost. */
      building: siteWord(),
    })
    .prefault({}),
  /** Labels of the answers. */
  answers: answersSchema.prefault({}),
  /** Notes beside the answers. */
  notes: notesSchema.prefault({}),
  /** Mark beside a typical value, which an offer may change. */
  typical: siteWord(),
  /** Mark beside a value from the supplier. */
  supplied: siteWord(),
  /** Text in place of an unknown value. */
  unknown: siteWord(),
  /** Word between the least and the greatest figure. */
  to: siteWord(),
  /** Texts of the drawings. */
  drawings: z
    .strictObject({
      /** Caption of the screen on its wall. `{person}` becomes the height of the person. */
      wall: siteWord('person'),
      /** Caption of the view from the side. */
      side: siteWord(),
      /** Caption of the letters. `{distance}` becomes their distance. */
      swatch: siteWord('distance'),
      /** Mark in the view from the side, where the pitch becomes comfortable. */
      nearest: siteWord('pitch', 'from'),
      /** Mark in the view from the side, where pixels are not seen any more. */
      melts: siteWord('from'),
    })
    .prefault({}),
  /** Heading over the rules for the nearest viewer. */
  rules: siteWord(),
  /** Texts of the table of pitches, which is shown without a script too. */
  table: z
    .strictObject({
      /** Heading over the table. */
      heading: siteWord(),
      /** Heading of the column of pitches. */
      pitch: siteWord(),
      /** Heading of the column of nearest distances. */
      nearest: siteWord(),
      /** Heading of the column of distances at which the picture looks best. */
      best: siteWord(),
      /** Heading of the column of places that use a pitch. */
      places: siteWord(),
    })
    .prefault({}),
  /** Line of an enquiry with the address of the plan, `{address}`. */
  plan: siteWord('address'),
  /** Label of the button that prints the plan. */
  print: siteWord(),
})

export type PlannerWords = z.output<typeof plannerWordsSchema>
