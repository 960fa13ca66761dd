import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, '.tmp/tools')

/**
 * Node 20 cannot read TypeScript, so a tool is compiled: into `.tmp/tools/`, under a hash of all it may be made of, and
 * so only after an edit. Returns the address to import.
 *
 * @param {string} name
 */
export async function compiledTool(name) {
  const folder = join(cache, `${name}-${sourceHash()}`)
  if (!existsSync(folder)) await compile(name, folder)
  // By when it was used last it is known which are of no more use.
  await utimes(folder, new Date(), new Date()).catch(() => undefined)
  return pathToFileURL(join(folder, `${name}.mjs`)).href
}

/** Of every file that the tools import, by its place, and of what they are compiled and run by. */
function sourceHash() {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['.package-lock.json', 'rolldown/package.json']) {
    const path = join(root, 'node_modules', file)
    // The first is npm's own.
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  for (const folder of ['block-library', 'schemas', 'src', 'tools']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!/\.(tsx?|mjs)$/.test(file)) continue
      const text = readFileSync(join(root, folder, file))
      hash.update(`${folder}/${file} ${text.length} `).update(text)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function compile(name, folder) {
  const { rolldown } = await import('rolldown')
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  try {
    const bundle = await rolldown({
      cwd: root,
      input: { [name]: `tools/${name}.ts` },
      platform: 'node',
      logLevel: 'silent',
      external: (id) => !/^[./\\]|^\w:/.test(id) && !taken.has(id.split('/')[0] ?? ''),
    })
    await bundle.write({ dir: unfinished, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
    await bundle.close()
    // Of two at once the first is as good as the second.
    await rename(unfinished, folder).catch(() => undefined)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeOld(basename(folder))
}

/** Packages of many small files, of which a tool needs few: to load them takes longer than what they do. All others stay what they are. */
const taken = new Set(['diff', 'fastest-levenshtein', 'image-size', 'p-limit', 'yocto-queue', 'zod'])

const day = 86_400_000

/** A tool that still runs may yet ask for a part of itself. @param {string} mine */
async function removeOld(mine) {
  for (const name of await readdir(cache)) {
    const used = await stat(join(cache, name)).catch(() => undefined)
    if (name !== mine && used && Date.now() - used.mtimeMs > day)
      await rm(join(cache, name), { recursive: true, force: true })
  }
}
