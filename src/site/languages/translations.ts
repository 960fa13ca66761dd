import type { Translation } from '../../../schemas/translation.ts'
import { onceFor } from '../../util/once-for.ts'
import { kindsFile, metadataFile, siteFile, wordsFile } from '../config/project.ts'
import type { JoinedSite } from '../joined/joined-site.ts'
import { otherLanguages, overlayOf, translationOf, type Found, type ShownText } from './overlay.ts'
import { ownPresetWords } from '../config/preset-words.ts'
import { sourcesOfTexts } from './source-texts.ts'
import { valueAt } from '../../util/problem.ts'

/** A text of a site, and its translation into a language. */
export interface TranslatedText extends ShownText {
  /** File of the text. */
  source: string
  found: Found
}

/** The translations of a file into a language. */
export interface TranslatedFile {
  /** File of the translations. */
  file: string
  tag: string
  translation: Translation | undefined
  texts: TranslatedText[]
  /** Keys of translations whose texts are gone. */
  gone: string[]
}

/**
 * Returns the translations that are wanted, by language and file: of files whose texts are around all pages or on many, and of
 * files with translations.
 */
export const translatedFiles = onceFor((site: JoinedSite): TranslatedFile[] =>
  filesOf(site, (source, translation) => translation !== undefined || shared.has(source)),
)

const shared = new Set([siteFile, wordsFile, kindsFile, metadataFile])

/** Returns the translations of the files that pass a test, also of files without any. */
export function filesOf(
  site: JoinedSite,
  isWanted: (source: string, translation: Translation | undefined) => boolean,
): TranslatedFile[] {
  const sources = [...sourcesOfTexts(site, site.contentFiles)]
  return otherLanguages(site.config.site).flatMap(({ tag }) =>
    sources.flatMap(([source, one]): TranslatedFile[] => {
      const file = overlayOf(source, tag)
      const translation = site.config.translations.get(file)
      if (!isWanted(source, translation) || one.texts.length === 0) return []
      const texts = one.texts.map((text) => ({
        ...text,
        source,
        found: foundOf(text, source, tag, translation),
      }))
      const used = new Set(texts.flatMap(({ key, of }) => [key, of]))
      const gone = Object.entries(translation?.texts ?? {}).flatMap(([key, { of }]) =>
        used.has(key) || used.has(of) ? [] : [key],
      )
      return [{ file, tag, translation, texts, gone }]
    }),
  )
}

/** Finds the translation of a text. The engine has words of controls in some languages. */
function foundOf(text: ShownText, source: string, tag: string, translation: Translation | undefined): Found {
  const found = translationOf(text, translation ?? { texts: {} })
  const word =
    source === wordsFile && found.state === 'missing' ? valueAt(text.path, ownPresetWords(tag)) : undefined
  return typeof word === 'string' ? { state: 'current', text: word } : found
}
