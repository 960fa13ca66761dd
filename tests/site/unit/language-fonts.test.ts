import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import wawoff2 from 'wawoff2'
import { expect, test } from 'vitest'
import { fontFile, languageFonts } from '../../../src/site/brand/font-styles.ts'
import { presetWords } from '../../../src/site/config/preset-words.ts'
import { textsIn } from '../../../src/util/texts-in.ts'
import { brand } from '../../support/brand.ts'
import { filesBelow } from '../../support/files-below.ts'
import { root } from '../../support/root.ts'

// Subsetters have dropped glyphs of joined letters, so that published text was drawn in another way (Google Fonts
// #10692, #5789). Every text is shaped with the published font and with the whole one.

/** Largest size of all fonts of a language, in KB, and the packages with the whole fonts. */
const languages = {
  ta: { size: 16, whole: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf' },
  hi: { size: 35, whole: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf' },
}

/** Letters, marks and the sign that joins letters. Each pair of letters is shaped with each mark. */
const letters = {
  ta: ['கஙசஞடணதநபமயரலவழளறனஜஷஸஹஶ', 'ாிீுூெேைொோௌ்', '்'],
  hi: ['कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहक़ज़ड़ढ़फ़', 'ािीुूृेैोौंँः', '्'],
} as const

/** Returns all glyphs of a text as outlines with their places. A glyph that the font lacks is an empty box: `none`. */
function shaper(bytes: Uint8Array) {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)))
  const outlines = new Map<number, string>()
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? (glyph === 0 ? 'none' : font.glyphToPath(glyph))
    outlines.set(glyph, outline)
    return outline
  }
  return (text: string) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const places = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance, xOffset, yOffset } = places[index] ?? {}
      return [outlineOf(codepoint), xAdvance, xOffset, yOffset].join(' ')
    })
  }
}

/** Returns the texts of the site in a language: the engine's words and the translations. */
function textsOf(language: string): string[] {
  const files = ['page-configs', 'content']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => file.includes(`/translations/${language}/`))
  const translations: unknown[] = files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
  return textsIn('', [presetWords(language), translations]).map(({ text }) => text)
}

/** Returns each pair of letters, with each mark. */
function pairsOf([all, marks, joiner]: readonly [string, string, string]): string[] {
  // A letter with a dot below is two characters.
  const units = all.match(/.\u093c?/gu) ?? []
  return units.flatMap((first) =>
    units.flatMap((second) =>
      ['', ...(marks.match(/./gu) ?? [])].map((mark) => first + joiner + second + mark),
    ),
  )
}

test.each(['ta', 'hi'] as const)(
  'every text in %s is drawn with the glyphs of the whole font',
  async (language) => {
    const [published] = languageFonts(brand, language)
    if (!published) throw new Error('The language has no font')
    const packed = readFileSync(fontFile(root, published.file))
    const shown = shaper(await wawoff2.decompress(packed))
    const whole = shaper(
      readFileSync(join(root, 'node_modules/@expo-google-fonts', languages[language].whole)),
    )
    const [first, last] = /(?<=U\+)[\dA-F]+-[\dA-F]+/.exec(published.range)?.[0].split('-') ?? []
    const run = new RegExp(String.raw`[\u{${first}}-\u{${last}}\u200c\u200d\u25cc]+`, 'gu')
    const texts = [...textsOf(language), ...pairsOf(letters[language])].flatMap(
      (text) => text.match(run) ?? [],
    )
    const different = [...new Set(texts)].filter((text) => {
      const glyphs = whole(text)
      return glyphs.some((glyph) => glyph.startsWith('none')) || shown(text).join() !== glyphs.join()
    })
    expect(texts.length).toBeGreaterThan(5000)
    expect(different).toEqual([])
  },
)

test.each(['ta', 'hi'] as const)('the fonts of %s are small', (language) => {
  const sizes = languageFonts(brand, language).map(({ file }) => statSync(fontFile(root, file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(languages[language].size * 1024)
})

test('two fonts under 2 KB together have the names of the languages, for pages in other languages', async () => {
  let size = 0
  for (const [tag, english] of [
    ['ta', 'tamil'],
    ['hi', 'hindi'],
  ] as const) {
    const bytes = readFileSync(join(root, `page-configs/fonts/name-of-${english}.woff2`))
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? ''
    const glyphs = shaper(await wawoff2.decompress(bytes))(name)
    const whole = shaper(readFileSync(join(root, 'node_modules/@expo-google-fonts', languages[tag].whole)))
    // As many glyphs as those of the whole font are joined as they are.
    expect(glyphs).toHaveLength(whole(name).length)
    expect(glyphs.filter((glyph) => glyph.startsWith('none'))).toEqual([])
    size += bytes.length
  }
  expect(size).toBeLessThan(2048)
})
