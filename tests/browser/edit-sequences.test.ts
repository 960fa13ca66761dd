import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editsOfData } from '../../bench/edit-site.ts'
import { compareSequences } from '../../bench/edit-sequences.ts'
import { putExampleSite } from '../../bench/put-example-site.ts'
import { publish } from '../../src/publish/publish.ts'
import { copyProject } from '../support/project-copy.ts'

/**
 * Ten sequences, equal in every run. Few sequences
 * edit code: they build the script for each edit, which takes ten times as long.
 */
const parts = [
  { count: 8, seed: 20_261_122, kinds: editsOfData },
  { count: 2, seed: 20_261_123 },
]

test('publishing after each random edit gives the same files as publishing from nothing, and renders what changed', async () => {
  const project = await copyProject()
  const { root } = project
  await putExampleSite(root)
  const made: string[] = []
  try {
    for (const part of parts) made.push(...(await compareSequences({ root, ...part })))
    const again = { root, outDir: 'dist', despiteContent: true }
    expect(await publish(again)).toMatchObject({ rendered: 0 })
    const answer = join(root, 'content/api/bogen.json')
    await writeFile(answer, `${await readFile(answer, 'utf8')} `)
    const { pages, rendered } = await publish(again)
    expect(rendered).toBeGreaterThan(0)
    expect(rendered).toBeLessThan(pages)
  } finally {
    await project.remove()
  }
  expect(made.length).toBeGreaterThanOrEqual(10)
  expect(new Set(made.map((line) => line.split(': ')[0])).size).toBeGreaterThan(5)
}, 600_000)
