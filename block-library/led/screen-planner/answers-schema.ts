import { text, textWith, z } from 'pagework/blocks'

/** Labels of the form's fields. */
export const fieldsSchema = z.strictObject({
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
export const answersSchema = z.strictObject({
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
  melts: text().default('No dots visible from'),
  /** Label of the greatest distance at which a picture of this height can be read. */
  farthest: text().default('Farthest viewer for this height'),
  /** Label of the height that letters need for the farthest viewer. */
  letters: text().default('Smallest legible letter'),
  /** Label of the weight of the cabinets. */
  weight: text().default('Weight'),
  /** Label of the power at full white. */
  greatest: text().default('Peak power'),
  /** Label of the power with ordinary pictures. */
  mean: text().default('Usual power'),
  /** Label of the heat that the room's cooling must remove. */
  heat: text().default('Peak heat'),
  /** Label of the circuits that feed the screen. */
  circuits: text().default('Circuits'),
  /** Label of the monthly cost of electricity. */
  cost: text().default('Running cost a month'),
  /** Label of the number of spare modules. */
  spares: text().default('Spare modules'),
})

/** Notes beside the answers: rules and their sources. */
export const notesSchema = z.strictObject({
  /** Note on the size. `{room}` becomes the room that the visitor entered. */
  size: textWith('room').default('Whole cabinets within {room}.'),
  /** Note on a size that we suggest, where no room was entered. */
  suggested: text().default('No wall size was given: at this height the farthest viewer can read.'),
  /** Note on the resolution. `{used}` becomes the pixels of it that a 16:9 picture fills. */
  pixels: textWith('used').default('Of it {used} as 16:9.'),
  /** Note on the weight. */
  weight: text().default('Cabinets, before frame or steel.'),
  /** Note on the greatest power. */
  greatest: text().default('All pixels white at full brightness. A generator of 1 kVA gives 0.8 kW.'),
  /** Note on the mean power. `{share}` becomes its share of the greatest power in per cent. */
  mean: textWith('share').default('Ordinary pictures take {share} per cent of it.'),
  /** Note on the heat. */
  heat: text().default(
    'Watts × 3.412, rounded for each cabinet as makers print it. One ton (TR) is 12,000 BTU/h.',
  ),
  /**
   * Circuits of one supply. `{supply}` becomes its voltage and amperes, `{circuits}` their number, `{each}` the
   * cabinets of one.
   */
  supply: textWith('supply', 'circuits', 'each').default('{supply}: {circuits} with {each} cabinets each'),
  /** Note on the circuits. */
  circuits: text().default(
    'Volts × amperes × 0.8, in whole cabinets, as makers’ manuals advise. The electrician checks it by IS 732.',
  ),
  /** Note on the running cost. `{hours}`, `{days}` and `{tariff}` become the figures that it is computed from. */
  cost: textWith('hours', 'days', 'tariff').default(
    'Usual power × {hours} h a day × {days} days × ₹{tariff} per kWh.',
  ),
  /** Note on the spare modules: `{spares}` per cent of all `{modules}`. */
  spares: textWith('spares', 'modules').default('{spares} per cent of {modules}, from the same batch.'),
  /** Note on the farthest viewer. `{element}` becomes the height of the smallest element in per cent. */
  farthest: textWith('element').default(
    '200 × height × {element} per cent: ANSI/AVIXA V202.01 (DISCAS), basic decision making.',
  ),
  /** Note on the nearest viewer. */
  nearest: text().default('Makers use different rules, which are compared below.'),
  /** Note on the distance from which pixels are not seen. */
  melts: text().default('Pitch × 3438: one minute of arc, the limit of a sharp eye.'),
})
