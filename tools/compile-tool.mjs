import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ownBlocks, ownBlocksFolder, ownBlocksOf } from '../src/util/own-blocks.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const site = process.cwd()
const cache = join(root, '.tmp/tools')

/**
 * Compiles a tool into `.tmp/tools/`, because Node 20 cannot read TypeScript. The folder's name has a hash of the tool's
 * files, so a tool is compiled again only after an edit of them. A site with own blocks gets tools of its own. Returns
 * the address to import.
 *
 * @param {string} name
 */
export async function compiledTool(name) {
  const suffix =
    ownFiles().length > 0 ? `-${createHash('sha256').update(site).digest('hex').slice(0, 8)}` : ''
  const list = join(cache, `${name}${suffix}.json`)
  const cached = existsSync(list) ? folderOf(name, JSON.parse(readFileSync(list, 'utf8'))) : undefined
  const folder = cached && existsSync(cached) ? cached : await compile(name, list)
  // `removeOld` removes folders by the time of their last use.
  await utimes(folder, new Date(), new Date()).catch(() => undefined)
  return pathToFileURL(join(folder, `${name}.mjs`)).href
}

/**
 * Returns the folder of a tool, named by a hash of its files, of Node's version, and of the files that compile it.
 *
 * @param {string} name
 * @param {string[]} files
 */
function folderOf(name, files) {
  const hash = createHash('sha256').update(process.version)
  // npm writes the first file: it lists all installed packages.
  const packages = ['node_modules/.package-lock.json', 'node_modules/rolldown/package.json']
  for (const file of [...packages, 'tools/compile-tool.mjs', ...files]) {
    const path = join(root, file)
    const text = existsSync(path) ? readFileSync(path) : ''
    hash.update(`${file} ${text.length} `).update(text)
  }
  for (const path of ownFiles()) hash.update(path).update(readFileSync(path))
  return join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`)
}

/** Returns the files of the site's own blocks. Throws if blocks have problems. */
const ownFiles = () =>
  ownBlocksOf(root, site).flatMap((type) => {
    const folder = join(site, ownBlocksFolder(site), type)
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  })

/**
 * Compiles a tool. Returns its folder.
 *
 * @param {string} name
 * @param {string} list File with the list of the tool's source files.
 */
async function compile(name, list) {
  const { rolldown } = await import('rolldown')
  // Not by `mkdtemp`, whose folders only their owner can read: another user may run the tool.
  const unfinished = join(cache, `${name}-${randomUUID()}`)
  await mkdir(unfinished, { recursive: true })
  try {
    const bundle = await rolldown({
      cwd: root,
      input: { [name]: `tools/${name}.ts` },
      platform: 'node',
      logLevel: 'silent',
      plugins: [ownFolders, ownBlocks(root, site)],
      // Tools bind blocks and never draw them.
      external: (id) =>
        id.endsWith('view.tsx') ||
        (!/^[./\\\0]|^\w:|^virtual:/.test(id) && !taken.has(id.split('/')[0] ?? '')),
    })
    await bundle.write({ dir: unfinished, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
    const files = (await bundle.watchFiles).map((file) => relative(root, file).replaceAll('\\', '/'))
    const sources = files
      .filter((file) => !/^\.\.|(?:^|\/)node_modules\//.test(file))
      .toSorted((a, b) => (a < b ? -1 : 1))
    await bundle.close()
    const folder = folderOf(name, sources)
    await writeFile(join(unfinished, 'list.json'), JSON.stringify(sources))
    await copyFile(join(unfinished, 'list.json'), `${unfinished}.json`)
    await rename(`${unfinished}.json`, list)
    // Two processes may compile at the same time. Their results are equal, so the first one stays.
    await rename(unfinished, folder).catch(() => undefined)
    await removeOld(basename(folder))
    return folder
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Writes the folder of each source file into the tool, which is in another folder. */
const ownFolders = {
  name: 'own-folders',
  transform: {
    filter: { code: 'import.meta.dirname' },
    /** @param {string} code @param {string} id */
    handler: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
}

/**
 * Packages to bundle: the engine, which a site's own blocks import, and packages with many small files, whose loading
 * takes longer than their work. Others stay external.
 */
const taken = new Set([
  'diff',
  'fastest-levenshtein',
  'image-size',
  'p-limit',
  'pagework',
  'yocto-queue',
  'zod',
])

const day = 86_400_000

/** Removes tools unused for a day. A running tool may still load its files. @param {string} mine */
async function removeOld(mine) {
  for (const name of await readdir(cache)) {
    const used = await stat(join(cache, name)).catch(() => undefined)
    if (name !== mine && !name.endsWith('.json') && used && Date.now() - used.mtimeMs > day)
      await rm(join(cache, name), { recursive: true, force: true })
  }
}
