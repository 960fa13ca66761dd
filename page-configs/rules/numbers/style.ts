const number = String.raw`\d[\d,.]*`

/** Wrong spellings of numbers, each with the right one. */
const spellings: [RegExp, string][] = [
  [new RegExp(String.raw`${number}(?: ?m)? ?(?:by|x) ?${number}(?: ?m+\b)?`), 'N × N'],
  [new RegExp(String.raw`${number} ?%|\b${number} percent\b`), 'N per cent'],
  [/(?<![\d.,/–-])\d{4,} (?:mm|nits|Hz|pixels|hours|kg|W)\b/, 'a comma after the thousands: 3,840'],
  [new RegExp(String.raw`${number}(?:mm|kg|kW|kVA|Hz|nits|m²)\b`), 'a blank between number and unit'],
  [/(?:\bRs\.?|\bINR) ?[\d,.]+/, '₹'],
  [/\bP \d[\d.]*|\bp\d\.\d|\bP-\d[\d.]*/, 'P2.5'],
]

/** Returns the numbers of a sentence that are not spelt as elsewhere on the site, each with the right spelling. */
export const misspeltNumbers = (sentence: string): { received: string; expected: string }[] =>
  spellings.flatMap(([pattern, expected]) => {
    const received = pattern.exec(sentence)?.[0]
    return received === undefined ? [] : [{ received, expected }]
  })
