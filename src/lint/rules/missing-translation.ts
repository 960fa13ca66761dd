import { translatedFiles } from '../../site/languages/translations.ts'
import { isAlone } from '../../site/languages/languages.ts'
import { siteFile } from '../../site/config/project.ts'
import { count } from '../say-findings.ts'
import { defineRule } from '../rule.ts'

export const missingTranslation = defineRule({
  summary: 'A file with translations translates all texts.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A block with a text that is not translated is shown in the site's own language, and so is a section of an answer. A page exists in a
    language once its title, and its title and description for search engines, are translated. A language exists once the settings and
    \`common\` of the words are.

    The command \`npm run translate -- pt\` lists the missing texts of a language. With \`--write\` it writes files with them, to be filled.`,
  *check(site) {
    const paths = new Set(site.joined.map(({ loaded }) => loaded.file))
    for (const loaded of site.config.pages)
      if (isAlone(loaded) && !paths.has(loaded.file))
        yield {
          file: loaded.file,
          path: ['language'],
          problem: 'the page is not published: the settings and `common` of the words are not translated',
          received: JSON.stringify(loaded.page.language),
        }
    for (const one of translatedFiles(site)) {
      const { file, tag, translation, texts } = one
      const missing = texts.filter(({ found }) => found.state === 'missing')
      const [first] = missing
      if (!first) continue
      const problem = `${count(missing.length, 'text')} of ${first.source} ${missing.length === 1 ? 'is' : 'are'} not translated: ${first.key}${missing.length > 1 ? ', …' : ''}`
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
