/** Units that follow numbers. Of two units that begin alike the longer comes first. */
const units = 'mm|cm|km|kg|kWh|kW|kVA|kHz|Hz|nits|px|m²|m|W|V|A|°C|°|%'
/**
 * Positions behind a blank that must not break: before a unit, around the × of a size, within `60 to 120 mm`, and after
 * a currency sign.
 */
const places = [
  `(?<=\\d )(?=(?:${units})(?![\\w²]))`,
  '(?<=\\d )(?=× ?\\d)',
  '(?<=× )(?=\\d)',
  `(?<=\\d )(?=to [\\d.,]+ (?:${units})(?![\\w²]))`,
  `(?<=\\d to )(?=[\\d.,]+ (?:${units})(?![\\w²]))`,
  '(?<=₹ )(?=\\d)',
]
/** Matches the blank first: a lookbehind at every character takes five times as long. */
const pattern = new RegExp(` (?:${places.join('|')})`, 'g')

/** Keeps a number in one line with its unit, and the sides of a size with each other, in plain text or rich text. */
export const keepUnits = (text: string) => text.replaceAll(pattern, '\u00a0')
