import { z } from 'zod'
import { text } from './shared/text.ts'

/** Labels of the form's fields. */
const fieldsSchema = z.strictObject({
  /** Label of the place of the screen. */
  place: text().default('Where it stands'),
  /** Label of the use of the screen. */
  use: text().default('What it shows'),
  /** Label of the distance of the nearest viewer. */
  near: text().default('Nearest viewer'),
  /** Label of the distance of the last viewer. */
  far: text().default('Farthest viewer'),
  /** Label of the width of the room on the wall. */
  width: text().default('Wall width'),
  /** Label of the height of the room on the wall. */
  height: text().default('Wall height'),
  /** Label of the shape, width by height. */
  shape: text().default('Shape'),
  /** Label of the unit of lengths. */
  unit: text().default('Lengths in'),
  /** Label of the hours of use a day. */
  hours: text().default('Hours a day'),
  /** Label of the price of electricity. */
  tariff: text().default('Tariff, ₹ per kWh'),
  /** Label of the pixel pitch. */
  pitch: text().default('Pixel pitch'),
})

/** Labels of the answers. */
const answersSchema = z.strictObject({
  /** Label of width and height of the screen. */
  size: text().default('Size'),
  /** Label of the number of cabinets. */
  cabinets: text().default('Cabinets'),
  /** Label of the number of pixels. */
  pixels: text().default('Resolution'),
  /** Label of the brightness for the place. */
  brightness: text().default('Brightness'),
  /** Label of the distance from which the picture is comfortable. */
  nearest: text().default('Nearest comfortable viewer'),
  /** Label of the distance from which single pixels are not seen. */
  melts: text().default('No pixels are seen from'),
  /** Label of the greatest distance at which a picture of this height can be read. */
  farthest: text().default('Farthest viewer for this height'),
  /** Label of the height that letters need for the farthest viewer. */
  letters: text().default('Smallest legible letter'),
  /** Label of the weight of the cabinets. */
  weight: text().default('Weight'),
  /** Label of the power at full white. */
  greatest: text().default('Power at most'),
  /** Label of the power with ordinary pictures. */
  usual: text().default('Power usually'),
  /** Label of the heat that the room's cooling must remove. */
  heat: text().default('Heat at most'),
  /** Label of the circuits that feed the screen. */
  circuits: text().default('Circuits'),
  /** Label of the monthly cost of electricity. */
  cost: text().default('Running cost a month'),
  /** Label of the number of spare modules. */
  spares: text().default('Spare modules'),
})

/** Notes beside the answers: rules and their sources. */
const notesSchema = z.strictObject({
  /** Note on the size. `{room}` becomes the room that the visitor entered. */
  size: text().default('Whole cabinets within {room}.'),
  /** Note on a size that we suggest, where no room was entered. */
  suggested: text().default('No wall size was given: at this height the farthest viewer can read.'),
  /** Note on the resolution. `{used}` becomes the pixels of it that a 16:9 picture fills. */
  pixels: text().default('Of it {used} as 16:9.'),
  /** Note on the weight. */
  weight: text().default('Cabinets, before frame or steel.'),
  /** Note on the greatest power. */
  greatest: text().default('All pixels white at full brightness. Cables and breakers are sized for it.'),
  /** Note on the usual power. `{share}` becomes its share of the greatest power in per cent. */
  usual: text().default('Ordinary pictures take {share} per cent of it.'),
  /** Note on the heat. */
  heat: text().default('Watts × 3.412, rounded for each cabinet as makers print it.'),
  /**
   * Circuits of one supply. `{supply}` becomes its voltage and amperes, `{circuits}` their number, `{each}` the
   * cabinets of one.
   */
  supply: text().default('{supply}: {circuits} with {each} cabinets each'),
  /** Note on the circuits. */
  circuits: text().default('Volts × amperes × 0.8, in whole cabinets: the continuous load of NEC 210.20(A).'),
  /** Note on the running cost. `{hours}`, `{days}` and `{tariff}` become the figures that it is computed from. */
  cost: text().default('Usual power × {hours} h a day × {days} days × ₹{tariff} per kWh.'),
  /** Note on the spare modules: `{spares}` per cent of all `{modules}`. */
  spares: text().default('{spares} per cent of {modules}, from the same batch.'),
  /** Note on the farthest viewer. `{element}` becomes the height of the smallest element in per cent. */
  farthest: text().default(
    '200 × height × {element} per cent: ANSI/AVIXA V202.01 (DISCAS), basic decision making.',
  ),
  /** Note on the nearest viewer. */
  nearest: text().default('Makers use different rules, which are compared below.'),
  /** Note on the distance from which pixels are not seen. */
  melts: text().default('Pitch × 3438: one minute of arc, the limit of a sharp eye.'),
})

