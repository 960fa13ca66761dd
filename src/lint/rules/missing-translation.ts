import { translatedFiles } from '../../site/languages/translations.ts'
import { siteFile } from '../../site/config/project.ts'
import { count } from '../say-findings.ts'
import { defineRule } from '../rule.ts'

export const missingTranslation = defineRule({
  summary: 'A file with translations translates all texts.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A text that is not translated is shown in the source language of the site, in an element with its \`lang\`. A page exists in a language
    as soon as its file has one translation. A translation belongs to its text, and moves with it.

    The command \`npm run translate -- pt\` lists all missing texts of a language. With \`--write\` it writes files with them, to be filled.`,
  *check(site) {
    for (const { file, source, tag, translation, texts } of translatedFiles(site)) {
      const missing = texts.filter(({ target }) => target.state === 'missing')
      const [first] = missing
      if (!first) continue
      const names = missing.slice(0, MAX_NAMES).map(({ key, text }) => `${key} (${shortened(text)})`)
      const problem = `${count(missing.length, 'text')} of ${source} ${missing.length === 1 ? 'is' : 'are'} not translated: ${names.join(', ')}${missing.length > MAX_NAMES ? ', …' : ''}`
      const expected = `translations (npm run translate -- ${tag} lists the texts)`
      if (!translation)
        yield { file: siteFile, path: ['languages'], problem, expected, received: `no file ${file}` }
      else
        yield {
          file,
          path: first.key in translation.texts ? ['texts', first.key, 'text'] : ['texts'],
          problem,
          expected,
          value: '',
        }
    }
  },
})

/** Maximum number of texts that a finding names. */
const MAX_NAMES = 3

const shortened = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text)
