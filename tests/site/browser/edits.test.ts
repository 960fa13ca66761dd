import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { editsOfData } from '../../../bench/edit-site.ts'
import { compareSequence } from '../../../bench/edit-sequences.ts'
import { copyProject } from '../../support/project-copy.ts'

// Compresses quickly: that takes half of a publish.
vi.mock(import('../../../src/publish/files/pack-file.ts'), async (load) => {
  const { packed, ...rest } = await load()
  return { ...rest, packed: (bytes) => packed(bytes, 1) }
})

test('publishing this site after each random edit gives the same files as publishing from nothing', async () => {
  const project = await copyProject()
  const storage = join(project.root, 'content/storage')
  await rm(storage)
  await cp('content/storage', storage, { recursive: true })
  try {
    const made = await compareSequence({
      root: project.root,
      count: 12,
      seed: 20_261_128,
      // The copy has a link to the files of `public/`.
      kinds: ['style', ...editsOfData.filter((kind) => kind !== 'a file of the site')],
    })
    expect(made).toHaveLength(12)
  } finally {
    await project.remove()
  }
}, 1_200_000)
