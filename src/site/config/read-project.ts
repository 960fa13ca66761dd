import { join } from 'node:path'
import { z } from 'zod'
import { childOf } from '../../util/document-order.ts'
import { filesIn } from '../../util/files-in.ts'
import { onceFor } from '../../util/once-for.ts'
import { enquiriesSchema } from '../../../schemas/enquiries.ts'
import { faqSetSchema } from '../../../schemas/faq-set.ts'
import { metadataSchema } from '../../../schemas/metadata.ts'
import { pictureRecordsSchema } from '../../../schemas/picture-records.ts'
import { redirectsSchema } from '../../../schemas/redirects.ts'
import { translationSchema } from '../../../schemas/translation.ts'
import { wordsSchema } from '../../../schemas/words.ts'
import { localPath } from '../../runtime/engine/local-links.ts'
import { fillPreviews } from './fill-previews.ts'
import { routeKey, nameOfFile, pageAddress, pageFolders } from './page-address.ts'
import { pageReader } from './page-reader.ts'
import { unlisted } from './describe-issue.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'
import { readBrand } from './read-brand.ts'
import { withPresetWords } from './preset-words.ts'
import {
  brandFile,
  enquiriesFile,
  kindsFile,
  metadataFile,
  redirectsFile,
  siteFile,
  wordsFile,
  type ConfigFile,
  type FoundProject,
} from './project.ts'
import { readConfigFile, type ImportModule } from './read-config-file.ts'
import { readKinds } from './read-kinds.ts'
import { readSiteSettings } from './read-site-settings.ts'
import type { LoadedPage } from './site-config.ts'

/** Reads a config file. */
export type ReadFile = (file: string) => Promise<ConfigFile>

/** Returns the files of a project's configs, of its pictures' records and of translations of its content, from the project's root. */
export const configFiles = (root: string): string[] =>
  ['page-configs', recordsFolder, 'content/translations'].flatMap((folder) =>
    filesIn(join(root, folder)).map((file) => `${folder}/${file}`),
  )

/**
 * Reads `page-configs/` and `content/pictures/` under the project's root. Reports an author's errors as problems, and
 * never throws for them.
 */
export const readProject = (root: string, importModule: ImportModule): Promise<FoundProject> =>
  parseProject(root, configFiles(root), (file) => readConfigFile(root, file, importModule))

