import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { enquiriesSchema, type EnquiriesConfig } from '../../../schemas/enquiries.ts'
import { siteSchema, type SiteSettings } from '../../../schemas/site.ts'
import { translationSchema } from '../../../schemas/translation.ts'
import { fileError } from '../../util/config-error.ts'
import { parseConfig } from '../../site/config/parse-config.ts'
import { enquiriesFile, siteFile } from '../../site/config/project.ts'
import { readConfigFile, type ImportModule } from '../../site/config/read-config-file.ts'
import { otherLanguages, translationFile } from '../../site/config/site-languages.ts'
import { sourceOf } from '../../site/languages/source-texts.ts'
import { translate } from '../../site/languages/translate.ts'

/** How the server handles enquiries, and the settings of the site by which it sorts them. */
export interface EnquiryConfigs {
  config: EnquiriesConfig
  /** Undefined in a folder that has only the published site. */
  site: SiteSettings | undefined
  /** Each city of the site with its names in all languages, in the source language first. */
  cities: string[][]
}

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
  const translations = await Promise.all(
    otherLanguages(site ?? { languages: [] })
      .map(({ tag }) => translationFile(siteFile, tag))
      .filter(exists)
      .map((file) => read(file, translationSchema)),
  )
  const inLanguages = site
    ? translations.map((translation) => translate(sourceOf(siteFile, site), translation).value)
    : []
  return {
    config: exists(enquiriesFile) ? await read(enquiriesFile, enquiriesSchema) : enquiriesSchema.parse({}),
    site,
    cities: (site?.cities ?? []).map((city, index) => [
      ...new Set([city, ...inLanguages.flatMap(({ cities }) => cities[index] ?? [])]),
    ]),
  }
}
