import type { TranslatedText } from '../../site/languages/translate.ts'
import { translatedFiles } from '../../site/languages/translations.ts'
import { westernDigits } from '../../../schemas/shared/western-digits.ts'
import { languageOf } from '../../util/language-of.ts'
import { onceFor } from '../../util/once-for.ts'
import { foreignLetter } from '../../util/foreign-letter.ts'
import { defineRule } from '../rule.ts'

export const translationText = defineRule({
  summary:
    'A translation has the placeholders, tags and numbers of its text, and words and letters of its language.',
  severity: 'error',
  reads: 'content',
  docs: `
    Placeholders such as \`{title}\` are filled in where the text is shown, tags give rich text its form, and a number is a fact. All of them
    are the same in each language; numbers may have the digits and separators of the language, and a full hour its \`:00\`.

    Other numbers are a warning, since a language may write them in words. Letters of a third script are a warning too: a Cyrillic
    \`а\` in a Tamil text was pasted. Latin letters are right everywhere: names have them.

    A translation may be the same as its text, as a name is. A file in which nearly all are the same was copied.`,
  *check(site) {
    const isSameLanguage = (tag: string) => languageOf(tag) === languageOf(site.config.site.language)
    for (const { file, tag, translation, texts } of translatedFiles(site)) {
      const translated = texts.filter(({ target }) => translation && target.state !== 'missing')
      const same = translated.filter(({ text, target }) => target.text === text)
      if (
        same.length >= MIN_SAME &&
        same.length >= translated.length * MIN_SAME_SHARE &&
        !isSameLanguage(tag)
      )
        yield {
          file,
          path: ['texts'],
          severity: 'warning' as const,
          problem: `${same.length} of ${translated.length} translations are the same as their texts`,
          expected: `texts in the language ${tag}`,
        }
      for (const translatedText of texts) {
        const { key, target } = translatedText
        if (target.state === 'missing') continue
        const path = ['texts', key, 'text']
        const { source, given } = bothParts(translatedText)
        if (source.marks !== given.marks)
          yield {
            file,
            path,
            problem: 'has other placeholders or tags than its text',
            expected: source.marks,
            received: given.marks,
          }
        // A stale translation has the numbers of the earlier text.
        else if (target.state === 'current' && source.numbers !== given.numbers)
          yield {
            file,
            path,
            severity: 'warning' as const,
            problem: 'has other numbers than its text',
            expected: source.numbers,
            received: given.numbers,
          }
        const foreign = foreignLetter(target.text, tag)
        if (foreign !== undefined)
          yield {
            file,
            path,
            severity: 'warning' as const,
            problem: `has a letter of a script that the language ${tag} does not have`,
            received: JSON.stringify(foreign),
          }
      }
    }
  },
})

/** Minimum number and share of translations that are the same as their texts in a copied file. */
const [MIN_SAME, MIN_SAME_SHARE] = [5, 0.8]

const bothParts = onceFor(({ text, target }: TranslatedText) => ({
  source: partsOf(text),
  given: partsOf(target.text),
}))

/** Returns the placeholders and tags of a text, and its numbers, in alphabetical order: languages order words in other ways. */
function partsOf(text: string) {
  const plain = westernDigits(text)
  const marks = plain.match(/\{\w+\}|<\/?[a-z]\w*/gi) ?? []
  const written = plain.replaceAll(/\{\w+\}|<[^>]*>|:00\b/g, ' ').replaceAll(',', '.')
  const numbers = written.match(/\d+(?:[.:]\d+)*/g) ?? []
  return { marks: listOf(marks), numbers: listOf(numbers) }
}

const listOf = (parts: string[]) => parts.toSorted().join(' ') || 'none'
