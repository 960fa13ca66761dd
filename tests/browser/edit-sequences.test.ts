import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { edits, editsOfData } from '../../bench/edit-site.ts'
import { compareSequence } from '../../bench/edit-sequences.ts'
import { putSecondSite } from '../../bench/put-second-site.ts'
import { publish } from '../../src/publish/publish.ts'
import { copyProject } from '../support/project-copy.ts'

// Compresses quickly: that takes half of a publish.
vi.mock(import('../../src/publish/files/pack-file.ts'), async (load) => {
  const { packed, ...rest } = await load()
  return { ...rest, packed: (bytes) => packed(bytes, 1) }
})

/** Edits, equal in every run. Few edit code: each of them builds the script, which takes ten times as long. */
const parts = [
  { count: 84, seed: 20_261_122, kinds: editsOfData },
  { count: 4, seed: 20_261_123, kinds: Object.keys(edits).filter((kind) => !editsOfData.includes(kind)) },
]

test('publishing after each random edit gives the same files as publishing from nothing, and renders what changed', async () => {
  const project = await copyProject()
  const { root } = project
  await putSecondSite(root)
  const made: string[] = []
  try {
    for (const part of parts) made.push(...(await compareSequence({ root, ...part })))
    const again = { root, outDir: 'dist', despiteContent: true }
    expect(await publish(again)).toMatchObject({ rendered: 0 })
    const answer = join(root, 'content/api/kuchen.json')
    await writeFile(answer, `${await readFile(answer, 'utf8')} `)
    const { pages, rendered } = await publish(again)
    expect(rendered).toBeGreaterThan(0)
    expect(rendered).toBeLessThan(pages)
  } finally {
    await project.remove()
  }
  expect(new Set(made.map((line) => line.split(': ')[0])).size).toBeGreaterThan(10)
}, 1_200_000)
