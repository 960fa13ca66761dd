import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../bench/free-port.ts'
import { manyPages, writePages } from '../bench/many-pages.ts'
import { median } from '../bench/median.ts'
import { copyProject } from '../bench/project-copy.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:dev`: measures how long the development server takes to answer the document of one page: first, again,
 * and after an edit of the page, in a copy of the site with more pages.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:dev'] })
const PAGE = 'bench-0001'
/** Number of answers of which the median is printed. */
const ANSWERS = 9

console.log('| more pages | first answer ms | again ms | after an edit ms |')
console.log('| --- | --- | --- | --- |')
for (const count of values.pages.split(',').map(Number)) {
  const root = await copyProject(tmpdir())
  try {
    await writePages(root, manyPages(count))
    await measure(root, count)
  } finally {
    await rm(root, { recursive: true })
  }
}

async function measure(root: string, count: number): Promise<void> {
  const port = await freePort()
  const args = ['tools/run.mjs', 'dev', '--port', `${port}`, '--strictPort']
  const server = spawn('node', args, { cwd: root, stdio: 'ignore' })
  try {
    const address = `http://127.0.0.1:${port}/page-data/products/${PAGE}.json`
    while (!(await fetch(`http://127.0.0.1:${port}/favicon.svg`).catch(() => undefined))) await sleep(100)
    const first = await timed(() => textAt(address))
    const again: number[] = []
    for (let number = 0; number < ANSWERS; number += 1) again.push(await timed(() => textAt(address)))
    const edited: number[] = []
    for (let number = 0; number < 3; number += 1) {
      const title = `Edited ${number}`
      const file = join(root, `page-configs/products/${PAGE}.ts`)
      await writeFile(file, (await readFile(file, 'utf8')).replace(/"title": "[^"]*"/, `"title": "${title}"`))
      edited.push(
        await timed(async () => {
          while (!(await textAt(address)).includes(title)) await sleep(5)
        }),
      )
    }
    const cells = [count, first, median(again), median(edited)].map((cell) => cell.toFixed(0))
    console.log(`| ${cells.join(' | ')} |`)
  } finally {
    server.kill()
  }
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address)
  const text = await response.text()
  // A server of another folder or config answers with its page.
  if (!response.ok || text.startsWith('<')) throw new Error(`${address} answered ${response.status}: ${text}`)
  return text
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
