import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { breakShards } from '../bench/break-shards.ts'
import { buildFromNothing } from '../bench/build-from-nothing.ts'
import { startCacheServer } from '../bench/cache-server.ts'
import { contentsOf, differentFiles } from '../bench/compare-folders.ts'
import { manyPages, writePages } from '../bench/many-pages.ts'
import { openMeasured } from '../bench/measured-once.ts'
import { copyProject } from '../bench/project-copy.ts'
import { randomFrom } from '../bench/random.ts'
import type { Taken } from '../bench/watch-process.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:shards`: publishes a copy of the site with more pages on one machine, then in shards, each from
 * nothing, one after the other. Prints a line of the table in `docs/scale.md` for each. Then kills shards of the site
 * at random moments, and merges with a cache that loses or corrupts one answer in a hundred. Ends with 1 where a byte
 * differs from one machine's. With `--folder`, a second start takes finished lines from there.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:shards'] })
const counts = values.shards.split(',').map(Number)
const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'shards-')))
await mkdir(folder, { recursive: true })
const { once } = await openMeasured(join(folder, 'measured.json'))
const lineSchema = z.array(z.string())
const wholeSchema = z.object({ line: lineSchema, files: z.record(z.string(), z.string()) })

try {
  if (values.pages !== '0') {
    row([
      'pages',
      'shards',
      'processor s',
      'longest shard s',
      'merge s',
      'memory MB',
      'sent MB',
      'received MB',
    ])
    row(Array.from({ length: 8 }, () => '---'))
    for (const pages of values.pages.split(',').map(Number)) await measure(pages)
  }
  if (values.kills !== '0') {
    const root = await copyProject(folder)
    const different = await breakShards(
      root,
      Number(values.kills),
      randomFrom(Number(values.seed)),
      console.log,
    )
    if (different) process.exitCode = 1
  }
} finally {
  if (values.folder === undefined) await rm(folder, { recursive: true })
}

async function measure(pages: number): Promise<void> {
  const root = await projectWith(pages)
  const alone = await once(`${pages} alone`, wholeSchema, async () => {
    const taken = await buildFromNothing(root)
    const line = [`${pages}`, 'none', seconds(taken.processor), '', '', megabytes(taken.memory), '', '']
    return { line, files: Object.fromEntries(await contentsOf(join(root, 'dist'))) }
  })
  row(alone.line)
  const whole = new Map(Object.entries(alone.files))
  for (const count of counts)
    row(await once(`${pages} in ${count}`, lineSchema, () => measureShards(root, pages, count, whole)))
}

/** Returns a copy of the project with more pages. */
async function projectWith(pages: number): Promise<string> {
  const root = join(folder, String(pages))
  if (existsSync(root)) return root
  const unfinished = await copyProject(folder)
  await writePages(unfinished, manyPages(pages), 'ts')
  await rename(unfinished, root)
  return root
}

async function measureShards(
  root: string,
  pages: number,
  count: number,
  whole: ReadonlyMap<string, string>,
): Promise<string[]> {
  const server = await startCacheServer()
  try {
    const shards: Taken[] = []
    for (let number = 1; number <= count; number += 1)
      shards.push(await buildFromNothing(root, '--shard', `${number}/${count}`, '--cache', server.url))
    const merge = await buildFromNothing(root, '--merge', '--cache', server.url)
    const all = [...shards, merge]
    const different = differentFiles(whole, await contentsOf(join(root, 'dist')))
    if (different.length > 0)
      throw new Error(`${count} shards made other files: ${different.slice(0, 5).join(', ')}`)
    return [
      `${pages}`,
      `${count}`,
      seconds(all.reduce((sum, one) => sum + one.processor, 0)),
      seconds(Math.max(...shards.map((one) => one.processor))),
      seconds(merge.processor),
      megabytes(Math.max(...all.map(({ memory }) => memory))),
      megabytes(server.traffic.received),
      megabytes(server.traffic.sent),
    ]
  } finally {
    await server.close()
  }
}

function row(cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function seconds(value: number): string {
  return value.toFixed(1)
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
