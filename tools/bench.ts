import { randomBytes } from 'node:crypto'
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { manyPages, writePages } from '../bench/many-pages.ts'
import { copyProject } from '../bench/project-copy.ts'
import { watchNode } from '../bench/watch-node.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench`: publishes a temporary copy of the site from nothing, with nothing changed, and after a change of one
 * endpoint, config, picture, style and the brand's colour. Then publishes with `--pages` more pages, with nothing
 * changed, and after a change of one endpoint. Prints what each publish took.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands.bench })
const root = await copyProject(tmpdir())
// The copy has a link to this folder, and this bench edits its files.
await rm(join(root, 'content/storage'))
await cp('content/storage', join(root, 'content/storage'), { recursive: true })
const cache = 'node_modules/.cache/pictures'
/** Rows of the printed table. */
const taken: Record<string, string>[] = []

try {
  await publish('the site, from nothing')
  const cached = new Set(await readdir(cache))
  await publish('again, nothing changed')
  await edit('content/api/retails.json', '"title": "', '"title": "Now: ')
  await publish('one endpoint changed')
  await edit('page-configs/general/what-we-hand-over.ts', "heading: '", "heading: 'New: ")
  await publish('one config changed')
  // Picture decoders ignore bytes after the end of a picture.
  await appendFile(join(root, 'content/storage/pictures/retail-window-4.webp'), randomBytes(8))
  await publish('one picture changed')
  await edit('block-library/showcase/view.tsx', 'bottom: 1.5rem', 'bottom: 1.25rem')
  await publish('one style changed')
  // The preview picture of each page contains this colour.
  await edit(
    'page-configs/brand.tokens.json',
    '"stage": { "$value": "#07080b" }',
    `"stage": { "$value": "#0000${randomBytes(1).toString('hex')}" }`,
  )
  await publish('the brand’s colour changed')
  for (const count of values.pages.split(',').map(Number)) {
    const pages = manyPages(count)
    await writePages(root, pages)
    await publish(`${count} more pages`)
    await publish('again, nothing changed')
    await edit(`content/api/${pages[0]?.name}.json`, 'part 1', 'part one')
    await publish('one endpoint changed')
  }
  console.table(taken)
  // Removes the pictures made for these edits: no later build uses them.
  for (const name of await readdir(cache))
    if (!cached.has(name)) await rm(join(cache, name), { recursive: true })
} finally {
  if (values.keep) console.log(`Kept in ${root}`)
  else await rm(root, { recursive: true })
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  await writeFile(join(root, file), text.replace(from, to))
}

/** Publishes in another process, so that its memory is measured alone. */
async function publish(what: string): Promise<void> {
  console.log(`\n${what}`)
  const args = ['tools/run.mjs', 'build']
  const { seconds, processor, memory } = await watchNode(args, root)
  taken.push({
    what,
    time: `${seconds.toFixed(1)} s`,
    processor: `${processor.toFixed(1)} s`,
    memory: `${Math.round(memory / 1e6)} MB`,
  })
}
