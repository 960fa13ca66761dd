import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCacheServer, type CacheServer, type Fault } from '../../bench/cache-server.ts'
import { contentsOf, differentFiles } from '../../bench/compare-folders.ts'
import { killedShards } from '../../bench/killed-shards.ts'
import { putExampleSite } from '../../bench/put-example-site.ts'
import { randomFrom } from '../../bench/random.ts'
import { copyProject } from '../support/project-copy.ts'

let project: Awaited<ReturnType<typeof copyProject>>
let server: CacheServer
let whole: ReadonlyMap<string, string>
const random = randomFrom(36)
/** Faults of the cache: one in so many answers; 0 for none. */
let oneIn = 0
let faults = 0

function faultOf(): Fault | undefined {
  if (oneIn === 0 || random.below(oneIn) > 0) return undefined
  faults += 1
  return random.pick(['lose', 'corrupt', 'cut'] as const)
}

beforeAll(async () => {
  project = await copyProject()
  server = await startCacheServer(faultOf)
  await putExampleSite(project.root)
  await build()
  whole = await contentsOf(join(project.root, 'dist'))
}, 300_000)
afterAll(async () => {
  await server.close()
  await project.remove()
})

/** Publishes from nothing, as a fresh machine of a CI job does. Returns the output. */
async function build(...options: string[]): Promise<string> {
  for (const folder of ['dist', '.tmp/published', '.tmp/shards'])
    await rm(join(project.root, folder), { recursive: true, force: true })
  const running = project.run('node', 'tools/run.mjs', 'build', ...options)
  expect(await running.ended, running.output()).toBe(0)
  return running.output()
}

const different = async () => differentFiles(whole, await contentsOf(join(project.root, 'dist')))

test('a merge after all shards renders nothing, and makes what one machine makes', async () => {
  let pages = 0
  for (const shard of ['1/2', '2/2']) {
    const output = await build('--shard', shard, '--cache', server.url)
    const [, own, rendered] = /(\d+) pages, (\d+) rendered, \d+ unchanged, in the cache/.exec(output) ?? []
    expect(rendered).toBe(own)
    pages += Number(own)
  }
  expect(await build('--merge', '--cache', server.url)).toContain(`${pages} pages, 0 rendered`)
  expect(await different()).toEqual([])
}, 300_000)

test('killed shards and a cache with faults cost time, and no byte', async () => {
  server.stored.clear()
  await killedShards({ root: project.root, url: server.url, count: 2, kills: 2, random, longest: 8000 })
  oneIn = 4
  await build('--shard', '1/2', '--cache', server.url)
  await build('--merge', '--cache', server.url)
  expect(faults).toBeGreaterThan(5)
  expect(await different()).toEqual([])
}, 300_000)

test('a cache that is gone is reported once, and everything is made here', async () => {
  const gone = await startCacheServer()
  await gone.close()
  const output = await build('--cache', gone.url)
  expect(output.match(/was not used any more/g)).toHaveLength(1)
  expect(await different()).toEqual([])
}, 300_000)
