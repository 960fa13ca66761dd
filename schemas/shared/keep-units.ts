/** Units that follow numbers. Of two units that begin alike the longer comes first. */
const units = 'mm|cm|km|kg|kWh|kW|kVA|kHz|Hz|nits|px|m²|m|W|V|A|°C|°|%|மிமீ|மீ²|மீ|கிலோ|मिमी|मी²|मी|किग्रा'
/**
 * Positions behind a blank that must not break: before a unit, behind the × of a size, and after a currency sign. A
 * range may break, and a size before its ×, since a whole one is too long for narrow columns.
 */
const places = [`(?<=\\d )(?=(?:${units})(?![\\w²\\p{L}\\p{M}]))`, '(?<=× )(?=\\d)', '(?<=₹ )(?=\\d)']
/** Matches the blank first: a lookbehind at every character takes five times as long. */
const pattern = new RegExp(` (?:${places.join('|')})`, 'gu')
/** The slash of a unit. Browsers break a line behind it, before a letter that is not Latin. */
const slash = /\/(?<=(?:kg|W|கிலோ|किग्रा)\/)(?=[மम])/g

/** Keeps a number in one line with its unit, and a × with the number behind it, in plain text or rich text. */
export const keepUnits = (text: string) => text.replaceAll(pattern, '\u00a0').replaceAll(slash, '/\u2060')
