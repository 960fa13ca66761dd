import { codePoint } from '../../util/name-problem.ts'
import { defineRule } from '../rule.ts'
import { visibleTexts } from './shared/visible-texts.ts'

export const invisibleSign = defineRule({
  summary: 'No text contains signs that nobody sees.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    Texts that are copied from documents and websites contain zero-width blanks and marks of direction. Searches do not find such words,
    and lists show equal titles as different ones. The addresses of cards ignore these signs. Joiners of Indian and Arabic letters and of
    emoji are parts of the letters and stay. So do soft hyphens, and marks of direction beside Arabic and Hebrew letters.

    \`npm run validate -- --fix\` removes the signs.`,
  *check(site) {
    for (const { file, path, text } of visibleTexts(site)) {
      const [sign] = signsIn(text)
      if (sign === undefined) continue
      const fix = { replace: signsIn(text).reduce((rest, character) => rest.replaceAll(character, ''), text) }
      yield {
        file,
        path,
        problem: `nobody sees the sign ${codePoint(sign)} in it`,
        value: text,
        fix,
      }
    }
  },
})

/**
 * Matches signs that are not shown, except soft hyphens, joiners behind a letter of another script or an emoji, and its
 * variants.
 */
const invisible =
  /(?!\u00AD|(?<=[^\p{ASCII}\p{Script=Latin}])[\u200C\u200D]|[\uFE00-\uFE0F\u{E0000}-\u{E0FFF}])\p{Default_Ignorable_Code_Point}/gu

const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/

function signsIn(text: string): string[] {
  const signs = new Set(text.match(invisible))
  const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
  return [...signs].filter((sign) => !(isRightToLeft && directions.test(sign)))
}
