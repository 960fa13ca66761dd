import { filesOf, translatedFiles } from '../../site/languages/translations.ts'
import { otherLanguages, translationFile } from '../../site/config/site-languages.ts'
import { hasUnread } from '../../site/joined/broken-pages.ts'
import { defineRule } from '../rule.ts'
import { nearestName } from '../../util/nearest-name.ts'

export const staleTranslation = defineRule({
  summary: 'A translation is of the text that the site has now.',
  severity: 'warning',
  reads: 'content',
  docs: `
    Each translation has the hash of the text that it translates. After an edit of the text, its translation may tell visitors something
    else, and is still shown. Read the text, correct the translation, then write the new hash into \`of\`. \`--fix\` does not: only
    somebody who has read both texts can.

    A translation whose text is gone is reported too: remove it.`,
  *check(site) {
    const files = new Set<string>()
    for (const { file, source, texts, translation, gone } of translatedFiles(site)) {
      files.add(file)
      for (const { key, of, target, text } of texts) {
        if (target.state !== 'stale') continue
        const problem = `translates an earlier text of ${source}, which is now ${JSON.stringify(text)}`
        const expected = `${JSON.stringify(of)}, once the translation is of this text`
        yield { file, path: ['texts', key, 'of'], problem, expected, value: translation?.texts[key]?.of }
      }
      for (const key of gone)
        yield { file, path: ['texts', key], at: 'key' as const, problem: 'translates no text' }
    }
    // Texts of a page that cannot be read are unknown, and those of the embedded service where a host answers.
    if (hasUnread(site)) return
    const { translations, unshown = [] } = site.config
    const skipped = [
      ...unshown.map(({ loaded }) => loaded.file),
      ...site.contentFiles.filter(({ input }) => input === undefined).map(({ file }) => file),
    ]
    for (const file of skipped)
      for (const { tag } of otherLanguages(site.config.site)) files.add(translationFile(file, tag))
    for (const file of translations.keys())
      if (!files.has(file) && !(site.host !== '' && file.startsWith('content/'))) {
        const missing = filesOf(site, (_, other) => !translations.has(other.file))
        const nearest = nearestName(
          file,
          missing.map((other) => other.file),
        )
        yield {
          file,
          problem: `translates no file${nearest === undefined ? '' : ', so a page whose texts it should translate is not published in this language'}`,
          expected: 'a language of the site, and the name of a file that has texts',
          nearest,
        }
      }
  },
})
