import { z } from 'zod'
import { text } from './shared/text.ts'

/** What the form asks. */
const fieldsSchema = z.strictObject({
  place: text().default('Where it stands'),
  use: text().default('What it shows'),
  near: text().default('Nearest viewer'),
  far: text().default('Farthest viewer'),
  width: text().default('Wall width'),
  height: text().default('Wall height'),
  shape: text().default('Shape'),
  unit: text().default('Lengths in'),
  hours: text().default('Hours a day'),
  tariff: text().default('Tariff, ₹ per kWh'),
  pitch: text().default('Pixel pitch'),
})

/** What answers are called. */
const answersSchema = z.strictObject({
  size: text().default('Size'),
  cabinets: text().default('Cabinets'),
  pixels: text().default('Resolution'),
  brightness: text().default('Brightness'),
  nearest: text().default('Nearest comfortable viewer'),
  melts: text().default('Pixels melt from'),
  farthest: text().default('Farthest viewer for this height'),
  letters: text().default('Smallest letter for the last seat'),
  weight: text().default('Weight'),
  greatest: text().default('Power at most'),
  usual: text().default('Power usually'),
  heat: text().default('Heat at most'),
  circuits: text().default('Circuits'),
  cost: text().default('Running cost a month'),
  spares: text().default('Spare modules'),
})

/** What stands beside an answer: its rule, and who says so. */
const notesSchema = z.strictObject({
  size: text().default('Whole cabinets within {room}.'),
  /** Where the room is our suggestion. */
  suggested: text().default('No room was given: this height lets the last viewer read.'),
  pixels: text().default('Of it {used} as 16:9.'),
  weight: text().default('Cabinets, before frame or steel.'),
  greatest: text().default('All pixels white at full brightness: what cables and breakers are laid for.'),
  usual: text().default('Ordinary pictures take {share} per cent of it.'),
  heat: text().default('Watts × 3.412, rounded for each cabinet as makers print it.'),
  /** One supply of several. */
  supply: text().default('{supply}: {circuits} with {each} cabinets each'),
  circuits: text().default('Volts × amperes × 0.8, in whole cabinets: the continuous load of NEC 210.20(A).'),
  cost: text().default('Usual power × {hours} h a day × {days} days × ₹{tariff} per kWh.'),
  spares: text().default('{share} per cent of {modules}, from the same batch.'),
  farthest: text().default(
    '200 × height × {element} per cent: ANSI/AVIXA V202.01 (DISCAS), basic decision making.',
  ),
  nearest: text().default('By rules that contradict each other: see beside.'),
  melts: text().default('Pitch × 3438: one minute of arc, the limit of a sharp eye.'),
})

/** All that the planner itself says. Words in braces are filled in. */
export const plannerWordsSchema = z.strictObject({
  /** The form, for those who hear it. */
  form: text().default('Your screen'),
  fields: fieldsSchema.prefault({}),
  /** The units that lengths are given in. */
  units: z.strictObject({ m: text().default('metres'), ft: text().default('feet') }).prefault({}),
  /** The shape that is as the room is. */
  anyShape: text().default('Any'),
  /** In the list of pitches, for the one that we would begin with. */
  ourPitch: text().default('Ours'),
  /** Beside the pitch that we would begin with. */
  ours: text().default('our choice'),
  /** Why a pitch fits or does not; `{from}` is its nearest distance, `{near}` the nearest viewer's. */
  fits: text().default('{pitch} is comfortable from {from}, and your nearest viewer is at {near}.'),
  coarse: text().default('{pitch} is comfortable only from {from}; your nearest viewer is at {near}.'),
  /** Where the rows that are wanted are not reached. */
  rows: text().default('It shows {used} of the 1,080 rows of full HD at this size.'),
  /** Where nobody said how near the nearest viewer is. */
  noPitch: text().default('Say how near the nearest viewer is, or choose a pitch.'),
  /** Where not one cabinet fits. */
  noRoom: text().default('Not one cabinet of {cabinet} fits into this room.'),
  /** The headings over the answers. */
  groups: z
    .strictObject({
      picture: text().default('The picture'),
      viewers: text().default('Its viewers'),
      building: text().default('The building'),
    })
    .prefault({}),
  answers: answersSchema.prefault({}),
  notes: notesSchema.prefault({}),
  /** Beside a value that an offer may change. */
  typical: text().default('typical'),
  /** In the place of what is not known. */
  unknown: text().default('Ask us'),
  /** Between the least and the greatest. */
  to: text().default('to'),
  /** Under the drawings. */
  drawings: z
    .strictObject({
      wall: text().default('The screen on its wall, with a person of {person}'),
      side: text().default('From the side: the viewers in their places, to scale'),
      swatch: text().default('From {distance}: letters of 24 pixels, held at arm’s length'),
      /** The letters on it. */
      letters: text().default('Aa அ'),
      nearest: text().default('{pitch} from {from}'),
      melts: text().default('pixels melt from {from}'),
    })
    .prefault({}),
  /** Over the rules for the nearest viewer. */
  rules: text().default('From how near? Rules contradict'),
  /** The table that stands without a script too. */
  table: z
    .strictObject({
      heading: text().default('Pitch by distance'),
      pitch: text().default('Pitch'),
      nearest: text().default('Nearest viewer'),
      best: text().default('At its best'),
      places: text().default('Used'),
    })
    .prefault({}),
  /** What the plan is called in an enquiry. */
  plan: text().default('My plan: {address}'),
  /** Puts the plan on paper. */
  print: text().default('Print'),
})

export type PlannerWords = z.output<typeof plannerWordsSchema>
