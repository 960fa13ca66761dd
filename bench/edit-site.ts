import { cp, lstat, mkdir, readdir, readFile, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { filesIn } from '../src/util/files-in.ts'
import type { Random } from './random.ts'

/** Changes a project. Returns what changed, or undefined where the project has nothing to change. */
type Edit = (root: string, random: Random) => Promise<string | undefined>

/** The kinds of edit that leave the site's script as it is. */
export const editsOfData = ['config', 'content', 'picture', 'a new page', 'rename', 'deletion']

/** Kinds of edit to everything that a published site depends on, and to the published files. */
export const edits: Record<string, Edit> = {
  config: (root, random) => editTexts(root, 'page-configs', random),
  content: (root, random) => editTexts(root, 'content/api', random),
  async style(root, random) {
    const file = 'page-configs/brand.tokens.json'
    await editMatch(root, file, /"value": \d\.\d+/g, () => `"value": ${1 + random.below(9)}.5`, random)
    return file
  },
  async picture(root, random) {
    const file = random.pick(filesIn(join(root, 'content/storage')).filter((name) => name.endsWith('.webp')))
    const [width, height] = [700 + random.below(500), 400 + random.below(300)]
    const background = `#${hex(random)}${hex(random)}${hex(random)}`
    const picture = sharp({ create: { width, height, channels: 3, background } })
    await writeFile(join(root, 'content/storage', file), await picture.webp().toBuffer())
    return file
  },
  async dependency(root, random) {
    const folder = join(await ownPackage(root, 'styled-components'), 'dist')
    const version = `6.9.${random.below(1000)}`
    for (const file of filesIn(folder).filter((name) => name.endsWith('.js'))) {
      const text = await readFile(join(folder, file), 'utf8')
      await writeFile(join(folder, file), text.replaceAll(/"6\.\d+\.\d+"/g, `"${version}"`))
    }
    return `styled-components ${version}`
  },
  async 'a new page'(root, random) {
    const [file, text] = await somePage(root, random)
    const number = random.below(1_000_000)
    const made = file.replace(/(-\d+)?\.json$/, `-${number}.json`)
    await writeFile(join(root, made), text.replace(/("title": "[^"]*?)( \d+)?"/, `$1 ${number}"`))
    return made
  },
  async rename(root, random) {
    const file = await addedPage(root, random)
    if (!file) return undefined
    const made = file.replace(/-\d+\.json$/, `-${random.below(1_000_000)}.json`)
    await rename(join(root, file), join(root, made))
    return `${file} to ${made}`
  },
  async deletion(root, random) {
    const file = await addedPage(root, random)
    if (file) await rm(join(root, file))
    return file
  },
  async template(root, random) {
    await editMatch(
      root,
      'index.html',
      /<meta charset="utf-8" \/>/g,
      (meta) => `${meta}<meta name="edit-${random.below(9999)}" />`,
      random,
    )
    return 'index.html'
  },
  async 'a file of the site'(root, random) {
    const file = join(root, 'public/note.txt')
    if (existsSync(file) && random.below(2) === 0) await rm(file)
    else await writeFile(file, `${random.below(1000)} `.repeat(400))
    return 'public/note.txt'
  },
  async environment(_root, random) {
    process.env.VITE_PHONE = `+49 30 ${1_000_000 + random.below(9_000_000)}`
    return `VITE_PHONE=${process.env.VITE_PHONE}`
  },
  async 'somebody at what is published'(root, random) {
    const file = random.pick(filesIn(join(root, 'dist')))
    if (random.below(2) === 0) await rm(join(root, 'dist', file))
    else {
      // Removes the file first: other folders have hard links to it.
      await rm(join(root, 'dist', file))
      await writeFile(join(root, 'dist', file), 'edited')
    }
    return file
  },
}

const hex = (random: Random) => random.below(256).toString(16).padStart(2, '0')

/** Adds a number to one of the texts of a file. */
async function editTexts(root: string, folder: string, random: Random): Promise<string> {
  const texts = /\b(?:title|heading|tagline|description|question|answer|desc)["']?: (["'])[^"'\n]{4,}?(?=\1)/g
  const files: string[] = []
  for (const file of filesIn(join(root, folder))) {
    if (texts.test(await readFile(join(root, folder, file), 'utf8'))) files.push(`${folder}/${file}`)
    texts.lastIndex = 0
  }
  const file = random.pick(files)
  await editMatch(root, file, texts, (text) => `${text.replace(/ \d+$/, '')} ${random.below(1000)}`, random)
  return file
}

/** Replaces one random match of `what`. */
async function editMatch(
  root: string,
  file: string,
  what: RegExp,
  by: (text: string) => string,
  random: Random,
) {
  const text = await readFile(join(root, file), 'utf8')
  const [found] = random.pick([...text.matchAll(what)].map((match) => [match] as const))
  const edited = text.slice(0, found.index) + by(found[0]) + text.slice(found.index + found[0].length)
  await writeFile(join(root, file), edited)
}

async function pagesIn(root: string): Promise<string[]> {
  const files: string[] = []
  for (const file of filesIn(join(root, 'page-configs')).filter((name) => /\/.*\.json$/.test(name))) {
    const text = await readFile(join(root, 'page-configs', file), 'utf8')
    if (text.includes('"blocks"')) files.push(`page-configs/${file}`)
  }
  return files
}

async function somePage(root: string, random: Random): Promise<[file: string, text: string]> {
  const file = random.pick(await pagesIn(root))
  return [file, await readFile(join(root, file), 'utf8')]
}

async function addedPage(root: string, random: Random): Promise<string | undefined> {
  const added = (await pagesIn(root)).filter((file) => /-\d+\.json$/.test(file))
  return added.length > 0 ? random.pick(added) : undefined
}

/** Copies one package into the project and links all others. Returns the folder of the copy. */
export async function ownPackage(root: string, name: string): Promise<string> {
  const packages = join(root, 'node_modules')
  if ((await lstat(packages)).isSymbolicLink()) {
    const shared = resolve('node_modules')
    await unlink(packages)
    await mkdir(packages)
    for (const entry of await readdir(shared)) {
      if (entry !== '.vite-temp') await symlink(join(shared, entry), join(packages, entry))
    }
  }
  const own = join(packages, name)
  if ((await lstat(own)).isSymbolicLink()) {
    await unlink(own)
    await cp(resolve('node_modules', name), own, { recursive: true })
  }
  return own
}
