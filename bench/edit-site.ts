import { cp, lstat, mkdir, readdir, readFile, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { filesIn } from '../src/util/files-in.ts'
import type { Random } from './random.ts'

/** Changes a project. Returns what changed, or undefined where the project has nothing to change. */
type Edit = (root: string, random: Random) => Promise<string | undefined>

/** The kinds of edit that leave the site's script as it is. */
export const editsOfData = [
  'text',
  'option',
  'setting',
  'content',
  'translation',
  'picture',
  'a new page',
  'rename',
  'deletion',
  'article',
  'language',
  'a file of the site',
  'somebody at what is published',
]

/** Kinds of edit to everything that a published site depends on, and to the published files. */
export const edits: Record<string, Edit> = {
  text: (root, random) => editTexts(root, 'page-configs', random),
  content: (root, random) => editTexts(root, 'content/api', random),
  translation: (root, random) =>
    editTexts(root, random.pick(['page-configs/translations', 'content/translations']), random),
  setting: (root, random) =>
    editMatch(
      root,
      'page-configs/site.ts',
      /\b(?:tagline|label|hours|loading|error|retry|text): '[^'\n]{4,}?(?=')/g,
      numbered(random),
      random,
    ),
  async option(root, random) {
    const file = random.pick(await filesWith(root, 'page-configs', /\btype: '/))
    const [what, by] = random.pick([
      [/ (?:ground|variant|height|columns|id|fallbackHeading|section): ('[^'\n]*'|\d),?/g, () => ''] as const,
      [/\btype: '[\w-]+',/g, (type: string) => `${type} ground: 'night',`] as const,
      [/\btype: '[\w-]+',/g, (type: string) => `${type} id: 'part-${random.below(1000)}',`] as const,
    ])
    return editMatch(root, file, what, by, random)
  },
  language: (root, random) =>
    editMatch(
      root,
      'page-configs/site.ts',
      /(?:\/\*)?, \{ tag: '[\w-]+', root: '[^']+' \}(?:\*\/)?/g,
      (entry) => (entry.startsWith('/*') ? entry.slice(2, -2) : `/*${entry}*/`),
      random,
    ),
  async article(root, random) {
    const file = random.pick(
      filesIn(join(root, 'content/api')).filter((name) => /^(?!\w\w\/)[^/]+\/[^/]+$/.test(name)),
    )
    const path = join(root, 'content/api', file)
    const list = join(root, 'content/api', `${dirname(file)}.json`)
    const entries: { id: string }[] = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : []
    const { content, ...entry }: Record<'id' | 'title' | 'desc' | 'content', string> = JSON.parse(
      await readFile(path, 'utf8'),
    )
    if (/-\d+$/.test(entry.id)) await rm(path)
    else {
      const number = random.below(1_000_000)
      const made = {
        ...entry,
        id: `${entry.id}-${number}`,
        title: `${entry.title} ${number}`,
        desc: `${entry.desc} ${number}`,
      }
      entries.push(made)
      await writeFile(join(dirname(path), `${made.id}.json`), JSON.stringify({ ...made, content }))
    }
    const remaining = entries.filter(({ id }) => id !== entry.id || !/-\d+$/.test(id))
    if (existsSync(list)) await writeFile(list, JSON.stringify(remaining))
    return file
  },
  async style(root, random) {
    const file = 'page-configs/brand.tokens.json'
    return editMatch(root, file, /"value": \d\.\d+/g, () => `"value": ${1 + random.below(9)}.5`, random)
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
    const file = random.pick(await pagesIn(root))
    const number = random.below(1_000_000)
    const made = file.replace(/(-\d+)?(\.\w+)$/, `-${number}$2`)
    const text = await readFile(join(root, file), 'utf8')
    // The head too, which no two pages may share.
    const titles = /(\b(?:title|description)"?:\s*(["'])[^"'\n]{6,}?)( \d+)?(?=\2)/g
    await writeFile(join(root, made), text.replaceAll(titles, `$1 ${number}`))
    return made
  },
  async rename(root, random) {
    const file = await addedPage(root, random)
    if (!file) return undefined
    const made = file.replace(/-\d+(\.\w+)$/, `-${random.below(1_000_000)}$1`)
    await rename(join(root, file), join(root, made))
    return `${file} to ${made}`
  },
  async deletion(root, random) {
    const file = await addedPage(root, random)
    if (file) await rm(join(root, file))
    return file
  },
  async template(root, random) {
    const meta = `<meta name="edit-${random.below(9999)}" />`
    return editMatch(root, 'index.html', /<meta charset="utf-8" \/>/g, (charset) => charset + meta, random)
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
async function editTexts(root: string, folder: string, random: Random): Promise<string | undefined> {
  const texts =
    /\b(?:title|heading|tagline|description|question|answer|desc|text)["']?: (["'])[^"'\n]{8,}?(?=\1)/g
  const file = random.pick(await filesWith(root, folder, new RegExp(texts.source)))
  return editMatch(root, file, texts, numbered(random), random)
}

const numbered = (random: Random) => (text: string) => `${text.replace(/ \d+$/, '')} ${random.below(1000)}`

/** Replaces one random match of `what`. Returns the file; undefined if it has no match. */
async function editMatch(
  root: string,
  file: string,
  what: RegExp,
  by: (text: string) => string,
  random: Random,
): Promise<string | undefined> {
  const text = await readFile(join(root, file), 'utf8')
  const matches = [...text.matchAll(what)].map(({ 0: match, index }) => ({ match, index }))
  if (matches.length === 0) return undefined
  const { match, index } = random.pick(matches)
  await writeFile(join(root, file), text.slice(0, index) + by(match) + text.slice(index + match.length))
  return `${file}: ${by(match)}`
}

/** Returns the files of a folder that contain this. */
export async function filesWith(root: string, folder: string, what: RegExp): Promise<string[]> {
  const files = filesIn(join(root, folder)).map((file) => `${folder}/${file}`)
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  return files.filter((_, index) => what.test(texts[index] ?? ''))
}

/** Returns the pages of kinds. Other pages have addresses of their own. */
const pagesIn = async (root: string) =>
  (await filesWith(root, 'page-configs', /\bblocks"?:/)).filter((file) =>
    /^page-configs\/(?!general|translations|rules|planning)[^/]+\/[^/]+$/.test(file),
  )

async function addedPage(root: string, random: Random): Promise<string | undefined> {
  const added = (await pagesIn(root)).filter((file) => /-\d+\.\w+$/.test(file))
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
      if (entry !== '.vite-temp' && entry !== '.cache')
        await symlink(join(shared, entry), join(packages, entry))
    }
    if (existsSync(join(shared, '.cache')))
      await cp(join(shared, '.cache'), join(packages, '.cache'), { recursive: true })
  }
  const copy = join(packages, name)
  if ((await lstat(copy)).isSymbolicLink()) {
    await unlink(copy)
    await cp(resolve('node_modules', name), copy, { recursive: true })
  }
  return copy
}
