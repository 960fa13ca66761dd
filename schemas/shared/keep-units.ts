/** What a number is counted in; the longer of two units that begin alike first. */
const units = 'mm|cm|km|kg|kWh|kW|kVA|kHz|Hz|nits|px|m²|m|W|V|A|°C|°|%'
/** Where such a blank ends: between a number and its unit, around the × of a size, within `60 to 120 mm`, and after a currency's sign. */
const places = [
  `(?<=\\d )(?=(?:${units})(?![\\w²]))`,
  '(?<=\\d )(?=× ?\\d)',
  '(?<=× )(?=\\d)',
  `(?<=\\d )(?=to [\\d.,]+ (?:${units})(?![\\w²]))`,
  `(?<=\\d to )(?=[\\d.,]+ (?:${units})(?![\\w²]))`,
  '(?<=₹ )(?=\\d)',
]
/** The blank first: to look behind at every letter takes five times as long. */
const pattern = new RegExp(` (?:${places.join('|')})`, 'g')

/** Keeps a number in one line with its unit, and the sides of a size with each other; in a text or in rich text. */
export const keepUnits = (text: string) => text.replaceAll(pattern, '\u00a0')
