/** American spellings, each with the site's spelling (British, as in India). */
const american: [word: RegExp, british: string][] = [
  [/\b\w*colors?\b|\bcolor(?:ed|ful|ing)\b/i, 'colour'],
  [/\bcenter(?:s|ed|ing)?\b/i, 'centre'],
  [/\b(?:kilo|centi|milli|square )meters?\b|\d meters?\b|\bmeters? (?:away|wide|high|long|tall)\b/i, 'metre'],
  [/\bliters?\b/i, 'litre'],
  [/\btheaters?\b/i, 'theatre'],
  [/\bfibers?\b/i, 'fibre'],
  [/\bcaliber\b/i, 'calibre'],
  [/\bgr[a]y(?:s|ish|scale)?\b/i, 'grey'],
  [/\bfacades?\b/i, 'façade'],
  [/\bcatalogs?\b/i, 'catalogue'],
  [/\bdialogs?\b/i, 'dialogue'],
  [/\banalogs?\b/i, 'analogue'],
  [/\b(?:labor|favor|neighbor|behavior|harbor|honor|rumor|humor|flavor|odor|armor|vapor)\w*/i, '-our'],
  [/\bfavorites?\b/i, 'favourite'],
  [/\b(?:training|event|evening|stage|day's|annual) programs?\b/i, 'programme'],
  [/\blicenses?\b(?! plate)/i, 'licence (the noun)'],
  [/\b(?:de|of)fense\b/i, '-ence'],
  [
    /\b(?:travel|cancel|model|label|signal|level|channel|dial|panel|total|equal)(?:ed|ing|er)\b(?<!ll(?:ed|ing|er))/i,
    '-lled, -lling',
  ],
  [/\b(?:fulfill|enroll|skillful|install(?=ment\b))\b/i, 'fulfil, enrol, skilful'],
  [/\baluminum\b/i, 'aluminium'],
  [/\bjewelry\b/i, 'jewellery'],
  [/\bairplanes?\b/i, 'aeroplane'],
  [/\bsidewalks?\b/i, 'pavement'],
  [/\belevators?\b/i, 'lift'],
  [/\bcurbs?\b/i, 'kerb'],
  [/\bpercent\b/i, 'per cent'],
  [/\bgotten\b/i, 'got'],
  [/\btoward\b/i, 'towards'],
  [/\binquir(?:y|ies)\b/i, 'enquiry'],
  [/\bartifacts?\b/i, 'artefact'],
  [/\bmolds?\b|\bmolded\b/i, 'mould'],
  [/\bgages?\b/i, 'gauge'],
  [/\bcozy\b/i, 'cosy'],
  [/\baging\b/i, 'ageing'],
  [/\bmaneuver\w*/i, 'manoeuvre'],
  [/\banalyz(?:e|ed|es|ing|er)s?\b/i, 'analyse'],
  [
    /\b(?!(?:size|sized|sizes|sizing|resiz|prize|seiz|oversize|undersize|downsiz|outsize)\w*\b)\w{3,}i(?:ze|zed|zes|zing|zer|zers|zation|zations)\b/i,
    '-ise, -isation',
  ],
]

/** All spellings as one pattern: most texts have none of them, and one pattern is faster than all. */
const anyAmerican = new RegExp(american.map(([{ source }]) => source).join('|'), 'i')

/** Whether a text has an American spelling in one of its sentences. */
export const mayBeAmerican = (text: string) => anyAmerican.test(text)

/** Words from document 2 §2 stay unchanged. */
const specified = new Set(['Vibrant Color'])

/** Returns the American spellings in a sentence, each with the British one. */
export const wrongIn = (text: string) =>
  specified.has(text)
    ? []
    : american.flatMap(([word, british]) => {
        const match = word.exec(text)?.[0]
        return match ? [[match, british] as const] : []
      })