/** Parses the configs in these files, as `read` returns them. */
export async function parseProject(
  root: string,
  existing: readonly string[],
  read: ReadFile,
): Promise<FoundProject> {
  const files: ConfigFile[] = []
  const configsIn = (folder: string) =>
    existing.filter((file) => file.startsWith(`${folder}/`) && /\.(ts|json)$/.test(file))
  const load = async <T>(file: string, parse: Reader<T>): Promise<T | undefined> => {
    const config = await read(file)
    const parsed = config.problems.length > 0 ? undefined : parse(config.input)
    // A sound file stays the same object, by which rules cache what they read of it.
    files.push(parsed?.ok === false ? { ...config, problems: parsed.problems } : config)
    return parsed?.ok ? parsed.value : undefined
  }
  const loadAll = async <T>(folder: string, parse: Reader<T>): Promise<Map<string, T>> => {
    const loaded = new Map<string, T>()
    for (const file of configsIn(folder)) {
      const value = await load(file, parse)
      if (value !== undefined) loaded.set(file, value)
    }
    return loaded
  }

  const settings = await load(siteFile, readSiteSettings)
  const words = await load(wordsFile, (input) =>
    parseConfig(wordsSchema, withPresetWords(input, settings?.language ?? 'en')),
  )
  const kinds = await load(kindsFile, readKinds)
  const metadata = await load(metadataFile, readers.metadata)
  const brand = await load(brandFile, readBrand)
  const names = existing.filter((file) => file.startsWith('page-configs/'))
  const siteRules = await readRules(names, files, read)
  const project: FoundProject = {
    root,
    files,
    names,
    addresses: [],
    siteRules,
    records: new Map(),
    config: undefined,
  }
  // All other files depend on these four: problems found without them might be wrong.
  if (!settings || !words || !kinds || !metadata) return project
  const site = { ...settings, words: words.common }

  const faqSets = await loadAll('page-configs/structured-data', readers.faqSet)
  const fallbacks = await loadAll('page-configs/fallback', readers.fallback)
  const folders = pageFolders(kinds)
  const pages: LoadedPage[] = []
  const readPage = pageReader({ kinds, site, words })
  const taken = new Set<string>()
  const tags = settings.languages.map(({ tag }) => tag)
  for (const folder of folders.keys()) {
    for (const file of configsIn(`page-configs/${folder}`)) {
      const page = await load(file, (input) => {
        const parsed = readPage(input, file)
        const isUnknown = parsed.ok && ![undefined, ...tags].includes(parsed.value.language)
        return isUnknown
          ? { ok: false, problems: [{ ...unlisted(['language'], input, tags), fix: undefined }] }
          : parsed
      })
      const input = files.at(-1)?.input
      const language = settings.languages.find(({ tag }) => tag === childOf(input, 'language'))
      const sourcePath = pageAddress(file.replace('page-configs/', ''), folders)
      const path = language?.root === undefined ? sourcePath : localPath(language.root, sourcePath)
      const name = childOf(input, 'name')
      project.addresses.push({ file, path, input, name: typeof name === 'string' ? name : nameOfFile(file) })
      // `address-clash` reports the second of two pages, which nobody can open.
      if (page && !taken.has(routeKey(path))) pages.push({ file, path, page, input })
      taken.add(routeKey(path))
    }
  }
  const redirects = names.includes(redirectsFile) ? await load(redirectsFile, readers.redirects) : undefined
  const enquiries = names.includes(enquiriesFile) ? await load(enquiriesFile, readers.enquiries) : undefined
  project.records = await loadAll(recordsFolder, readers.records)
  const translationsIn = (folder: string) => loadAll(`${folder}/translations`, readers.translation)
  const translations = [...(await translationsIn('page-configs')), ...(await translationsIn('content'))]
  project.config = {
    pages: fillPreviews(pages),
    kinds,
    metadata,
    faqSets: named(faqSets),
    fallbacks: named(fallbacks),
    redirects: redirects ?? [],
    enquiries,
    translations: new Map(translations),
    pictures: Object.assign({}, ...project.records.values()),
    site,
    words,
    brand,
  }
  return project
}

/** Imports the site's rules. A rule is code: only a file that cannot be imported is added to the config files. */
async function readRules(
  names: string[],
  files: ConfigFile[],
  read: ReadFile,
): Promise<Map<string, unknown>> {
  const rules = new Map<string, unknown>()
  for (const name of names.filter((file) => /^page-configs\/rules\/[^/]+\.ts$/.test(file))) {
    const file = await read(name)
    if (file.problems.length > 0) files.push(file)
    else rules.set(name, file.input)
  }
  return rules
}

/** Folder of the pictures' records. */
const recordsFolder = 'content/pictures'

type Reader<T> = (input: unknown) => ParsedConfig<T>

/** Returns a function that parses values. In development a file that has not changed has the same value, which is not parsed again. */
function by<S extends z.ZodType>(schema: S): Reader<z.output<S>> {
  const parse = onceFor((input: object) => parseConfig(schema, input))
  return (input) => (typeof input === 'object' && input !== null ? parse(input) : parseConfig(schema, input))
}

const readers = {
  metadata: by(metadataSchema),
  faqSet: by(faqSetSchema),
  fallback: by(z.array(z.unknown())),
  redirects: by(redirectsSchema),
  enquiries: by(enquiriesSchema),
  records: by(pictureRecordsSchema),
  translation: by(translationSchema),
}

/** Returns the values by the names of their files, without folder and extension. */
const named = <T>(files: ReadonlyMap<string, T>) =>
  new Map([...files].map(([file, value]) => [file.replaceAll(/^.*\/|\.json$/g, ''), value]))
