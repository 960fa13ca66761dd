import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { childOf } from '../../util/document-order.ts'
import { faqSetSchema } from '../../../schemas/faq-set.ts'
import { metadataSchema } from '../../../schemas/metadata.ts'
import { pictureRecordsSchema } from '../../../schemas/picture-records.ts'
import { redirectsSchema } from '../../../schemas/redirects.ts'
import { ImportFailure, reasonOf } from './import-failure.ts'
import { nameOfFile, pageAddress, pageFolders } from './page-address.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'
import {
  kindsFile,
  metadataFile,
  redirectsFile,
  siteFile,
  type ConfigFile,
  type FoundProject,
} from './project.ts'
import { readKinds } from './read-kinds.ts'
import { readPage } from './read-page.ts'
import { readSite } from './read-site.ts'
import type { LoadedPage } from './site-config.ts'

/** Imports a TypeScript module. The caller provides the function for its environment. */
export type ImportModule = (file: string) => Promise<{ default?: unknown }>

/**
 * Reads `page-configs/` and `content/pictures/` under the project's root. Reports an author's errors as problems, and
 * never throws for them.
 */
export async function readProject(root: string, importModule: ImportModule): Promise<FoundProject> {
  const files: ConfigFile[] = []
  const load = async <T>(file: string, read: Reader<T>): Promise<T | undefined> => {
    const found = await readConfigFile(root, file, importModule)
    files.push(found)
    if (found.problems.length > 0) return undefined
    const parsed = read(found.input)
    if (parsed.ok) return parsed.value
    found.problems.push(...parsed.problems)
    return undefined
  }
  const loadAll = async <T>(folder: string, read: Reader<T>): Promise<Map<string, T>> => {
    const loaded = new Map<string, T>()
    for (const file of await configsIn(root, folder)) {
      const value = await load(file, read)
      if (value !== undefined) loaded.set(file, value)
    }
    return loaded
  }

  const site = await load(siteFile, readSite)
  const kinds = await load(kindsFile, readKinds)
  const metadata = await load(metadataFile, by(metadataSchema))
  const names = await filesIn(root, 'page-configs')
  const found: FoundProject = { root, files, names, addresses: [], records: new Map(), config: undefined }
  // All other files depend on these three: problems found without them might be wrong.
  if (!site || !kinds || !metadata) return found

  const faqSets = await loadAll('page-configs/structured-data', by(faqSetSchema))
  const fallbacks = await loadAll('page-configs/fallback', by(z.array(z.unknown())))
  const folders = pageFolders(kinds)
  const pages: LoadedPage[] = []
  for (const folder of folders.keys()) {
    for (const file of await configsIn(root, `page-configs/${folder}`)) {
      const path = pageAddress(file.replace('page-configs/', ''), folders)
      const page = await load(file, (input) => readPage(input, { kinds, site, file }))
      const input = files.at(-1)?.input
      const name = childOf(input, 'name')
      found.addresses.push({ file, path, input, name: typeof name === 'string' ? name : nameOfFile(file) })
      if (page) pages.push({ file, path, page })
    }
  }
  const redirects = names.includes(redirectsFile) ? await load(redirectsFile, by(redirectsSchema)) : undefined
  found.records = await loadAll('content/pictures', by(pictureRecordsSchema))
  found.config = {
    pages,
    kinds,
    metadata,
    faqSets: named(faqSets),
    fallbacks: named(fallbacks),
    redirects: redirects ?? [],
    pictures: Object.assign({}, ...found.records.values()),
    site,
  }
  return found
}

type Reader<T> = (input: unknown) => ParsedConfig<T>

const by =
  <S extends z.ZodType>(schema: S): Reader<z.output<S>> =>
  (input) =>
    parseConfig(schema, input)

async function readConfigFile(root: string, file: string, importModule: ImportModule): Promise<ConfigFile> {
  // The loader of a module gives the best message if the file is unreadable.
  const text = textOf(join(root, file))
  try {
    return { file, text, input: await inputOf(join(root, file), text, importModule), problems: [] }
  } catch (error) {
    const problem = { path: [], rule: 'unreadable-file', problem: `cannot be read: ${reasonOf(error)}` }
    const { place } = error instanceof ImportFailure ? error : {}
    const at = place && { file: relative(root, place.file).replaceAll('\\', '/'), offset: place.offset }
    return { file, text, input: undefined, problems: [{ ...problem, ...at }] }
  }
}

/** Reads synchronously: an asynchronous read of such a small file takes many times as long. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function inputOf(file: string, text: string, importModule: ImportModule): Promise<unknown> {
  // A separate rule reports byte-order marks.
  if (file.endsWith('.json')) return JSON.parse(text.replace(/^\uFEFF/, ''), withoutNotes)
  const module = await importModule(file)
  if (!('default' in module))
    throw new Error('it has no default export; write "export default definePage({ … })"')
  return module.default
}

/** Removes an author's notes to the rules, and the schema that the file names for editors. */
const withoutNotes = (place: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          ([key]) => !key.startsWith('// rule-off ') && !(key === '$schema' && place === ''),
        ),
      )
    : value

/** Returns the values by the names of their files, without folder and extension. */
const named = <T>(files: ReadonlyMap<string, T>) =>
  new Map([...files].map(([file, value]) => [file.replaceAll(/^.*\/|\.json$/g, ''), value]))

const configsIn = async (root: string, folder: string) =>
  (await filesIn(root, folder)).filter((file) => /\.(ts|json)$/.test(file))

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return files.map((file) => file.slice(join(root, '/').length).replaceAll('\\', '/')).toSorted()
}
