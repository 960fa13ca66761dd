import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { everyPageScripts } from '../src/measure/every-page-scripts.ts'
import { manyPages, writePages } from '../src/measure/many-pages.ts'
import { copyProject } from '../src/measure/project-copy.ts'
import { watchProcess } from '../src/measure/watch-process.ts'

/**
 * `npm run bench -- [--pages 1000] [--format ts|json] [--keep]`: publishes the site in a throw-away copy without and with
 * this many more pages, again with nothing changed, and again after one endpoint changed; prints what each took.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    pages: { type: 'string', default: '1000' },
    format: { type: 'string', default: 'ts' },
    keep: { type: 'boolean', default: false },
  },
})
const pages = manyPages(Number(values.pages))
const format = values.format === 'json' ? 'json' : 'ts'
const root = await copyProject()

try {
  await publish('The site as it is')
  const before = await everyPageScripts(join(root, 'dist'))
  await writePages(root, pages, format)
  await publish(`With ${pages.length} more pages of six sections (.${format} configs)`)
  const after = await everyPageScripts(join(root, 'dist'))
  const names = after.files.join(', ')
  const renamed = before.files.join(', ') === names ? 'the same names' : `the new names ${names}`
  console.log(`  what every page loads: ${after.bytes - before.bytes} bytes more, under ${renamed}`)

  await publish('Again, with nothing changed')
  const endpoint = join(root, 'content/api', `${pages[0]?.name ?? 'home'}.json`)
  await writeFile(endpoint, (await readFile(endpoint, 'utf8')).replace('part 1', 'part one'))
  await publish('Again, after one endpoint changed')
} finally {
  if (values.keep) console.log(`Kept in ${root}`)
  else await rm(root, { recursive: true })
}

/** Publishes in a process of its own, so that its memory is its own. */
async function publish(what: string): Promise<void> {
  console.log(`\n${what}`)
  const args = ['tools/run.mjs', 'build', '--timings']
  const { seconds, processor, memory } = await watchProcess('node', args, root)
  const total = `${seconds.toFixed(1)} s in all, ${processor.toFixed(1)} s of processor time`
  console.log(`  ${total}, at most ${Math.round(memory / 1e6)} MB`)
}
