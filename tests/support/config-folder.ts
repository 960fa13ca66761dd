import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import kinds from '../../page-configs/kinds.ts'
import siteSettings from '../../page-configs/site.ts'
import { loadConfig } from '../../src/lint/load-config.ts'
import { metadataEntry } from './metadata-entry.ts'

const here = fileURLToPath(new URL('../..', import.meta.url))

const settings: Record<string, unknown> = {
  'page-configs/site.ts': { default: siteSettings },
  'page-configs/kinds.ts': { default: kinds },
}

/**
 * Files of a temporary project by path. A string is the file's text. Any other value is what an import of the file
 * returns.
 */
export type ProjectFiles = Record<string, unknown>

/** Files that the site settings name. */
const siteFiles = ['public/favicon.svg', 'public/media/cta.webp', 'public/media/og.jpg']

/** Metadata entries that the kinds of pages name. Every other entry is of one page. */
const metadata = Object.fromEntries(
  Object.values(kinds).map(({ metadata: name }) => [name, metadataEntry(name)]),
)

/** Loads a temporary project with these files and the real metadata of kinds, question sets, kinds and settings. */
export async function loadProject(files: ProjectFiles) {
  const root = await mkdtemp(join(tmpdir(), 'configs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const sets = 'page-configs/structured-data'
  await cp(join(here, sets), join(root, sets), { recursive: true })
  await writeFile(join(root, 'page-configs/metadata.json'), JSON.stringify(metadata))
  const all = { ...Object.fromEntries(siteFiles.map((file) => [file, ''])), ...files }
  for (const [file, content] of Object.entries(all)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), typeof content === 'string' ? content : '')
  }
  return loadConfig(root, async (file) => {
    const name = relative(root, file).replaceAll('\\', '/')
    const module = files[name] ?? settings[name]
    if (module instanceof Error) throw module
    return typeof module === 'object' && module !== null ? module : {}
  })
}
