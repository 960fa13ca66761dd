import { randomBytes } from 'node:crypto'
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesWith } from '../bench/edit-site.ts'
import { manyPages, writePages } from '../bench/many-pages.ts'
import { copyProject } from '../bench/project-copy.ts'
import { watchNode } from '../bench/watch-node.ts'
import { filesIn } from '../src/util/files-in.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench`: publishes a temporary copy of the site from nothing, with nothing changed, and after a change of one
 * endpoint, config, picture, style and the brand's colour. Then publishes with `--pages` more pages, with nothing
 * changed, and after a change of one endpoint. Prints what each publish took.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands.bench })
// In CI, a build needs the address of the site.
process.env.CI = ''
const root = await copyProject(tmpdir())
// The copy has a link to this folder, and this bench edits its files.
await rm(join(root, 'content/storage'))
await cp('content/storage', join(root, 'content/storage'), { recursive: true })
// The rules of the site itself refuse edits of some texts.
for (const rule of filesIn(join(root, 'page-configs/rules')).filter((file) => !file.includes('/')))
  await rm(join(root, 'page-configs/rules', rule))
/** Rows of the printed table. */
const taken: Record<string, string>[] = []

try {
  await publish('the site, from nothing')
  await publish('again, nothing changed')
  await edit('content/api', /"title": "[^"]+/)
  await publish('one endpoint changed')
  await edit('page-configs/products', /\bheading: '[^']+/)
  await publish('one config changed')
  const picture = filesIn(join(root, 'content/storage')).find((file) => file.endsWith('.webp')) ?? ''
  // Picture decoders ignore bytes after the end of a picture.
  await appendFile(join(root, 'content/storage', picture), randomBytes(8))
  await publish('one picture changed')
  await edit('block-library', /\bbottom: \d/)
  await publish('one style changed')
  await colour()
  await publish('the brand’s colour changed')
  for (const count of values.pages.split(',').map(Number)) {
    const pages = manyPages(count)
    await writePages(root, pages)
    await publish(`${count} more pages`)
    await publish('again, nothing changed')
    await edit('content/api', /"title": "[^"]+/)
    await publish('one endpoint changed')
  }
  console.table(taken)
} finally {
  if (values.keep) console.log(`Kept in ${root}`)
  else await rm(root, { recursive: true })
}

/** Adds a digit to the first match in a folder or file. */
async function edit(folder: string, match: RegExp): Promise<void> {
  const [file = ''] = await filesWith(root, folder, match)
  const text = await readFile(join(root, file), 'utf8')
  await writeFile(
    join(root, file),
    text.replace(match, (part) => `${part}2`),
  )
}

/** Changes the colour of the first ground by the least step. The preview picture of each page contains it. */
async function colour(): Promise<void> {
  const file = join(root, 'page-configs/brand.tokens.json')
  const text = await readFile(file, 'utf8')
  const last = /("stage": \{ "\$value": "#[\da-f]{5})([\da-f])/
  const edited = text.replace(
    last,
    (_, start: string, digit: string) => start + (Number(`0x${digit}`) ^ 1).toString(16),
  )
  await writeFile(file, edited)
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
