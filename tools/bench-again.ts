import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compareSequences } from '../bench/edit-sequences.ts'
import { copyProject } from '../bench/project-copy.ts'
import { putExampleSite } from '../bench/put-example-site.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:again`: edits a small copy of the site at random and publishes after each edit. After each sequence of
 * edits, compares the published bytes with those published without caches.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:again'] })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const root = await copyProject()
try {
  await putExampleSite(root)
  console.log(`Seed ${seed}`)
  const published = await compareSequences({ root, count: Number(values.sequences), seed, onCompared: tell })
  console.log(`${values.sequences} sequences of ${published} edits, each the same as published from nothing`)
} finally {
  await rm(root, { recursive: true })
}

function tell(number: number, done: string[]): void {
  console.log(`${number} the same: ${done.join(' · ')}`)
}
