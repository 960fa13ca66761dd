/**
 * Writes fonts of the site into page-configs/fonts: all letters that a language uses today, and every glyph that the font
 * forms of them. Those of the Indian languages are the whole fonts of the packages that the site's tests compare with.
 * English pages load the other letters of their font from its package, when a text has one.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const root = new URL('../', import.meta.url)
/** Returns the letters of a text as ranges. */
const lettersOf = (/** @type {string} */ text) =>
  Array.from(text, (letter) => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0])
/** @type {Record<string, { source: string, letters: number[][], features?: string[] }>} */
const fonts = {
  'archivo-english': {
    source: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    letters: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xb0, 0xb2],
      [0xb7, 0xb7],
      [0xd7, 0xd7],
      [0xe7, 0xe9],
      [0xf7, 0xf7],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      [0x2026, 0x2026],
      [0x2212, 0x2212],
    ],
  },
  'noto-sans-tamil': {
    source: '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    letters: [
      [0xb82, 0xbd0],
      [0xbd7, 0xbd7],
    ],
  },
  // The names of the languages, for the switch on pages in other languages. Only the named features form their letters.
  'name-of-tamil': {
    source: '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    letters: lettersOf('தமிழ்'),
    features: ['haln'],
  },
  'name-of-hindi': {
    source: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    letters: lettersOf('हिन्दी'),
    features: ['half'],
  },
  // Without the letters of Sanskrit's accents and of other languages that share the script.
  'noto-sans-devanagari': {
    source: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    letters: [
      [0x901, 0x903],
      [0x905, 0x90b],
      [0x90d, 0x90d],
      [0x90f, 0x911],
      [0x913, 0x928],
      [0x92a, 0x930],
      [0x932, 0x932],
      [0x935, 0x939],
      [0x93c, 0x93c],
      [0x93e, 0x943],
      [0x945, 0x945],
      [0x947, 0x949],
      [0x94b, 0x94d],
      [0x950, 0x950],
      [0x958, 0x95e],
      [0x964, 0x964],
    ],
  },
}
/** Joins or separates letters; the circle shows a mark without its letter. */
const shared = '\u200c\u200d\u25cc'

for (const [name, { source, letters, features }] of Object.entries(fonts)) {
  const text = letters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  const font = await readFile(new URL(`node_modules/${source}`, root))
  if (features) removeNames(font)
  const made = await subsetFont(font, text.join('') + (features ? '' : shared), {
    targetFormat: 'woff2',
    // Without the few instructions of Archivo, Chromium on Linux draws each of its letters up to half a pixel wider.
    noHinting: name !== 'archivo-english',
    ...(features && { keepFeatures: features, dropTables: ['STAT', 'gasp'] }),
  })
  await writeFile(new URL(`page-configs/fonts/${name}.woff2`, root), made)
  console.log(`${name}: ${made.length} bytes`)
}

/** Empties the table with names and licence of a font, which is a fifth of a font of few letters. OFL.txt has the licence. */
function removeNames(/** @type {Buffer} */ font) {
  const entry = font.indexOf('name', 12, 'latin1')
  font.writeUInt16BE(0, font.readUInt32BE(entry + 8) + 2)
}
