import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { putExampleSite } from '../../bench/put-example-site.ts'
import { engineName } from '../../src/util/engine-of.ts'
import { changed, type Change, type RuleExample } from './rule-example.ts'
import { root } from './root.ts'

const parts = ['page-configs', 'content', 'public']

/** Folder that is copied for each example. It is never edited. */
let base: Promise<string> | undefined
let baseFolder = ''
/** Unused copies of the base. Restoring a copy takes less time than making one. */
const free: Copy[] = []

interface Copy {
  folder: string
  /** Inode, size and change time of each file while it equals the base. */
  stamps: Map<string, string>
}

/** Puts an example's files into a copy of the example site (`tests/example-site`). Returns the copy's folder. */
export async function exampleSite(files: RuleExample['files']): Promise<string> {
  const copy = free.pop() ?? (await makeCopy())
  onTestFinished(() => putRight(copy))
  for (const [file, change] of Object.entries(files)) {
    const path = join(copy.folder, file)
    if (change === undefined) await rm(path)
    else if (isLink(change)) await symlink(change.link, path)
    else {
      const text = typeof change === 'string' ? change : edited(await readFile(path, 'utf8'), change, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
  }
  return copy.folder
}

/** Returns the text of a file before an example changed it. */
export const textBefore = (file: string) => readFileSync(join(baseFolder, file), 'utf8')

const isLink = (change: object | string): change is { link: string } =>
  typeof change === 'object' && 'link' in change

function edited(text: string, change: Change, file: string): string {
  const after = changed(text, change)
  if (after === text) throw new Error(`The example changes nothing in ${file}`)
  return after
}

async function makeCopy(): Promise<Copy> {
  base ??= makeBase()
  const folder = await mkdtemp(join(inject('examples'), 'copy-'))
  await cp(await base, folder, { recursive: true, verbatimSymlinks: true })
  return { folder, stamps: stampsOf(folder) }
}

async function makeBase(): Promise<string> {
  const folder = await mkdtemp(join(inject('examples'), 'base-'))
  baseFolder = folder
  await Promise.all(
    [...parts, 'content/api', 'content/storage'].map((part) =>
      mkdir(join(folder, part), { recursive: true }),
    ),
  )
  await putExampleSite(folder)
  await mkdir(join(folder, 'node_modules'))
  await symlink(root, join(folder, 'node_modules', engineName))
  return folder
}

/** Removes the files that a test added, and restores those it changed or removed. */
async function putRight({ folder, stamps }: Copy): Promise<void> {
  const currentStamps = stampsOf(folder)
  for (const place of currentStamps.keys())
    if (!stamps.has(place)) await rm(join(folder, place), { recursive: true, force: true })
  for (const [place, stamp] of stamps) {
    if (currentStamps.get(place) === stamp) continue
    await rm(join(folder, place), { recursive: true, force: true })
    await cp(join((await base) ?? '', place), join(folder, place), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  free.push({ folder, stamps: stampsOf(folder) })
}

/** Returns a stamp for every file that a test may change. A folder's stamp is empty. */
function stampsOf(folder: string): Map<string, string> {
  const places = parts.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) => join(part, name)),
  )
  return new Map(
    places.map((place) => {
      const stats = lstatSync(join(folder, place))
      return [place, stats.isDirectory() ? '' : [stats.ino, stats.size, stats.ctimeMs].join(' ')]
    }),
  )
}
