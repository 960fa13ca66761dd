import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '../src/publish/publish.ts'
import { cacheFolder } from '../src/util/open-cache.ts'
import { AuthorError } from '../src/util/author-error.ts'
import { contentsOf, differentFiles } from './compare-folders.ts'
import { edits, editsOfData, ownPackage } from './edit-site.ts'
import { randomFrom } from './random.ts'

interface Sequence {
  /** A copy of a project that may be edited and broken. */
  root: string
  /** Number of published edits. */
  count: number
  seed: number
  /** Kinds of edit to choose from. All kinds when omitted. */
  kinds?: string[]
}

/** Folders with texts, which are restored after an edit that the rules refuse. */
const sources = ['page-configs', 'content/api', 'content/translations']

/**
 * Edits a project at random, and publishes after each edit. Compares the folder and the findings with those of a publish
 * without records of the last one. Throws where any byte differs. Returns the edits. Edits that the rules refuse are
 * undone. Edits of data leave the cache, because building the scripts takes most of the time.
 */
export async function compareSequence({
  root,
  count,
  seed,
  kinds = Object.keys(edits),
}: Sequence): Promise<string[]> {
  const random = randomFrom(seed)
  const { VITE_PHONE } = process.env
  const made: string[] = []
  // An edited title changes the address of its page, so links to the page may be broken.
  const edited = { root, outDir: 'dist', despiteContent: true }
  // Node remembers where a linked `node_modules` leads, so the link must not be replaced after the first publish.
  await ownPackage(root, 'styled-components')
  try {
    await publish(edited)
    while (made.length < count) {
      await copySources(root, join(root, '.before'))
      const kind = random.pick(kinds)
      const what = await edits[kind]?.(root, random)
      if (what === undefined) continue
      try {
        // Publishes first without pictures, as `npm start` does.
        if (kind === 'picture') await publish({ ...edited, makePictures: false })
        const { findings } = await publish(edited)
        const different = await compareWithFresh(root, editsOfData.includes(kind), findings)
        made.push(`${kind}: ${what}`)
        if (different.length > 0)
          throw new Error(
            `Seed ${seed}, edit ${made.length} is not what is published from nothing:\n${made.at(-1)}\n${different.join('\n')}`,
          )
      } catch (error) {
        if (!(error instanceof AuthorError)) throw error
        await copySources(join(root, '.before'), root)
      }
    }
  } finally {
    if (VITE_PHONE === undefined) delete process.env.VITE_PHONE
    else process.env.VITE_PHONE = VITE_PHONE
  }
  return made
}

async function copySources(from: string, to: string): Promise<void> {
  for (const folder of sources) {
    await rm(join(to, folder), { recursive: true, force: true })
    await cp(join(from, folder), join(to, folder), { recursive: true }).catch(() => undefined)
  }
}

/** Returns the files that differ between `dist` and a folder published without caches, and different findings. */
async function compareWithFresh(root: string, keepCache: boolean, findings: string): Promise<string[]> {
  const folders = ['.tmp', ...(keepCache ? [] : [cacheFolder])].map((name) => join(root, name))
  for (const folder of folders) await rename(folder, `${folder}-aside`)
  try {
    const fresh = await publish({ root, outDir: 'dist-fresh', despiteContent: true })
    const [published, expected] = [
      await contentsOf(join(root, 'dist')),
      await contentsOf(join(root, 'dist-fresh')),
    ]
    return [
      ...differentFiles(published, expected),
      ...(findings === fresh.findings ? [] : [`findings: ${findings} instead of: ${fresh.findings}`]),
    ]
  } finally {
    await rm(join(root, 'dist-fresh'), { recursive: true, force: true })
    for (const folder of folders) {
      await rm(folder, { recursive: true, force: true })
      await rename(`${folder}-aside`, folder)
    }
  }
}
