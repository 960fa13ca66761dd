import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCacheServer, type Fault } from '../bench/cache-server.ts'
import { contentsOf, differentFiles } from '../bench/compare-folders.ts'
import { manyPages, writePages } from '../bench/many-pages.ts'
import { copyProject } from '../bench/project-copy.ts'
import { randomFrom } from '../bench/random.ts'
import { killedShards } from '../bench/killed-shards.ts'
import { watchProcess, type Taken } from '../bench/watch-process.ts'

/**
 * `npm run bench:shards -- [--pages 1000] [--shards 1,2,4,8] [--kills 50] [--seed 1]`: publishes a copy of the site with
 * more pages on one machine, then in shards, each from nothing, one after the other. Prints a line of the table in
 * `docs/scale.md` for each. Then kills shards of the site at random moments, and merges with a cache that loses
 * or corrupts one answer in a hundred. Ends with 1 where a byte differs from one machine's.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    pages: { type: 'string', default: '1000' },
    shards: { type: 'string', default: '1,2,4,8' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
})
const random = randomFrom(Number(values.seed))
const counts = values.shards.split(',').map(Number)

if (values.pages !== '0') {
  row(['pages', 'shards', 'processor s', 'longest shard s', 'merge s', 'memory MB', 'sent MB', 'received MB'])
  row(Array.from({ length: 8 }, () => '---'))
  for (const pages of values.pages.split(',').map(Number)) await measure(pages)
}
if (values.kills !== '0') await breakShards()

async function measure(pages: number): Promise<void> {
  const root = await copyProject(tmpdir())
  try {
    await writePages(root, manyPages(pages), 'ts')
    const alone = await build(root)
    row([pages, 'none', seconds(alone.processor), '', '', megabytes(alone.memory), '', ''])
    const whole = await contentsOf(join(root, 'dist'))
    for (const count of counts) {
      const server = await startCacheServer()
      try {
        const taken: Taken[] = []
        for (let number = 1; number <= count; number += 1)
          taken.push(await build(root, '--shard', `${number}/${count}`, '--cache', server.url))
        const merge = await build(root, '--merge', '--cache', server.url)
        const all = [...taken, merge]
        const processor = all.reduce((sum, one) => sum + one.processor, 0)
        row([
          pages,
          count,
          seconds(processor),
          seconds(Math.max(...taken.map((one) => one.processor))),
          seconds(merge.processor),
          megabytes(Math.max(...all.map(({ memory }) => memory))),
          megabytes(server.traffic.received),
          megabytes(server.traffic.sent),
        ])
        await compare(`${count} shards`, root, whole)
      } finally {
        await server.close()
      }
    }
  } finally {
    await rm(root, { recursive: true })
  }
}

async function breakShards(): Promise<void> {
  const root = await copyProject(tmpdir())
  let faults = 0
  const faultOf = (): Fault | undefined => {
    if (random.below(100) > 0) return undefined
    faults += 1
    return random.pick(['lose', 'corrupt', 'cut', 500] as const)
  }
  const server = await startCacheServer(faultOf)
  try {
    await build(root)
    const whole = await contentsOf(join(root, 'dist'))
    const killed = await killedShards({
      root,
      url: server.url,
      count: 4,
      kills: Number(values.kills),
      random,
    })
    await build(root, '--merge', '--cache', server.url)
    await compare(`${killed} killed shards and ${faults} faults of the cache`, root, whole)
  } finally {
    await server.close()
    await rm(root, { recursive: true })
  }
}

/** Publishes from nothing, as on another machine, but with the pictures' cache. */
async function build(root: string, ...options: string[]): Promise<Taken> {
  for (const folder of ['dist', '.tmp']) await rm(join(root, folder), { recursive: true, force: true })
  return watchProcess('node', ['tools/run.mjs', 'build', ...options], root, process.env, 'ignore')
}

async function compare(what: string, root: string, whole: ReadonlyMap<string, string>): Promise<void> {
  const different = differentFiles(whole, await contentsOf(join(root, 'dist')))
  if (different.length === 0) console.log(`After ${what}: ${whole.size} files, all as one machine made them`)
  else {
    console.log(`DIFFERENT after ${what}: ${different.slice(0, 5).join(', ')}`)
    process.exitCode = 1
  }
}

function row(cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function seconds(value: number): string {
  return value.toFixed(1)
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
