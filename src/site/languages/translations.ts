import type { Translation } from '../../../schemas/translation.ts'
import { onceFor } from '../../util/once-for.ts'
import { ownPresetWords } from '../config/preset-words.ts'
import {
  kindsFile,
  metadataFile,
  siteFile,
  wordsFile,
  type ConfigFile,
  type Project,
} from '../config/project.ts'
import { otherLanguages, translationFile } from '../config/site-languages.ts'
import { sourcesOfTexts } from './source-texts.ts'
import { translate, type TranslatedText } from './translate.ts'

/** The translations of a file into a language. */
export interface TranslatedFile {
  file: string
  /** File of the texts. */
  source: string
  tag: string
  translation: Translation | undefined
  texts: TranslatedText[]
  /** Keys of translations whose texts are gone. */
  gone: string[]
}

/** A site with the files of its embedded content. */
type Texts = Project & { contentFiles: ConfigFile[] }

/**
 * Returns the translations that a language needs, by language and file: of files whose texts are around all pages or on many, and of
 * files with translations. A file of translations that cannot be read has a problem of its own.
 */
export const translatedFiles = onceFor((site: Texts): TranslatedFile[] => {
  const unread = new Set(site.files.flatMap(({ file, problems }) => (problems.length > 0 ? [file] : [])))
  return filesOf(
    site,
    (source, { file, translation }) => translation !== undefined || (shared.has(source) && !unread.has(file)),
  )
})

const shared = new Set([siteFile, wordsFile, kindsFile, metadataFile])

/** Returns the translations of the files that pass a test, also of files without any. */
export function filesOf(
  site: Texts,
  isNeeded: (source: string, file: Pick<TranslatedFile, 'file' | 'translation'>) => boolean,
): TranslatedFile[] {
  const sources = [...sourcesOfTexts(site, site.contentFiles)]
  return otherLanguages(site.config.site).flatMap(({ tag }) =>
    sources.flatMap(([source, value]): TranslatedFile[] => {
      const file = translationFile(source, tag)
      const translation = site.config.translations.get(file)
      if (!isNeeded(source, { file, translation }) || value.texts.length === 0) return []
      const { texts } = translate(value, translation, source === wordsFile ? ownPresetWords(tag) : undefined)
      return [{ file, source, tag, translation, texts, gone: goneKeys(texts, translation) }]
    }),
  )
}

/** Returns the keys of translations that no text has, and whose texts have no other translation. */
function goneKeys(texts: TranslatedText[], { texts: entries }: Translation = { texts: {} }): string[] {
  const hashes = new Set(texts.map(({ of }) => of))
  const states = new Map(texts.map(({ key, target }) => [key, target.state]))
  return Object.entries(entries).flatMap(([key, { of, text }]) => {
    const isUsed = hashes.has(of) || states.get(key) === 'stale' || (text === '' && states.has(key))
    return isUsed ? [] : [key]
  })
}
