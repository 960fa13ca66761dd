import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { importConfigs } from '../../src/site/config/import-configs.ts'
import { withPresetWords } from '../../src/site/config/preset-words.ts'
import { brandFile, enquiriesFile, siteFile, wordsFile } from '../../src/site/config/project.ts'
import { readConfigFile } from '../../src/site/config/read-config-file.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { engineWords } from './engine-words.ts'
import { marked, markedWords, unmarked, unmarkedIn } from './pseudo.ts'

/** Marks every text of a site in its files: settings, words, pages, metadata, questions and content. It keeps its own language alone. */
export async function markSite(root: string): Promise<void> {
  for (const folder of ['page-configs', 'content'])
    await rm(join(root, folder, 'translations'), { recursive: true, force: true })
  const settings = join(root, siteFile)
  await writeFile(settings, (await readFile(settings, 'utf8')).replace(/^ *languages: .*\n/m, ''))
  const importModule = importConfigs(root)
  const { files, names, config } = await readProject(root, engineWords(root, importModule))
  const written = (await readConfigFile(root, wordsFile, importModule)).input
  const words = withPresetWords(written, config?.site.language ?? 'en')
  // Each config now holds what it imported. The site's own rules may quote its texts.
  const read = new Set(files.map(({ file }) => file))
  for (const name of names)
    if (/\.(ts|json)$/.test(name) && !read.has(name)) await rm(join(root, name), { force: true })
  for (const { file, input } of files) {
    if (file === brandFile || file === enquiriesFile || file.startsWith('content/')) continue
    const text = JSON.stringify(file === wordsFile ? markedWords(words) : markedPage(input))
    await writeFile(join(root, file), file.endsWith('.json') ? text : `export default ${text}\n`)
  }
  const answers = join(root, 'content/api')
  for (const file of await readdir(answers, { recursive: true })) {
    if (!file.endsWith('.json')) continue
    const answer: unknown = JSON.parse(await readFile(join(answers, file), 'utf8'))
    await writeFile(join(answers, file), JSON.stringify(marked(answer)))
  }
}

/** Marks a config. The name of a page is also the name of files. */
function markedPage(input: unknown): unknown {
  const page = marked(input)
  const { name }: { name?: unknown } = Object(input)
  return name === undefined ? page : { ...Object(page), name }
}

/** Keys of structured data whose values search engines show. */
const shownData = new Set(['name', 'description', 'headline', 'text', 'slogan', 'caption'])

/**
 * Returns the texts of a document outside marks: in its head, its body, its style sheets and its structured data. `own`
 * matches words of the site that look like names.
 */
export function unmarkedInDocument(document: Document, exempt = /(?!)/): string[] {
  const metas = [...document.querySelectorAll('meta[content]')]
    .filter((meta) =>
      /title|description|alt|site_name/.test(
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      ),
    )
    .map((meta) => meta.getAttribute('content') ?? '')
  const data: string[] = []
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    JSON.parse(script.textContent || 'null', (key, value: unknown) => {
      if (shownData.has(key) && typeof value === 'string') data.push(value)
      return value
    })
  const styles = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...textContent.matchAll(/content:\s*(["'])(.*?)\1/g)].map(([, , text = '']) => text),
  )
  const others = [...metas, ...data, ...styles].map((text) => unmarked(text))
  const stray = [...others, ...unmarkedIn(document.documentElement)].map((text) =>
    unmarked(text.replaceAll(new RegExp(exempt, 'g'), ' ')),
  )
  return [...new Set(stray.filter(Boolean))]
}

/** Returns the texts outside marks of every published page, and of the manifest, by their files. */
export async function unmarkedInFolder(folder: string, exempt?: RegExp): Promise<Record<string, string[]>> {
  const byFile: Record<string, string[]> = {}
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|webmanifest)$/.test(file)) continue
    const text = await readFile(join(folder, file), 'utf8')
    const texts = file.endsWith('.html')
      ? unmarkedInDocument(new JSDOM(text).window.document, exempt)
      : unmarkedInManifest(JSON.parse(text))
    if (texts.length > 0) byFile[file] = texts
  }
  return byFile
}

const unmarkedInManifest = ({ name = '', short_name = '', description = '' }: Record<string, string>) =>
  [name, short_name, description].map((text) => unmarked(text)).filter(Boolean)
