import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { brandFile, metadataFile } from '../../src/site/config/project.ts'
import { loadConfig } from './load-config.ts'
import { bakeryRoot, importBakery, site } from './bakery.ts'
import { tenQuestions } from './ten-questions.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Files of a temporary project by path. A string is the file's text. Any other value is what an import of the file
 * returns.
 */
export type ProjectFiles = Record<string, unknown>

const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'black' } })

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

/** Pictures that the site settings name. */
const siteFiles = {
  ...Object.fromEntries([site.logo, '/icons/brot.svg'].map((file) => [`public${file}`, svg])),
  [`public${site.defaults.closingPicture}`]: await picture.clone().webp().toBuffer(),
  [`public${site.preview.src}`]: await picture.clone().webp().toBuffer(),
}

/** Configs of the bakery beside its pages. */
const settings = ['site.ts', 'kinds.ts', 'words.ts'].map((name) => `page-configs/${name}`)
const copied = [metadataFile, brandFile].map((file) => [file, readFileSync(join(bakeryRoot, file), 'utf8')])

/** Loads a temporary project with these files, the bakery's configs except its pages, and a set of questions. */
export async function loadProject(files: ProjectFiles) {
  const all = {
    ...siteFiles,
    ...Object.fromEntries(copied),
    ...Object.fromEntries(settings.map((file) => [file, ''])),
    'page-configs/structured-data/rye.json': JSON.stringify(tenQuestions),
    ...files,
  }
  const texts = Object.entries(all).map(([file, content]) => [
    file,
    typeof content === 'string' || content instanceof Buffer ? content : '',
  ])
  const root = await temporaryFolder(Object.fromEntries(texts))
  return loadConfig(root, async (file) => {
    const name = relative(root, file).replaceAll('\\', '/')
    const module = files[name] ?? (await importBakery(name))
    if (module instanceof Error) throw module
    return typeof module === 'object' && module !== null ? module : {}
  })
}
