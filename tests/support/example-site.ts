import { lstatSync, readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { putSecondSite } from '../../bench/put-second-site.ts'
import type { RuleExample } from './rule-example.ts'
import { root } from './root.ts'

const parts = ['page-configs', 'content', 'public']

/** Nothing is ever edited in it. */
let base: Promise<string> | undefined
/** Copies of it that nobody uses now: to put right again what a test did to one takes less than to make one. */
const free: Copy[] = []

interface Copy {
  folder: string
  /** How each of its files lies on the disk while it is like the base. */
  stamps: Map<string, string>
}

/** The second site (`tests/second-site`) as a project of its own with an example's files put in; its folder. */
export async function exampleSite(files: RuleExample['files']): Promise<string> {
  const copy = free.pop() ?? (await makeCopy())
  onTestFinished(() => putRight(copy))
  for (const [file, change] of Object.entries(files)) {
    const path = join(copy.folder, file)
    if (change === undefined) await rm(path)
    else {
      const text = typeof change === 'string' ? change : edited(await readFile(path, 'utf8'), change, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
  }
  return copy.folder
}

function edited(text: string, change: (text: string) => string, file: string): string {
  const after = change(text)
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
  await Promise.all(
    [...parts, 'content/api', 'content/storage'].map((part) =>
      mkdir(join(folder, part), { recursive: true }),
    ),
  )
  await putSecondSite(folder)
  await symlink(join(root, 'schemas'), join(folder, 'schemas'))
  return folder
}

/** Takes away what a test wrote, and brings back what it changed or took away. */
async function putRight({ folder, stamps }: Copy): Promise<void> {
  const now = stampsOf(folder)
  for (const place of now.keys())
    if (!stamps.has(place)) await rm(join(folder, place), { recursive: true, force: true })
  for (const [place, stamp] of stamps) {
    if (now.get(place) === stamp) continue
    await rm(join(folder, place), { recursive: true, force: true })
    await cp(join((await base) ?? '', place), join(folder, place), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  free.push({ folder, stamps: stampsOf(folder) })
}

/** Of every file and folder that a test may touch; of a folder only that it is there. */
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
