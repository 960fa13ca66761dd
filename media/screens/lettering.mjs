// Lettering in the typefaces of fonts.py. Each family names those that carry Devanagari and Tamil, so that a line may mix scripts.
import { f } from './markup.mjs'

const INDIC = "'Anek Tamil','Anek Tamil Medium','Anek Devanagari'"
const FACES = {
  plain: `'Anek Latin',${INDIC}`,
  poster: `'Anek Latin',${INDIC}`,
  tall: `'Anek Latin',${INDIC}`,
  serif: `'Playfair Display','Noto Serif Tamil','Noto Serif Devanagari'`,
  signs: `Mukta,${INDIC}`,
  soft: `Mukta,${INDIC}`,
}

export function words(
  x,
  y,
  size,
  str,
  { face = 'plain', fill = '#ffffff', anchor = 'start', weight = 700, spacing = 0, within = Infinity } = {},
) {
  return `<text x="${f(x)}" y="${f(y)}" font-size="${f(Math.min(size, within / ems(str)))}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}" letter-spacing="${spacing}" font-family="${FACES[face]}">${str}</text>`
}

// A line's width in ems, near enough to keep it on its sign; marks above and below a letter take no room.
function ems(str) {
  let sum = 0
  for (const sign of str)
    if (!/\p{Mn}/u.test(sign))
      sum += /\p{sc=Tamil}/u.test(sign) ? 1.02 : /[A-Z\p{sc=Devanagari}]/u.test(sign) ? 0.68 : 0.54
  return sum
}

// Words that boards repeat.
export const TAMIL = {
  welcome: 'வரவேற்கிறோம்',
  token: 'டோக்கன்',
  room: 'அறை',
  platform: 'பிளாட்பாரம்',
  departures: 'புறப்பாடு',
}
export const HINDI = { welcome: 'स्वागत है', departures: 'प्रस्थान', gate: 'गेट' }
