import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { enquiriesSchema, type ConfirmationConfig, type EnquiriesConfig } from '../../../schemas/enquiries.ts'
import { inboxWordsSchema } from '../../../schemas/shared/inbox-words.ts'
import { siteSchema, type SiteSettings } from '../../../schemas/site.ts'
import { translationSchema } from '../../../schemas/translation.ts'
import { fileError } from '../../util/config-error.ts'
import { parseConfig } from '../../site/config/parse-config.ts'
import { enquiriesFile, siteFile, wordsFile } from '../../site/config/project.ts'
import { withPresetWords } from '../../site/config/preset-words.ts'
import { readConfigFile, type ImportModule } from '../../site/config/read-config-file.ts'
import { otherLanguages, translationFile } from '../../site/config/site-languages.ts'
import { sourceOf } from '../../site/languages/source-texts.ts'
import { translate } from '../../site/languages/translate.ts'
import { deskTexts, type DeskTexts } from '../store/desk-texts.ts'

/** How the server handles enquiries, and the settings of the site by which it sorts them. */
export interface EnquiryConfigs {
  config: EnquiriesConfig
  /** Undefined in a folder that has only the published site. */
  site: SiteSettings | undefined
  /** Texts for the seller, in the language of the site. */
  texts: DeskTexts
  /** Each city of the site with its names in all languages, in the source language first. */
  cities: string[][]
  /** The confirmation in each other language, by its tag. */
  confirmations: ReadonlyMap<string, ConfirmationConfig>
}

/** The words that the server needs. It does not know the blocks of a site, which have words of their own. */
const readWords = z.looseObject({ inbox: inboxWordsSchema.prefault({}) })

/**
 * Reads the configs that the server needs for enquiries. Without `page-configs/enquiries.ts` enquiries are only stored.
 * Throws an `AuthorError` if one of the files is wrong.
 */
export async function readEnquiries(root: string, importModule: ImportModule): Promise<EnquiryConfigs> {
  const read = async <S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> => {
    const { input, problems } = await readConfigFile(root, file, importModule)
    const parsed = problems.length > 0 ? ({ ok: false, problems } as const) : parseConfig(schema, input)
    if (parsed.ok) return parsed.value
    throw fileError(file, parsed.problems, input)
  }
  const exists = (file: string) => existsSync(join(root, file))
  const site = exists(siteFile) ? await read(siteFile, siteSchema) : undefined
  const { language } = site ?? { language: 'en' }
  const words = z.preprocess((input) => withPresetWords(input, language), readWords)
  const texts = deskTexts(language, exists(wordsFile) ? await read(wordsFile, words) : words.parse(undefined))
  const config = exists(enquiriesFile)
    ? await read(enquiriesFile, enquiriesSchema)
    : enquiriesSchema.parse({})
  const confirmations = new Map<string, ConfirmationConfig>()
  const cities = (site?.cities ?? []).map((city) => new Set([city]))
  for (const { tag } of otherLanguages(site ?? { languages: [] })) {
    const inLanguage = async <T>(file: string, value: T): Promise<T> => {
      const translations = translationFile(file, tag)
      if (!exists(translations)) return value
      return translate(sourceOf(file, value), await read(translations, translationSchema)).value
    }
    const translated = site && (await inLanguage(siteFile, site))
    for (const [index, city] of translated?.cities.entries() ?? []) cities[index]?.add(city)
    const { confirmation } = await inLanguage(enquiriesFile, config)
    if (confirmation) confirmations.set(tag, confirmation)
  }
  return { config, site, texts, cities: cities.map((names) => [...names]), confirmations }
}
