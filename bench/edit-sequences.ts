import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '../src/publish/publish.ts'
import { contentsOf, differentFiles } from './compare-folders.ts'
import { edits, editsOfData, ownPackage } from './edit-site.ts'
import { randomFrom } from './random.ts'

interface Sequences {
  /** A copy of a project that may be edited and broken. */
  root: string
  count: number
  seed: number
  /** Kinds of edit to choose from. All kinds when omitted. */
  kinds?: string[]
}

/** Maximum number of edits in a sequence. Each edit is published. */
const longest = 4

/**
 * Edits a project at random and publishes after each edit. After every sequence, compares the folder and the findings
 * with those of a publish without caches. Throws where any byte differs. Returns the edits. The built scripts
 * are used again where no edit of a sequence changed them, because building them takes most of the time.
 */
export async function compareSequences({
  root,
  count,
  seed,
  kinds = Object.keys(edits),
}: Sequences): Promise<string[]> {
  const random = randomFrom(seed)
  const { VITE_PHONE } = process.env
  const made: string[] = []
  // An edited title changes the address of its page, so links to the page may be broken.
  const edited = { root, outDir: 'dist', despiteContent: true }
  // Node remembers where a linked `node_modules` leads, so the link must not be replaced after the first publish.
  await ownPackage(root, 'styled-components')
  try {
    let last = await publish({ root, outDir: 'dist' })
    for (let number = 1; number <= count; number += 1) {
      const done: string[] = []
      const wanted = 1 + random.below(longest)
      let isOfData = true
      while (done.length < wanted) {
        const kind = random.pick(kinds)
        const what = await edits[kind]?.(root, random)
        if (what === undefined) continue
        done.push(`${kind}: ${what}`)
        isOfData &&= editsOfData.includes(kind)
        // Publishes first without pictures, as `npm start` does.
        if (kind === 'picture') await publish({ ...edited, makePictures: false })
        last = await publish(edited)
      }
      const different = await compareWithFresh(root, isOfData, last.findings)
      if (different.length > 0) {
        const sequence = done.map((line) => `  ${line}`).join('\n')
        throw new Error(
          `Seed ${seed}, sequence ${number} is not what is published from nothing:\n${sequence}\n${different.join('\n')}`,
        )
      }
      made.push(...done)
    }
  } finally {
    if (VITE_PHONE === undefined) delete process.env.VITE_PHONE
    else process.env.VITE_PHONE = VITE_PHONE
  }
  return made
}

/** Returns the files that differ between `dist` and a folder published without caches, and different findings. */
async function compareWithFresh(root: string, keepApp: boolean, findings: string): Promise<string[]> {
  const [known, aside] = [join(root, '.tmp'), join(root, '.tmp-known')]
  await rename(known, aside)
  if (keepApp) await cp(join(aside, 'app'), join(known, 'app'), { recursive: true })
  try {
    const fresh = await publish({ root, outDir: 'dist-fresh', despiteContent: true })
    const [own, wanted] = [await contentsOf(join(root, 'dist')), await contentsOf(join(root, 'dist-fresh'))]
    return [
      ...differentFiles(own, wanted),
      ...(findings === fresh.findings ? [] : [`findings: ${findings} instead of: ${fresh.findings}`]),
    ]
  } finally {
    await rm(known, { recursive: true, force: true })
    await rm(join(root, 'dist-fresh'), { recursive: true, force: true })
    await rename(aside, known)
  }
}
