import { defineRule } from '../rule.ts'
import { visibleTexts } from './shared/visible-texts.ts'

export const garbledText = defineRule({
  summary: 'Texts have the letters that were written.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    A text that was read in another encoding than it was written in has wrong letters: \`CafÃ©\` or \`Caf�\` in place of \`Café\`. Files
    are UTF-8. A host sends UTF-8 too, or names its encoding in \`content-type\` as \`charset=iso-8859-1\`.

    A lost letter, \`�\`, cannot be repaired: write the text again. The letters \`Ã©\` are UTF-8 that was read as Windows-1252. Often
    the connection to a database does so: set its character set to \`utf8mb4\`, then import the texts again.

    Bullets and ticks that were copied from Word may be signs of a symbol font. Write a list, or a sign such as ✓.`,
  *check(site) {
    for (const { file, path, text } of visibleTexts(site)) {
      // Most texts have no such letter, and one search is faster than all.
      if (!/[\u0080-\uFFFF]/.test(text)) continue
      for (const [pattern, problem] of faults) {
        const place = text.search(pattern)
        if (place < 0) continue
        yield { file, path, problem, value: text.slice(Math.max(place - 10, 0), place + 20) }
        break
      }
    }
  },
})

/** A byte of UTF-8 after the first, as Latin-1 or Windows-1252 reads it. */
const later =
  '[\\u0080-\\u00BF\\u0152\\u0153\\u0160\\u0161\\u0178\\u017D\\u017E\\u0192\\u02C6\\u02DC\\u2013-\\u203A\\u20AC\\u2122]'

/** Matches signs behind the last letter of a Portuguese word in capitals, such as `MAÇÃ`. */
const portuguese =
  '(?<=[A-Z\\u00C0-\\u00DE]\u00C3)(?:[\\u00A0\\u00AE\\u00B7\\u00BB]|[\\u2013\\u2014\\u2026\\u2122](?![A-Za-z\\u00C0-\\u00FF]))'

/**
 * Matches UTF-8 that was read as Latin-1 or Windows-1252. Each part is rare in texts: other pairs, as of a last letter
 * and a closing quotation mark, occur.
 */
const misread = new RegExp(
  [
    // Accented Latin letters, and signs such as ©
    '\u00C2[\\u0080-\\u00BF]',
    `\u00C3(?![\\u2018-\\u201E])(?!${portuguese})` + later,
    // Quotation marks, dashes, €
    '\u00E2[\\u0080\\u20AC\\u201A]',
    // Scripts of India, Thai
    `\u00E0[\\u00A4-\\u00B9]${later}`,
    // Japanese, Chinese, Korean
    `\u00E3[\\u0080-\\u0083\\u20AC\\u0192\\u201A]${later}`,
    `(?:[\u00E4-\u00ED](?:${later}){2}){2}`,
    // Cyrillic, Greek, Arabic, Hebrew: one pair may be written
    `(?:[\u00CE\u00CF\u00D0\u00D1\u00D7-\u00DB]${later}){2}`,
    // Emoji, a byte-order mark, the sign for a lost letter
    '\u00F0[\\u009F\\u0178]',
    '\u00EF\u00BB\u00BF',
    '\u00EF\u00BF\u00BD',
  ].join('|'),
)

const faults: [pattern: RegExp, problem: string][] = [
  [/\uFFFD/, 'a letter was lost: the text was not UTF-8'],
  [misread, 'UTF-8 that was read as Windows-1252'],
  [/[\uE000-\uF8FF]/, 'a sign of a symbol font such as Wingdings, which other fonts show as a box'],
]
