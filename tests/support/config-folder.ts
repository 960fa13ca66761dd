import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { brandFile } from '../../src/site/config/project.ts'
import { loadConfig } from '../../src/lint/load-config.ts'
import { kinds } from './fixture/kinds.ts'
import { metadata as entries } from './fixture/metadata.ts'
import { faqSets } from './fixture/questions.ts'
import { settings as siteSettings } from './fixture/settings.ts'
import { words } from './fixture/words.ts'
import { root as engine } from './root.ts'

const settings: Record<string, unknown> = {
  'page-configs/site.ts': { default: siteSettings },
  'page-configs/kinds.ts': { default: kinds },
  'page-configs/words.ts': { default: words },
}

/**
 * Files of a temporary project by path. A string is the file's text. Any other value is what an import of the file
 * returns.
 */
export type ProjectFiles = Record<string, unknown>

const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'black' } })

/** Pictures that the site settings name. */
const siteFiles = {
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'public/media/cta.webp': await picture.clone().webp().toBuffer(),
  'public/media/og.jpg': await picture.clone().jpeg().toBuffer(),
}

/** Metadata entries that the kinds of pages name. Every other entry is of one page. */
const named = new Set(Object.values(kinds).map(({ metadata }) => metadata))
const metadata = Object.fromEntries(Object.entries(entries).filter(([name]) => named.has(name)))

const sets = [...faqSets].map(([name, set]) => [
  `page-configs/structured-data/${name}.json`,
  JSON.stringify(set),
])

/**
 * Loads a temporary project with these files, and the settings, kinds, question sets and metadata of kinds of the fixture
 * site.
 */
export async function loadProject(files: ProjectFiles) {
  const root = await mkdtemp(join(tmpdir(), 'configs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const all = {
    ...siteFiles,
    ...Object.fromEntries(sets),
    'page-configs/metadata.json': JSON.stringify(metadata),
    [brandFile]: readFileSync(join(engine, 'tests/second-site', brandFile), 'utf8'),
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), typeof content === 'string' || content instanceof Buffer ? content : '')
  }
  return loadConfig(root, async (file) => {
    const name = relative(root, file).replaceAll('\\', '/')
    const module = files[name] ?? settings[name]
    if (module instanceof Error) throw module
    return typeof module === 'object' && module !== null ? module : {}
  })
}
