import { z } from 'zod'
import { text } from './shared/text.ts'

/** What the form asks. */
const fieldsSchema = z.strictObject({
  /** The place that the screen stands in. */
  place: text().default('Where it stands'),
  /** What the screen is for. */
  use: text().default('What it shows'),
  /** How far away the nearest viewer is. */
  near: text().default('Nearest viewer'),
  /** How far away the last viewer is. */
  far: text().default('Farthest viewer'),
  /** The width of the room on the wall. */
  width: text().default('Wall width'),
  /** Its height. */
  height: text().default('Wall height'),
  /** Width by height. */
  shape: text().default('Shape'),
  /** The unit that lengths are typed in. */
  unit: text().default('Lengths in'),
  /** How long it plays each day. */
  hours: text().default('Hours a day'),
  /** What a unit of electricity costs. */
  tariff: text().default('Tariff, ₹ per kWh'),
  /** The distance from pixel to pixel. */
  pitch: text().default('Pixel pitch'),
})

/** What answers are called. */
const answersSchema = z.strictObject({
  /** Width and height of the screen. */
  size: text().default('Size'),
  /** How many cabinets it is built of. */
  cabinets: text().default('Cabinets'),
  /** How many pixels it has. */
  pixels: text().default('Resolution'),
  /** How bright it must be there. */
  brightness: text().default('Brightness'),
  /** From where its picture is comfortable. */
  nearest: text().default('Nearest comfortable viewer'),
  /** From where single pixels are no longer seen. */
  melts: text().default('Pixels melt from'),
  /** How far away a picture of this height can be read. */
  farthest: text().default('Farthest viewer for this height'),
  /** How high letters must be for the last viewer. */
  letters: text().default('Smallest letter for the last seat'),
  /** What its cabinets weigh. */
  weight: text().default('Weight'),
  /** What it draws at full white. */
  greatest: text().default('Power at most'),
  /** What it draws with ordinary pictures. */
  usual: text().default('Power usually'),
  /** What the room must be cooled by. */
  heat: text().default('Heat at most'),
  /** The circuits that feed it. */
  circuits: text().default('Circuits'),
  /** What its electricity costs each month. */
  cost: text().default('Running cost a month'),
  /** How many modules to keep. */
  spares: text().default('Spare modules'),
})

/** What stands beside an answer: its rule, and who says so. */
const notesSchema = z.strictObject({
  /** Beside the size; `{room}` is the room that was given. */
  size: text().default('Whole cabinets within {room}.'),
  /** Where the room is our suggestion. */
  suggested: text().default('No room was given: this height lets the last viewer read.'),
  /** Beside the resolution; `{used}` is what of it a film fills. */
  pixels: text().default('Of it {used} as 16:9.'),
  /** Beside the weight. */
  weight: text().default('Cabinets, before frame or steel.'),
  /** Beside the greatest power. */
  greatest: text().default('All pixels white at full brightness: what cables and breakers are laid for.'),
  /** Beside the usual power; `{share}` is its part of the greatest, in per cent. */
  usual: text().default('Ordinary pictures take {share} per cent of it.'),
  /** Beside the heat. */
  heat: text().default('Watts × 3.412, rounded for each cabinet as makers print it.'),
  /** One supply of several. */
  supply: text().default('{supply}: {circuits} with {each} cabinets each'),
  /** Beside the circuits. */
  circuits: text().default('Volts × amperes × 0.8, in whole cabinets: the continuous load of NEC 210.20(A).'),
  /** Beside the running cost; `{hours}`, `{days}` and `{tariff}` are what it is reckoned with. */
  cost: text().default('Usual power × {hours} h a day × {days} days × ₹{tariff} per kWh.'),
  /** Beside the spare modules; `{spares}` per cent of all `{modules}`. */
  spares: text().default('{spares} per cent of {modules}, from the same batch.'),
  /** Beside the farthest viewer; `{element}` is the least element in per cent of the height. */
  farthest: text().default(
    '200 × height × {element} per cent: ANSI/AVIXA V202.01 (DISCAS), basic decision making.',
  ),
  /** Beside the nearest viewer. */
  nearest: text().default('By rules that contradict each other: see below.'),
  /** Beside the distance at which pixels melt. */
  melts: text().default('Pitch × 3438: one minute of arc, the limit of a sharp eye.'),
})

/** All that the planner itself says. Words in braces are filled in. */
export const plannerWordsSchema = z.strictObject({
  /** The form, for those who hear it. */
  form: text().default('Your screen'),
  fields: fieldsSchema.prefault({}),
  /** The units that lengths are given in. */
  units: z
    .strictObject({
      /** Metres. */
      m: text().default('metres'),
      /** Feet. */
      ft: text().default('feet'),
    })
    .prefault({}),
  /** The shape that is as the room is. */
  anyShape: text().default('Any'),
  /** In the list of pitches, for the one that we would begin with. */
  ourPitch: text().default('Ours'),
  /** Beside the pitch that we would begin with. */
  ours: text().default('our choice'),
  /** Why a pitch fits or does not; `{from}` is its nearest distance, `{near}` the nearest viewer's. */
  fits: text().default('{pitch} is comfortable from {from}, and your nearest viewer is at {near}.'),
  /** Why a pitch is too coarse, with the same words. */
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
      /** Over size and pixels. */
      picture: text().default('The picture'),
      /** Over the distances. */
      viewers: text().default('Its viewers'),
      /** Over weight, power and cost. */
      building: text().default('The building'),
    })
    .prefault({}),
  /** What answers are called. */
  answers: answersSchema.prefault({}),
  /** What stands beside an answer. */
  notes: notesSchema.prefault({}),
  /** Beside a value that an offer may change. */
  typical: text().default('typical'),
  /** Beside a value that is the supplier's own. */
  supplied: text().default('from the supplier'),
  /** In the place of what is not known. */
  unknown: text().default('Ask us'),
  /** Between the least and the greatest. */
  to: text().default('to'),
  /** Under the drawings. */
  drawings: z
    .strictObject({
      /** Under the screen on its wall; `{person}` is how tall the person is. */
      wall: text().default('The screen on its wall, with a person of {person}'),
      /** Under the view from the side. */
      side: text().default('From the side: the viewers in their places, to scale'),
      /** Under the letters; `{distance}` is how far away they are. */
      swatch: text().default('From {distance}: letters of 24 pixels, held at arm’s length'),
      /** The letters on it. */
      letters: text().default('Aa அ'),
      /** On the view from the side, where a pitch is comfortable. */
      nearest: text().default('{pitch} from {from}'),
      /** The same, where pixels melt. */
      melts: text().default('pixels melt from {from}'),
    })
    .prefault({}),
  /** Over the rules for the nearest viewer. */
  rules: text().default('From how near? Rules contradict'),
  /** The table that stands without a script too. */
  table: z
    .strictObject({
      /** Over the table. */
      heading: text().default('Pitch by distance'),
      /** Over the pitches. */
      pitch: text().default('Pitch'),
      /** Over the nearest distances. */
      nearest: text().default('Nearest viewer'),
      /** Over the distances at which the picture is at its best. */
      best: text().default('At its best'),
      /** Over the places that a pitch is used in. */
      places: text().default('Used'),
    })
    .prefault({}),
  /** What the plan is called in an enquiry. */
  plan: text().default('My plan: {address}'),
  /** Puts the plan on paper. */
  print: text().default('Print'),
})

export type PlannerWords = z.output<typeof plannerWordsSchema>
