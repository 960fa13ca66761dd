import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { faqSetSchema, type FaqSet } from '../../schemas/faq-set.ts'
import { kindsSchema, type Kinds } from '../../schemas/kinds.ts'
import { metadataSchema, type Metadata } from '../../schemas/metadata.ts'
import type { Page } from '../../schemas/page.ts'
import { pictureRecordsSchema, type PictureRecords } from '../../schemas/picture-records.ts'
import { redirectsSchema, type Redirect } from '../../schemas/redirects.ts'
import type { Site } from '../../schemas/site.ts'
import { configError, type FileProblems } from './config-error.ts'
import { crossChecks } from './cross-checks.ts'
import { kindChecks, metadataChecks } from './metadata-checks.ts'
import { pageAddress, pageFolders } from './page-address.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'
import { pictureChecks } from './picture-checks.ts'
import { readPage } from './read-page.ts'
import { readSite } from './read-site.ts'
import { redirectChecks } from './redirect-checks.ts'

/** Imports a TypeScript module; whoever loads configs brings the way that works where it runs. */
export type ImportModule = (file: string) => Promise<{ default?: unknown }>

/** A page and where it comes from. */
export interface LoadedPage {
  /** The file, from the project's root. */
  file: string
  /** The address its place gives it. */
  path: string
  page: Page
}

/** Everything in `page-configs/`, and the records of the embedded service's pictures, checked. */
export interface SiteConfig {
  pages: LoadedPage[]
  kinds: Kinds
  metadata: Metadata
  faqSets: Map<string, FaqSet>
  /** Sections that stand in for a content service that fails, by name. */
  fallbacks: Map<string, unknown>
  /** Addresses that have moved, and where to. */
  redirects: Redirect[]
  /** What is known of the pictures, by the path that names them. */
  pictures: PictureRecords
  site: Site
}

/** Old addresses; a site without any needs no such file. */
const redirectsFile = 'page-configs/redirects.ts'

/** Reads and checks `page-configs/` and `content/pictures/` under the project's root. Throws one `AuthorError` that holds every problem. */
export async function loadConfig(root: string, importModule: ImportModule): Promise<SiteConfig> {
  const wrong: FileProblems[] = []
  const load = async <T>(file: string, read: Reader<T>): Promise<T | undefined> => {
    const problems = await readInput(join(root, file), importModule).then(
      (input) => {
        const parsed = read(input)
        return parsed.ok ? parsed : parsed.problems
      },
      (error: unknown) => [`cannot be read: ${error instanceof Error ? error.message : String(error)}`],
    )
    if (!Array.isArray(problems)) return problems.value
    wrong.push({ file, problems })
    return undefined
  }

  const site = await load('page-configs/site.ts', readSite)
  const kinds = await load('page-configs/kinds.ts', by(kindsSchema))
  const metadata = await load('page-configs/metadata.json', by(metadataSchema))
  // All else depends on these: what would be said of it without them might not be so.
  if (!site || !kinds || !metadata) throw configError(wrong)
  const faqSets = new Map<string, FaqSet>()
  for (const file of await filesIn(root, 'page-configs/structured-data')) {
    faqSets.set(nameOf(file), (await load(file, by(faqSetSchema))) ?? [])
  }
  const fallbacks = new Map<string, unknown>()
  for (const file of await filesIn(root, 'page-configs/fallback')) {
    fallbacks.set(nameOf(file), await load(file, by(z.array(z.unknown()))))
  }
  const pages: LoadedPage[] = []
  const folders = pageFolders(kinds)
  for (const folder of folders.keys()) {
    for (const file of await filesIn(root, `page-configs/${folder}`)) {
      const page = await load(file, (input) => readPage(input, { kinds, site, folder }))
      if (page) pages.push({ file, path: pageAddress(file.replace('page-configs/', ''), folders), page })
    }
  }
  const written = (await filesIn(root, 'page-configs')).includes(redirectsFile)
  const redirects = (written && (await load(redirectsFile, by(redirectsSchema)))) || []
  const records = new Map<string, PictureRecords>()
  for (const file of await filesIn(root, 'content/pictures')) {
    records.set(file, (await load(file, by(pictureRecordsSchema))) ?? {})
  }
  wrong.push(...(await pictureChecks(root, records)))
  wrong.push(...kindChecks(kinds, metadata))
  // A page that is wrong itself may be the one that an entry is for.
  if (wrong.length === 0) wrong.push(...metadataChecks(pages, kinds, metadata))
  wrong.push(...crossChecks(pages, { structuredData: faqSets, fallback: fallbacks }))
  const astray = redirectChecks(
    redirects,
    pages.map(({ path }) => path),
  )
  if (astray.length > 0) wrong.push({ file: redirectsFile, problems: astray })
  if (wrong.length > 0) throw configError(wrong)
  return {
    pages,
    kinds,
    metadata,
    faqSets,
    fallbacks,
    redirects,
    pictures: Object.assign({}, ...records.values()),
    site,
  }
}

type Reader<T> = (input: unknown) => ParsedConfig<T>

const by =
  <S extends z.ZodType>(schema: S): Reader<z.output<S>> =>
  (input) =>
    parseConfig(schema, input)

async function readInput(file: string, importModule: ImportModule): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8'))
  const module = await importModule(file)
  if (!('default' in module))
    throw new Error('it has no default export; write "export default definePage({ … })"')
  return module.default
}

const nameOf = (file: string) => file.replaceAll(/^.*\/|\.json$/g, '')

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true }).catch(() => [])
  const files = entries.filter((entry) => /\.(ts|json)$/.test(entry))
  return files.map((entry) => `${folder}/${entry}`).toSorted()
}