/** Verdicts on a plan. */
const verdictSchema = z.strictObject({
  /** Verdict on a screen that serves all viewers. `{span}` becomes their distances. */
  right: text().default('Right for {span}.'),
  /** Verdict on a screen of unknown size. `{from}` becomes the distance from which it serves viewers. */
  rightFrom: text().default('Right from {from}.'),
  /** Reservation about a pitch finer than needed. `{pitch}` becomes the pitch that is enough. */
  fine: text().default('{pitch} is enough, and costs less.'),
  /** Reservation about a picture that is scaled. `{used}` of its `{rows}` rows are shown. */
  scaled: text().default('The picture is scaled to {used} of {rows} rows: a larger wall shows all.'),
  /** Verdict on a pitch that is too coarse for the viewer at `{near}`. `{pitch}` becomes the pitch that serves. */
  coarse: text().default('Too coarse for {near}: choose {pitch}.'),
  /** Verdict on viewers at `{near}`, too near for any pitch. `{from}` becomes the distance that serves. */
  close: text().default('Too near at {near}: keep viewers {from} away.'),
  /**
   * Verdict on a screen that is too small for the viewer at `{far}`. `{height}` becomes the height that serves,
   * `{letter}` the height of letters that serve on this screen.
   */
  small: text().default('Too small for {far}: make it {height} high, or letters {letter} tall.'),
  /** The verdict `small` for a screen of a chosen shape. `{width}` becomes the width that serves. */
  smallShape: text().default(
    'Too small for {far}: make it {width} wide and {height} high, or letters {letter} tall.',
  ),
  /** Verdict on impossible values. `{fields}` becomes the labels of their fields. */
  refused: text().default('No plan: correct {fields}.'),
})

/** Reasons why a value is impossible. */
const faultsSchema = z.strictObject({
  /** Reason for a number of 0 or less. */
  positive: text().default('Enter a number above 0.'),
  /** Reason for a number that is too great. `{limit}` becomes the greatest. */
  greatest: text().default('Enter {limit} at most.'),
  /** Reason for a farthest viewer who is nearer than the nearest, at `{limit}`. */
  order: text().default('Nearer than the nearest viewer: enter {limit} or more.'),
  /** Reason for a wall without room for a cabinet. `{cabinet}` becomes the size of the smallest one that is needed. */
  cabinet: text().default('No room for one cabinet of {cabinet}.'),
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
  /** Option for a screen in the shape of the room. */
  anyShape: text().default('Any'),
  /** Option for the pitch that we recommend, in the list of pitches. The pitch follows it after a colon. */
  ourPitch: text().default('Our choice'),
  /** Label of the control that opens the other fields. */
  more: text().default('Hours and tariff'),
  verdict: verdictSchema.prefault({}),
  faults: faultsSchema.prefault({}),
  /**
   * Reason why a pitch fits. `{pitch}` becomes its name, `{from}` its nearest distance, `{near}` the distance of the
   * nearest viewer.
   */
  fits: text().default('{pitch} is comfortable from {from}, and your nearest viewer is at {near}.'),
  /** Reason why a pitch is too coarse, with the placeholders of `fits`. */
  coarse: text().default('{pitch} is comfortable only from {from}; your nearest viewer is at {near}.'),
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
      wall: text().default('The screen on its wall, with a person of {person}'),
      /** Caption of the view from the side. */
      side: text().default('From the side: the viewers in their places, to scale'),
      /** Caption of the letters. `{distance}` becomes their distance. */
      swatch: text().default('From {distance}: letters of 24 pixels, held at arm’s length'),
      /** Mark in the view from the side, where the pitch becomes comfortable. */
      nearest: text().default('{pitch} from {from}'),
      /** Mark in the view from the side, where pixels are not seen any more. */
      melts: text().default('no pixels seen from {from}'),
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
  plan: text().default('My plan: {address}'),
  /** Label of the button that prints the plan. */
  print: text().default('Print'),
})

export type PlannerWords = z.output<typeof plannerWordsSchema>
